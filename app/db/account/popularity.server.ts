import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { users } from "../schema/users";

/** A closed order whose money was divided is no success (`order/effects` asks the same of a decision). */
export const SUCCEEDED = sql`status = 'completed' and coalesce(buyer_share, 0) = 0`;

export function countCompletion(
  db: Database,
  order: { listingId: string; sellerId: string; onTime: boolean; now: number },
) {
  return [
    db
      .update(listings)
      .set({
        ordersCompleted: sql`${listings.ordersCompleted} + 1`,
        popularity: sql`${listings.popularity} + 1`,
        popularityAt: sql`coalesce(${listings.popularityAt}, cast(${order.now} as integer))`,
      })
      .where(eq(listings.id, order.listingId)),
    db
      .update(users)
      .set({
        completedCount: sql`${users.completedCount} + 1`,
        ...(order.onTime ? { onTimeCount: sql`${users.onTimeCount} + 1` } : {}),
      })
      .where(eq(users.id, order.sellerId)),
  ];
}

/** `before` in UTC ms; oldest first. Rides on `services_popularity_stale`. */
export async function listStalePopularity(db: Database, before: number, limit: number): Promise<string[]> {
  const stale = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`${listings.popularity} > 0`, lt(listings.popularityAt, before)))
    .orderBy(asc(listings.popularityAt))
    .limit(limit);
  return stale.map(({ id }) => id);
}

/** Since a time in UTC ms. Rides on `orders_listing_completed`. */
export async function recountPopularity(
  db: Database,
  ids: readonly string[],
  times: { since: number; now: number },
): Promise<void> {
  await db
    .update(listings)
    .set({
      popularity: sql`(select count(*) from orders
        where orders.service_id = services.id and ${SUCCEEDED} and orders.closed_at >= ${times.since})`,
      popularityAt: times.now,
    })
    .where(inArray(listings.id, [...ids]));
}
