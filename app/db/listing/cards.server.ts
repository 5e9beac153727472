import { sql } from "drizzle-orm";
import { isNewRequest, type OfferSummary, type WantedSummary } from "~/domain/listing/view";
import { services } from "../schema/listings";

/**
 * What the partial indexes are made over. Written out rather than bound: with a parameter in its place the planner
 * cannot know that the index covers the question.
 */
export const isOpen = sql`${services.status} = 'active' and ${services.deletedAt} is null`;
export const isOffer = sql`${services.type} = 'offer'`;
export const isWanted = sql`${services.type} = 'wanted'`;

export const newestFirst = [sql`${services.createdAt} desc`, sql`${services.id} desc`];
export const popularFirst = [sql`${services.popularity} desc`, ...newestFirst];

const shared = {
  id: services.id,
  title: services.title,
  category: services.category,
  price: services.price,
  location: services.location,
  createdAt: services.createdAt,
};

/** The columns of an offer's card: all in the listing's own row, so that a list joins nothing. */
export const offerColumns = {
  ...shared,
  rating: services.rating,
  reviewCount: services.ratingCount,
  sellerName: services.sellerName,
  sellerPicture: services.sellerPicture,
  coverUrl: services.coverUrl,
  coverAlt: services.coverAlt,
};

export const wantedColumns = { ...shared, deadline: services.deadline, requirements: services.requirements };

/** The box of every card; the picture fills it. */
const COVER = { width: 640, height: 480 };

export type OfferRow = Omit<OfferSummary, "picture"> & {
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
