import { eq, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { reviews } from "../schema/orders";

// Written out, not bound, for the partial indexes.
export const isPublic = sql`${reviews.publishedAt} is not null and ${reviews.hiddenAt} is null`;
export const byBuyer = sql`${reviews.side} = 'buyer' and ${isPublic}`;
export const newestReviewsFirst = [sql`${reviews.publishedAt} desc`, sql`${reviews.id} desc`];

export const reviewColumns = {
  id: reviews.id,
  authorName: reviews.authorName,
  authorPicture: reviews.authorPicture,
  rating: reviews.rating,
  comment: reviews.comment,
  bought: reviews.bought,
  publishedAt: reviews.publishedAt,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
};

export function selectListingReviews(db: Database, listingId: string, count: number) {
  return db
    .select(reviewColumns)
    .from(reviews)
    .where(sql`${eq(reviews.listingId, listingId)} and ${byBuyer}`)
    .orderBy(...newestReviewsFirst)
    .limit(count);
}

/** Reads reviews first, however few listings the planner believes there are. */
export function selectTestimonials(db: Database, count: number) {
  return db
    .select({
      id: reviews.id,
      authorName: reviews.authorName,
      authorPicture: reviews.authorPicture,
      authorLocation: reviews.authorLocation,
      rating: reviews.rating,
      comment: reviews.comment,
      title: listings.title,
    })
    .from(reviews)
    .crossJoin(listings)
    .where(sql`${listings.id} = ${reviews.listingId} and ${byBuyer} and ${reviews.rating} >= 4`)
    .orderBy(...newestReviewsFirst)
    .limit(count);
}
