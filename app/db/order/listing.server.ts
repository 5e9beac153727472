import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, isAccountClosed, isNullViolation } from "../core/connection.server";
import { shownCover } from "../listing/hidden.server";
import { listings } from "../schema/listings";
import { orders } from "../schema/orders";
import { users } from "../schema/users";
import { availabilityOf, toAvailability } from "../visit/availability.server";
import { selectOwnAddresses } from "../visit/visits.server";
import { orderByRequest } from "./orders.server";

function listingToOrder(db: Database, id: string) {
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
      comesToBuyer: listings.comesToBuyer,
      atSeller: listings.atSeller,
      online: listings.online,
      placeCode: sql<string | null>`coalesce(${listings.placeCode}, ${users.placeCode})`.as("stands_in"),
      areas: listings.areas,
      startsInDays: listings.startsInDays,
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

type ListingToOrder = Awaited<ReturnType<typeof listingToOrder>>[number];

export function selectOrderedListing(db: Database, orderId: string) {
  return db
    .select({
      kind: listings.kind,
      status: listings.status,
      hiddenAt: listings.hiddenAt,
      deletedAt: listings.deletedAt,
      category: listings.category,
      coverUrl: shownCover(),
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(eq(orders.id, orderId));
}

const sellerOf = (listingId: string) => sql<string>`(select user_id from services where id = ${listingId})`;

export async function findForOrder(
  db: Database,
  { buyerId, requestId, listingId }: { buyerId: string; requestId: string; listingId: string },
  { now, wished }: { now: number; wished: string },
) {
  const [[earlier], [listing], hours, off, held] = await db.batch([
    orderByRequest(db, buyerId, requestId),
    listingToOrder(db, listingId),
    ...availabilityOf(db, sellerOf(listingId), now, wished),
  ]);
  const availability = toAvailability({ hours, off, held }, listing?.startsInDays ?? null);
  return { earlier, listing, availability };
}

export async function findListingToOrder(db: Database, id: string, buyerId: string, now: number) {
  const [[listing], [buyer], addresses, hours, off, held] = await db.batch([
    listingToOrder(db, id),
    db.select({ homePlace: users.placeCode }).from(users).where(eq(users.id, buyerId)),
    selectOwnAddresses(db, buyerId),
    ...availabilityOf(db, sellerOf(id), now),
  ]);
  if (!listing) return null;
  return {
    listing,
    buyerPlace: buyer?.homePlace ?? null,
    addresses,
    availability: toAvailability({ hours, off, held }, listing.startsInDays),
  };
}

export type FormOfListing = NonNullable<Awaited<ReturnType<typeof findListingToOrder>>>;

/** Null once anything that an order copies has changed: the order's column refuses it (`isListingChanged`). */
export function idWhileUnchanged(listing: ListingToOrder): SQL<string> {
  return sql<string>`(select id from services where id = ${listing.id} and deleted_at is null
    and status = ${listing.status} and title = ${listing.title} and price = ${listing.price}
    and packages = ${listing.packagesText} and delivery_time = ${listing.deliveryTime})`;
}

export function isListingChanged(error: unknown): boolean {
  return isNullViolation(error, "orders.service_id") || isAccountClosed(error);
}

/** In the batch that agrees to something over it: aborts it if operators hid it meanwhile (`isListingChanged`). */
export function abortIfListingHidden(db: Database, orderId: string) {
  const shown = sql<string>`(select id from services where id = ${orders.listingId} and hidden_at is null)`;
  return db.update(orders).set({ listingId: shown }).where(eq(orders.id, orderId));
}
