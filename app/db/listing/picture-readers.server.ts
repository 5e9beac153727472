import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { listingPictures, listings } from "../schema/listings";
import { orders } from "../schema/orders";
import { users } from "../schema/users";
import { pictureUrl } from "./pictures.server";

export type PictureOwnership = { ownerId: string; hiddenListing: string | null };

/** Whose picture it is, in one trip; null where nothing names it any more. Rides on the addresses' indexes. */
export async function findPictureOwnership(db: Database, key: string): Promise<PictureOwnership | null> {
  const url = pictureUrl(key);
  const [[listing], [person]] = await db.batch([
    db
      .select({ id: listings.id, ownerId: listings.ownerId, hiddenAt: listings.hiddenAt })
      .from(listingPictures)
      .innerJoin(listings, eq(listings.id, listingPictures.listingId))
      .where(eq(listingPictures.url, url)),
    db.select({ id: users.id }).from(users).where(eq(users.pictureUrl, url)).limit(1),
  ]);
  if (listing)
    return { ownerId: listing.ownerId, hiddenListing: listing.hiddenAt === null ? null : listing.id };
  return person ? { ownerId: person.id, hiddenListing: null } : null;
}

/** Whoever has paid for what was hidden since still sees what they bought, as on its page. */
export async function isBeingBoughtBy(db: Database, listingId: string, userId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.buyerId, userId), sql`${orders.status} = 'in_progress'`, eq(orders.listingId, listingId)),
    )
    .limit(1);
  return order !== undefined;
}
