import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Database, isUniqueViolation } from "~/database/connection.server";
import { reviews } from "~/database/schema/orders";
import type { BatchStatement } from "~/database/statements.server";
import { hidingReason } from "~/moderation/queries.server";
import { reviewColumns } from "~/reviews/queries.server";
import type { Side } from "./order";
import { type OrderRow, selectOrder } from "./queries.server";

/** Selects reviews, even unpublished ones. The caller decides which ones the reader may see. */
export function selectOrderReviews(db: Database, orderId: string) {
  return db
    .select({
      ...reviewColumns,
      side: reviews.side,
      authorId: reviews.authorId,
      subjectId: reviews.subjectId,
      publishDueAt: reviews.publishDueAt,
      hiddenAt: reviews.hiddenAt,
      hidingReason: hidingReason.as("hiding_reason"),
    })
    .from(reviews)
    .where(eq(reviews.orderId, orderId))
    .orderBy(asc(reviews.side));
}

export type OrderReview = Awaited<ReturnType<typeof selectOrderReviews>>[number];
export type ReviewedOrder = { order: OrderRow; written: OrderReview[] };

export async function findReviewedOrder(db: Database, orderId: string, userId: string): Promise<ReviewedOrder | null> {
  const [[row], written] = await db.batch([selectOrder(db, orderId, userId), selectOrderReviews(db, orderId)]);
  return row ? { order: row, written } : null;
}

type NewReview = {
  id: string;
  orderId: string;
  listingId: string;
  authorId: string;
  subjectId: string;
  side: Side;
  rating: number;
  comment: string;
  bought: string;
  createdAt: number;
  publishDueAt: number;
};

/** Inserts a review. The second one publishes both. Returns null if this side already wrote one. */
export async function storeReview(
  db: Database,
  review: NewReview,
  alongside: BatchStatement[],
): Promise<{ published: boolean } | null> {
  const bothIn = sql`(select count(*) from reviews as sides where sides.order_id = ${review.orderId}) = 2`;
  try {
    const [, published] = await db.batch([
      db.insert(reviews).values({
        ...review,
        // The name is copied within the statement, so that a concurrent change of it is not undone.
        authorName: sql`(select full_name from users where id = ${review.authorId})`,
        authorPicture: sql`(select picture_url from users where id = ${review.authorId})`,
        authorLocation: sql`(select location from users where id = ${review.authorId})`,
      }),
      db
        .update(reviews)
        .set({ publishedAt: review.createdAt })
        .where(and(eq(reviews.orderId, review.orderId), isNull(reviews.publishedAt), bothIn))
        .returning({ id: reviews.id }),
      ...alongside,
    ]);
    return { published: published.length > 0 };
  } catch (error) {
    if (isUniqueViolation(error, "reviews.order_id, reviews.side")) return null;
    throw error;
  }
}

export const whenPublic = (reviewId: string) =>
  sql`exists (select 1 from reviews where id = ${reviewId} and published_at is not null)`;
export const whenHidden = (reviewId: string) =>
  sql`exists (select 1 from reviews where id = ${reviewId} and published_at is null)`;

export async function storeReply(
  db: Database,
  { reviewId, reply, now }: { reviewId: string; reply: string; now: number },
  alongside: BatchStatement[],
): Promise<boolean> {
  const [stored] = await db.batch([
    db
      .update(reviews)
      .set({ reply, repliedAt: now })
      .where(and(eq(reviews.id, reviewId), isNull(reviews.repliedAt)))
      .returning({ id: reviews.id }),
    ...alongside,
  ]);
  return stored.length > 0;
}

export const whenReplied = (reviewId: string, reply: string) =>
  sql`exists (select 1 from reviews where id = ${reviewId} and reply = ${reply})`;
