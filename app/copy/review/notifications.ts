import { formatDate } from "~/domain/core/dates";
import { closed } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";

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

const about = ({ orderTitle }: ReviewNotificationFacts): string => closed(`Tentang pesanan “${orderTitle}”`);

/** To whom it is about, while hidden. `dueAt` in UTC ms: when it goes public in any case. */
export function reviewWrittenNotification(news: ReviewNotificationFacts, dueAt: number): NotificationDraft {
  return {
    userId: news.subjectId,
    kind: "review",
    cause: `review:${news.reviewId}:written`,
    title: `${news.authorName} sudah menulis ulasan`,
    body: `${about(news)} Tulis ulasan Anda untuk melihatnya; paling lambat ${formatDate(dueAt)} ulasannya terbit.`,
    href: `${orderPath(news.orderId)}/review`,
  };
}

export function reviewPublishedNotification(news: ReviewNotificationFacts): NotificationDraft {
  return {
    userId: news.subjectId,
    kind: "review",
    cause: `review:${news.reviewId}:published`,
    title: `Ulasan ${news.authorName} tentang Anda sudah terbit`,
    body: news.side === "buyer" ? `${about(news)} Anda dapat menjawabnya satu kali.` : about(news),
    href: `${orderPath(news.orderId)}#ulasan`,
  };
}

/** To its author, when the scheduler published it. */
export function ownReviewPublishedNotification(news: ReviewNotificationFacts): NotificationDraft {
  return {
    userId: news.authorId,
    kind: "review",
    cause: `review:${news.reviewId}:published`,
    title: `Ulasan Anda tentang ${news.subjectName} sudah terbit`,
    body: `${about(news)} Waktu menulis ulasan sudah berakhir.`,
    href: `${orderPath(news.orderId)}#ulasan`,
  };
}

export function reviewRepliedNotification(news: ReviewNotificationFacts, reply: string): NotificationDraft {
  return {
    userId: news.authorId,
    kind: "review",
    cause: `review:${news.reviewId}:replied`,
    title: `${news.subjectName} menjawab ulasan Anda`,
    body: reply,
    href: `${orderPath(news.orderId)}#ulasan`,
  };
}
