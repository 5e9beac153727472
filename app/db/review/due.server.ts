import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { orders, reviews } from "../schema/orders";

/** Longest overdue first. Rides on `reviews_due`. */
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

/** In one batch; those published meanwhile stay as they are. */
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
