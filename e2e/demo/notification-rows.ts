import type { InferInsertModel } from "drizzle-orm";
import {
  type ReviewNews,
  reviewPublishedNotice,
  reviewRepliedNotice,
  reviewWrittenNotice,
} from "~/copy/review/notifications";
import type { notifications } from "~/db/schema/notifications";
import type { reviews } from "~/db/schema/orders";
import { DAY, HOUR } from "~/domain/core/dates";
import { fitting, type Notice } from "~/domain/notification/notification";
import type { Story } from "./order-life";

type Row = InferInsertModel<typeof notifications>;
type Review = InferInsertModel<typeof reviews>;
export type Told = Notice & { at: number };

const TOLD_FOR = 45 * DAY;
const UNREAD_FOR = 3 * DAY;

/** What people were told lately about their orders, proposals and reviews; what is older than a few days they have read. */
export function notificationRows(
  stories: readonly Story[],
  written: readonly Review[],
  others: readonly Told[],
  now: number,
): Row[] {
  const storyById = new Map(stories.map((story) => [story.order.id, story]));
  const told = [
    ...others,
    ...stories.flatMap((story) => story.notices),
    ...written.flatMap((review) => {
      const story = storyById.get(review.orderId);
      return story ? reviewNotices(review, story) : [];
    }),
  ];
  return told
    .filter(({ at }) => at > now - TOLD_FOR)
    .map(({ at, ...notice }) => ({
      id: crypto.randomUUID(),
      ...fitting(notice),
      createdAt: at,
      readAt: at < now - UNREAD_FOR ? Math.min(now, at + 2 * HOUR) : null,
    }));
}

function reviewNotices(review: Review, { order }: Story): Told[] {
  const bySeller = review.side === "seller";
  const news: ReviewNews = {
    reviewId: review.id,
    orderId: order.id,
    orderTitle: order.serviceTitle,
    side: review.side,
    authorId: review.authorId,
    authorName: bySeller ? order.sellerName : order.buyerName,
    subjectId: review.subjectId,
    subjectName: bySeller ? order.buyerName : order.sellerName,
  };
  const at = review.publishedAt ?? null;
  if (at === null)
    return [{ ...reviewWrittenNotice(news, review.publishDueAt ?? 0), at: review.createdAt + HOUR }];
  const published = { ...reviewPublishedNotice(news), at: at + HOUR };
  return review.repliedAt
    ? [published, { ...reviewRepliedNotice(news, review.reply ?? ""), at: review.repliedAt }]
    : [published];
}
