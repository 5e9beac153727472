import type { Order, Side } from "~/orders/order";
import { DAY } from "~/platform/dates";
import { type Outcome, ok, refused } from "~/platform/outcome";

/** A sum and a number, because averages of averages would lose precision. */
type Rating = { sum: number; count: number };

export const MAX_STARS = 5;

export function ratingAverage(rating: Rating): number {
  return rating.count === 0 ? 0 : rating.sum / rating.count;
}

export function ratingText(average: number): string {
  return (Math.round(average * 10) / 10).toFixed(1).replace(".", ",");
}

const STAR = { box: 24, margin: 1.7 };

/** Returns the width of the stars in a row 120 wide, in steps of a tenth of a star. */
export function starsWidth(average: number): number {
  const tenths = Math.round(Math.min(MAX_STARS, Math.max(0, average)) * 10);
  const part = (tenths % 10) / 10;
  const within = part === 0 ? 0 : STAR.margin + part * (STAR.box - 2 * STAR.margin);
  return Math.round((Math.floor(tenths / 10) * STAR.box + within) * 10) / 10;
}

/** ms after completion at which a review is published at the latest. */
export const REVIEW_WRITING_WINDOW = 14 * DAY;
export const MIN_COMMENT = 10;
export const MAX_COMMENT = 2_000;
export const MAX_REVIEW_PICTURES = 3;
export const MIN_REPLY = 2;
export const MAX_REPLY = 1_000;

type Review = {
  side: Side;
  subjectId: string;
  publishedAt: number | null;
  repliedAt: number | null;
  hiddenAt: number | null;
};

type ReviewedOrder = Pick<Order, "status" | "closedAt">;

export function reviewDueAt({ status, closedAt }: ReviewedOrder): number | null {
  return status === "completed" ? (closedAt ?? 0) + REVIEW_WRITING_WINDOW : null;
}

export type ReviewRefusal = "not_completed" | "already_written" | "window_over";

export type ReviewPicture = { url: string; width: number; height: number };

/** Decides whether the person can write a review. Returns UTC ms of its latest publication. */
export function canReview(
  order: ReviewedOrder,
  side: Side,
  written: readonly Pick<Review, "side">[],
  now: number,
): Outcome<number, ReviewRefusal> {
  const dueAt = reviewDueAt(order);
  if (dueAt === null) return refused("not_completed");
  if (written.some((review) => review.side === side)) return refused("already_written");
  return now < dueAt ? ok(dueAt) : refused("window_over");
}

export function isReadable(review: Pick<Review, "side" | "publishedAt">, side: Side): boolean {
  return review.publishedAt !== null || review.side === side;
}

export type ReplyRefusal = "no_review" | "already_replied";

export function canReply(review: Review, userId: string): Outcome<"reply", ReplyRefusal> {
  const seen = review.publishedAt !== null && review.hiddenAt === null;
  if (review.side !== "buyer" || review.subjectId !== userId || !seen) return refused("no_review");
  return review.repliedAt === null ? ok("reply") : refused("already_replied");
}
