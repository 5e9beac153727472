import { titled } from "~/notifications/line-text";
import type { NotificationDraft, Quote } from "~/notifications/notification";
import { orderPath, type Side } from "~/orders/order";
import { DAY, formatDate } from "~/platform/dates";
import { withFullStop } from "~/platform/strings";
import { MIN_COMMENT, REVIEW_WRITING_WINDOW, type ReplyRefusal, type ReviewRefusal } from "./review";

export type ReviewNotificationFacts = {
  reviewId: string;
  orderId: string;
  orderTitle: Quote;
  side: Side;
  authorId: string;
  authorName: Quote;
  subjectId: string;
  subjectName: Quote;
};

const about = ({ orderTitle }: ReviewNotificationFacts): string => withFullStop(`Tentang pesanan “${orderTitle.text}”`);

export function reviewWrittenNotification(facts: ReviewNotificationFacts, dueAt: number): NotificationDraft {
  return {
    userId: facts.subjectId,
    kind: "review",
    cause: `review:${facts.reviewId}:written`,
    ...titled(`${facts.authorName.text} sudah menulis ulasan`, facts.orderTitle.text, "tulis ulasan Anda"),
    body: `${about(facts)} Tulis ulasan Anda untuk melihatnya. Paling lambat ${formatDate(dueAt)} ulasannya terbit.`,
    href: `${orderPath(facts.orderId)}/review`,
    quotes: [],
  };
}

export function reviewPublishedNotification(facts: ReviewNotificationFacts): NotificationDraft {
  return {
    userId: facts.subjectId,
    kind: "review",
    cause: `review:${facts.reviewId}:published`,
    ...titled(`Ulasan ${facts.authorName.text} sudah terbit`, facts.orderTitle.text),
    body: facts.side === "buyer" ? `${about(facts)} Anda dapat menjawabnya satu kali.` : about(facts),
    href: `${orderPath(facts.orderId)}#ulasan`,
    quotes: [],
  };
}

export function ownReviewPublishedNotification(facts: ReviewNotificationFacts): NotificationDraft {
  return {
    userId: facts.authorId,
    kind: "review",
    cause: `review:${facts.reviewId}:published`,
    ...titled("Ulasan Anda sudah terbit", facts.orderTitle.text),
    body: `${about(facts)} Waktu menulis ulasan sudah berakhir.`,
    href: `${orderPath(facts.orderId)}#ulasan`,
    quotes: [],
  };
}

export function reviewRepliedNotification(facts: ReviewNotificationFacts, reply: Quote): NotificationDraft {
  return {
    userId: facts.authorId,
    kind: "review",
    cause: `review:${facts.reviewId}:replied`,
    ...titled(`${facts.subjectName.text} menjawab ulasan Anda`, facts.orderTitle.text),
    body: reply.text,
    href: `${orderPath(facts.orderId)}#ulasan`,
    quotes: [reply],
  };
}

export const REVIEW_REFUSALS: Record<ReviewRefusal | ReplyRefusal, string> = {
  not_completed: "Ulasan dapat ditulis setelah pesanan selesai.",
  already_written: "Anda sudah menulis ulasan untuk pesanan ini. Ulasan ditulis satu kali.",
  window_over: `Waktu menulis ulasan sudah berakhir: ${REVIEW_WRITING_WINDOW / DAY} hari setelah pesanan selesai.`,
  no_review: "Ulasan ini tidak ada, atau belum terbit.",
  already_replied: "Ulasan ini sudah Anda jawab. Jawaban ditulis satu kali.",
};

export function writtenToast(written: "public" | "hidden") {
  return {
    message: "Ulasan terkirim",
    description: written === "public" ? "Kedua ulasan sekarang terbit." : "Terbit setelah ulasan kedua masuk.",
  };
}

export function reviewTimingText(other: string, otherWrote: boolean, until: string): string {
  return otherWrote
    ? `${other} sudah menulis ulasan. Kirim ulasan Anda, dan keduanya langsung terbit.`
    : `Ulasan Anda baru terlihat setelah ${other} menulis juga, paling lambat ${until}. Jadi tidak ada yang menulis untuk membalas.`;
}

export function reviewInvitation(other: string, otherWrote: boolean, until: string): string {
  return otherWrote
    ? `Tulis ulasan Anda sampai ${until} untuk melihatnya.`
    : `Terbit setelah ${other} juga mengulas, paling lambat ${until}.`;
}

export function commentHint(side: Side): string {
  return side === "buyer"
    ? `Bagaimana hasilnya, ketepatan waktunya, dan cara penjual melayani Anda? Minimal ${MIN_COMMENT} karakter.`
    : `Bagaimana kejelasan permintaannya dan cara pembeli bekerja sama? Minimal ${MIN_COMMENT} karakter.`;
}
