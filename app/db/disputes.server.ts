import { and, desc, eq, isNotNull, lte, max, ne, type SQL, sql } from "drizzle-orm";
import type { OperatorAct } from "~/domain/operator-act";
import { NO_GROUND, type ProposedRuling, proposedLine, type Ruling, readProposedLine } from "~/domain/ruling";
import type { Database } from "./connection.server";
import { selectJournal } from "./ledger.server";
import { selectOrderFiles } from "./order-files.server";
import { selectOrderEvents } from "./order-pages.server";
import { type OrderState, selectAttempts, toOrder } from "./orders.server";
import { conversations, messagePictures, messages } from "./schema/messages";
import { operatorActs } from "./schema/operators";
import { orderFiles } from "./schema/order-files";
import { orderEvents, orders } from "./schema/orders";
import { users } from "./schema/users";

/** For operators: orders that are or were disputed. No others are theirs to look into here. */
function selectDisputed(db: Database, id: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNotNull(orders.disputedBy)));
}

/** The newest ruling that waits for a second person, whose proposer has worked for the house ever since. */
function selectProposedRuling(db: Database, orderId: string) {
  return db
    .select({ operatorId: operatorActs.operatorId, proposer: users.fullName, line: operatorActs.reason })
    .from(operatorActs)
    .innerJoin(users, eq(users.id, operatorActs.operatorId))
    .where(
      and(
        eq(operatorActs.subjectId, orderId),
        eq(operatorActs.kind, "propose_ruling"),
        lte(users.operatorSince, operatorActs.at),
      ),
    )
    .orderBy(desc(operatorActs.at), sql`operator_acts.rowid desc`)
    .limit(1);
}

/** Version of the last change that matters to a ruling. */
function selectGround(db: Database, orderId: string) {
  return db
    .select({ ground: max(orderEvents.version) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), ne(orderEvents.kind, NO_GROUND)));
}

type ProposedRow = Awaited<ReturnType<typeof selectProposedRuling>>[number];

/** With the name of whoever proposed it. */
export type NamedRuling = ProposedRuling & { proposer: string };

function toProposed(row: ProposedRow | undefined): NamedRuling | null {
  const read = row && readProposedLine(row.line);
  return read ? { ...read, operatorId: row.operatorId, proposer: row.proposer } : null;
}

export type DisputeState = OrderState & {
  proposed: NamedRuling | null;
  /** Version of the last change that matters to a ruling. */
  ground: number;
  /** Who ruled it, once somebody has. */
  ruledBy: string | null;
};

/** A dispute as an operator is about to rule on it; null where there never was one. */
export async function findDispute(db: Database, id: string): Promise<DisputeState | null> {
  const [[row], attempts, [proposed], [last], [ruled]] = await db.batch([
    selectDisputed(db, id),
    selectAttempts(db, id),
    selectProposedRuling(db, id),
    selectGround(db, id),
    db
      .select({ ruledBy: orderEvents.actorId })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, "ruled")))
      .limit(1),
  ]);
  if (!row) return null;
  return {
    row,
    order: toOrder(row),
    attempts,
    proposed: toProposed(proposed),
    ground: last?.ground ?? row.version,
    ruledBy: ruled?.ruledBy ?? null,
  };
}

/**
 * Puts a ruling forward for a second person, in the log alone. Nothing is written when what is ruled on has changed
 * since `ground`, or when the same person put forward the very same last. False: it has changed.
 */
export async function proposeRuling(
  db: Database,
  {
    orderId,
    ground,
    operatorId,
    ruling,
  }: { orderId: string; ground: number; operatorId: string; ruling: Ruling },
  now: number,
): Promise<boolean> {
  const reason = proposedLine({ ...ruling, version: ground });
  const act: OperatorAct = { operatorId, kind: "propose_ruling", subjectId: orderId, reason };
  const asSeen = sql`select 1 from orders where id = ${orderId} and phase = 'disputed'
    and not exists (select 1 from order_events where order_id = ${orderId}
      and version > cast(${ground} as integer) and kind <> ${NO_GROUND})`;
  // Of before somebody left the operators it is none, and can be put forward anew.
  const since = sql`select operator_since from users where id = ${operatorId}`;
  const last = sql`select operator_id, reason, at from operator_acts where subject_id = ${orderId}
    and kind = 'propose_ruling' order by at desc, rowid desc limit 1`;
  const [, unchanged] = await db.batch([
    // The table's columns in their order.
    db.insert(operatorActs).select(sql`
      select ${crypto.randomUUID()}, ${act.operatorId}, ${act.kind}, ${act.subjectId}, ${act.reason},
        cast(${now} as integer)
      where exists (${asSeen}) and not exists (
        select 1 from (${last}) where operator_id = ${act.operatorId} and reason = ${act.reason}
          and at >= (${since}))`),
    db.select({ id: orders.id }).from(orders).where(sql`exists (${asSeen}) and id = ${orderId}`),
  ]);
  return unchanged.length > 0;
}

/** Of a conversation, on one page of a case. */
const MESSAGES_OF_CASE = 50;

/** Everything an operator reads before ruling, in one trip. `before`: the messages before that one. */
export async function findDisputeCase(db: Database, id: string, before: number | null) {
  const [[row], attempts, [proposed], [last], events, journal, files, said, pictures] = await db.batch([
    selectDisputed(db, id),
    selectAttempts(db, id),
    selectProposedRuling(db, id),
    selectGround(db, id),
    selectOrderEvents(db, id),
    selectJournal(db, id),
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
  ]);
  if (!row) return null;
  return {
    row,
    order: toOrder(row),
    attempts,
    proposed: toProposed(proposed),
    ground: last?.ground ?? row.version,
    events: events.reverse(),
    journal,
    files,
    messages: said.slice(0, MESSAGES_OF_CASE).reverse(),
    pictures,
    more: said.length > MESSAGES_OF_CASE,
  };
}

export type DisputeCase = NonNullable<Awaited<ReturnType<typeof findDisputeCase>>>;

// Rides on messages_conversation.
function saidIn(orderId: string, before: number | null): SQL {
  const here = sql`messages.conversation_id = (select id from conversations where order_id = ${orderId})`;
  return before === null ? here : sql`${here} and seq < ${before}`;
}

/** A file of an order that is or was disputed; null for all others. */
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

/** Whether a picture was sent in the conversation of an order that is or was disputed. */
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
