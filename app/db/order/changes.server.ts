import { and, desc, eq, sql } from "drizzle-orm";
import type { ChangeStatus, ChangeTerms } from "~/domain/order/change";
import type { Side } from "~/domain/order/order";
import type { Database } from "../core/connection.server";
import { newId } from "../core/new-id.server";
import { orderChanges } from "../schema/order-changes";

export type OrderChange = typeof orderChanges.$inferSelect;

/** Newest first; only the first can be open. Rides on order_changes_order. */
export function selectChanges(db: Database, orderId: string, count: number) {
  return db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(desc(orderChanges.createdAt), sql`rowid desc`)
    .limit(count);
}

type NewChange = ChangeTerms & {
  orderId: string;
  proposedBy: Side;
  description: string;
  requestId: string;
  createdAt: number;
};

/** Rides in the batch of the event that proposes it, which lets only one through. */
export function insertChange(db: Database, change: NewChange) {
  return db.insert(orderChanges).values({ ...change, id: newId(), status: "open" });
}

/** Rides on order_changes_one_open. */
export function closeChange(
  db: Database,
  orderId: string,
  status: Exclude<ChangeStatus, "open">,
  now: number,
) {
  return db
    .update(orderChanges)
    .set({ status, decidedAt: now })
    .where(and(eq(orderChanges.orderId, orderId), sql`${orderChanges.status} = 'open'`));
}
