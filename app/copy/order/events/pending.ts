import { visitFacts } from "~/copy/visit/time";
import { formatDate, formatShortDate } from "~/domain/core/dates";
import { proceedsText, totalText } from "~/domain/order/amounts";
import type { OrderEvent } from "~/domain/order/decision";
import { workDueAt } from "~/domain/order/escrow";
import type { Order } from "~/domain/order/order";
import { joinSentences } from "../status/status-copy";
import { byDate, eventAmount, type OrderNotificationCopy, type Sentence } from "./parts";

const PAYMENT_NOTIFICATIONS = "Kami memberi tahu begitu dananya masuk titipan.";
const ORDER_AGAIN = "Jika masih memerlukan jasanya, silakan pesan lagi.";

function wishedTime({ detail }: OrderEvent): string {
  const facts = visitFacts(detail);
  return facts === "" ? "" : `Waktu yang diinginkan: ${facts}.`;
}

/** "selesai 15 Nov" */
function workDay(order: Order): string {
  const due = workDueAt(order);
  return due === null ? "" : `selesai ${formatShortDate(due).slice(0, -5)}`;
}

export const PENDING_NOTIFICATIONS = {
  placed: ({ order, event, buyer }) => ({
    seller: {
      title: `Pesanan baru dari ${buyer}, ${totalText(order)}`,
      body: joinSentences(
        wishedTime(event),
        `Mohon tunggu pembayaran ${buyer}${byDate(order.paymentDueAt)}.`,
        PAYMENT_NOTIFICATIONS,
      ),
    },
  }),
  inquired: ({ order, event, buyer }) => ({
    seller: {
      title: `Permintaan kustom dari ${buyer}`,
      body: joinSentences(
        wishedTime(event),
        "Baca kebutuhannya, lalu kirim penawaran harga dan waktu pengerjaan.",
        order.deadline === null ? "" : `${buyer} membutuhkannya paling lambat ${formatDate(order.deadline)}.`,
      ),
      note: "kirim harga",
    },
  }),
  quoted: ({ order, seller }) => ({
    buyer: {
      title: `${seller} menawarkan ${totalText(order)}`,
      body: joinSentences(
        `Selesai dalam ${order.maxDays ?? 0} hari. Setujui atau tolak${byDate(order.quoteExpiresAt)}.`,
        "Setelah itu penawaran tidak berlaku lagi.",
      ),
    },
  }),
  quote_accepted: ({ order, buyer }) => ({
    seller: {
      title: `${buyer} menyetujui harga ${totalText(order)}`,
      body: joinSentences(
        `Mohon jangan mulai bekerja dulu: ${buyer} membayar${byDate(order.paymentDueAt)}.`,
        PAYMENT_NOTIFICATIONS,
      ),
      note: "tunggu pembayaran",
    },
  }),
  proposal_accepted: ({ order, event, buyer }) => ({
    seller: {
      title: `${buyer} menerima penawaran Anda`,
      body: joinSentences(
        wishedTime(event),
        `Pesanan senilai ${totalText(order)} sudah dibuat. Mohon jangan mulai bekerja dulu: ${buyer} membayar${byDate(order.paymentDueAt)}.`,
        PAYMENT_NOTIFICATIONS,
      ),
      note: "tunggu pembayaran",
    },
  }),
  // Only its outcome is worth a notification.
  payment_started: () => ({}),
  payment_reviewed: ({ order }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran Anda sedang diperiksa",
      body: `Penyedia pembayaran memeriksa pembayaran ${totalText(order)}. Anda tidak perlu membayar lagi; kami memberi tahu begitu ada hasilnya.`,
    },
  }),
  payment_failed: ({ order }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran Anda belum berhasil",
      body: `Silakan coba lagi atau pilih cara bayar lain${byDate(order.paymentDueAt)}. Setelah itu pesanan batal sendiri.`,
      href: `/payment/${order.id}`,
    },
  }),
  paid: ({ order, buyer, seller }) => ({
    buyer: {
      kind: "payment",
      title: `Pembayaran ${totalText(order)} diterima`,
      body: joinSentences(
        `${seller} dapat mulai bekerja${byDate(workDueAt(order), formatDate, ", selesai")}.`,
        "Dana kami simpan dan baru diteruskan setelah Anda puas.",
      ),
      note: `${seller} mulai bekerja`,
    },
    seller: {
      kind: "payment",
      title: `${buyer} sudah membayar`,
      body: joinSentences(
        `Silakan mulai bekerja, dan selesaikan${byDate(workDueAt(order), formatDate)}.`,
        `Anda menerima ${proceedsText(order)} setelah ${buyer} puas.`,
      ),
      note: workDay(order),
    },
  }),
  paid_again: ({ event }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran kedua Anda dikembalikan",
      body: `Pesanan ini sudah dibayar, jadi ${eventAmount(event)} yang masuk sekali lagi dikembalikan seluruhnya kepada Anda.`,
      note: eventAmount(event),
    },
  }),
  paid_late: ({ event }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran Anda dikembalikan",
      body: `${eventAmount(event)} masuk setelah pesanan ini batal, jadi dikembalikan seluruhnya kepada Anda. ${ORDER_AGAIN}`,
      note: eventAmount(event),
    },
  }),
  paid_outdated: ({ order, event }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran lama dikembalikan",
      body: `Harga pesanan ini sudah diubah menjadi ${totalText(order)}, jadi ${eventAmount(event)} yang masuk dengan harga lama dikembalikan seluruhnya kepada Anda. Silakan bayar dengan harga yang baru${byDate(order.paymentDueAt)}.`,
      href: `/payment/${order.id}`,
    },
  }),
  expired: ({ buyer }) => ({
    buyer: {
      title: "Pesanan batal, belum dibayar",
      body: `Batas waktu pembayarannya sudah lewat. ${ORDER_AGAIN}`,
    },
    seller: {
      title: `Pesanan ${buyer} batal, belum dibayar`,
      body: "Batas waktu pembayarannya sudah lewat. Anda tidak perlu melakukan apa-apa.",
    },
  }),
} satisfies Record<string, OrderNotificationCopy>;

export const PENDING_HISTORY = {
  placed: "Pesanan dibuat",
  inquired: "Permintaan kustom dikirim",
  quoted: "Penawaran harga dikirim",
  quote_accepted: "Penawaran harga disetujui",
  proposal_accepted: "Penawaran untuk permintaan jasa diterima",
  payment_started: "Pembayaran dimulai",
  payment_reviewed: "Pembayaran diperiksa oleh penyedia pembayaran",
  payment_failed: "Pembayaran gagal, pesanan masih bisa dibayar",
  paid: "Pembayaran diterima dan ditahan",
  paid_again: {
    plain: "Pembayaran kedua diterima dan dikembalikan kepada pembeli",
    buyer: "Pembayaran kedua diterima dan dikembalikan kepada Anda",
  },
  paid_late: {
    plain: "Pembayaran diterima setelah pesanan batal dan dikembalikan kepada pembeli",
    buyer: "Pembayaran diterima setelah pesanan batal dan dikembalikan kepada Anda",
  },
  paid_outdated: {
    plain: "Pembayaran dengan harga lama diterima dan dikembalikan kepada pembeli",
    buyer: "Pembayaran dengan harga lama diterima dan dikembalikan kepada Anda",
  },
  expired: "Pesanan batal karena tidak dibayar tepat waktu",
} satisfies Record<string, Sentence>;
