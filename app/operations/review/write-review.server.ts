import { wordingFor } from "~/copy/notification/wording";
import {
  type ReviewNotificationFacts,
  reviewPublishedNotification,
  reviewWrittenNotification,
} from "~/copy/review/notifications";
import { newId } from "~/db/core/new-id.server";
import { notify, removeRequests } from "~/db/notification/notifications.server";
import { findReviewedOrder, insertReview, whenHidden, whenPublic } from "~/db/order/reviews.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { otherSide, sideOf } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { peopleOf } from "~/domain/order/people";
import { mayReview, type ReviewRefusal } from "~/domain/review/review";
import { LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";

type NotReviewed = ReviewRefusal | "no_order";

/** Hidden until the other side has written too or the time is over; the value says whether it is public now. */
export async function writeReview(
  context: Context,
  orderId: string,
  userId: string,
  said: { rating: number; comment: string },
): Promise<Outcome<"public" | "hidden", NotReviewed>> {
  const { db, now, env } = context;
  const found = await findReviewedOrder(db, orderId, userId);
  const order = found?.order;
  const side = order && sideOf(order, userId);
  if (!found || !order || !side) return refused("no_order");

  const own = found.written.find((review) => review.side === side);
  if (own && own.rating === said.rating && own.comment === said.comment)
    return ok(own.publishedAt === null ? "hidden" : "public");
  const allowed = mayReview(order, side, found.written, now);
  if (!allowed.ok) return allowed;

  const people = peopleOf(order);
  const facts: ReviewNotificationFacts = {
    reviewId: newId(),
    orderId,
    orderTitle: order.title,
    side,
    authorId: userId,
    authorName: people[side],
    subjectId: side === "seller" ? order.buyerId : order.sellerId,
    subjectName: people[otherSide(side)],
  };
  const options = { now, wording: wordingFor(env.appOrigin) };
  // If it is the second, what each side said of the other comes out with it.
  context.purge(LISTS, personCacheTag(userId), personCacheTag(facts.subjectId));
  const stored = await insertReview(
    db,
    {
      ...said,
      id: facts.reviewId,
      orderId,
      listingId: order.listingId,
      authorId: userId,
      subjectId: facts.subjectId,
      side,
      bought: order.package?.name ?? order.title,
      createdAt: now,
      publishDueAt: allowed.value,
    },
    [
      removeRequests(db, { userId, href: `${orderPath(orderId)}/review`, since: order.closedAt ?? 0 }),
      ...notify(db, reviewWrittenNotification(facts, allowed.value), options, whenHidden(facts.reviewId)),
      ...notify(db, reviewPublishedNotification(facts), options, whenPublic(facts.reviewId)),
    ],
  );
  if (!stored) return refused("already_written");
  context.defer(sendOutbox(context));
  return ok(stored.published ? "public" : "hidden");
}
