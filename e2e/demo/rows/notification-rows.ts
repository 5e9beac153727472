import type { InferInsertModel } from "drizzle-orm";
import type { notifications } from "~/database/schema/messages";
import type { reviews } from "~/database/schema/orders";
import { newId } from "~/database/statements.server";
import { quoteLine } from "~/notifications/line-text";
import { type NotificationDraft, shortenedToFit } from "~/notifications/notification";
import { DAY, HOUR } from "~/platform/dates";
import {
  type ReviewNotificationFacts,
  reviewPublishedNotification,
  reviewRepliedNotification,
  reviewWrittenNotification,
} from "~/reviews/text";
import type { OrderScenario } from "../order-life";

type Row = InferInsertModel<typeof notifications>;
type Review = InferInsertModel<typeof reviews>;
export type NotificationFacts = NotificationDraft & { at: number };

const NOTIFIED_FOR = 45 * DAY;
const UNREAD_FOR = 3 * DAY;

/** Notifications older than a few days are read. */
export function notificationRows(
  scenarios: readonly OrderScenario[],
  written: readonly Review[],
  others: readonly NotificationFacts[],
  now: number,
): Row[] {
  const storyById = new Map(scenarios.map((scenario) => [scenario.order.id, scenario]));
  const told = [
    ...others,
    ...scenarios.flatMap((scenario) => scenario.notices),
    ...written.flatMap((review) => {
      const scenario = storyById.get(review.orderId);
      return scenario ? reviewNotifications(review, scenario) : [];
    }),
  ];
  return told
    .filter(({ at }) => at > now - NOTIFIED_FOR)
    .map(({ at, ...notice }) => ({ at, ...shortenedToFit(notice) }))
    .map(({ at, body: _body, quotes: _quotes, ...notice }) => ({
      id: newId(),
      ...notice,
      createdAt: at,
      readAt: at < now - UNREAD_FOR ? Math.min(now, at + 2 * HOUR) : null,
    }));
}

function reviewNotifications(review: Review, { order }: OrderScenario): NotificationFacts[] {
  const bySeller = review.side === "seller";
  const facts: ReviewNotificationFacts = {
    reviewId: review.id,
    orderId: order.id,
    orderTitle: quoteLine(order.title, "known"),
    side: review.side,
    authorId: review.authorId,
    authorName: quoteLine(bySeller ? order.sellerName : order.buyerName, "known"),
    subjectId: review.subjectId,
    subjectName: quoteLine(bySeller ? order.buyerName : order.sellerName, "known"),
  };
  const at = review.publishedAt ?? null;
  if (at === null)
    return [{ ...reviewWrittenNotification(facts, review.publishDueAt ?? 0), at: review.createdAt + HOUR }];
  const published = { ...reviewPublishedNotification(facts), at: at + HOUR };
  return review.repliedAt
    ? [published, { ...reviewRepliedNotification(facts, quoteLine(review.reply ?? "", "known")), at: review.repliedAt }]
    : [published];
}
