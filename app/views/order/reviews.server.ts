import type { OrderReview, ReviewedOrder } from "~/db/order/reviews.server";
import { firstName } from "~/domain/account/person";
import { formatDate, type Zone } from "~/domain/core/dates";
import { otherSide, type Side, sideOf } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";
import { isReadable, mayReply, mayReview, reviewDueAt } from "~/domain/review/review";

/** What an order's page says of its reviews to one side; null while there is nothing to say. */
export function orderReviewsView(
  { order, written }: ReviewedOrder,
  userId: string,
  /** The suspended read, but write nothing. */
  { now, suspended, zone }: { now: number; suspended: boolean; zone: Zone },
) {
  const side = sideOf(order, userId);
  const dueAt = reviewDueAt(order);
  if (!side || dueAt === null) return null;
  const own = written.find((review) => review.side === side);
  const others = written.find((review) => review.side !== side);
  const other = firstName(peopleOf(order)[otherSide(side)]);
  const open = !suspended && mayReview(order, side, written, now).ok;
  if (!open && written.length === 0) return null;
  return {
    other,
    /** Until when one may write; null when one may not. */
    openUntil: open ? formatDate(dueAt, zone) : null,
    otherWrote: others !== undefined,
    hiddenUntil: own && own.publishedAt === null ? formatDate(dueAt, zone) : null,
    readable: written.filter((review) => isReadable(review, side)).map(shownReview),
    reply: !suspended && others && mayReply(others, userId).ok ? { reviewId: others.id } : null,
  };
}

/** As a list of reviews shows it. */
export function shownReview(written: OrderReview) {
  const { authorId, subjectId, publishDueAt, hiddenAt, hidingReason, ...review } = written;
  return { ...review, hiddenReason: hiddenAt === null ? null : hidingReason };
}

/** What the form's page says around it. */
export function reviewFormView(
  { order, written }: ReviewedOrder,
  side: Side,
  { dueAt, zone }: { dueAt: number; zone: Zone },
) {
  return {
    orderId: order.id,
    title: order.title,
    side,
    other: peopleOf(order)[otherSide(side)],
    otherWrote: written.length > 0,
    until: formatDate(dueAt, zone),
  };
}
