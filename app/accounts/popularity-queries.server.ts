import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { users } from "~/database/schema/users";

/**
 * A closed order whose money was split does not count as a success (`orders/queries` checks decisions the
 * same way).
 */
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

/**
 * Recounts those last counted before `stale`, oldest first, from orders closed after `since`; all in UTC ms.
 * Returns the number of rows. Uses the indexes `services_popularity_stale` and `orders_listing_completed`.
 */
export async function recountStalePopularity(
  db: Database,
  { stale, since, now }: { stale: number; since: number; now: number },
  limit: number,
): Promise<number> {
  const oldest = db
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`${listings.popularity} > 0`, lt(listings.popularityAt, stale)))
    .orderBy(asc(listings.popularityAt))
    .limit(limit);
  const counted = await db
    .update(listings)
    .set({
      popularity: sql`(select count(*) from orders
        where orders.service_id = services.id and ${SUCCEEDED} and orders.closed_at >= ${since})`,
      popularityAt: now,
    })
    .where(inArray(listings.id, oldest))
    .returning({ seq: listings.seq });
  return counted.length;
}
