import { visitAfterPayment } from "~/copy/visit/after-payment";
import { visitFacts } from "~/copy/visit/time";
import { formatDate, formatShortDate } from "~/domain/core/dates";
import { proceedsText, totalText } from "~/domain/order/amounts";
import type { OrderEvent } from "~/domain/order/decision";
import { workDueAt } from "~/domain/order/escrow";
import type { Order, Side } from "~/domain/order/order";
import { joinSentences } from "../status/status-copy";
import {
  byDate,
  eventAmount,
  type OrderNotificationCopy,
  type OrderNotificationFacts,
  type Sentence,
} from "./parts";

const PAYMENT_NOTIFICATIONS = "Kami memberi tahu begitu dananya masuk titipan.";
const ORDER_AGAIN = "Jika masih memerlukan jasanya, silakan pesan lagi.";

function wishedTime({ detail }: OrderEvent): string {
  const facts = visitFacts(detail);
  return facts === "" ? "" : `Waktu yang diinginkan: ${facts}.`;
}

function workDay(order: Order): string {
  const due = workDueAt(order);
  return due === null ? "" : `selesai ${formatShortDate(due).slice(0, -5)}`;
}

/** Of paid work: on site the visit comes before it. */
function firstStep({ order, event, visit, buyer, seller }: OrderNotificationFacts, side: Side) {
  const due = workDueAt(order);
  if (visit) {
    const people = { buyer, seller };
    const { sentence, note } = visitAfterPayment(visit, { side, people, now: event.at });
    const done = due === null ? "" : `Selesai${byDate(due, formatDate)}.`;
    return { sentence: joinSentences(sentence, done), note };
  }
  return side === "buyer"
    ? {
        sentence: `${seller} dapat mulai bekerja${byDate(due, formatDate, ", selesai")}.`,
        note: `${seller} mulai bekerja`,
      }
    : { sentence: `Silakan mulai bekerja, dan selesaikan${byDate(due, formatDate)}.`, note: workDay(order) };
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
  paid: (facts) => ({
    buyer: {
      kind: "payment",
      title: `Pembayaran ${totalText(facts.order)} diterima`,
      body: joinSentences(
        firstStep(facts, "buyer").sentence,
        "Dana kami simpan dan baru diteruskan setelah Anda puas.",
      ),
      note: firstStep(facts, "buyer").note,
    },
    seller: {
      kind: "payment",
      title: `${facts.buyer} sudah membayar`,
      body: joinSentences(
        firstStep(facts, "seller").sentence,
        `Anda menerima ${proceedsText(facts.order)} setelah ${facts.buyer} puas.`,
      ),
      note: firstStep(facts, "seller").note,
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
