import { actorName, CLOSING_LABELS } from "~/copy/order/labels";
import { firstName } from "~/domain/account/person";
import { HOUR } from "~/domain/core/dates";
import type { AppStep } from "~/domain/order/all-steps";
import { totalText } from "~/domain/order/amounts";
import { ANSWER_WINDOW } from "~/domain/order/escrow";
import { sharesSentence } from "../money/division";
import type { StepCopy } from "../step-copy";

export const CANCELLING_STEPS = {
  accept_cancellation: {
    label: "Setujui Pembatalan",
    answer: "Setuju dibatalkan",
    consequence: sharesSentence,
    page: {
      title: "Setujui pembatalan",
      button: "Setujui Pembatalan",
      done: "Pembatalan disetujui",
      failed: "Gagal menyetujui pembatalan",
    },
  },
  refuse_cancellation: {
    label: "Tolak Pembatalan",
    answer: "Pekerjaan diteruskan",
    consequence: (order) => `Pekerjaan berjalan terus dan ${totalText(order)} tetap di titipan.`,
    page: {
      title: "Tolak pembatalan",
      button: "Tolak Pembatalan",
      done: "Pembatalan ditolak",
      failed: "Gagal menolak pembatalan",
      label: "Alasan menolak",
    },
  },
  withdraw_cancellation: {
    label: "Tarik Permintaan Pembatalan",
    consequence: (order) => `Pekerjaan berjalan terus dan ${totalText(order)} tetap di titipan.`,
    page: {
      title: "Tarik permintaan pembatalan",
      button: "Tarik Permintaan",
      done: "Permintaan pembatalan ditarik",
      failed: "Gagal menarik permintaan pembatalan",
    },
  },
  request_cancellation: {
    label: "Minta Pembatalan",
    consequence: (_, people) =>
      `${firstName(people.seller)} menjawab dalam ${ANSWER_WINDOW / HOUR} jam; jika diam, usulan Anda berlaku. Sampai itu dana tetap ditahan.`,
    page: {
      title: "Minta pembatalan",
      button: "Kirim Permintaan",
      done: "Permintaan pembatalan terkirim",
      failed: "Gagal meminta pembatalan",
      label: "Alasan pembatalan",
    },
  },
  cancel: {
    label: CLOSING_LABELS.cancel,
    answer: "Tidak jadi",
    consequence: (order, people, reader) => {
      if (order.status === "in_progress")
        return `${totalText(order)} dikembalikan seluruhnya kepada ${actorName("buyer", reader, people)}. Karena pesanan ini sudah dibayar, pembatalannya menurunkan Success Rate di profil Anda.`;
      return order.phase === "awaiting_payment" && order.paymentStatus !== "unpaid"
        ? "Tagihan yang sudah terbit ikut dibatalkan. Halaman pembayaran yang masih terbuka mungkin tetap bisa dibayar; dana yang masuk dikembalikan seluruhnya kepada pembeli."
        : "Belum ada dana yang dibayar, jadi tidak ada yang perlu dikembalikan.";
    },
    // Among answers stands only the buyer's, to a price.
    answerButton: "Tolak Penawaran",
    aside: "Batalkan pesanan",
    page: {
      title: "Batalkan pesanan",
      question: "Apakah Anda yakin ingin membatalkan order ini?",
      button: "Batalkan Order",
      done: "Order berhasil dibatalkan",
      failed: "Gagal membatalkan order",
    },
  },
} satisfies Partial<StepCopy<AppStep>>;
