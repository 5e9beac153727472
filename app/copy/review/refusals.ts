import { DAY } from "~/domain/core/dates";
import { type ReplyRefusal, type ReviewRefusal, WRITING_WINDOW } from "~/domain/review/review";

export const REVIEW_REFUSALS: Record<ReviewRefusal | ReplyRefusal, string> = {
  not_completed: "Ulasan dapat ditulis setelah pesanan selesai.",
  already_written: "Anda sudah menulis ulasan untuk pesanan ini. Ulasan ditulis satu kali.",
  window_over: `Waktu menulis ulasan sudah berakhir: ${WRITING_WINDOW / DAY} hari setelah pesanan selesai.`,
  no_review: "Ulasan ini tidak ada, atau belum terbit.",
  already_replied: "Ulasan ini sudah Anda jawab. Jawaban ditulis satu kali.",
};
