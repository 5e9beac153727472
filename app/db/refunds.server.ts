import { and, asc, eq, ne, type SQL } from "drizzle-orm";
import type { Database } from "./connection.server";
import { refunds } from "./schema/refunds";

export type OpenRefund = { id: string; attempt: number | null; amount: number };

/** What is still owed to the buyer of an order, oldest first. `ofOrder` is its id, or a question for it. */
export function selectOpenRefunds(db: Database, ofOrder: SQL) {
  return db
    .select({ id: refunds.id, attempt: refunds.attempt, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderId, ofOrder), ne(refunds.status, "paid")))
    .orderBy(asc(refunds.version));
}

/** The buyer has it. Rides in the batch of the order's event. */
export function settleRefund(
  db: Database,
  id: string,
  { reference, now }: { reference: string; now: number },
) {
  return db
    .update(refunds)
    .set({ status: "paid", paidAt: now, nextTryAt: null, reference })
    .where(eq(refunds.id, id));
}
