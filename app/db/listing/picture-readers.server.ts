import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { listingPictures, listings } from "../schema/listings";
import { orders } from "../schema/orders";
import { pictureUrl } from "./pictures.server";

export type PictureListing = { id: string; ownerId: string; hidden: boolean };

/** What a picture belongs to; null for a person's picture, or nobody's. Rides on its unique address. */
export async function findPictureListing(db: Database, key: string): Promise<PictureListing | null> {
  const [listing] = await db
    .select({ id: listings.id, ownerId: listings.ownerId, hiddenAt: listings.hiddenAt })
    .from(listingPictures)
    .innerJoin(listings, eq(listings.id, listingPictures.listingId))
    .where(eq(listingPictures.url, pictureUrl(key)));
  return listing ? { id: listing.id, ownerId: listing.ownerId, hidden: listing.hiddenAt !== null } : null;
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
