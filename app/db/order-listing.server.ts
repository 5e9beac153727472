import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "./connection.server";
import { services } from "./schema/listings";
import { users } from "./schema/users";

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
