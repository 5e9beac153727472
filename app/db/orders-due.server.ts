import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "./connection.server";
import { type OrderState, selectAttempts, toOrder } from "./orders.server";
import { orders } from "./schema/orders";

/**
 * Orders that nobody paid in time, longest overdue first. Rides on `orders_payment_due`. Those under review wait for
 * the gateway and are left out, so that they never fill a run.
 */
export async function listOrdersDueForPayment(db: Database, now: number, limit: number): Promise<string[]> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.phase} = 'awaiting_payment' and ${orders.paymentDueAt} < ${now} and ${orders.paymentStatus} <> 'review'`,
    )
    .orderBy(asc(orders.paymentDueAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** An order as the clock sees it, who is on neither side. */
export async function findOrderState(db: Database, id: string): Promise<OrderState | null> {
  const [[row], attempts] = await db.batch([
    db.select().from(orders).where(eq(orders.id, id)),
    selectAttempts(db, id),
  ]);
  return row ? { row, order: toOrder(row), attempts } : null;
}
