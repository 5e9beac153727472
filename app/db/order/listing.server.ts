import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, isNullViolation } from "../core/connection.server";
import { listings } from "../schema/listings";
import { users } from "../schema/users";

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

/** Null once anything that an order copies has changed: the order's column refuses it (`isListingChanged`). */
export function idWhileUnchanged(listing: ListingToOrder): SQL<string> {
  return sql<string>`(select id from services where id = ${listing.id} and deleted_at is null
    and status = ${listing.status} and title = ${listing.title} and price = ${listing.price}
    and packages = ${listing.packagesText} and delivery_time = ${listing.deliveryTime})`;
}

export function isListingChanged(error: unknown): boolean {
  return isNullViolation(error, "orders.service_id");
}
