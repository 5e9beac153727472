import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, isNullViolation } from "../core/connection.server";
import { listings } from "../schema/listings";
import { users } from "../schema/users";

/** What an order is made from, with its seller; no row when there is no such listing any more. */
export function listingToOrder(db: Database, id: string) {
  return db
    .select({
      id: listings.id,
      sellerId: listings.ownerId,
      kind: listings.kind,
      status: listings.status,
      title: listings.title,
      category: listings.category,
      price: listings.price,
      packages: listings.packages,
      packagesText: sql<string>`${listings.packages}`.as("packages_text"),
      deliveryTime: listings.deliveryTime,
      coverUrl: listings.coverUrl,
      coverAlt: listings.coverAlt,
      sellerName: users.fullName,
      ratingSum: users.ratingSum,
      ratingCount: users.ratingCount,
      responseMinutes: users.responseMinutes,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(listings.id, id), isNull(listings.deletedAt)))
    .limit(1);
}

export type ListingToOrder = Awaited<ReturnType<typeof listingToOrder>>[number];

/**
 * The listing's id as long as all that an order takes from it is as it was read, else none, which the order's column
 * refuses and its batch with it (`isListingChanged`).
 */
export function idWhileUnchanged(listing: ListingToOrder): SQL<string> {
  return sql<string>`(select id from services where id = ${listing.id} and deleted_at is null
    and status = ${listing.status} and title = ${listing.title} and price = ${listing.price}
    and packages = ${listing.packagesText} and delivery_time = ${listing.deliveryTime})`;
}

export function isListingChanged(error: unknown): boolean {
  return isNullViolation(error, "orders.service_id");
}
