import { desc, eq, inArray, sql } from "drizzle-orm";
import { batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { selectLedgerEntries } from "../money/ledger.server";
import { selectAssignedRefunds } from "../money/refunds.server";
import { selectChanges } from "../order/changes.server";
import { selectOrderFiles } from "../order/files.server";
import { selectAttempts } from "../order/orders.server";
import { orderEvents, orders } from "../schema/orders";
import { gatewayNotifications } from "../schema/payments";
import { users } from "../schema/users";
import { selectOperatorActions } from "./actions.server";

const EVENTS_SHOWN = 200;
const NOTIFICATIONS_SHOWN = 50;
const BODY_SHOWN = 8_000;
const ROWS_SHOWN = 50;

/** One trip; null: none. Its sides' texts may leave the server only if ever disputed (`disputedBy`). */
export async function findAdminOrder(
  db: Database,
  id: string,
  { readerId, now }: { readerId: string; now: number },
) {
  const {
    order: [row],
    ...found
  } = await batchByName(db, {
    order: db.select().from(orders).where(eq(orders.id, id)),
    people: db
      .select({
        personId: users.id,
        name: users.fullName,
        email: users.email,
        suspendedAt: users.suspendedAt,
      })
      .from(users)
      .where(sql`${users.id} in (select user_id from orders where id = ${id}
        union select seller_id from orders where id = ${id})`),
    events: db
      .select({
        version: orderEvents.version,
        kind: orderEvents.kind,
        actor: orderEvents.actor,
        at: orderEvents.at,
        detail: orderEvents.detail,
        actorName: users.fullName,
      })
      .from(orderEvents)
      .leftJoin(users, eq(users.id, orderEvents.actorId))
      .where(eq(orderEvents.orderId, id))
      .orderBy(desc(orderEvents.version))
      .limit(EVENTS_SHOWN),
    attempts: selectAttempts(db, id),
    notifications: db
      .select({
        key: gatewayNotifications.id,
        body: sql<string | null>`substr(${gatewayNotifications.body}, 1, ${BODY_SHOWN})`.as("shown_body"),
        archivedHash: gatewayNotifications.archivedHash,
        receivedAt: gatewayNotifications.receivedAt,
        processedAt: gatewayNotifications.processedAt,
        outcome: gatewayNotifications.outcome,
        shortenedAt: gatewayNotifications.trimmedAt,
      })
      .from(gatewayNotifications)
      .where(
        inArray(
          gatewayNotifications.gatewayOrderId,
          sql`(select gateway_order_id from payments where order_id = ${id})`,
        ),
      )
      .orderBy(desc(gatewayNotifications.receivedAt))
      .limit(NOTIFICATIONS_SHOWN),
    ledgerEntries: selectLedgerEntries(db, id),
    refunds: selectAssignedRefunds(db, id, now),
    changes: selectChanges(db, id, ROWS_SHOWN),
    files: selectOrderFiles(db, id),
    acts: selectOperatorActions(db, { readerId, subjectId: id }, ROWS_SHOWN),
  });
  return row ? { ...found, order: row, events: found.events.reverse() } : null;
}

export type AdminOrderRows = NonNullable<Awaited<ReturnType<typeof findAdminOrder>>>;
