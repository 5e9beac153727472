import { formatDate } from "~/domain/core/dates";
import { proceeds, total } from "~/domain/order/amounts";
import { workDueAt } from "~/domain/order/escrow";
import { sentences } from "../status-copy";
import { amount, by, type News, type Sentence } from "./parts";

const PAYMENT_NEWS = "Kami memberi tahu begitu dananya masuk titipan.";
const ORDER_AGAIN = "Jika masih memerlukan jasanya, silakan pesan lagi.";

/** Until the money has come, and what comes of paying. */
export const PENDING_NEWS = {
  placed: ({ order, buyer }) => ({
    seller: {
      title: `Pesanan baru dari ${buyer}, ${total(order)}`,
      body: sentences(`Mohon tunggu pembayaran ${buyer}${by(order.paymentDueAt)}.`, PAYMENT_NEWS),
    },
  }),
  inquired: ({ order, buyer }) => ({
    seller: {
      title: `Permintaan kustom dari ${buyer}`,
      body: sentences(
        "Baca kebutuhannya, lalu kirim penawaran harga dan waktu pengerjaan.",
        order.deadline === null ? "" : `${buyer} membutuhkannya paling lambat ${formatDate(order.deadline)}.`,
      ),
    },
  }),
  quoted: ({ order, seller }) => ({
    buyer: {
      title: `${seller} menawarkan ${total(order)}`,
      body: sentences(
        `Selesai dalam ${order.maxDays ?? 0} hari. Setujui atau tolak${by(order.quoteExpiresAt)}.`,
        "Setelah itu penawaran tidak berlaku lagi.",
      ),
    },
  }),
  quote_accepted: ({ order, buyer }) => ({
    seller: {
      title: `${buyer} menyetujui harga ${total(order)}`,
      body: sentences(
        `Mohon jangan mulai bekerja dulu: ${buyer} membayar${by(order.paymentDueAt)}.`,
        PAYMENT_NEWS,
      ),
    },
  }),
  proposal_accepted: ({ order, buyer }) => ({
    seller: {
      title: `${buyer} menerima penawaran Anda, ${total(order)}`,
      body: sentences(
        `Pesanannya sudah dibuat. Mohon jangan mulai bekerja dulu: ${buyer} masih perlu membayar.`,
        PAYMENT_NEWS,
      ),
    },
  }),
  // Pressing the button is no news to anybody; what comes of it is.
  payment_started: () => ({}),
  payment_reviewed: ({ order }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran Anda sedang diperiksa",
      body: `Penyedia pembayaran memeriksa pembayaran ${total(order)}. Anda tidak perlu membayar lagi; kami memberi tahu begitu ada hasilnya.`,
    },
  }),
  payment_failed: ({ order }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran Anda belum berhasil",
      body: `Silakan coba lagi atau pilih cara bayar lain${by(order.paymentDueAt)}. Setelah itu pesanan batal sendiri.`,
      href: `/payment/${order.id}`,
    },
  }),
  paid: ({ order, buyer, seller }) => ({
    buyer: {
      kind: "payment",
      title: `Pembayaran ${total(order)} sudah kami terima`,
      body: sentences(
        `${seller} dapat mulai bekerja${by(workDueAt(order), formatDate, ", selesai")}.`,
        "Dana kami simpan dan baru diteruskan setelah Anda puas.",
      ),
    },
    seller: {
      kind: "payment",
      title: `${buyer} sudah membayar, silakan mulai bekerja`,
      body: sentences(
        `Selesaikan pekerjaannya${by(workDueAt(order), formatDate)}.`,
        `Anda menerima ${proceeds(order)} setelah ${buyer} puas.`,
      ),
    },
  }),
  paid_again: ({ event }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran kedua Anda dikembalikan",
      body: `Pesanan ini sudah dibayar, jadi ${amount(event)} yang masuk sekali lagi dikembalikan seluruhnya kepada Anda.`,
    },
  }),
  paid_late: ({ event }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran Anda dikembalikan",
      body: `${amount(event)} masuk setelah pesanan ini batal, jadi dikembalikan seluruhnya kepada Anda. ${ORDER_AGAIN}`,
    },
  }),
  paid_outdated: ({ order, event }) => ({
    buyer: {
      kind: "payment",
      title: "Pembayaran dengan harga lama dikembalikan",
      body: `Harga pesanan ini sudah diubah menjadi ${total(order)}, jadi ${amount(event)} yang masuk dengan harga lama dikembalikan seluruhnya kepada Anda. Silakan bayar dengan harga yang baru${by(order.paymentDueAt)}.`,
      href: `/payment/${order.id}`,
    },
  }),
  expired: ({ buyer }) => ({
    buyer: {
      title: "Pesanan Anda batal karena belum dibayar",
      body: `Batas waktu pembayarannya sudah lewat. ${ORDER_AGAIN}`,
    },
    seller: {
      title: `Pesanan ${buyer} batal karena belum dibayar`,
      body: "Batas waktu pembayarannya sudah lewat. Anda tidak perlu melakukan apa-apa.",
    },
  }),
} satisfies Record<string, News>;

/** The same in the order's history. */
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
