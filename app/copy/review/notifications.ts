import { isolated } from "~/domain/core/bidi";
import { formatDate } from "~/domain/core/dates";
import { closed } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { titled } from "../notification/line";

export type ReviewNotificationFacts = {
  reviewId: string;
  orderId: string;
  orderTitle: string;
  side: Side;
  authorId: string;
  authorName: string;
  subjectId: string;
  subjectName: string;
};

const about = ({ orderTitle }: ReviewNotificationFacts): string =>
  closed(`Tentang pesanan “${isolated(orderTitle)}”`);

/** `dueAt` in UTC ms: when it goes public in any case. */
export function reviewWrittenNotification(facts: ReviewNotificationFacts, dueAt: number): NotificationDraft {
  return {
    userId: facts.subjectId,
    kind: "review",
    cause: `review:${facts.reviewId}:written`,
    ...titled(`${isolated(facts.authorName)} sudah menulis ulasan`, facts.orderTitle, "tulis ulasan Anda"),
    body: `${about(facts)} Tulis ulasan Anda untuk melihatnya; paling lambat ${formatDate(dueAt)} ulasannya terbit.`,
    href: `${orderPath(facts.orderId)}/review`,
  };
}

export function reviewPublishedNotification(facts: ReviewNotificationFacts): NotificationDraft {
  return {
    userId: facts.subjectId,
    kind: "review",
    cause: `review:${facts.reviewId}:published`,
    ...titled(`Ulasan ${isolated(facts.authorName)} sudah terbit`, facts.orderTitle),
    body: facts.side === "buyer" ? `${about(facts)} Anda dapat menjawabnya satu kali.` : about(facts),
    href: `${orderPath(facts.orderId)}#ulasan`,
  };
}

export function ownReviewPublishedNotification(facts: ReviewNotificationFacts): NotificationDraft {
  return {
    userId: facts.authorId,
    kind: "review",
    cause: `review:${facts.reviewId}:published`,
    ...titled("Ulasan Anda sudah terbit", facts.orderTitle),
    body: `${about(facts)} Waktu menulis ulasan sudah berakhir.`,
    href: `${orderPath(facts.orderId)}#ulasan`,
  };
}

export function reviewRepliedNotification(facts: ReviewNotificationFacts, reply: string): NotificationDraft {
  return {
    userId: facts.authorId,
    kind: "review",
    cause: `review:${facts.reviewId}:replied`,
    ...titled(`${isolated(facts.subjectName)} menjawab ulasan Anda`, facts.orderTitle),
    body: reply,
    href: `${orderPath(facts.orderId)}#ulasan`,
  };
}
