import { sql } from "drizzle-orm";
import { isNewRequest, type OfferSummary, type WantedSummary } from "~/domain/listing/view";
import { listings } from "../schema/listings";

/** Written out: a bound parameter would keep the planner from the partial indexes. */
export const isOpenListing = sql`${listings.status} = 'active' and ${listings.deletedAt} is null`;
export const isOffer = sql`${listings.kind} = 'offer'`;
export const isWanted = sql`${listings.kind} = 'wanted'`;

export const newestListingsFirst = [sql`${listings.createdAt} desc`, sql`${listings.id} desc`];
export const popularFirst = [sql`${listings.popularity} desc`, ...newestListingsFirst];

const shared = {
  id: listings.id,
  title: listings.title,
  category: listings.category,
  price: listings.price,
  location: listings.location,
  createdAt: listings.createdAt,
};

/** Over all that the seller offers: 0 to 5 stars, 0 without reviews. Filters, sorts and ranks go by the listing's own `rating`. */
export const sellerRatingColumns = {
  rating: sql<number>`${listings.sellerRatingSum} * 1.0 / max(${listings.sellerRatingCount}, 1)`.as(
    "seller_rating",
  ),
  reviewCount: listings.sellerRatingCount,
};

export const offerColumns = {
  ...shared,
  ...sellerRatingColumns,
  sellerName: listings.sellerName,
  sellerPicture: listings.sellerPicture,
  coverUrl: listings.coverUrl,
  coverAlt: listings.coverAlt,
};

export const wantedColumns = { ...shared, deadline: listings.deadline, requirements: listings.requirements };

const COVER = { width: 640, height: 480 };

type OfferRow = Omit<OfferSummary, "picture"> & {
  createdAt: number;
  coverUrl: string | null;
  coverAlt: string | null;
};

export function toOffer({ coverUrl, coverAlt, createdAt: _, ...row }: OfferRow): OfferSummary {
  return { ...row, picture: coverUrl ? { url: coverUrl, alt: coverAlt ?? "", ...COVER } : null };
}

type WantedRow = Omit<WantedSummary, "budget" | "isNew"> & { price: number; createdAt: number };

export function toWanted({ price, createdAt, ...row }: WantedRow, now: number): WantedSummary {
  return { ...row, budget: price, isNew: isNewRequest(createdAt, now) };
}
