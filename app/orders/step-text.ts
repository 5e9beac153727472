import { firstName } from "~/accounts/person";
import { MAX_DAYS } from "~/listings/listing";
import { shortMoment } from "~/platform/date-text";
import { HOUR, type Zone } from "~/platform/dates";
import { MAX_FILE_MB, MAX_FILES_MB } from "~/platform/files";
import { emptyFilesSentence, shownFileName } from "~/platform/sentence-text";
import { acceptsPrice } from "./change";
import { actorName, CLOSING_LABELS } from "./label-text";
import type { AppStep } from "./lifecycle";
import { releaseSentence, sharesSentence } from "./money-text";
import {
  ANSWER_WINDOW,
  MAX_ORDER_FILES,
  type Order,
  type OrderFilesFault,
  otherSide,
  type People,
  quoteExpired,
  REVIEW_WINDOW,
  type Side,
  totalText,
} from "./order";
import type { CommandIn, KindOn, OrderStep, OwnRefusalIn } from "./rules/step";

export function orderFilesFaultSentence(fault: OrderFilesFault): string {
  switch (fault.reason) {
    case "too_many":
      return `Lampirkan paling banyak ${MAX_ORDER_FILES} berkas`;
    case "empty":
      return emptyFilesSentence(fault.fileNames);
    case "too_heavy":
      return `Berkas "${shownFileName(fault.fileName)}" lebih dari ${MAX_FILE_MB} MB. Perkecil, atau kirim tautannya di catatan`;
    case "too_heavy_together":
      return `Berkas-berkas ini bersama-sama lebih dari ${MAX_FILES_MB} MB`;
  }
}

export function earlierFiles(at: number, zone: Zone): string {
  return `Berkas dari penyerahan ${shortMoment({ at, wholeDay: false }, zone)}`;
}

export const ORDER_GONE =
  "Jasa ini sudah tidak tersedia, jadi pesanan Anda tidak dibuat. Salin tulisan Anda bila masih perlu.";

export const CANCELLED_SINCE = {
  message: "Pesanan ini sudah dibatalkan",
  description:
    "Kiriman ini sama dengan yang sebelumnya, jadi tidak ada pesanan baru yang dibuat. Pesan lagi bila masih memerlukan jasanya.",
};

export const ORDER_NOT_PLACED = "Gagal membuat pesanan. Silakan coba lagi.";

type Left = Pick<Order, "revisionsLeft">;

/** `asked` is the number of revisions that the buyer has requested so far. */
export function revisionsFact({ revisionsLeft }: Left, asked: number): string {
  if (revisionsLeft === null) return "Tanpa batas";
  const all = revisionsLeft + asked;
  return all === 0 ? "Tidak termasuk" : `Sisa ${revisionsLeft} dari ${all}`;
}

/** Returns null if it is irrelevant now or the panel already says it. */
export function revisionsSentence(
  { revisionsLeft, phase }: Left & Pick<Order, "phase">,
  asked: number,
  side: Side,
): string | null {
  if (phase !== "delivered" && phase !== "revision") return null;
  if (revisionsLeft === null) return "Revisi tidak dibatasi.";
  if (revisionsLeft > 0) return `Sisa revisi: ${revisionsLeft} dari ${revisionsLeft + asked}.`;
  if (phase === "revision") return "Ini revisi yang terakhir.";
  return side === "seller" ? "Jatah revisinya sudah habis." : null;
}

export const UNLIMITED_REVISIONS = "Revisi tidak dibatasi; jumlahnya dapat ditetapkan lewat usulan perubahan.";

export const ANSWER_VERB = "Jawab";

/** Says how often the reader took a step that has a limit. */
export type LimitNote = (times: number) => string;

/** A place without its own text uses `label`. */
export type ButtonCopy = {
  label: string | ((order: Order, now: number) => string);
  /** Worded for the side that may take the step. */
  consequence: (order: Order, people: People, reader: Side) => string;
  answer?: string;
  answerButton?: string;
  aside?: string;
  bar?: string;
  row?: string | ((order: Order, side: Side) => string);
  page?: PageCopy & { inputs?: Record<string, InputCopy> };
  /** The button of the form on the order's page, if it is not `label`. */
  inlineButton?: string;
  limitNote?: LimitNote;
};

export type PageCopy = {
  title: string;
  button: string;
  done: string;
  failed: string;
  question?: string;
  /** Used when either text or files are required. */
  either?: string;
  note?: string;
};

/** `inline` replaces the label in the form on the order's page, which shows no hint except the minimum. */
type InputCopy = { label: string; hint?: string; inline?: (people: People) => string };

type TextNames<C> = { [F in keyof C]: F extends "kind" ? never : C[F] extends string ? F : never }[keyof C];

type InputsCopy<C> = [TextNames<C>] extends [never] ? unknown : { inputs: Record<TextNames<C>, InputCopy> };

/** `next` says what to do afterwards. */
export type PressCopy = Pick<PageCopy, "done" | "failed"> & { next?: string };

type RefusalCopy<No extends string> = [No] extends [never] ? unknown : { refusals: Record<No, string> };

/** The type check fails if a step, or a refusal of its own, has no text. */
export type StepCopy<S extends OrderStep> = {
  [K in KindOn<S, "form">]: ButtonCopy & { page: PageCopy & InputsCopy<CommandIn<Extract<S, { kind: K }>>> };
} & Record<KindOn<S, "press">, ButtonCopy & { press: PressCopy }> &
  Record<KindOn<S, "button">, ButtonCopy> &
  Record<KindOn<S, "answer" | "visit">, { page: PageCopy; limitNote?: LimitNote }> & {
    [K in KindOn<S, "form" | "press" | "button" | "answer" | "visit">]: RefusalCopy<
      OwnRefusalIn<Extract<S, { kind: K }>>
    >;
  };

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
      inputs: { reason: { label: "Alasan menolak" } },
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
      `${firstName(people.seller)} menjawab dalam ${ANSWER_WINDOW / HOUR} jam; jika diam, usulan Anda berlaku. Sampai saat itu dana tetap ditahan.`,
    page: {
      title: "Minta pembatalan",
      button: "Kirim Permintaan",
      done: "Permintaan pembatalan terkirim",
      failed: "Gagal meminta pembatalan",
      inputs: { reason: { label: "Alasan pembatalan" } },
    },
    limitNote: (times) => `Anda sudah ${times} kali meminta pembatalan dalam 30 hari`,
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
    // Only the buyer's answer to a price is listed among the answers.
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

export const CHANGING_STEPS = {
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
  },
  accept_change: {
    page: {
      title: "Setujui usulan perubahan",
      button: "Setujui Usulan",
      done: "Usulan perubahan disetujui",
      failed: "Gagal menyetujui usulan perubahan",
    },
  },
  decline_change: {
    page: {
      title: "Tolak usulan perubahan",
      button: "Tolak Usulan",
      done: "Usulan perubahan ditolak",
      failed: "Gagal menolak usulan perubahan",
    },
  },
  withdraw_change: {
    page: {
      title: "Tarik usulan perubahan",
      button: "Tarik Usulan",
      done: "Usulan perubahan ditarik",
      failed: "Gagal menarik usulan perubahan",
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
  },
  propose_visit: {
    page: {
      title: "Usulkan waktu lain",
      button: "Kirim Usulan",
      done: "Usulan jadwal terkirim",
      failed: "Usulan jadwal belum terkirim",
    },
    limitNote: (times) => `Anda sudah mengusulkan jadwal ${times} kali dalam 24 jam`,
  },
} satisfies Partial<StepCopy<AppStep>>;

const READ_ALONG = "Tim JasaWarga membaca percakapan dan berkas pesanan ini.";

export const DISPUTING_STEPS = {
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
  },
  accept_settlement: {
    label: "Setujui Pembagian",
    answer: "Setuju dibagi begini",
    consequence: (order, people, reader) =>
      `${sharesSentence(order, people, reader)} Pesanan ditutup dengan pembagian ini.`,
    page: {
      title: "Setujui pembagian dana",
      button: "Setujui Pembagian",
      // Also shown if a ruling closed the order before the second submission.
      done: "Pesanan ditutup, dana dibagi",
      failed: "Gagal menyetujui pembagian dana",
    },
  },
  propose_settlement: {
    label: (order) => (order.proposedBy === null ? "Usulkan Pembagian Dana" : "Usulkan Pembagian Lain"),
    answer: "Usul pembagian sendiri",
    row: "Tanggapi",
    consequence: (order) =>
      `${totalText(order)} dibagi begitu pihak lain setuju. Sampai saat itu tim JasaWarga masih dapat memutuskan.`,
    page: {
      title: "Usulkan pembagian dana",
      button: "Kirim Usulan",
      done: "Usulan pembagian dana terkirim",
      failed: "Gagal mengusulkan pembagian dana",
    },
    limitNote: (times) => `Anda sudah mengusulkan pembagian dana ${times} kali dalam 24 jam`,
  },
  open_dispute: {
    label: "Ajukan Masalah",
    answer: "Ada masalah",
    consequence: (order) =>
      `Tenggat pekerjaan berhenti: ${totalText(order)} tetap ditahan sampai Anda berdua sepakat atau tim JasaWarga memutuskan. Pihak lain menanggapi dalam ${ANSWER_WINDOW / HOUR} jam.`,
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
  },
} satisfies Partial<StepCopy<AppStep>>;

export const PENDING_STEPS = {
  start_payment: {
    label: "Bayar Sekarang",
    row: "Bayar",
    consequence: (order) => `${totalText(order)} dititipkan di JasaWarga sampai Anda puas dengan hasilnya.`,
  },
  accept_quote: {
    label: "Setujui Penawaran",
    answer: "Harganya sesuai",
    row: "Jawab harga",
    consequence: (order) =>
      `Anda menyetujui harga ${totalText(order)}. ${withRevisions(order)} Dana baru berpindah setelah Anda membayar.`,
    press: {
      done: "Penawaran disetujui",
      next: "Bayar untuk memulai pekerjaan.",
      failed: "Gagal menyetujui penawaran",
    },
    refusals: {
      quote_expired: "Penawaran harga ini sudah tidak berlaku. Minta penjual mengirim penawaran baru.",
    },
  },
  quote: {
    label: (order) => (order.phase === "quoted" ? "Ubah Penawaran" : "Kirim Penawaran Harga"),
    bar: "Isi Harga",
    row: (order) => (order.phase === "quoted" ? "Perbarui harga" : "Kirim harga"),
    consequence: (order) =>
      `Biaya platform ${order.feePercent}% dipotong dari harga saat dana diteruskan kepada Anda. ${withRevisions(order)}`,
    refusals: {
      bad_days: `Waktu pengerjaan harus antara 1 dan ${MAX_DAYS} hari.`,
      visit_after_days:
        "Jadwal yang Anda usulkan jatuh sesudah waktu pengerjaan ini. Tambah waktunya, atau usulkan dulu hari yang lebih awal.",
    },
    limitNote: (times) => `Anda sudah mengirim ${times} penawaran harga dalam 24 jam`,
  },
} satisfies Partial<StepCopy<AppStep>>;

function withRevisions({ revisionsLeft }: Order): string {
  return revisionsLeft === null ? UNLIMITED_REVISIONS : `Harga ini termasuk ${revisionsLeft} kali revisi.`;
}

export const WORKING_STEPS = {
  deliver: {
    label: "Serahkan Hasil",
    answer: "Hasilnya sudah siap",
    bar: "Isi Hasil",
    row: (order) => (order.phase === "revision" ? "Kerjakan revisi" : "Serahkan"),
    consequence: (order, people) =>
      `${order.phase === "cancel_requested" ? "Dengan ini Anda menolak pembatalan. " : ""}${firstName(people.buyer)} memeriksa dalam ${REVIEW_WINDOW / HOUR} jam; diam berarti menerima.`,
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
      question: "Apakah Anda yakin ingin menyelesaikan order ini?",
      button: "Terima Hasil",
      done: "Order berhasil diselesaikan",
      failed: "Gagal menyelesaikan order",
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
  },
} satisfies Partial<StepCopy<AppStep>>;
