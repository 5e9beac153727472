import { and, eq, isNull, sql } from "drizzle-orm";
import { newestKey, PAGE_SIZE, pageOf, readNewestKey } from "~/domain/core/page-cursor";
import type { Side } from "~/domain/order/order";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { reviews } from "../schema/orders";
import { byBuyer, isPublic, newestReviewsFirst, reviewColumns } from "./reviews.server";

/** By buyers of the seller, or sellers of the client. Newest first; rides on reviews_subject_side. */
export function selectReviewsOf(db: Database, userId: string, side: Side, count: number) {
  return db
    .select({ ...reviewColumns, side: reviews.side })
    .from(reviews)
    .where(sql`${eq(reviews.subjectId, userId)} and ${eq(reviews.side, side)} and ${isPublic}`)
    .orderBy(...newestReviewsFirst)
    .limit(count);
}

/** The caller checks `kind` and `status`. Rides on reviews_listing. */
export async function findReviewPage(db: Database, listingId: string, list: { after: string | null }) {
  const key = readNewestKey(list.after);
  const older = key && sql`(${reviews.publishedAt}, ${reviews.id}) < (${key.createdAt}, ${key.id})`;
  const [[offer], rows] = await db.batch([
    db
      .select({
        id: listings.id,
        userId: listings.ownerId,
        kind: listings.kind,
        status: listings.status,
        title: listings.title,
        category: listings.category,
        rating: listings.rating,
        reviewCount: listings.ratingCount,
        rating1: listings.rating1,
        rating2: listings.rating2,
        rating3: listings.rating3,
        rating4: listings.rating4,
        rating5: listings.rating5,
      })
      .from(listings)
      .where(and(eq(listings.id, listingId), isNull(listings.deletedAt))),
    db
      .select(reviewColumns)
      .from(reviews)
      .where(and(eq(reviews.listingId, listingId), byBuyer, older ?? undefined))
      .orderBy(...newestReviewsFirst)
      .limit(PAGE_SIZE + 1),
  ]);
  if (!offer) return null;
  const keyOf = ({ id, publishedAt }: (typeof rows)[number]) =>
    newestKey({ id, createdAt: publishedAt ?? 0 });
  return { offer, reviews: pageOf(rows, keyOf, (row) => row) };
}
