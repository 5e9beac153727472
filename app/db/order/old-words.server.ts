import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { forgetArchives } from "../message/archive.server";
import { orderChanges } from "../schema/order-changes";
import { orderFiles } from "../schema/order-files";
import { orders } from "../schema/orders";

/** Orders that ended before `before`, the oldest first. Rides on orders_words_kept. */
export async function listOrdersWithOldWords(db: Database, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.closedAt} is not null and ${orders.wordsRemovedAt} is null and ${orders.closedAt} < ${before}`,
    )
    .orderBy(asc(orders.closedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** `archived`: conversations whose objects are gone. What was traded, when and for how much stays; files lose their rows, and the sweep their objects. */
export async function removeOrderWords(
  db: Database,
  { ids, archived }: { ids: string[]; archived: string[] },
  words: string,
  now: number,
): Promise<void> {
  await db.batch([
    db.update(orderChanges).set({ description: words }).where(inArray(orderChanges.orderId, ids)),
    db.delete(orderFiles).where(inArray(orderFiles.orderId, ids)),
    db
      .update(orders)
      .set({ requirements: words, notes: "", wordsRemovedAt: now })
      .where(inArray(orders.id, ids)),
    ...(archived.length > 0 ? forgetArchives(db, archived) : []),
  ]);
}
