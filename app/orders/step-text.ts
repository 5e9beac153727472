import { firstName } from "~/accounts/person";
import { MAX_CALL_OUT_PERCENT, MAX_DAYS } from "~/listings/package";
import type { NotificationKind, QuotedText } from "~/notifications/notification";
import { formatDate, formatDateTime, formatShortDate, HOUR, type Zone } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { withFullStop } from "~/platform/strings";
import { visitAfterPayment } from "~/visits/text";
import { visitFacts } from "~/visits/time-text";
import { acceptsPrice } from "./change";
import { actorName, CLOSING_LABELS, eventNote } from "./label-text";
import type { AppStep, EventDetail, OpeningEvent, OrderEvent } from "./lifecycle";
import { releaseSentence, sharesSentence } from "./money-text";
import {
  ANSWER_WINDOW,
  dividedAmounts,
  hasArrived,
  MAX_ORDER_FILES,
  type Order,
  orderPath,
  otherSide,
  type People,
  proceedsText,
  quoteExpired,
  REVIEW_WINDOW,
  type Side,
  totalText,
  workDueAt,
} from "./order";
import { currentTotal, dueBill, heldTotal, MAX_EXTRAS, pricedTotal } from "./parts";
import { cancellationFee } from "./rules/cancellation";
import { extraCancellationFee, extraWindow } from "./rules/extras";
import type { CommandIn, EventIn, KindOn, LabelledInput, LimitRefusalIn, OrderStep, OwnRefusalIn } from "./rules/step";
import { breaksAppointment, FREE_BEFORE, missesAppointment, readFinding } from "./rules/visit-day";
import type { Slots } from "./rules/visits";
import { absence, divisionText, findingText, joinSentences, keptSentence, missedSums, netText } from "./status-text";

export const ANSWER_VERB = "Jawab";

export type LimitNote = (times: number) => string;

export type ButtonCopy = {
  label: string | ((order: Order, now: number) => string);
  consequence: (order: Order, people: People, reader: Side, now: number, zone: Zone) => string;
  /** The fee that `consequence` names. The form sends it, and a higher one is refused. */
  callOutFee?: (order: Order, reader: Side, now: number) => number;
  answer?: string;
  answerButton?: string;
  aside?: string;
  bar?: string;
  row?: string | ((order: Order, side: Side) => string);
  page?: PageCopy & { inputs?: Record<string, InputCopy> };
  inlineButton?: string;
};

export type PageCopy = {
  title: string;
  button: string;
  done: string;
  failed: string;
  question?: string | ((order: Order, people: People) => string);
  either?: string;
  note?: string;
  /** The question for the sum that goes back to the buyer. */
  sum?: Record<Side, string>;
};

/** The text of an input. `inline` replaces the label on the order's page, which shows no hint except the bounds. */
type InputCopy = { label: string; hint?: string; inline?: (people: People) => string };

type InputsCopy<Command> = [LabelledInput<Command>] extends [never]
  ? unknown
  : { inputs: Record<LabelledInput<Command>, InputCopy> };

type PressCopy = Pick<PageCopy, "done" | "failed"> & { next?: string };

type RefusalCopy<Refusal extends string> = [Refusal] extends [never] ? unknown : { refusals: Record<Refusal, string> };

type LimitCopy<Refusal extends string> = [Refusal] extends [never] ? unknown : { limitNote: LimitNote };

/** The texts of a step. The type check fails if the step, one of its refusals or one of its events has none. */
export type StepCopy<S extends OrderStep> = {
  [K in KindOn<S, "form">]: ButtonCopy & { page: PageCopy & InputsCopy<CommandIn<Extract<S, { kind: K }>>> };
} & Record<KindOn<S, "press">, ButtonCopy & { press: PressCopy }> &
  Record<KindOn<S, "ownRoute">, ButtonCopy> &
  Record<KindOn<S, "answer" | "visit">, { page: PageCopy }> & {
    [K in S["kind"]]: RefusalCopy<OwnRefusalIn<Extract<S, { kind: K }>>> &
      LimitCopy<LimitRefusalIn<Extract<S, { kind: K }>>> & {
        events: Record<EventIn<Extract<S, { kind: K }>>, EventCopy>;
      };
  };

type NotificationText = {
  kind?: NotificationKind;
  title: string;
  body: string;
  note?: string;
  href?: string;
  isMailed?: false;
};
type QuotedEvent = Omit<OrderEvent, "detail"> & { detail: EventDetail & { reason: QuotedText | null } };

/** The facts, with first names. `order` is the state after the event, `visit` the one before it, if known. */
type NotificationFacts = {
  order: Order;
  event: QuotedEvent;
  visit: Slots | null;
  buyer: QuotedText;
  seller: QuotedText;
  actor: string;
};
type NotificationCopy = (facts: NotificationFacts) => NotificationText | Partial<Record<Side, NotificationText>>;

type Sentence = string | ({ plain: string } & Partial<Record<Side, string>>);

export type EventCopy = { history: Sentence; notification?: NotificationCopy };

const UNLIMITED_REVISIONS = "Revisi tidak dibatasi. Jumlahnya dapat ditetapkan lewat usulan perubahan.";

function withRevisions({ revisionsLeft }: Order): string {
  return revisionsLeft === null ? UNLIMITED_REVISIONS : `Harga ini termasuk ${revisionsLeft} kali revisi.`;
}

/** Names the call-out fee of a quoted visit, and if the limit makes it lower than the seller's own. */
function quotedFee(order: Order, seller: string): string {
  const { callOutFee } = order;
  if (callOutFee === 0 || order.visitMode === null) return "";
  const isLimited = callOutFee === Math.floor((pricedTotal(order) * MAX_CALL_OUT_PERCENT) / 100);
  return `Bila Anda membatalkan kurang dari ${FREE_BEFORE / HOUR} jam sebelum jadwal, ${seller} menerima ongkos datang ${formatRupiah(callOutFee)}${isLimited ? `, yaitu batas tertingginya, ${MAX_CALL_OUT_PERCENT}% dari harga ini` : ", seperti di halaman jasanya"}.`;
}

const READ_ALONG = "Tim JasaWarga membaca percakapan dan berkas pesanan ini.";

function byDate(at: number | null, format = formatDateTime, before = ""): string {
  return at === null ? "" : `${before} paling lambat ${format(at)}`;
}

function eventAmount({ detail }: Pick<OrderEvent, "detail">): string {
  return typeof detail.amount === "number" ? formatRupiah(detail.amount) : "uang";
}

const YOUR_ANSWER = "menunggu jawaban Anda";

function quotedReason({ detail }: QuotedEvent, before: string): string {
  if (!detail.reason) return "";
  return withFullStop(`${before}: “${short(detail.reason)}”`);
}

// The notification is cut, because the page shows the whole text.
function short(text: string): string {
  const characters = [...text.replace(/\s+/gu, " ")];
  return characters.length <= 140 ? characters.join("") : `${characters.slice(0, 139).join("")}…`;
}

function numbers({ detail }: QuotedEvent, before: string): string {
  const note = eventNote({ ...detail, reason: null });
  return note === null ? "" : `${before}: ${note}.`;
}

const AS_BEFORE = "Pesanan berjalan terus seperti yang disepakati sebelumnya.";

const PAYMENT_NOTIFICATIONS = "Kami memberi tahu begitu uangnya masuk titipan.";
const ORDER_AGAIN = "Jika masih memerlukan jasanya, silakan pesan lagi.";

function wishedTime({ detail }: QuotedEvent): string {
  const facts = visitFacts(detail);
  return facts === "" ? "" : `Waktu yang diinginkan: ${facts}.`;
}

function workDay(order: Order): string {
  const due = workDueAt(order);
  return due === null ? "" : `selesai ${formatShortDate(due).slice(0, -5)}`;
}

function firstStep({ order, event, visit, buyer, seller }: NotificationFacts, side: Side) {
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

function look({ order, event, seller }: NotificationFacts): string {
  const otherwise = order.revisionsLeft === 0 ? "ajukan masalah" : "minta revisi";
  const answered = [event.detail.refusedSum, event.detail.refusedShare].some((sum) => typeof sum === "number")
    ? `Dengan itu ${seller} menolak pembatalan yang Anda minta. `
    : "";
  return `${answered}Periksa hasilnya, lalu terima atau ${otherwise}${byDate(order.reviewDueAt)}. Jika Anda tidak menanggapi, uang diteruskan ke penjual pada saat itu.`;
}

const LOWERS_RATE = "Karena pesanan ini sudah dibayar, pembatalannya menurunkan Success Rate di profil Anda.";

const SETTLED: EventCopy = {
  history: "Pembagian uang disepakati",
  notification: ({ order }) => ({
    title: "Pembagian uang disepakati",
    body: `Pesanan ditutup. Pembagiannya: ${divisionText(order)}`,
  }),
};

const CANCELLED_LATE: EventCopy = {
  history: {
    plain: "Pesanan dibatalkan karena terlambat, uang dikembalikan kepada pembeli",
    buyer: "Pesanan dibatalkan karena terlambat, uang dikembalikan kepada Anda",
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
};

const REFUNDED: EventCopy = {
  history: {
    plain: "Uang sudah dikembalikan kepada pembeli",
    buyer: "Uang sudah dikembalikan kepada Anda",
  },
  notification: ({ event }) => ({
    buyer: {
      kind: "payment",
      title: `${eventAmount(event)} dikembalikan kepada Anda`,
      body:
        event.detail.through === "bank"
          ? "Uang dikirim ke rekening yang Anda sebutkan."
          : "Uang kembali lewat cara bayar yang Anda pakai. Tibanya tergantung bank atau dompet digital Anda.",
    },
  }),
};

const askedBySilence = (order: Order): string =>
  `Tim JasaWarga memeriksa, dan ${totalText(order)} tetap ditahan. Tanggapi${byDate(order.answerDueAt)}. Sesudah itu putusan dapat diambil tanpa tanggapan Anda.`;

const NOT_REPORTABLE = {
  report_early: "Ini belum bisa dilaporkan. Pembeli menunggu 60 menit sejak jadwalnya dimulai, dan penjual 20 menit.",
  report_late: "Waktu untuk melaporkannya sudah lewat. Minta pembatalan, atau bicarakan lewat percakapan.",
  already_arrived: "Kedatangannya sudah tercatat, jadi ini tidak bisa dilaporkan. Ada masalah? Minta pembatalan.",
  not_arrived: "Tekan “Saya Sudah Sampai” dulu, supaya jam kedatangan Anda tercatat.",
};

const MISSED = {
  seller_missed: {
    history: {
      plain: "Penjual tidak datang, uang dikembalikan kepada pembeli",
      buyer: "Penjual tidak datang, uang dikembalikan kepada Anda",
    },
    notification: ({ event, buyer }) => {
      const words = (whom: string): NotificationText => ({
        kind: "payment",
        title: "Uang kembali penuh, penjual tidak datang",
        body: `Pesanan dibatalkan. ${eventAmount(event)} dikembalikan kepada ${whom}.`,
        note: `${eventAmount(event)} dikembalikan`,
      });
      return { buyer: words("Anda"), seller: words(buyer) };
    },
  },
  buyer_missed: {
    history: "Pembeli tidak ada, pesanan dibatalkan",
    notification: ({ order, event, buyer }) => {
      const words = (whom: string, side: Side): NotificationText => ({
        kind: "payment",
        title: "Pesanan batal, pembeli tidak ada",
        body: joinSentences(`${eventAmount(event)} dikembalikan kepada ${whom}.`, keptSentence(order, side)),
        note: `${eventAmount(event)} dikembalikan`,
      });
      return { buyer: words("Anda", "buyer"), seller: words(buyer, "seller") };
    },
  },
} satisfies Record<"seller_missed" | "buyer_missed", EventCopy>;

const SELLER_REPORTED = {
  seller_reported: {
    history: { plain: "Penjual dilaporkan tidak datang", seller: "Anda dilaporkan tidak datang" },
    notification: ({ order, event, buyer }) => ({
      seller: {
        title: "Dilaporkan tidak datang, jawab sekarang",
        body: joinSentences(
          `${buyer} melaporkan bahwa Anda ${absence(order, "seller")}.`,
          quotedReason(event, "Keterangannya"),
          order.phase === "disputed"
            ? askedBySilence(order)
            : `Jawab${byDate(order.answerDueAt)}. Tanpa jawaban, pesanan batal dan ${totalText(order)} kembali kepada ${buyer}.`,
        ),
      },
    }),
  },
} satisfies Record<"seller_reported", EventCopy>;

const NO_EXTRA = { no_extra: "Usulan ini sudah tidak berlaku. Tidak ada yang dibayar." };

/** A buyer who moved the visit too late pays the fee, even if the new hour is days ahead. */
const whyFee = ({ visitAt }: Order, now: number): string =>
  visitAt !== null && now < visitAt - FREE_BEFORE
    ? "karena jadwalnya Anda pindahkan setelah batal gratisnya lewat"
    : `karena jadwalnya kurang dari ${FREE_BEFORE / HOUR} jam lagi`;

const UNKEPT = `Jadwalnya kurang dari ${FREE_BEFORE / HOUR} jam lagi, atau lewat tanpa kedatangan yang tercatat, jadi ini tercatat sebagai janji yang tidak Anda tepati.`;

/** Tells a seller who agrees to a division that it breaks their appointment. */
const withUnkept = (sentence: string, order: Order, reader: Side, now: number): string =>
  joinSentences(sentence, reader === "seller" && breaksAppointment(order, now) ? UNKEPT : "");

const buyersFee = (order: Order, reader: Side, now: number): number =>
  reader === "buyer" ? cancellationFee(order, now) : 0;

export const MOVED_TWICE = "Jam ini sudah dua kali Anda pindahkan. Batalkan atau bicarakan.";

export const STEP_COPY = {
  start_payment: {
    label: "Bayar Sekarang",
    row: "Bayar",
    consequence: (order) =>
      `${formatRupiah(dueBill(order)?.amount ?? currentTotal(order))} dititipkan di JasaWarga sampai Anda puas dengan hasilnya.`,
    events: {
      payment_started: {
        history: "Pembayaran dimulai",
      },
    },
  },
  propose_extra: {
    label: "Tambah Biaya",
    consequence: (order, people, _, now, zone) =>
      `Untuk pekerjaan yang belum termasuk harga. ${firstName(people.buyer)} menjawab paling lambat ${formatDateTime(now + extraWindow(order, now), zone)}. Tambahannya dikerjakan setelah dibayar.`,
    page: {
      title: "Tambah biaya",
      button: "Kirim",
      done: "Biaya tambahan terkirim",
      failed: "Biaya tambahan belum terkirim",
    },
    refusals: {
      extra_open:
        "Masih ada usulan atau tagihan yang menunggu jawaban pembeli. Tunggu sampai dijawab, atau tarik dulu usulan itu.",
      too_many_extras: `Pesanan ini sudah memuat ${MAX_EXTRAS} biaya tambahan, jadi tidak bisa ditambah lagi.`,
      extra_too_high: "Jumlah ini melebihi batas biaya tambahan untuk pesanan ini.",
      no_photos: `Lampirkan satu sampai ${MAX_ORDER_FILES} foto.`,
    },
    limitNote: (times) => `Anda sudah mengusulkan biaya tambahan ${times} kali dalam 24 jam`,
    events: {
      extra_proposed: {
        history: "Biaya tambahan diusulkan",
        notification: ({ order, event }) => ({
          buyer: {
            kind: "payment",
            title: `Biaya tambahan ${eventAmount(event)} menunggu jawaban`,
            body: joinSentences(
              quotedReason(event, "Alasannya"),
              `Setujui atau tolak${byDate(order.answerDueAt)}. Tanpa jawaban, usulan ini tidak berlaku dan ${totalText(order)} tetap seperti yang disepakati.`,
            ),
          },
        }),
      },
    },
  },
  accept_extra: {
    label: "Setuju dan Bayar",
    row: "Jawab tambahan",
    consequence: (_, people) =>
      `Tambahannya dititipkan ke JasaWarga, sama seperti pembayaran pertama. Diteruskan ke ${firstName(people.seller)} setelah Anda terima hasil.`,
    press: {
      done: "Biaya tambahan disetujui",
      next: "Bayar supaya dikerjakan.",
      failed: "Gagal menyetujui biaya tambahan",
    },
    refusals: NO_EXTRA,
    events: {
      extra_accepted: {
        history: "Biaya tambahan disetujui",
        notification: ({ order, event, buyer }) => ({
          seller: {
            kind: "payment",
            title: `Tambahan ${eventAmount(event)} disetujui`,
            body: joinSentences(
              `Mohon jangan kerjakan tambahannya dulu: ${buyer} membayar${byDate(order.paymentDueAt)}.`,
              PAYMENT_NOTIFICATIONS,
            ),
            note: "tunggu pembayaran",
          },
        }),
      },
    },
  },
  decline_extra: {
    label: "Tolak, kerjakan yang disepakati",
    consequence: (order) => `Menolak tidak dikenai biaya. ${totalText(order)} tetap berlaku.`,
    press: { done: "Biaya tambahan ditolak", failed: "Gagal menolak biaya tambahan" },
    refusals: NO_EXTRA,
    events: {
      extra_declined: {
        history: "Biaya tambahan ditolak",
        notification: ({ order, buyer }) => ({
          seller: {
            kind: "payment",
            title: "Tambahan ditolak",
            body: `${buyer} menolak biaya tambahan. Kerjakan yang sudah disepakati: ${totalText(order)} tetap berlaku.`,
          },
        }),
      },
    },
  },
  cancel_extra: {
    label: "Batalkan Order",
    consequence: (order, people) => {
      const fee = extraCancellationFee(order);
      const back = formatRupiah(heldTotal(order) - fee);
      const seller = firstName(people.seller);
      const since = order.visitMode === "at_seller" ? "Kunjungan sudah dimulai, jadi" : `${seller} sudah datang, jadi`;
      return fee > 0
        ? `${since} ${seller} menerima ongkos datang ${formatRupiah(fee)}. ${back} kembali ke Anda. ${LOWERS_RATE}`
        : `${back} kembali seluruhnya ke Anda. ${LOWERS_RATE}`;
    },
    press: { done: "Order berhasil dibatalkan", failed: "Gagal membatalkan order" },
    refusals: {
      ...NO_EXTRA,
      not_at_place: "Ini hanya bisa setelah penjual datang dan sebelum ada hasil.",
    },
    events: {
      extra_cancelled: {
        history: "Biaya tambahan ditolak, pesanan dibatalkan",
        notification: ({ order, event, buyer }) => ({
          seller: {
            title: `${buyer} menolak tambahan dan membatalkan pesanan`,
            body: joinSentences(`${eventAmount(event)} dikembalikan kepada ${buyer}.`, keptSentence(order, "seller")),
            note: `${eventAmount(event)} dikembalikan`,
          },
        }),
      },
    },
  },
  withdraw_extra: {
    label: "Tarik Usulan",
    consequence: (order) => `Yang sudah disepakati, ${totalText(order)}, tetap berlaku.`,
    press: { done: "Biaya tambahan ditarik", failed: "Gagal menarik biaya tambahan" },
    refusals: NO_EXTRA,
    events: {
      extra_withdrawn: {
        history: "Biaya tambahan ditarik",
        notification: ({ order, seller }) => ({
          buyer: {
            kind: "payment",
            title: `${seller} menarik biaya tambahannya`,
            body: `Tidak ada yang perlu Anda jawab atau bayar. ${totalText(order)} tetap berlaku.`,
          },
        }),
      },
    },
  },
  lapse_extra: {
    events: {
      extra_lapsed: {
        history: "Biaya tambahan tidak dijawab, jadi tidak berlaku",
        notification: ({ order, buyer }) => ({
          buyer: {
            kind: "payment",
            title: "Biaya tambahan tidak berlaku lagi",
            body: `Waktu untuk menjawabnya sudah lewat. ${totalText(order)} tetap berlaku, dan tidak ada yang perlu Anda bayar.`,
          },
          seller: {
            kind: "payment",
            title: "Biaya tambahan tidak dijawab",
            body: `${buyer} tidak menjawab tepat waktu. Kerjakan yang sudah disepakati, atau usulkan lagi.`,
          },
        }),
      },
      bill_lapsed: {
        history: "Biaya tambahan tidak dibayar tepat waktu, jadi tidak berlaku",
        notification: ({ order, buyer }) => ({
          buyer: {
            kind: "payment",
            title: "Biaya tambahan tidak berlaku lagi",
            body: `Tenggat pembayarannya sudah lewat. ${totalText(order)} tetap berlaku, dan tidak ada yang perlu Anda bayar.`,
          },
          seller: {
            kind: "payment",
            title: "Biaya tambahan tidak dibayar",
            body: `${buyer} tidak membayar tepat waktu. Kerjakan yang sudah disepakati, atau usulkan lagi.`,
          },
        }),
      },
    },
  },
  accept_quote: {
    label: "Setujui Penawaran",
    answer: "Harganya sesuai",
    row: "Jawab harga",
    consequence: (order, people) =>
      joinSentences(
        `Anda menyetujui harga ${totalText(order)}. ${withRevisions(order)} Uang baru berpindah setelah Anda membayar.`,
        quotedFee(order, firstName(people.seller)),
      ),
    press: {
      done: "Penawaran disetujui",
      next: "Bayar untuk memulai pekerjaan.",
      failed: "Gagal menyetujui penawaran",
    },
    refusals: {
      quote_expired: "Penawaran harga ini sudah tidak berlaku. Minta penjual mengirim penawaran baru.",
    },
    events: {
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
    },
  },
  quote: {
    label: (order) => (order.phase === "quoted" ? "Ubah Penawaran" : "Kirim Penawaran Harga"),
    bar: "Isi Harga",
    row: (order) => (order.phase === "quoted" ? "Perbarui harga" : "Kirim harga"),
    consequence: (order) =>
      `Biaya platform ${order.feePercent}% dipotong dari harga saat uang diteruskan kepada Anda. ${withRevisions(order)}`,
    refusals: {
      bad_days: `Waktu pengerjaan harus antara 1 dan ${MAX_DAYS} hari.`,
      visit_after_days:
        "Jadwal yang Anda usulkan jatuh sesudah waktu pengerjaan ini. Tambah waktunya, atau usulkan dulu hari yang lebih awal.",
    },
    limitNote: (times) => `Anda sudah mengirim ${times} penawaran harga dalam 24 jam`,
    events: {
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
    },
  },
  payment_in_review: {
    events: {
      payment_reviewed: {
        history: "Pembayaran diperiksa oleh penyedia pembayaran",
        notification: ({ order }) => ({
          buyer: {
            kind: "payment",
            title: "Pembayaran Anda sedang diperiksa",
            body: `Penyedia pembayaran memeriksa pembayaran ${totalText(order)}. Anda tidak perlu membayar lagi. Kami memberi tahu begitu ada hasilnya.`,
          },
        }),
      },
    },
  },
  payment_failed: {
    events: {
      payment_failed: {
        history: "Pembayaran gagal, pesanan masih bisa dibayar",
        notification: ({ order }) => ({
          buyer: {
            kind: "payment",
            title: "Pembayaran Anda belum berhasil",
            body: `Silakan coba lagi atau pilih cara bayar lain${byDate(order.paymentDueAt)}. Setelah itu pesanan otomatis dibatalkan.`,
            href: `/payment/${order.id}`,
          },
        }),
      },
    },
  },
  record_payment: {
    events: {
      paid: {
        history: "Pembayaran diterima dan ditahan",
        notification: (facts) => ({
          buyer: {
            kind: "payment",
            title: `Pembayaran ${totalText(facts.order)} diterima`,
            body: joinSentences(
              firstStep(facts, "buyer").sentence,
              "Uang kami simpan dan baru diteruskan setelah Anda puas.",
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
      bill_paid: {
        history: "Pembayaran tambahan diterima dan ditahan",
        notification: ({ buyer, event }) => ({
          buyer: {
            kind: "payment",
            title: `Pembayaran ${eventAmount(event)} diterima`,
            body: "Uang kami simpan dan baru diteruskan setelah Anda puas.",
          },
          seller: {
            kind: "payment",
            title: "Tambahan dibayar, silakan kerjakan",
            body: `${buyer} sudah membayar ${eventAmount(event)}. Uangnya kami simpan sampai ${buyer} puas.`,
          },
        }),
      },
      paid_again: {
        history: {
          plain: "Pembayaran kedua diterima dan dikembalikan kepada pembeli",
          buyer: "Pembayaran kedua diterima dan dikembalikan kepada Anda",
        },
        notification: ({ order, event }) => ({
          buyer: {
            kind: "payment",
            title: "Pembayaran kedua Anda dikembalikan",
            body:
              order.parts.length > 0
                ? `Tagihan ini sudah dibayar atau tidak berlaku lagi, jadi ${eventAmount(event)} yang masuk dikembalikan seluruhnya kepada Anda.`
                : `Pesanan ini sudah dibayar, jadi ${eventAmount(event)} yang masuk sekali lagi dikembalikan seluruhnya kepada Anda.`,
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
    },
  },
  expire: {
    events: {
      expired: {
        history: "Pesanan batal karena tidak dibayar tepat waktu",
        notification: ({ buyer }) => ({
          buyer: {
            title: "Pesanan batal, belum dibayar",
            body: `Tenggat pembayarannya sudah lewat. ${ORDER_AGAIN}`,
          },
          seller: {
            title: `Pesanan ${buyer} batal, belum dibayar`,
            body: "Tenggat pembayarannya sudah lewat. Anda tidak perlu melakukan apa-apa.",
          },
        }),
      },
    },
  },
  leave: {
    label: "Saya Berangkat",
    row: "Berangkat",
    consequence: (_, people) => `${firstName(people.buyer)} diberi tahu bahwa Anda berangkat.`,
    press: { done: "Keberangkatan Anda dicatat", failed: "Gagal mencatat keberangkatan" },
    refusals: { visit_over: "Jadwal kunjungan ini sudah lewat. Sepakati waktu lain, atau serahkan hasilnya." },
    events: {
      seller_left: {
        history: "Penjual berangkat",
        notification: ({ seller }) => ({
          buyer: {
            title: `${seller} berangkat`,
            body: `${seller} sedang menuju tempat Anda.`,
            note: "menuju tempat Anda",
            isMailed: false,
          },
        }),
      },
    },
  },
  arrive: {
    label: ({ visitMode }) => (visitMode === "at_seller" ? "Pembeli Sudah Datang" : "Saya Sudah Sampai"),
    bar: "Sudah Sampai",
    row: ({ visitMode }) => (visitMode === "at_seller" ? "Pembeli datang" : "Sudah sampai"),
    consequence: (_, people) => `Jamnya dicatat, dan ${firstName(people.buyer)} diberi tahu.`,
    press: { done: "Kedatangan dicatat", failed: "Gagal mencatat kedatangan" },
    refusals: { visit_over: "Jadwal kunjungan ini sudah lewat. Sepakati waktu lain, atau serahkan hasilnya." },
    events: {
      seller_arrived: {
        history: "Penjual sudah sampai",
        notification: ({ seller }) => ({
          buyer: {
            title: `${seller} sudah sampai`,
            body: `${seller} menyatakan sudah sampai di tempat Anda. Jika tidak, tulis pesan kepadanya.`,
            note: "di tempat Anda",
            isMailed: false,
          },
        }),
      },
      buyer_arrived: {
        history: { plain: "Pembeli sudah datang", buyer: "Kedatangan Anda dicatat penjual" },
        notification: ({ seller }) => ({
          buyer: {
            title: `${seller} mencatat kedatangan Anda`,
            body: "Jika Anda belum datang, tulis pesan kepadanya.",
            isMailed: false,
          },
        }),
      },
    },
  },
  report_seller: {
    label: ({ visitMode }) => (visitMode === "at_seller" ? "Penjual Tidak Ada" : "Penjual Tidak Datang"),
    bar: "Tidak Datang",
    consequence: (order, people) =>
      `${firstName(people.seller)} diminta menjawab. Tanpa jawaban, pesanan batal dan ${totalText(order)} kembali seluruhnya kepada Anda. Jika ia membantah, tim JasaWarga memeriksa dan uang tetap ditahan.`,
    page: {
      title: "Laporkan tidak datang",
      button: "Kirim Laporan",
      done: "Laporan terkirim",
      failed: "Gagal mengirim laporan",
      inputs: {
        reason: { label: "Apa yang terjadi", hint: "Misalnya berapa lama Anda menunggu, dan kabar terakhirnya." },
        waited: { label: "Sudah saya tunggu di lokasi, penjual tidak datang" },
      },
    },
    refusals: NOT_REPORTABLE,
    limitNote: (times) => `Anda sudah melaporkannya ${times} kali untuk pesanan ini`,
    events: SELLER_REPORTED,
  },
  deny_arrival: {
    label: ({ visitMode }) => (visitMode === "at_seller" ? "Penjual Tidak Ada" : "Penjual Tidak Datang"),
    consequence: (order, people) =>
      `${firstName(people.seller)} sudah ${hasArrived(order) ? "mencatat kedatangannya" : "mengirim hasil"}, jadi tim JasaWarga memeriksa dan memutuskan. Sampai saat itu ${totalText(order)} tetap ditahan.`,
    page: {
      title: "Bantah kedatangan",
      button: "Kirim Laporan",
      done: "Laporan terkirim",
      failed: "Gagal mengirim laporan",
      inputs: {
        reason: { label: "Apa yang terjadi", hint: "Sebutkan di mana dan berapa lama Anda menunggu. Foto membantu." },
      },
      note: READ_ALONG,
    },
    refusals: {
      already_arrived:
        "Anda sudah menyatakan bahwa ia datang, jadi ini tidak bisa dibantah. Ada masalah? Minta pembatalan.",
      report_early: "Ini belum bisa dilaporkan. Tunggu 20 menit sejak kedatangannya dicatat dan jadwalnya dimulai.",
      report_late: NOT_REPORTABLE.report_late,
    },
    events: SELLER_REPORTED,
  },
  report_buyer: {
    label: ({ visitMode }) => (visitMode === "at_seller" ? "Pembeli Tidak Datang" : "Pembeli Tidak Ada"),
    consequence: (order, people) =>
      `${firstName(people.buyer)} diminta menjawab. Tanpa jawaban, pesanan batal, ${missedSums(order, "seller", people)} Jika ia membantah, tim JasaWarga memeriksa dan uang tetap ditahan.`,
    page: {
      title: "Laporkan tidak ada",
      button: "Kirim Laporan",
      done: "Laporan terkirim",
      failed: "Gagal mengirim laporan",
      inputs: {
        reason: { label: "Apa yang terjadi", hint: "Misalnya siapa yang Anda temui, dan kapan Anda menelepon." },
      },
    },
    refusals: { ...NOT_REPORTABLE, no_photo: "Foto lokasi wajib." },
    limitNote: (times) => `Anda sudah melaporkannya ${times} kali untuk pesanan ini`,
    events: {
      buyer_reported: {
        history: { plain: "Pembeli dilaporkan tidak ada", buyer: "Anda dilaporkan tidak ada" },
        notification: ({ order, event, buyer, seller }) => ({
          buyer: {
            title: order.visitMode === "at_seller" ? "Dilaporkan tidak datang" : "Dilaporkan tidak ada di lokasi",
            body: joinSentences(
              `${seller} melaporkan bahwa Anda ${absence(order, "buyer")}.`,
              quotedReason(event, "Keterangannya"),
              order.phase === "disputed"
                ? askedBySilence(order)
                : `Jawab${byDate(order.answerDueAt)}. Tanpa jawaban, pesanan batal, ${missedSums(order, "buyer", { buyer, seller })}`,
            ),
          },
        }),
      },
    },
  },
  contradict_no_show: {
    label: "Bantah Laporan",
    answer: "Laporan ini tidak benar",
    row: "Jawab laporan",
    consequence: (order) =>
      `Tim JasaWarga memeriksa dan memutuskan. Sampai saat itu ${totalText(order)} tetap ditahan.`,
    page: {
      title: "Bantah laporan",
      button: "Kirim Bantahan",
      done: "Bantahan terkirim",
      failed: "Gagal mengirim bantahan",
      inputs: {
        reason: { label: "Apa yang terjadi", hint: "Sebutkan jamnya dan tempatnya. Foto membantu." },
      },
      note: READ_ALONG,
    },
    events: {
      no_show_contradicted: {
        history: "Laporan dibantah",
        notification: ({ event, actor }) => ({
          title: `${actor} membantah laporan Anda`,
          body: joinSentences(
            quotedReason(event, "Katanya"),
            "Uang tetap ditahan. Tim JasaWarga memeriksa dan memutuskan. Tulis apa yang terjadi di halaman pesanan.",
          ),
          note: "JasaWarga memutuskan",
        }),
      },
    },
  },
  admit_no_show: {
    label: "Akui Laporan",
    answer: "Laporan ini benar",
    consequence: (order, people, reader) =>
      order.proposedBy === "buyer"
        ? `Pesanan batal, dan ${totalText(order)} kembali seluruhnya kepada ${firstName(people.buyer)}.`
        : `Pesanan batal, ${missedSums(order, reader, people)}`,
    page: {
      title: "Akui laporan",
      button: "Akui Laporan",
      done: "Pesanan dibatalkan",
      failed: "Gagal mengakui laporan",
    },
    events: MISSED,
  },
  enforce_no_show: { events: MISSED },
  confirm_arrival: {
    label: ({ visitMode }) => (visitMode === "at_seller" ? "Penjual Sudah Ada" : "Penjual Sudah Datang"),
    row: "Sudah datang",
    consequence: () => "Laporan ditarik, dan kedatangannya dicatat sekarang.",
    press: { done: "Laporan ditarik, kedatangan dicatat", failed: "Gagal menarik laporan" },
    events: {
      arrival_confirmed: {
        history: "Laporan ditarik, penjual sudah datang",
        notification: ({ buyer }) => ({
          seller: {
            title: `${buyer} menarik laporannya`,
            body: "Kedatangan Anda sudah dicatat. Pekerjaan berjalan terus.",
            note: "kedatangan dicatat",
          },
        }),
      },
    },
  },
  withdraw_report: {
    label: "Tarik Laporan",
    consequence: () => "Laporannya tidak berlaku lagi, dan pesanan berjalan terus seperti sebelumnya.",
    press: { done: "Laporan ditarik", failed: "Gagal menarik laporan" },
    events: {
      report_withdrawn: {
        history: "Laporan ditarik",
        notification: ({ actor }) => ({
          title: `${actor} menarik laporannya`,
          body: joinSentences("Tidak ada yang perlu Anda jawab.", AS_BEFORE),
        }),
      },
    },
  },
  deliver: {
    label: "Serahkan Hasil",
    answer: "Hasilnya sudah siap",
    bar: "Isi Hasil",
    row: (order) => (order.phase === "revision" ? "Kerjakan revisi" : "Serahkan"),
    consequence: (order, people) =>
      `${order.phase === "cancel_requested" ? "Dengan ini Anda menolak pembatalan. " : ""}${firstName(people.buyer)} punya ${REVIEW_WINDOW / HOUR} jam untuk memeriksa. Setelah itu hasil otomatis diterima.`,
    page: {
      title: "Serahkan hasil kerja",
      button: "Serahkan Hasil",
      done: "Hasil kerja terkirim",
      failed: "Gagal menyerahkan hasil kerja",
      inputs: {
        note: {
          label: "Catatan untuk pembeli",
          hint: "Berkas besar boleh berupa tautan.",
          inline: (people) => `Catatan untuk ${people.buyer}`,
        },
      },
      either: "Catatan atau berkas, salah satu cukup.",
    },
    refusals: {
      nothing_delivered: "Tulis catatan serah terima atau lampirkan berkas hasil kerja.",
      visit_ahead: "Kunjungannya belum dimulai, jadi hasilnya belum bisa diserahkan.",
    },
    events: {
      delivered: {
        history: "Hasil kerja diserahkan",
        notification: (facts) => ({
          buyer: {
            title: `${facts.seller} menyerahkan hasil kerja`,
            body: joinSentences(look(facts), quotedReason(facts.event, "Catatannya")),
          },
        }),
      },
    },
  },
  complete: {
    label: ({ phase }) => (phase === "delivered" ? "Terima Hasil" : CLOSING_LABELS.complete),
    answer: "Hasilnya sesuai",
    aside: "Selesaikan Order lebih awal",
    row: "Periksa hasil",
    consequence: (order, people) => {
      const moved = releaseSentence(order, people.seller);
      const late = order.phase === "delivered" ? "" : "Hasil belum diserahkan. ";
      return `${late}${moved} Tidak bisa ditarik kembali.`;
    },
    page: {
      title: "Selesaikan pesanan",
      question: (order, people) =>
        `${order.phase === "delivered" ? "Terima hasil" : "Selesaikan sekarang"} dan teruskan ${totalText(order)} kepada ${firstName(people.seller)}?`,
      button: "Terima Hasil",
      done: "Order berhasil diselesaikan",
      failed: "Gagal menyelesaikan order",
    },
    events: {
      completed: {
        history: {
          plain: "Pesanan selesai, uang diteruskan ke penjual",
          seller: "Pesanan selesai, uang diteruskan kepada Anda",
        },
        notification: ({ order, buyer, seller }) => ({
          buyer: {
            title: "Pesanan selesai",
            body: `Uang sudah diteruskan ke ${seller}. Terima kasih. Ceritakan hasil kerja ${seller}. Ulasan Anda membantu pembeli lain memilih.`,
            note: `beri ulasan untuk ${seller}`,
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
    },
  },
  request_revision: {
    label: "Minta Revisi",
    answer: "Perlu revisi",
    consequence: (order) =>
      `${totalText(order)} tetap di titipan. ${order.revisionsLeft === null ? "Revisi tidak dibatasi." : `Sisa revisi setelah ini: ${order.revisionsLeft - 1}.`}`,
    page: {
      title: "Minta revisi",
      button: "Minta Revisi",
      done: "Permintaan revisi terkirim",
      failed: "Gagal meminta revisi",
      inputs: {
        reason: {
          label: "Apa yang perlu diubah",
          hint: "Sebutkan satu per satu, supaya penjual tahu persis apa yang Anda harapkan.",
        },
      },
    },
    inlineButton: "Kirim Permintaan",
    refusals: {
      no_revisions_left: "Jatah revisi sudah habis. Terima hasilnya, atau bicarakan dengan penjual.",
    },
    events: {
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
    },
  },
  release: {
    events: {
      released: {
        history: {
          plain: "Waktu periksa habis, uang diteruskan ke penjual",
          seller: "Waktu periksa habis, uang diteruskan kepada Anda",
        },
        notification: ({ order, seller }) => ({
          buyer: {
            title: "Pesanan selesai",
            body: `Waktu untuk memeriksa sudah habis, jadi uang diteruskan ke ${seller}. Ceritakan hasil kerja ${seller}. Ulasan Anda membantu pembeli lain memilih.`,
            note: `beri ulasan untuk ${seller}`,
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
    },
  },
  propose_change: {
    label: (order, now) => {
      if (quoteExpired(order, now)) return "Minta Penawaran Baru";
      return order.phase === "quoted" ? "Usulkan Harga Lain" : "Usulkan Perubahan";
    },
    answer: "Harganya belum sesuai",
    consequence: (order) => `Berlaku setelah disetujui pihak lain.${acceptsPrice(order) ? "" : " Harga tetap."}`,
    page: {
      title: "Usulkan perubahan",
      button: "Kirim Usulan",
      done: "Usulan perubahan terkirim",
      failed: "Usulan perubahan belum terkirim",
    },
    refusals: {
      change_open: "Masih ada usulan perubahan yang menunggu jawaban. Jawab atau tarik dulu usulan itu.",
    },
    limitNote: (times) => `Anda sudah mengusulkan perubahan ${times} kali dalam 24 jam`,
    events: {
      change_proposed: {
        history: "Perubahan diusulkan",
        notification: ({ event, actor }) => ({
          title: `${actor} mengusulkan perubahan pesanan`,
          body: joinSentences(
            numbers(event, "Usulannya"),
            quotedReason(event, "Penjelasannya"),
            "Tidak ada yang berubah sampai Anda menyetujuinya.",
          ),
          note: YOUR_ANSWER,
        }),
      },
    },
  },
  accept_change: {
    page: {
      title: "Setujui usulan perubahan",
      button: "Setujui Usulan",
      done: "Usulan perubahan disetujui",
      failed: "Gagal menyetujui usulan perubahan",
    },
    events: {
      change_accepted: {
        history: "Usulan perubahan disetujui",
        notification: ({ order, event, actor }) => {
          const newBill = order.phase === "awaiting_payment" && event.detail.price !== null;
          return {
            title: `${actor} menyetujui usulan perubahan Anda`,
            body: joinSentences(
              numbers(event, "Yang berlaku sekarang"),
              newBill ? `Totalnya ${totalText(order)}, dibayar${byDate(order.paymentDueAt)}.` : "",
              "Rinciannya ada di halaman pesanan.",
            ),
          };
        },
      },
    },
  },
  decline_change: {
    page: {
      title: "Tolak usulan perubahan",
      button: "Tolak Usulan",
      done: "Usulan perubahan ditolak",
      failed: "Gagal menolak usulan perubahan",
    },
    events: {
      change_declined: {
        history: "Usulan perubahan ditolak",
        notification: ({ event, actor }) => ({
          title: `${actor} menolak usulan perubahan Anda`,
          body: joinSentences(quotedReason(event, "Alasannya"), AS_BEFORE),
        }),
      },
    },
  },
  withdraw_change: {
    page: {
      title: "Tarik usulan perubahan",
      button: "Tarik Usulan",
      done: "Usulan perubahan ditarik",
      failed: "Gagal menarik usulan perubahan",
    },
    events: {
      change_withdrawn: {
        history: "Usulan perubahan ditarik",
        notification: ({ actor }) => ({
          title: `${actor} menarik usulan perubahannya`,
          body: joinSentences("Tidak ada yang perlu Anda jawab.", AS_BEFORE),
        }),
      },
    },
  },
  accept_visit: {
    page: {
      title: "Setujui jadwal",
      button: "Setujui Jadwal",
      done: "Jadwal pengerjaan disepakati",
      failed: "Gagal menyetujui jadwal",
    },
    refusals: { visit_passed: "Waktu yang diusulkan sudah lewat. Usulkan waktu lain." },
    events: {
      visit_accepted: {
        history: "Jadwal pengerjaan disepakati",
        notification: ({ event, actor }) => ({
          title: `${actor} menyetujui jadwal pengerjaan`,
          body: joinSentences(`Jadwalnya: ${visitFacts(event.detail)}.`, "Simpan ke kalender dari halaman pesanan."),
        }),
      },
    },
  },
  propose_visit: {
    page: {
      title: "Usulkan waktu lain",
      button: "Kirim Usulan",
      done: "Usulan jadwal terkirim",
      failed: "Usulan jadwal belum terkirim",
    },
    refusals: { moved_twice: MOVED_TWICE },
    limitNote: (times) => `Anda sudah mengusulkan jadwal ${times} kali dalam 24 jam`,
    events: {
      visit_proposed: {
        history: "Jadwal pengerjaan diusulkan",
        notification: ({ event, actor }) => ({
          title: `${actor} mengusulkan jadwal pengerjaan`,
          body: joinSentences(
            `Usulannya: ${visitFacts(event.detail)}.`,
            "Setujui, atau usulkan waktu lain. Harga dan uang pesanan tidak berubah.",
          ),
          note: YOUR_ANSWER,
        }),
      },
    },
  },
  request_cancellation: {
    label: "Minta Pembatalan",
    consequence: (_, people, __, now, zone) =>
      `${firstName(people.seller)} menjawab paling lambat ${formatDateTime(now + ANSWER_WINDOW, zone)}. Jika tidak dijawab, usulan Anda berlaku dan pesanan ditutup. Jika ditolak, pekerjaan berjalan terus. Sampai saat itu uang tetap ditahan.`,
    page: {
      title: "Minta pembatalan",
      button: "Kirim Permintaan",
      done: "Permintaan pembatalan terkirim",
      failed: "Gagal meminta pembatalan",
      sum: { buyer: "Berapa yang Anda minta kembali?", seller: "" },
      inputs: { reason: { label: "Alasan pembatalan" } },
    },
    refusals: {
      needs_no_consent:
        "Anda bisa membatalkan pesanan ini sendiri sekarang. Pilih “Batalkan Order”, yang menyebut berapa uang yang kembali.",
    },
    limitNote: (times) => `Anda sudah ${times} kali meminta pembatalan dalam 30 hari`,
    events: {
      cancellation_requested: {
        history: "Pembatalan diminta",
        notification: ({ order, event, buyer }) => ({
          seller: {
            title: `${buyer} meminta pembatalan`,
            body: joinSentences(
              `${buyer} mengusulkan ${formatRupiah(dividedAmounts(order).buyer)} dari ${totalText(order)} kembali kepadanya, dan Anda menerima ${netText(order)}.`,
              quotedReason(event, "Alasannya"),
              `Setujui atau tolak${byDate(order.answerDueAt)}. Jika Anda tidak menjawab, usulan itu berlaku.`,
            ),
          },
        }),
      },
    },
  },
  accept_cancellation: {
    label: "Setujui Pembatalan",
    answer: "Setuju dibatalkan",
    consequence: (order, people, reader, now) => withUnkept(sharesSentence(order, people, reader), order, reader, now),
    page: {
      title: "Setujui pembatalan",
      button: "Setujui Pembatalan",
      done: "Pembatalan disetujui",
      failed: "Gagal menyetujui pembatalan",
    },
    events: {
      settled: SETTLED,
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
      inputs: { reason: { label: "Alasan menolak" } },
    },
    events: {
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
    events: {
      cancellation_withdrawn: {
        history: "Permintaan pembatalan ditarik",
        notification: ({ buyer }) => ({
          seller: {
            title: `${buyer} menarik permintaan pembatalan`,
            body: "Pekerjaan berjalan terus seperti sebelumnya.",
          },
        }),
      },
    },
  },
  enforce_cancellation: {
    events: {
      cancellation_enforced: {
        history: "Permintaan pembatalan tidak dijawab, uang dibagi sesuai usulan",
        notification: ({ order }) => ({
          title: "Pembatalan berlaku tanpa jawaban",
          body: joinSentences("Pesanan ditutup, dan uang dibagi sesuai usulan pembeli:", divisionText(order)),
        }),
      },
    },
  },
  cancel: {
    label: CLOSING_LABELS.cancel,
    answer: "Tidak jadi",
    consequence: (order, people, reader, now) => {
      const fee = buyersFee(order, reader, now);
      if (fee > 0)
        return `${formatRupiah(heldTotal(order) - fee)} dikembalikan kepada Anda. ${formatRupiah(fee)} adalah ongkos datang untuk ${firstName(people.seller)}, ${whyFee(order, now)}. ${LOWERS_RATE}`;
      const missed =
        reader === "seller" && missesAppointment(order, now)
          ? ` Jadwalnya kurang dari ${FREE_BEFORE / HOUR} jam lagi atau sudah lewat, jadi ini tercatat sebagai janji yang tidak Anda tepati.`
          : "";
      if (order.status === "in_progress")
        return `${formatRupiah(heldTotal(order))} dikembalikan seluruhnya kepada ${actorName("buyer", reader, people)}. ${LOWERS_RATE}${missed}`;
      return order.phase === "awaiting_payment" && order.paymentStatus !== "unpaid"
        ? "Tagihan yang sudah terbit ikut dibatalkan. Halaman pembayaran yang masih terbuka mungkin tetap bisa dibayar. Uang yang masuk dikembalikan seluruhnya kepada pembeli."
        : "Belum ada uang yang dibayar, jadi tidak ada yang perlu dikembalikan.";
    },
    callOutFee: buyersFee,
    // Only the buyer's answer to a price is among the answers.
    answerButton: "Tolak Penawaran",
    aside: "Batalkan pesanan",
    page: {
      title: "Batalkan pesanan",
      question: "Apakah Anda yakin ingin membatalkan order ini?",
      button: "Batalkan Order",
      done: "Order berhasil dibatalkan",
      failed: "Gagal membatalkan order",
    },
    refusals: {
      visit_arrived:
        "Kedatangannya sudah tercatat, jadi pesanan ini tidak bisa lagi dibatalkan sendiri. Minta pembatalan, atau ajukan masalah.",
      visit_due:
        "Jadwalnya sudah dimulai lebih dari satu jam lalu. Laporkan bahwa penjual tidak datang, atau minta pembatalan.",
      fee_changed: "Ongkos datang berlaku sejak halaman ini dibuka. Periksa lagi jumlahnya sebelum membatalkan.",
    },
    events: {
      cancelled: {
        history: "Pesanan dibatalkan",
        notification: ({ order, event, buyer, seller }) => {
          const words = (who: string, whom: string): NotificationText => ({
            title: `${who} membatalkan pesanan`,
            body: joinSentences(
              quotedReason(event, "Alasannya"),
              order.paymentStatus === "refund_pending"
                ? `${eventAmount(event)} dikembalikan kepada ${whom}.`
                : "Tidak ada uang yang diteruskan ke penjual.",
              whom === "Anda" ? "" : keptSentence(order, "seller"),
            ),
            note: order.paymentStatus === "refund_pending" ? `${eventAmount(event)} dikembalikan` : "",
          });
          const staff = event.actor.kind === "buyer" || event.actor.kind === "seller" ? null : "JasaWarga";
          return { buyer: words(staff ?? seller, "Anda"), seller: words(staff ?? buyer, buyer) };
        },
      },
      cancelled_late: CANCELLED_LATE,
    },
  },
  cancel_late: {
    events: {
      cancelled_late: CANCELLED_LATE,
    },
  },
  open_dispute: {
    label: "Ajukan Masalah",
    answer: "Ada masalah",
    consequence: (order, people, reader, now, zone) =>
      `Tenggat dihentikan sementara. ${totalText(order)} tetap kami tahan sampai Anda berdua sepakat atau tim JasaWarga memutuskan. ${firstName(people[otherSide(reader)])} menanggapi paling lambat ${formatDateTime(now + ANSWER_WINDOW, zone)}.`,
    page: {
      title: "Ajukan masalah",
      button: "Ajukan Masalah",
      done: "Masalah diajukan, tenggat pekerjaan berhenti",
      failed: "Gagal mengajukan masalah",
      inputs: {
        reason: { label: "Apa masalahnya", hint: "Apa yang terjadi, dan yang Anda harapkan." },
      },
      note: READ_ALONG,
    },
    events: {
      disputed: {
        history: "Masalah diajukan",
        notification: ({ order, event, actor }) => ({
          title: `${actor} mengajukan masalah`,
          body: joinSentences(
            quotedReason(event, "Alasannya"),
            `Tenggat dihentikan sementara dan ${totalText(order)} tetap kami tahan. Tanggapi${byDate(order.answerDueAt)}. Jika Anda tidak menanggapi, tim kami bisa memutuskan tanpa keterangan Anda.`,
          ),
        }),
      },
    },
  },
  answer_dispute: {
    label: "Tanggapi Masalah",
    answer: "Ceritakan dari sisi Anda",
    row: (order, side) => (order.proposedBy === otherSide(side) ? ANSWER_VERB : "Tanggapi"),
    consequence: (order) =>
      `${totalText(order)} tetap ditahan sampai ada putusan. Sampai saat itu Anda berdua masih bisa sepakat.`,
    page: {
      title: "Tanggapi masalah",
      button: "Kirim Tanggapan",
      done: "Tanggapan terkirim",
      failed: "Gagal menanggapi masalah",
      inputs: { reason: { label: "Tanggapan Anda", hint: "Dikirim sekali dan tidak bisa diubah." } },
      note: READ_ALONG,
    },
    refusals: { already_answered: "Masalah ini sudah Anda tanggapi." },
    events: {
      dispute_answered: {
        history: "Masalah ditanggapi",
        notification: ({ event, actor }) => ({
          title: `${actor} menanggapi masalah`,
          body: joinSentences(
            quotedReason(event, "Tanggapannya"),
            "Tim JasaWarga memutuskan setelah membaca keduanya.",
          ),
          note: "JasaWarga memutuskan",
        }),
      },
    },
  },
  propose_settlement: {
    label: (order) => (order.proposedBy === null ? "Usulkan Pembagian Uang" : "Usulkan Pembagian Lain"),
    answer: "Usul pembagian sendiri",
    row: "Tanggapi",
    consequence: (order, people, reader, now, zone) =>
      joinSentences(
        `${totalText(order)} dibagi begitu ${firstName(people[otherSide(reader)])} setuju, dan pesanan ditutup.`,
        order.rulingDueAt !== null && now < order.rulingDueAt
          ? `Tanpa persetujuannya, tim JasaWarga memutuskan paling lambat ${formatDateTime(order.rulingDueAt, zone)}.`
          : "Sampai saat itu tim JasaWarga masih dapat memutuskan.",
      ),
    page: {
      title: "Usulkan pembagian uang",
      button: "Kirim Usulan",
      done: "Usulan pembagian uang terkirim",
      failed: "Gagal mengusulkan pembagian uang",
      sum: { buyer: "Berapa yang kembali kepada Anda?", seller: "Berapa yang kembali kepada pembeli?" },
    },
    limitNote: (times) => `Anda sudah mengusulkan pembagian uang ${times} kali dalam 24 jam`,
    events: {
      settlement_proposed: {
        history: "Pembagian uang diusulkan",
        notification: ({ order, actor }) => ({
          title: `${actor} mengusulkan pembagian uang`,
          body: `Usulannya: ${divisionText(order)} Setujui jika Anda sepakat.`,
          note: YOUR_ANSWER,
        }),
      },
    },
  },
  accept_settlement: {
    label: "Setujui Pembagian",
    answer: "Setuju dibagi begini",
    consequence: (order, people, reader, now) =>
      withUnkept(`${sharesSentence(order, people, reader)} Pesanan ditutup dengan pembagian ini.`, order, reader, now),
    page: {
      title: "Setujui pembagian uang",
      button: "Setujui Pembagian",
      // This is also shown if a ruling closed the order before the second submission.
      done: "Pesanan ditutup, uang dibagi",
      failed: "Gagal menyetujui pembagian uang",
    },
    events: {
      settled: SETTLED,
    },
  },
  rule_dispute: {
    refusals: { no_finding: "Pilih apa yang terjadi pada kunjungan." },
    events: {
      ruled: {
        history: "Masalah diputuskan",
        notification: ({ order, event }) => {
          const finding = readFinding(event.detail.finding);
          return {
            title: "Masalah pesanan sudah diputuskan",
            body: joinSentences(
              finding === null ? "" : `Temuan tentang kunjungan: ${findingText(order, finding)}.`,
              `Pembagiannya: ${divisionText(order)}`,
              quotedReason(event, "Alasan putusan"),
            ),
          };
        },
      },
    },
  },
  record_refund: {
    events: {
      refunded: REFUNDED,
    },
  },
  record_transfer: {
    events: {
      refunded: REFUNDED,
    },
  },
  return_refund: {
    events: {
      // The function `transferReturnedNotification` sends this, with a reason that only the buyer reads.
      refund_returned: {
        history: "Transfer pengembalian dikembalikan bank",
      },
    },
  },
  take_back: {
    events: {
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
    },
  },
} satisfies StepCopy<AppStep>;

export const OPENING_EVENTS = {
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
} satisfies Record<OpeningEvent, EventCopy>;
