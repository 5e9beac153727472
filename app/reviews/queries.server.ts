import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { orders, reviews } from "~/database/schema/orders";
import { reviewPictures } from "~/database/schema/trust";
import { type BatchStatement, unreferencedKeys } from "~/database/statements.server";
import { shownAuthorPicture } from "~/listings/queries.server";
import type { Side } from "~/orders/order";
import { newestKey, PAGE_SIZE, pageOf, readNewestKey } from "~/platform/paging";
import type { ReviewPicture } from "./review";

export function listReviewsDue(db: Database, now: number, limit: number) {
  return db
    .select({
      reviewId: reviews.id,
      orderId: reviews.orderId,
      orderTitle: orders.title,
      side: reviews.side,
      authorId: reviews.authorId,
      subjectId: reviews.subjectId,
      buyerName: orders.buyerName,
      sellerName: orders.sellerName,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(isNull(reviews.publishedAt), lte(reviews.publishDueAt, now)))
    .orderBy(asc(reviews.publishDueAt))
    .limit(limit);
}

/** Publishes reviews. Those that another process published stay unchanged. */
export async function publishReviews(
  db: Database,
  ids: readonly string[],
  now: number,
  alongside: BatchStatement[],
): Promise<void> {
  const [first, ...rest] = [
    ...ids.map((id) =>
      db
        .update(reviews)
        .set({ publishedAt: now })
        .where(and(eq(reviews.id, id), isNull(reviews.publishedAt))),
    ),
    ...alongside,
  ];
  if (first) await db.batch([first, ...rest]);
}

// These are literals instead of bound parameters, for the partial indexes.
const isPublic = sql`${reviews.publishedAt} is not null and ${reviews.hiddenAt} is null`;
const byBuyer = sql`${reviews.side} = 'buyer' and ${isPublic}`;
const newestReviewsFirst = [sql`${reviews.publishedAt} desc`, sql`${reviews.id} desc`];

/** Selects reviews through the user's orders, because no index of reviews begins with their author. */
export function reviewsOf(userId: string, which: "written" | "received"): SQL {
  const [bought, sold] = which === "written" ? ["buyer", "seller"] : ["seller", "buyer"];
  const through = (own: SQL, side: string | undefined) => sql`select found.rowid from orders as own
    cross join reviews as found on found.order_id = own.id and found.side = ${side} where ${own} = ${userId}`;
  return sql`reviews.rowid in (${through(sql`own.user_id`, bought)} union all ${through(sql`own.seller_id`, sold)})`;
}

const picturesOfReview =
  sql`coalesce((select json_group_array(json_object('url', '/media/' || key, 'width', width, 'height', height))
  from (select key, width, height from review_pictures where review_id = reviews.id and status = 'ready'
    order by position)), '[]')`.mapWith((json: string) => JSON.parse(json) as ReviewPicture[]);

/** Stores photos as pending. `publishReviewPictures` belongs to the batch that stores the review. */
export async function storePendingPictures(
  db: Database,
  { reviewId, authorId, now: createdAt }: { reviewId: string; authorId: string; now: number },
  pictures: readonly { key: string; position: number; width: number; height: number }[],
): Promise<void> {
  const status = "pending" as const;
  await db
    .insert(reviewPictures)
    .values(pictures.map((picture) => ({ ...picture, reviewId, authorId, status, createdAt })));
}

export function publishReviewPictures(db: Database, reviewId: string) {
  return db
    .update(reviewPictures)
    .set({ status: "ready" })
    .where(and(eq(reviewPictures.reviewId, reviewId), sql`exists (select 1 from reviews where id = ${reviewId})`));
}

// This is a literal, because a bound parameter would prevent the use of the partial index.
const isPending = sql`${reviewPictures.status} = 'pending'`;

export async function listStaleReviewPictures(db: Database, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: reviewPictures.key })
    .from(reviewPictures)
    .where(and(isPending, lt(reviewPictures.createdAt, before)))
    .limit(limit);
  return rows.map(({ key }) => key);
}

export async function removePendingReviewPictures(db: Database, keys: string[]): Promise<void> {
  await db.delete(reviewPictures).where(and(inArray(reviewPictures.key, keys), isPending));
}

export function unknownReviewPictures(db: Database, keys: string[]): Promise<string[]> {
  return unreferencedKeys(db, reviewPictures.key, keys);
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
  pictures: picturesOfReview.as("review_photos"),
};

export function selectListingReviews(db: Database, listingId: string, count: number) {
  return db
    .select(reviewColumns)
    .from(reviews)
    .where(sql`${eq(reviews.listingId, listingId)} and ${byBuyer}`)
    .orderBy(...newestReviewsFirst)
    .limit(count);
}

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
      // The rowid ends the index. A sort by id would read all rows of one time.
      .orderBy(sql`${reviews.publishedAt} desc, reviews.rowid`)
      .limit(count)
  );
}

export function selectReviewsOf(db: Database, userId: string, side: Side, count: number) {
  return db
    .select({ ...reviewColumns, side: reviews.side })
    .from(reviews)
    .where(sql`${eq(reviews.subjectId, userId)} and ${eq(reviews.side, side)} and ${isPublic}`)
    .orderBy(...newestReviewsFirst)
    .limit(count);
}

/** Finds a page of reviews. The caller checks `kind` and `status`. Uses the index `reviews_listing`. */
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
  const reviewKey = ({ id, publishedAt }: (typeof rows)[number]) => newestKey({ id, createdAt: publishedAt ?? 0 });
  return { offer, reviews: pageOf(rows, reviewKey, (row) => row) };
}
