import { eq, inArray } from "drizzle-orm";
import type { Package } from "~/domain/package";
import type { Database } from "./connection.server";
import { pictureUrl } from "./listing-pictures.server";
import { serviceAssets, services } from "./schema/listings";

/** An offer about to be stored, its texts cleaned and its rules checked. `price` in integer rupiah. */
export type NewOffer = {
  id: string;
  userId: string;
  sellerName: string;
  sellerPicture: string | null;
  title: string;
  description: string;
  category: string;
  price: number;
  location: string;
  deliveryTime: string;
  packages: Package[];
  searchTags: string;
  requestId: string;
};

/** A picture of a new listing: a row, and the key under which its objects will lie. Pixels upright. */
export type NewPicture = { id: string; key: string; position: number; width: number; height: number };

/** The listing, at once to be found, and its pictures' rows, still pending. `now` in UTC ms. */
export async function insertOffer(
  db: Database,
  offer: NewOffer,
  pictures: NewPicture[],
  now: number,
): Promise<void> {
  const listing = db
    .insert(services)
    .values({ ...offer, type: "offer", status: "active", createdAt: now, updatedAt: now });
  if (pictures.length === 0) return void (await listing);
  await db.batch([
    listing,
    // Eight rows of nine columns stay below D1's 100 bound parameters.
    db.insert(serviceAssets).values(
      pictures.map(({ key, ...picture }) => ({
        ...picture,
        serviceId: offer.id,
        url: pictureUrl(key),
        status: "pending" as const,
        createdAt: now,
      })),
    ),
  ]);
}

/**
 * Shows the stored pictures and puts the first on the listing's cards. Rows of the others stay pending, and the sweep
 * takes them away together with what may lie in R2.
 */
export async function publishPictures(
  db: Database,
  listing: { id: string; title: string },
  stored: readonly [NewPicture, ...NewPicture[]],
): Promise<void> {
  const ids = stored.map(({ id }) => id);
  await db.batch([
    db.update(serviceAssets).set({ status: "ready" }).where(inArray(serviceAssets.id, ids)),
    db
      .update(services)
      .set({ coverUrl: pictureUrl(stored[0].key), coverAlt: listing.title })
      .where(eq(services.id, listing.id)),
  ]);
}
