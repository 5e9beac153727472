import { formatDateTime } from "~/domain/core/dates";
import { LATE_CANCEL, LATE_GRACE, workDueAt } from "~/domain/order/escrow";
import { type Order, type OrderPlace, orderPlaceOf } from "~/domain/order/order";

const NOTHING_SCHEDULED = "Jam tidak berbuat apa-apa";

/** `now` in UTC ms. */
export function scheduledNext(order: Order, now: number): string {
  return SCHEDULED_NEXT[orderPlaceOf(order)](order, now);
}

const by = (at: number | null) => (at === null ? "waktunya belum ditetapkan" : formatDateTime(at));

/** The scheduler runs every few minutes: what is overdue for longer is stuck. */
const overdue = (at: number | null, now: number) => (at !== null && at < now ? " (sudah lewat)" : "");

const SCHEDULED_NEXT: Record<OrderPlace, (order: Order, now: number) => string> = {
  inquiry: () => `${NOTHING_SCHEDULED}: penjual belum memberi harga, dan untuk itu tidak ada tenggat.`,
  quoted: ({ quoteExpiresAt }, now) =>
    `Penawaran harga berlaku sampai ${by(quoteExpiresAt)}${overdue(quoteExpiresAt, now)}. Setelah itu tidak dapat disetujui lagi, tetapi pesanan tetap terbuka.`,
  awaiting_payment: ({ paymentStatus, paymentDueAt }, now) =>
    paymentStatus === "review"
      ? "Penyedia pembayaran sedang memeriksa pembayaran. Selama itu pesanan tidak batal sendiri."
      : `Batal sendiri setelah ${by(paymentDueAt)}${overdue(paymentDueAt, now)}, begitu penyedia pembayaran menyatakan belum dibayar.`,
  working: (order, now) => {
    const due = workDueAt(order);
    if (due === null) return `${NOTHING_SCHEDULED}: pekerjaan ini tidak punya tenggat.`;
    return `Tenggat ${by(due)}${overdue(due, now)}. Pembeli dapat membatalkan karena terlambat sejak ${by(due + LATE_GRACE)}; batal sendiri dengan pengembalian penuh setelah ${by(due + LATE_CANCEL)} bila tetap tidak ada hasil.`;
  },
  delivered: ({ reviewDueAt }, now) =>
    `Dana diteruskan ke penjual dengan sendirinya setelah ${by(reviewDueAt)}${overdue(reviewDueAt, now)}, bila pembeli diam.`,
  revision: () => `${NOTHING_SCHEDULED}: penjual mengerjakan revisi, dan untuk itu tidak ada tenggat.`,
  cancel_requested: ({ answerDueAt }, now) =>
    `Usulan pembatalan berlaku dengan sendirinya setelah ${by(answerDueAt)}${overdue(answerDueAt, now)}, bila penjual diam.`,
  disputed: ({ answerDueAt }, now) =>
    `Tenggat pekerjaan berhenti sampai ada kesepakatan atau keputusan operator.${
      answerDueAt === null
        ? ""
        : ` Pihak lain diminta menanggapi sebelum ${by(answerDueAt)}${overdue(answerDueAt, now)}.`
    }`,
  completed: ({ paymentStatus }) =>
    paymentStatus === "split"
      ? `${NOTHING_SCHEDULED} lagi. Bagian pembeli ada di pengembaliannya di bawah.`
      : `${NOTHING_SCHEDULED} lagi.`,
  cancelled: ({ paymentStatus }) =>
    paymentStatus === "refund_pending"
      ? "Dana pembeli belum kembali: lihat pengembaliannya di bawah."
      : `${NOTHING_SCHEDULED} lagi.`,
};
