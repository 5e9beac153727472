import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, isNullViolation } from "../core/connection.server";
import { services } from "../schema/listings";
import { users } from "../schema/users";

/** What an order is made from, with its seller; no row when there is no such listing any more. */
export function listingToOrder(db: Database, id: string) {
  return db
    .select({
      id: services.id,
      sellerId: services.userId,
      kind: services.type,
      status: services.status,
      title: services.title,
      category: services.category,
      price: services.price,
      packages: services.packages,
      packagesText: sql<string>`${services.packages}`.as("packages_text"),
      deliveryTime: services.deliveryTime,
      coverUrl: services.coverUrl,
      coverAlt: services.coverAlt,
      sellerName: users.fullName,
      ratingSum: users.ratingSum,
      ratingCount: users.ratingCount,
      responseMinutes: users.responseMinutes,
    })
    .from(services)
    .innerJoin(users, eq(users.id, services.userId))
    .where(and(eq(services.id, id), isNull(services.deletedAt)))
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
