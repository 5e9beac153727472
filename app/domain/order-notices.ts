import { formatDate, formatDateTime } from "~/domain/dates";
import { workDueAt } from "~/domain/escrow";
import { formatRupiah } from "~/domain/money";
import type { Notice, NotificationKind } from "~/domain/notification";
import type { Order, Side } from "~/domain/order";
import type { EventKind, OrderEvent } from "~/domain/order-decision";
import { money, proceeds, sentences } from "~/domain/order-scene";
import type { People } from "~/domain/order-words";
import { firstName } from "~/domain/person";

/** What happened to an order, as those hear of it who did not do it. `order` is as the event left it. */
export type OrderNews = { order: Order; event: OrderEvent; people: People; title: string };

type Words = { kind?: NotificationKind; title: string; body: string; href?: string };
type Facts = { order: Order; event: OrderEvent; buyer: string; seller: string };
type Told = Partial<Record<Side, Words>>;

const PAYMENT_NEWS = "Kami memberi tahu begitu dananya masuk titipan.";
const ORDER_AGAIN = "Jika masih memerlukan jasanya, silakan pesan lagi.";

const NEWS: Record<EventKind, (facts: Facts) => Told> = {
  placed: ({ order, buyer }) => ({
    seller: {
      title: `Pesanan baru dari ${buyer}, ${money(order)}`,
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
      title: `${seller} menawarkan ${money(order)}`,
      body: sentences(
        `Selesai dalam ${order.maxDays ?? 0} hari. Setujui atau tolak${by(order.quoteExpiresAt)}.`,
        "Setelah itu penawaran tidak berlaku lagi.",
      ),
    },
  }),
  quote_accepted: ({ order, buyer }) => ({
    seller: {
      title: `${buyer} menyetujui harga ${money(order)}`,
      body: sentences(
        `Mohon jangan mulai bekerja dulu: ${buyer} membayar${by(order.paymentDueAt)}.`,
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
      body: `Penyedia pembayaran memeriksa pembayaran ${money(order)}. Anda tidak perlu membayar lagi; kami memberi tahu begitu ada hasilnya.`,
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
      title: `Pembayaran ${money(order)} sudah kami terima`,
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
  cancelled: ({ order, event, buyer, seller }) => {
    const { reason } = event.detail;
    const back =
      order.paymentStatus === "refund_pending"
        ? `Dana dikembalikan kepada ${buyer}.`
        : "Tidak ada dana yang berpindah.";
    const words = (who: string): Words => ({
      title: `${who} membatalkan pesanan`,
      body: sentences(typeof reason === "string" && reason !== "" ? `Alasannya: “${reason}”.` : "", back),
    });
    const house = event.actor.kind === "buyer" || event.actor.kind === "seller" ? null : "JasaWarga";
    return { buyer: words(house ?? seller), seller: words(house ?? buyer) };
  },
  completed: ({ order, buyer, seller }) => ({
    buyer: {
      title: `Pesanan Anda selesai, ceritakan kerja ${seller}`,
      body: `Dana sudah diteruskan ke ${seller}. Terima kasih. Ulasan Anda membantu pembeli lain memilih.`,
      href: `/dashboard/orders/${order.id}/review`,
    },
    seller: {
      title: `Pesanan selesai, Anda menerima ${proceeds(order)}`,
      body: `${buyer} puas dengan hasil kerja Anda. Beri juga ulasan tentang ${buyer} sebagai pembeli.`,
      href: `/dashboard/orders/${order.id}/review`,
    },
  }),
};

/** Whoever did it knows it already; only here something is left to do. */
const ALSO_TO_ITS_DOER: readonly EventKind[] = ["completed"];

/** Whom an event of an order is told, and in which words. Its version names it, so that a repeat tells nobody twice. */
export function orderNotices({ order, event, people, title }: OrderNews): Notice[] {
  const facts = { order, event, buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const told = NEWS[event.kind](facts);
  return (["buyer", "seller"] as const).flatMap((side) => {
    const words = told[side];
    if (!words || (event.actor.kind === side && !ALSO_TO_ITS_DOER.includes(event.kind))) return [];
    return {
      userId: side === "buyer" ? order.buyerId : order.sellerId,
      kind: words.kind ?? "order",
      cause: `order:${order.id}:${order.version}`,
      title: words.title,
      body: `${title}. ${words.body}`,
      href: words.href ?? `/dashboard/orders/${order.id}`,
    };
  });
}

/** " paling lambat 11 November 2026, 09.20 WIB", or nothing while no time is set. */
function by(at: number | null, format = formatDateTime, before = ""): string {
  return at === null ? "" : `${before} paling lambat ${format(at)}`;
}

function amount({ detail }: OrderEvent): string {
  return typeof detail.amount === "number" ? formatRupiah(detail.amount) : "dana";
}
