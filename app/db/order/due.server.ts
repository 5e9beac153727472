import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { NotificationDraft } from "~/domain/notification/notification";
import { LATE_CANCEL } from "~/domain/order/escrow";
import type { Database } from "../core/connection.server";
import { type NotifyOptions, notify } from "../notification/notifications.server";
import { orders } from "../schema/orders";
import type { OrderRow } from "./orders.server";

/** Rides on `orders_payment_due`. Those under review wait for the gateway, and would fill a run. */
export async function listOrdersDueForPayment(
  db: Database,
  now: number,
  { limit, from = "oldest" }: { limit: number; from?: "oldest" | "latest" },
): Promise<string[]> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.phase} = 'awaiting_payment' and ${orders.paymentDueAt} < ${now} and ${orders.paymentStatus} <> 'review'`,
    )
    .orderBy(from === "oldest" ? asc(orders.paymentDueAt) : desc(orders.paymentDueAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

export type OverdueKind = "release" | "enforce_cancellation" | "cancel_late";

// As the partial indexes have them: written out, not bound.
const OVERDUE: Record<OverdueKind, (now: number) => SQL> = {
  release: (now) => sql`${orders.phase} = 'delivered' and ${orders.reviewDueAt} < ${now}`,
  enforce_cancellation: (now) => sql`${orders.phase} = 'cancel_requested' and ${orders.answerDueAt} < ${now}`,
  cancel_late: (now) => sql`${orders.phase} = 'working' and ${orders.workDueAt} < ${now - LATE_CANCEL}`,
};

const DUE_COLUMNS = {
  release: orders.reviewDueAt,
  enforce_cancellation: orders.answerDueAt,
  cancel_late: orders.workDueAt,
};

export async function listOrdersDue(
  db: Database,
  kind: OverdueKind,
  now: number,
  limit: number,
): Promise<OrderRow[]> {
  return db.select().from(orders).where(OVERDUE[kind](now)).orderBy(asc(DUE_COLUMNS[kind])).limit(limit);
}

/** Rides on `orders_remind`. */
export async function listOrdersToRemind(db: Database, now: number, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(sql`${orders.remindAt} is not null and ${orders.remindAt} <= ${now}`)
    .orderBy(asc(orders.remindAt))
    .limit(limit);
}

/** An order that has changed meanwhile has a reminder of its own. */
export async function noteReminded(
  db: Database,
  order: { id: string; version: number },
  notification: NotificationDraft | null,
  options: NotifyOptions,
): Promise<void> {
  const asRead = sql`exists (select 1 from orders where id = ${order.id} and version = ${order.version})`;
  await db.batch([
    db
      .update(orders)
      .set({ remindAt: null })
      .where(and(eq(orders.id, order.id), eq(orders.version, order.version))),
    ...(notification ? notify(db, notification, options, asRead) : []),
  ]);
}
