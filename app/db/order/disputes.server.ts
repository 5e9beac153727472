import { and, desc, eq, isNotNull, isNull, max, ne, type SQL, sql } from "drizzle-orm";
import { NOT_RULED_ON } from "~/domain/order/ruling";
import type { Database } from "../core/connection.server";
import { selectLedgerEntries } from "../money/ledger.server";
import { conversations, messagePictures, messages } from "../schema/messages";
import { orderFiles } from "../schema/order-files";
import { orderEvents, orders } from "../schema/orders";
import { personTotals } from "../schema/totals";
import { users } from "../schema/users";
import { selectVisit, toVisit } from "../visit/visits.server";
import { selectOrderFiles } from "./files.server";
import { type OrderState, selectAttempts } from "./orders.server";
import { selectOrderEvents } from "./pages.server";
import { type NamedRuling, selectProposedRuling } from "./proposed-rulings.server";

/** Operators may look only into orders that are or were disputed. */
function selectDisputed(db: Database, id: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNotNull(orders.disputedBy)));
}

function selectRuledOnVersion(db: Database, orderId: string) {
  return db
    .select({ ruledOnVersion: max(orderEvents.version) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), ne(orderEvents.kind, NOT_RULED_ON)));
}

export type DisputeState = OrderState & {
  proposed: NamedRuling | null;
  ruledOnVersion: number;
  ruledBy: string | null;
};

/** Null where there never was one, and to whoever is no operator now. */
export async function findDispute(
  db: Database,
  id: string,
  operatorId: string,
): Promise<DisputeState | null> {
  const [[row], attempts, [proposed], [last], [ruled], operators] = await db.batch([
    selectDisputed(db, id),
    selectAttempts(db, id),
    selectProposedRuling(db, id),
    selectRuledOnVersion(db, id),
    db
      .select({ ruledBy: orderEvents.actorId })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, "ruled")))
      .limit(1),
    db
      .select({ operator: users.id })
      .from(users)
      .where(and(eq(users.id, operatorId), isNotNull(users.operatorSince), isNull(users.suspendedAt))),
  ]);
  if (!row || operators.length === 0) return null;
  return {
    order: row,
    attempts,
    proposed: proposed ?? null,
    ruledOnVersion: last?.ruledOnVersion ?? row.version,
    ruledBy: ruled?.ruledBy ?? null,
  };
}

const MESSAGES_OF_CASE = 50;

export async function findDisputeCase(db: Database, id: string, before: number | null) {
  const [[row], attempts, [proposed], [last], events, ledgerEntries, files, said, pictures, totals, [visit]] =
    await db.batch([
      selectDisputed(db, id),
      selectAttempts(db, id),
      selectProposedRuling(db, id),
      selectRuledOnVersion(db, id),
      selectOrderEvents(db, id),
      selectLedgerEntries(db, id),
      selectOrderFiles(db, id),
      db
        .select({
          seq: messages.seq,
          messageId: messages.id,
          senderId: messages.senderId,
          body: messages.body,
          createdAt: messages.createdAt,
        })
        .from(messages)
        .where(saidIn(id, before))
        .orderBy(desc(messages.seq))
        .limit(MESSAGES_OF_CASE + 1),
      db
        .select({
          key: messagePictures.key,
          messageId: messagePictures.messageId,
          width: messagePictures.width,
          height: messagePictures.height,
        })
        .from(messagePictures)
        .where(
          and(
            sql`${messagePictures.messageId} in (select id from messages where ${saidIn(id, before)}
            order by seq desc limit ${MESSAGES_OF_CASE})`,
            eq(messagePictures.status, "ready"),
          ),
        )
        .orderBy(messagePictures.position),
      db
        .select({
          personId: personTotals.userId,
          bought: personTotals.bought,
          soldCompleted: personTotals.soldCompleted,
        })
        .from(personTotals)
        .where(
          sql`${personTotals.userId} in (select user_id from orders where id = ${id}
          union all select seller_id from orders where id = ${id})`,
        ),
      selectVisit(db, id),
    ]);
  if (!row) return null;
  return {
    order: row,
    attempts,
    proposed: proposed ?? null,
    ruledOnVersion: last?.ruledOnVersion ?? row.version,
    events: events.reverse(),
    ledgerEntries,
    files,
    messages: said.slice(0, MESSAGES_OF_CASE).reverse(),
    pictures,
    totals,
    visit: toVisit(visit),
    more: said.length > MESSAGES_OF_CASE,
  };
}

export type DisputeCase = NonNullable<Awaited<ReturnType<typeof findDisputeCase>>>;

// Rides on messages_conversation.
function saidIn(orderId: string, before: number | null): SQL {
  const here = sql`messages.conversation_id = (select id from conversations where order_id = ${orderId})`;
  return before === null ? here : sql`${here} and seq < ${before}`;
}

export async function findDisputeFile(
  db: Database,
  file: { key: string; orderId: string },
): Promise<{ name: string } | null> {
  const [found] = await db
    .select({ name: orderFiles.name })
    .from(orderFiles)
    .innerJoin(orders, eq(orders.id, orderFiles.orderId))
    .where(
      and(eq(orderFiles.key, file.key), eq(orderFiles.orderId, file.orderId), isNotNull(orders.disputedBy)),
    );
  return found ?? null;
}

export async function isDisputePicture(
  db: Database,
  picture: { key: string; orderId: string },
): Promise<boolean> {
  const rows = await db
    .select({ key: messagePictures.key })
    .from(messagePictures)
    .innerJoin(conversations, eq(conversations.id, messagePictures.conversationId))
    .innerJoin(orders, eq(orders.id, conversations.orderId))
    .where(
      and(
        eq(messagePictures.key, picture.key),
        eq(messagePictures.status, "ready"),
        eq(orders.id, picture.orderId),
        isNotNull(orders.disputedBy),
      ),
    );
  return rows.length > 0;
}
