import { asc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { RefundRoute } from "~/domain/money/refund";
import type { Database } from "../core/connection.server";
import { refunds } from "../schema/refunds";
import { manualPayoutColumns } from "./manual-payouts.server";

export type RefundRow = typeof refunds.$inferSelect;

export function selectRefunds(db: Database, ofOrder: string | SQL) {
  return db.select().from(refunds).where(eq(refunds.orderId, ofOrder)).orderBy(asc(refunds.version));
}

export function selectAssignedRefunds(db: Database, ofOrder: string, now: number) {
  return db
    .select({ ...getTableColumns(refunds), ...manualPayoutColumns("refunds", now) })
    .from(refunds)
    .where(eq(refunds.orderId, ofOrder))
    .orderBy(asc(refunds.version));
}

type PaidRefund = {
  route: RefundRoute;
  reference: string;
  /** UTC ms */
  now: number;
};

/** Rides in the batch of the order's event, which lets it happen once. */
export function settleRefund(db: Database, id: string, { route, reference, now }: PaidRefund) {
  return db
    .update(refunds)
    .set({
      status: "paid",
      route,
      paidAt: now,
      nextTryAt: null,
      reference,
      assignedTo: null,
      assignedAt: null,
    })
    .where(eq(refunds.id, id));
}
