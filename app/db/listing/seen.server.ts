import { and, desc, eq, lt, sql } from "drizzle-orm";
import { MINUTE } from "~/domain/core/dates";
import { MAX_SEEN } from "~/domain/listing/seen";
import { countSetting } from "../core/attempt-counters.server";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { seenListings } from "../schema/searches";
import { isOffer, isOpenListing } from "./cards.server";

/** A page loaded again soon after is one look, and no write. */
const ONE_LOOK = 5 * MINUTE;

/** One row a listing; what is beyond the last MAX_SEEN goes. `now` in UTC ms. */
export async function writeSeen(
  db: Database,
  { userId, listingId, now }: { userId: string; listingId: string; now: number },
): Promise<void> {
  await db.batch([
    db
      .insert(seenListings)
      .values({ userId, listingId, seenAt: now })
      .onConflictDoUpdate({
        target: [seenListings.userId, seenListings.listingId],
        set: { seenAt: now },
        setWhere: lt(seenListings.seenAt, now - ONE_LOOK),
      }),
    db.delete(seenListings).where(
      and(
        eq(seenListings.userId, userId),
        sql`service_id not in (select service_id from seen_listings where user_id = ${userId}
          order by seen_at desc limit ${sql.raw(String(MAX_SEEN))})`,
      ),
    ),
  ]);
}

const LAST_SEEN = 8;

/** What is still sold of the last ones seen, the last first; for a batch. Rides on seen_listings_newest. */
export function selectSeen(db: Database, userId: string, limit: number) {
  const last = db
    .select({ listingId: seenListings.listingId, seenAt: seenListings.seenAt })
    .from(seenListings)
    .where(eq(seenListings.userId, userId))
    .orderBy(desc(seenListings.seenAt))
    .limit(LAST_SEEN)
    .as("last_seen");
  return db
    .select({
      id: listings.id,
      title: listings.title,
      category: listings.category,
      price: listings.price,
      coverUrl: listings.coverUrl,
    })
    .from(last)
    .innerJoin(listings, and(eq(listings.id, last.listingId), isOffer, isOpenListing))
    .orderBy(desc(last.seenAt))
    .limit(limit);
}

export async function deleteSeen(db: Database, userId: string, now: number): Promise<void> {
  await db.batch([
    countSetting(db, "seen-deletion", userId, now),
    db.delete(seenListings).where(eq(seenListings.userId, userId)),
  ]);
}

/** `before` in UTC ms; how many went. Rides on seen_listings_age. */
export async function deleteOldSeen(db: Database, before: number, limit: number): Promise<number> {
  const { meta } = await db.run(sql`delete from seen_listings where rowid in (
    select rowid from seen_listings where seen_at < ${before} order by seen_at limit ${sql.raw(String(limit))})`);
  return meta.changes;
}
