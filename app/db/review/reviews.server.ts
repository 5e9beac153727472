import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { shownAuthorPicture } from "../listing/hidden.server";
import { listings } from "../schema/listings";
import { reviews } from "../schema/orders";

// Written out, not bound, for the partial indexes.
export const isPublic = sql`${reviews.publishedAt} is not null and ${reviews.hiddenAt} is null`;
export const byBuyer = sql`${reviews.side} = 'buyer' and ${isPublic}`;
export const newestReviewsFirst = [sql`${reviews.publishedAt} desc`, sql`${reviews.id} desc`];

/** Through one's orders, whose other side is the other person. Rides on orders_buyer, orders_seller and reviews_once. */
export function reviewsOf(userId: string, which: "written" | "received"): SQL {
  const [bought, sold] = which === "written" ? ["buyer", "seller"] : ["seller", "buyer"];
  const through = (own: SQL, side: string | undefined) => sql`select found.rowid from orders as own
    cross join reviews as found on found.order_id = own.id and found.side = ${side} where ${own} = ${userId}`;
  return sql`reviews.rowid in (${through(sql`own.user_id`, bought)} union all ${through(sql`own.seller_id`, sold)})`;
}

export const reviewColumns = {
  id: reviews.id,
  authorName: reviews.authorName,
  authorPicture: shownAuthorPicture(),
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
  return (
    db
      .select({
        id: reviews.id,
        authorName: reviews.authorName,
        authorPicture: shownAuthorPicture(),
        authorLocation: reviews.authorLocation,
        rating: reviews.rating,
        comment: reviews.comment,
        title: listings.title,
      })
      .from(reviews)
      .crossJoin(listings)
      .where(sql`${listings.id} = ${reviews.listingId} and ${byBuyer} and ${reviews.rating} >= 4`)
      // By the row's number, which ends the index: to sort by id, all of one moment would be read.
      .orderBy(sql`${reviews.publishedAt} desc, reviews.rowid`)
      .limit(count)
  );
}
