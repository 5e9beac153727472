import { firstName } from "~/accounts/person";
import { quote, titled } from "~/notifications/line-text";
import type {
  NotificationDraft,
  NotificationKind,
  OrderNotificationInput,
  Quote,
  QuotedText,
  Writer,
} from "~/notifications/notification";
import { holdSentence } from "~/payments/text";
import { formatDate, formatDateTime, formatShortDate } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { withFullStop } from "~/platform/strings";
import { visitAfterPayment } from "~/visits/text";
import { visitFacts } from "~/visits/time-text";
import { eventNote } from "./label-text";
import type { EventDetail, EventKind, OrderEvent } from "./lifecycle";
import {
  answerDueAt,
  dividedAmounts,
  nextActor,
  type Order,
  orderPath,
  type People,
  type Phase,
  proceedsText,
  type Side,
  totalText,
  workDueAt,
} from "./order";
import type { Slots } from "./rules/visits";
import { divisionText, joinSentences, netText, nextStep } from "./status-text";

type Said = (value: string | number) => string;

const THROUGH = new Map<unknown, string>([
  ["gateway", "lewat penyedia pembayaran"],
  ["bank", "lewat transfer bank"],
]);

const CAUSES = new Map<unknown, string>([
  ["refund", "dikembalikan oleh penyedia pembayaran"],
  ["chargeback", "ditarik kembali oleh bank"],
]);

/** Facts that the sides do not see, or see in other words. */
const DETAIL_LABELS = new Map<string, Said>([
  ["attempt", (value) => `percobaan ${value}`],
  ["method", (value) => `metode ${value}`],
  ["through", (value) => THROUGH.get(value) ?? `lewat ${value}`],
  ["files", (value) => (value === 0 ? "tanpa berkas" : `${value} berkas`)],
  ["refusedShare", (value) => `menolak pembatalan dengan ${value}% untuk pembeli`],
  ["package", (value) => (/^paket\b/i.test(String(value)) ? String(value) : `paket ${value}`)],
  ["quantity", (value) => `jumlah ${value}`],
  ["closes", (value) => (value === 1 ? "permintaan ditutup" : "permintaan tetap terbuka")],
  ["cause", (value) => CAUSES.get(value) ?? `sebab ${value}`],
  ["buyerAmount", (value) => `${formatRupiah(Number(value))} bagian pembeli`],
  ["sellerAmount", (value) => `${formatRupiah(Number(value))} bagian penjual`],
]);

/** `eventNote` contains these facts. The reason is quoted. */
const DETAILS_IN_NOTE = [
  ...["price", "amount", "days", "deadline", "revisions", "buyerShare", "reason"],
  ...["day", "slot", "otherSlot", "place"],
];

/** Only operators see this, because the sides may not see all facts. */
export function eventDetails(detail: EventDetail): string {
  const others = Object.entries(detail).flatMap(([name, value]) =>
    DETAILS_IN_NOTE.includes(name) || value === null ? [] : [DETAIL_LABELS.get(name)?.(value) ?? `${name} ${value}`],
  );
  return [eventNote({ ...detail, reason: null }), ...others].filter(Boolean).join(", ");
}

export type NotificationText = {
  kind?: NotificationKind;
  title: string;
  body: string;
  note?: string;
  href?: string;
};
type QuotedEvent = Omit<OrderEvent, "detail"> & { detail: EventDetail & { reason: QuotedText | null } };

/** First names. `order` is the state after the event, `visit` the one before it, if known. */
export type OrderNotificationFacts = {
  order: Order;
  event: QuotedEvent;
  visit: Slots | null;
  buyer: QuotedText;
  seller: QuotedText;
};
/** A side without text gets no notification. */
export type OrderNotificationCopy = (facts: OrderNotificationFacts) => Partial<Record<Side, NotificationText>>;

/** `plain` is for readers without their own text. */
export type Sentence = string | ({ plain: string } & Partial<Record<Side, string>>);

type EventCopy = { history: Sentence; notification?: OrderNotificationCopy };

export function byDate(at: number | null, format = formatDateTime, before = ""): string {
  return at === null ? "" : `${before} paling lambat ${format(at)}`;
}

export function eventAmount({ detail }: Pick<OrderEvent, "detail">): string {
  return typeof detail.amount === "number" ? formatRupiah(detail.amount) : "dana";
}

export const YOUR_ANSWER = "menunggu jawaban Anda";

export const sameTextForBoth = (words: NotificationText) => ({ buyer: words, seller: words });

export function actorDisplayName(
  { actor }: Pick<OrderEvent, "actor">,
  { buyer, seller }: OrderNotificationFacts,
): string {
  return actor.kind === "buyer" ? buyer : actor.kind === "seller" ? seller : "JasaWarga";
}

function quotedReason({ detail }: QuotedEvent, before: string): string {
  if (!detail.reason) return "";
  return withFullStop(`${before}: “${short(detail.reason)}”`);
}

// The notification is cut; the page shows the whole text.
function short(text: string): string {
  const characters = [...text.replace(/\s+/gu, " ")];
  return characters.length <= 140 ? characters.join("") : `${characters.slice(0, 139).join("")}…`;
}

function numbers({ detail }: Parameters<OrderNotificationCopy>[0]["event"], before: string): string {
  const note = eventNote({ ...detail, reason: null });
  return note === null ? "" : `${before}: ${note}.`;
}

const AS_BEFORE = "Pesanan berjalan terus seperti yang disepakati sebelumnya.";

const CHANGE_EVENTS = {
  change_proposed: {
    history: "Perubahan diusulkan",
    notification: (facts) =>
      sameTextForBoth({
        title: `${actorDisplayName(facts.event, facts)} mengusulkan perubahan pesanan`,
        body: joinSentences(
          numbers(facts.event, "Usulannya"),
          quotedReason(facts.event, "Penjelasannya"),
          "Tidak ada yang berubah sampai Anda menyetujuinya.",
        ),
        note: YOUR_ANSWER,
      }),
  },
  change_accepted: {
    history: "Usulan perubahan disetujui",
    notification: (facts) => {
      const { order, event } = facts;
      const newBill = order.phase === "awaiting_payment" && event.detail.price !== null;
      return sameTextForBoth({
        title: `${actorDisplayName(event, facts)} menyetujui usulan perubahan Anda`,
        body: joinSentences(
          numbers(event, "Yang berlaku sekarang"),
          newBill ? `Totalnya ${totalText(order)}, dibayar${byDate(order.paymentDueAt)}.` : "",
          "Rinciannya ada di halaman pesanan.",
        ),
      });
    },
  },
  change_declined: {
    history: "Usulan perubahan ditolak",
    notification: (facts) =>
      sameTextForBoth({
        title: `${actorDisplayName(facts.event, facts)} menolak usulan perubahan Anda`,
        body: joinSentences(quotedReason(facts.event, "Alasannya"), AS_BEFORE),
      }),
  },
  change_withdrawn: {
    history: "Usulan perubahan ditarik",
    notification: (facts) =>
      sameTextForBoth({
        title: `${actorDisplayName(facts.event, facts)} menarik usulan perubahannya`,
        body: joinSentences("Tidak ada yang perlu Anda jawab.", AS_BEFORE),
      }),
  },
} satisfies Record<string, EventCopy>;

const PAYMENT_NOTIFICATIONS = "Kami memberi tahu begitu dananya masuk titipan.";
const ORDER_AGAIN = "Jika masih memerlukan jasanya, silakan pesan lagi.";

function wishedTime({ detail }: QuotedEvent): string {
  const facts = visitFacts(detail);
  return facts === "" ? "" : `Waktu yang diinginkan: ${facts}.`;
}

function workDay(order: Order): string {
  const due = workDueAt(order);
  return due === null ? "" : `selesai ${formatShortDate(due).slice(0, -5)}`;
}

/** A visit comes before the work. */
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

const PENDING_EVENTS = {
  placed: {
    history: "Pesanan dibuat",
    notification: ({ order, event, buyer }) => ({
      seller: {
        title: `Pesanan baru dari ${buyer}, ${totalText(order)}`,
        body: joinSentences(
          wishedTime(event),
          `Mohon tunggu pembayaran ${buyer}${byDate(order.paymentDueAt)}.`,
          PAYMENT_NOTIFICATIONS,
        ),
      },
    }),
  },
  inquired: {
    history: "Permintaan kustom dikirim",
    notification: ({ order, event, buyer }) => ({
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
  },
  quoted: {
    history: "Penawaran harga dikirim",
    notification: ({ order, seller }) => ({
      buyer: {
        title: `${seller} menawarkan ${totalText(order)}`,
        body: joinSentences(
          `Selesai dalam ${order.maxDays ?? 0} hari. Setujui atau tolak${byDate(order.quoteExpiresAt)}.`,
          "Setelah itu penawaran tidak berlaku lagi.",
        ),
      },
    }),
  },
  quote_accepted: {
    history: "Penawaran harga disetujui",
    notification: ({ order, buyer }) => ({
      seller: {
        title: `${buyer} menyetujui harga ${totalText(order)}`,
        body: joinSentences(
          `Mohon jangan mulai bekerja dulu: ${buyer} membayar${byDate(order.paymentDueAt)}.`,
          PAYMENT_NOTIFICATIONS,
        ),
        note: "tunggu pembayaran",
      },
    }),
  },
  proposal_accepted: {
    history: "Penawaran untuk permintaan jasa diterima",
    notification: ({ order, event, buyer }) => ({
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
  },
  payment_started: {
    history: "Pembayaran dimulai",
  },
  payment_reviewed: {
    history: "Pembayaran diperiksa oleh penyedia pembayaran",
    notification: ({ order }) => ({
      buyer: {
        kind: "payment",
        title: "Pembayaran Anda sedang diperiksa",
        body: `Penyedia pembayaran memeriksa pembayaran ${totalText(order)}. Anda tidak perlu membayar lagi; kami memberi tahu begitu ada hasilnya.`,
      },
    }),
  },
  payment_failed: {
    history: "Pembayaran gagal, pesanan masih bisa dibayar",
    notification: ({ order }) => ({
      buyer: {
        kind: "payment",
        title: "Pembayaran Anda belum berhasil",
        body: `Silakan coba lagi atau pilih cara bayar lain${byDate(order.paymentDueAt)}. Setelah itu pesanan batal sendiri.`,
        href: `/payment/${order.id}`,
      },
    }),
  },
  paid: {
    history: "Pembayaran diterima dan ditahan",
    notification: (facts) => ({
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
  },
  paid_again: {
    history: {
      plain: "Pembayaran kedua diterima dan dikembalikan kepada pembeli",
      buyer: "Pembayaran kedua diterima dan dikembalikan kepada Anda",
    },
    notification: ({ event }) => ({
      buyer: {
        kind: "payment",
        title: "Pembayaran kedua Anda dikembalikan",
        body: `Pesanan ini sudah dibayar, jadi ${eventAmount(event)} yang masuk sekali lagi dikembalikan seluruhnya kepada Anda.`,
        note: eventAmount(event),
      },
    }),
  },
  paid_late: {
    history: {
      plain: "Pembayaran diterima setelah pesanan batal dan dikembalikan kepada pembeli",
      buyer: "Pembayaran diterima setelah pesanan batal dan dikembalikan kepada Anda",
    },
    notification: ({ event }) => ({
      buyer: {
        kind: "payment",
        title: "Pembayaran Anda dikembalikan",
        body: `${eventAmount(event)} masuk setelah pesanan ini batal, jadi dikembalikan seluruhnya kepada Anda. ${ORDER_AGAIN}`,
        note: eventAmount(event),
      },
    }),
  },
  paid_outdated: {
    history: {
      plain: "Pembayaran dengan harga lama diterima dan dikembalikan kepada pembeli",
      buyer: "Pembayaran dengan harga lama diterima dan dikembalikan kepada Anda",
    },
    notification: ({ order, event }) => ({
      buyer: {
        kind: "payment",
        title: "Pembayaran lama dikembalikan",
        body: `Harga pesanan ini sudah diubah menjadi ${totalText(order)}, jadi ${eventAmount(event)} yang masuk dengan harga lama dikembalikan seluruhnya kepada Anda. Silakan bayar dengan harga yang baru${byDate(order.paymentDueAt)}.`,
        href: `/payment/${order.id}`,
      },
    }),
  },
  expired: {
    history: "Pesanan batal karena tidak dibayar tepat waktu",
    notification: ({ buyer }) => ({
      buyer: {
        title: "Pesanan batal, belum dibayar",
        body: `Batas waktu pembayarannya sudah lewat. ${ORDER_AGAIN}`,
      },
      seller: {
        title: `Pesanan ${buyer} batal, belum dibayar`,
        body: "Batas waktu pembayarannya sudah lewat. Anda tidak perlu melakukan apa-apa.",
      },
    }),
  },
} satisfies Record<string, EventCopy>;

const VISIT_EVENTS = {
  visit_proposed: {
    history: "Jadwal pengerjaan diusulkan",
    notification: (facts) =>
      sameTextForBoth({
        title: `${actorDisplayName(facts.event, facts)} mengusulkan jadwal pengerjaan`,
        body: joinSentences(
          `Usulannya: ${visitFacts(facts.event.detail)}.`,
          "Setujui, atau usulkan waktu lain. Harga dan dana pesanan tidak berubah.",
        ),
        note: YOUR_ANSWER,
      }),
  },
  visit_accepted: {
    history: "Jadwal pengerjaan disepakati",
    notification: (facts) =>
      sameTextForBoth({
        title: `${actorDisplayName(facts.event, facts)} menyetujui jadwal pengerjaan`,
        body: joinSentences(
          `Jadwalnya: ${visitFacts(facts.event.detail)}.`,
          "Simpan ke kalender dari halaman pesanan.",
        ),
      }),
  },
} satisfies Record<string, EventCopy>;

function look({ order, event, seller }: OrderNotificationFacts): string {
  const otherwise = order.revisionsLeft === 0 ? "ajukan masalah" : "minta revisi";
  const answered =
    typeof event.detail.refusedShare === "number" ? `Dengan itu ${seller} menolak pembatalan yang Anda minta. ` : "";
  return `${answered}Periksa hasilnya, lalu terima atau ${otherwise}${byDate(order.reviewDueAt)}. Jika Anda diam, dana diteruskan ke penjual pada saat itu.`;
}

const WORK_EVENTS = {
  delivered: {
    history: "Hasil kerja diserahkan",
    notification: (facts) => ({
      buyer: {
        title: `${facts.seller} menyerahkan hasil kerja`,
        body: joinSentences(look(facts), quotedReason(facts.event, "Catatannya")),
      },
    }),
  },
  revision_requested: {
    history: "Revisi diminta",
    notification: ({ order, event, buyer }) => ({
      seller: {
        title: `${buyer} meminta revisi`,
        body: joinSentences(
          quotedReason(event, "Yang perlu diubah"),
          `${totalText(order)} tetap di titipan. Serahkan hasil barunya di halaman pesanan.`,
        ),
      },
    }),
  },
  released: {
    history: {
      plain: "Waktu periksa habis, dana diteruskan ke penjual",
      seller: "Waktu periksa habis, dana diteruskan kepada Anda",
    },
    notification: ({ order, seller }) => ({
      buyer: {
        title: "Pesanan selesai",
        body: `Waktu untuk memeriksa sudah habis, jadi dana diteruskan ke ${seller}. Ceritakan kerja ${seller}: ulasan Anda membantu pembeli lain memilih.`,
        note: `ulas kerja ${seller}`,
        href: `${orderPath(order.id)}/review`,
      },
      seller: {
        title: `Anda menerima ${proceedsText(order)}`,
        note: "pesanan selesai",
        body: "Pembeli tidak menyatakan keberatan sampai waktu periksa habis. Beri juga ulasan tentang pembelinya.",
        href: `${orderPath(order.id)}/review`,
      },
    }),
  },
  cancelled_late: {
    history: {
      plain: "Pesanan dibatalkan karena terlambat, dana dikembalikan kepada pembeli",
      buyer: "Pesanan dibatalkan karena terlambat, dana dikembalikan kepada Anda",
    },
    notification: ({ order, event, buyer }) => {
      const words = (whom: string): NotificationText => ({
        title: "Pesanan dibatalkan karena terlambat",
        body: joinSentences(
          `Tenggatnya sudah lewat dan belum ada hasil kerja. ${totalText(order)} dikembalikan kepada ${whom}.`,
          quotedReason(event, "Alasannya"),
        ),
        note: `${totalText(order)} dikembalikan`,
      });
      return { buyer: words("Anda"), seller: words(buyer) };
    },
  },
  cancellation_requested: {
    history: "Pembatalan diminta",
    notification: ({ order, event, buyer }) => ({
      seller: {
        title: `${buyer} meminta pembatalan`,
        body: joinSentences(
          `${buyer} mengusulkan ${order.buyerShare ?? 0}% dana (${formatRupiah(dividedAmounts(order).buyer)}) kembali kepadanya, dan Anda menerima ${netText(order)}.`,
          quotedReason(event, "Alasannya"),
          `Setujui atau tolak${byDate(order.answerDueAt)}; jika Anda diam, usulan itu berlaku.`,
        ),
      },
    }),
  },
  cancellation_refused: {
    history: "Permintaan pembatalan ditolak",
    notification: ({ event, seller }) => ({
      buyer: {
        title: `${seller} menolak pembatalan`,
        body: joinSentences(
          quotedReason(event, "Alasannya"),
          "Pekerjaan berjalan terus. Bicarakan kelanjutannya di halaman pesanan.",
        ),
      },
    }),
  },
  cancellation_withdrawn: {
    history: "Permintaan pembatalan ditarik",
    notification: ({ buyer }) => ({
      seller: {
        title: `${buyer} menarik permintaan pembatalan`,
        body: "Pekerjaan berjalan terus seperti sebelumnya.",
      },
    }),
  },
  cancellation_enforced: {
    history: "Permintaan pembatalan tidak dijawab, dana dibagi sesuai usulan",
    notification: ({ order }) =>
      sameTextForBoth({
        title: "Pembatalan berlaku tanpa jawaban",
        body: joinSentences("Pesanan ditutup, dan dana dibagi sesuai usulan pembeli:", divisionText(order)),
      }),
  },
  disputed: {
    history: "Masalah diajukan",
    notification: (facts) => {
      const { order, event } = facts;
      const words = (who: string): NotificationText => ({
        title: `${who} mengajukan masalah`,
        body: joinSentences(
          quotedReason(event, "Alasannya"),
          `Tenggat pekerjaan berhenti dan ${totalText(order)} tetap ditahan. Tanggapi${byDate(order.answerDueAt)}; jika Anda diam, keputusan dapat diambil tanpa tanggapan Anda.`,
        ),
      });
      return { buyer: words(actorDisplayName(event, facts)), seller: words(actorDisplayName(event, facts)) };
    },
  },
  dispute_answered: {
    history: "Masalah ditanggapi",
    notification: (facts) =>
      sameTextForBoth({
        title: `${actorDisplayName(facts.event, facts)} menanggapi masalah`,
        body: joinSentences(
          quotedReason(facts.event, "Tanggapannya"),
          "Tim JasaWarga memutuskan setelah membaca keduanya.",
        ),
        note: "JasaWarga memutuskan",
      }),
  },
  settlement_proposed: {
    history: "Pembagian dana diusulkan",
    notification: (facts) =>
      sameTextForBoth({
        title: `${actorDisplayName(facts.event, facts)} mengusulkan pembagian dana`,
        body: `Usulannya: ${divisionText(facts.order)} Setujui jika Anda sepakat.`,
        note: YOUR_ANSWER,
      }),
  },
  settled: {
    history: "Pembagian dana disepakati",
    notification: ({ order }) =>
      sameTextForBoth({
        title: "Pembagian dana disepakati",
        body: `Pesanan ditutup. Pembagiannya: ${divisionText(order)}`,
      }),
  },
  ruled: {
    history: "Masalah diputuskan",
    notification: (facts) =>
      sameTextForBoth({
        title: "Masalah pesanan sudah diputuskan",
        body: joinSentences(`Pembagiannya: ${divisionText(facts.order)}`, quotedReason(facts.event, "Alasan putusan")),
      }),
  },
  refunded: {
    history: {
      plain: "Dana sudah dikembalikan kepada pembeli",
      buyer: "Dana sudah dikembalikan kepada Anda",
    },
    notification: ({ event }) => ({
      buyer: {
        kind: "payment",
        title: `${eventAmount(event)} dikembalikan kepada Anda`,
        body:
          event.detail.through === "bank"
            ? "Dana dikirim ke rekening yang Anda sebutkan."
            : "Dana kembali lewat cara bayar yang Anda pakai; tibanya tergantung bank atau dompet digital Anda.",
      },
    }),
  },
  // Sent by `transferReturnedNotification`, with a reason that only the buyer reads.
  refund_returned: {
    history: "Transfer pengembalian dikembalikan bank",
  },
  taken_back: {
    history: "Pembayaran ditarik kembali oleh penyedia pembayaran",
    notification: ({ order, event }) => {
      const words: NotificationText = {
        kind: "payment",
        title: "Pembayaran pesanan ditarik kembali",
        body: `${eventAmount(event)} ditarik kembali oleh penyedia pembayaran. ${order.status === "cancelled" ? "Pesanan ini ditutup." : ""}`.trim(),
      };
      const { held } = event.detail;
      const taken =
        typeof held === "number"
          ? ` ${formatRupiah(held)} yang masih tertahan dari pesanan ini keluar dari saldo Anda.`
          : "";
      const note = taken && `${formatRupiah(Number(held))} keluar dari saldo`;
      return { buyer: words, seller: { ...words, body: words.body + taken, note } };
    },
  },
  cancelled: {
    history: "Pesanan dibatalkan",
    notification: ({ order, event, buyer, seller }) => {
      const words = (who: string, whom: string): NotificationText => ({
        title: `${who} membatalkan pesanan`,
        body: joinSentences(
          quotedReason(event, "Alasannya"),
          order.paymentStatus === "refund_pending"
            ? `Dana dikembalikan kepada ${whom}.`
            : "Tidak ada dana yang diteruskan ke penjual.",
        ),
        note: order.paymentStatus === "refund_pending" ? `${totalText(order)} dikembalikan` : "",
      });
      const staff = event.actor.kind === "buyer" || event.actor.kind === "seller" ? null : "JasaWarga";
      return { buyer: words(staff ?? seller, "Anda"), seller: words(staff ?? buyer, buyer) };
    },
  },
  completed: {
    history: {
      plain: "Pesanan selesai, dana diteruskan ke penjual",
      seller: "Pesanan selesai, dana diteruskan kepada Anda",
    },
    notification: ({ order, buyer, seller }) => ({
      buyer: {
        title: "Pesanan selesai",
        body: `Dana sudah diteruskan ke ${seller}. Terima kasih. Ceritakan kerja ${seller}: ulasan Anda membantu pembeli lain memilih.`,
        note: `ulas kerja ${seller}`,
        href: `${orderPath(order.id)}/review`,
      },
      seller: {
        title: `Anda menerima ${proceedsText(order)}`,
        note: "pesanan selesai",
        body: `${buyer} puas dengan hasil kerja Anda. Beri juga ulasan tentang ${buyer} sebagai pembeli.`,
        href: `${orderPath(order.id)}/review`,
      },
    }),
  },
} satisfies Record<string, EventCopy>;

const EVENTS: Record<EventKind, EventCopy> = {
  ...PENDING_EVENTS,
  ...CHANGE_EVENTS,
  ...VISIT_EVENTS,
  ...WORK_EVENTS,
};

const SENTENCES = new Map(Object.entries(EVENTS).map(([kind, { history }]) => [kind, history]));

/** A later version of the app may have stored other kinds of events. */
const sentenceOf = (kind: string): Sentence => SENTENCES.get(kind) ?? "Pesanan diperbarui";

export function eventSentence(kind: string, side: Side): string {
  const sentence = sentenceOf(kind);
  return typeof sentence === "string" ? sentence : (sentence[side] ?? sentence.plain);
}

export function staffEventSentence(kind: string): string {
  const sentence = sentenceOf(kind);
  return typeof sentence === "string" ? sentence : sentence.plain;
}

/** The actor gets no notification, except for these events, after which a step remains. */
const ALSO_TO_ITS_ACTOR: readonly EventKind[] = ["completed", "released"];

/** The key contains the event's version, so that a repeat sends nothing twice. */
export function orderNotifications({
  order,
  event,
  people,
  title,
  visit = null,
  heldUntil = null,
}: OrderNotificationInput): NotificationDraft[] {
  return (["buyer", "seller"] as const).flatMap((side) => {
    const writer = otherWriter(order, side);
    const reason = quotedReasonOf(event, writer);
    const facts = {
      ...{ order, visit, ...quotedNames(people, writer) },
      event: { ...event, detail: { ...event.detail, reason: reason?.text ?? null } },
    };
    const words = EVENTS[event.kind].notification?.(facts)[side];
    if (!words || (event.actor.kind === side && !ALSO_TO_ITS_ACTOR.includes(event.kind))) return [];
    const waits = side === "seller" && heldUntil !== null ? holdSentence(heldUntil) : "";
    const subject = quote(title, writer);
    return {
      userId: side === "buyer" ? order.buyerId : order.sellerId,
      kind: words.kind ?? "order",
      cause: `order:${order.id}:${order.version}`,
      ...orderLine(order, side, words.title, subject.text, words.note),
      body: joinSentences(withFullStop(subject.text), words.body, waits),
      href: words.href ?? orderPath(order.id),
      quotes: reason ? [reason] : [],
    };
  });
}

/** Anybody may place an order and leave it unpaid, so the seller knows a buyer only after payment. */
export function otherWriter({ startedAt }: Pick<Order, "startedAt">, reader: Side): Writer {
  return reader === "buyer" || startedAt !== null ? "known" : "user";
}

function quotedReasonOf({ actor, detail }: OrderEvent, writer: Writer): Quote | null {
  if (typeof detail.reason !== "string" || detail.reason === "") return null;
  const isPerson = actor.kind === "buyer" || actor.kind === "seller";
  return quote(detail.reason, isPerson ? writer : "staff");
}

function quotedNames(people: People, writer: Writer) {
  return {
    buyer: quote(firstName(people.buyer), writer).text,
    seller: quote(firstName(people.seller), writer).text,
  };
}

const ANSWERS: Partial<Record<Phase, string>> = {
  quoted: "jawab",
  awaiting_payment: "bayar",
  delivered: "periksa",
  cancel_requested: "jawab",
  disputed: "tanggapi",
};

export function orderLine(
  order: Order,
  side: "buyer" | "seller",
  title: string,
  subject: QuotedText,
  note = "",
): Pick<NotificationDraft, "title" | "about" | "dueAt"> {
  const dueAt = nextActor(order) === side ? answerDueAt(order) : null;
  const answer = dueAt === null ? undefined : order.phase && ANSWERS[order.phase];
  return { ...titled(title, subject, answer ?? note, answer !== undefined), dueAt };
}

/** The key contains the order's state, so that each state gets one reminder. */
export function reminder(order: Order, people: People, title: string, now: number): NotificationDraft | null {
  const side = nextActor(order);
  if (side === null) return null;
  const writer = otherWriter(order, side);
  const subject = quote(title, writer).text;
  const names = { buyer: quote(people.buyer, writer).text, seller: quote(people.seller, writer).text };
  const move = nextStep(order, side, now, names);
  return {
    userId: side === "buyer" ? order.buyerId : order.sellerId,
    kind: "order",
    cause: `remind:${order.id}:${order.version}`,
    ...orderLine(order, side, `Pengingat: ${move.title}`, subject),
    body: `${withFullStop(subject)} ${move.text}`,
    href: orderPath(order.id),
    quotes: [],
  };
}
