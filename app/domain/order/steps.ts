import type { CommandKind, CommandOf } from "./decision";
import { MIN_CANCELLATION_REASON, MIN_DISPUTE_REASON, MIN_REVISION_REASON } from "./order";

export type StepField = "note" | "reason" | "buyerShare" | "files";

/** A step in the life of an order that has a page of its own: what it asks, and what is said of it afterwards. */
export type OrderStep = {
  command: CommandKind;
  title: string;
  button: string;
  done: string;
  failed: string;
  fields: readonly StepField[];
  /** What the text is about. */
  label?: string;
  hint?: string;
  /** Characters the text needs at least. */
  min?: number;
  /** What else one should know before. */
  notice?: string;
};

const READ_ALONG =
  "Selama ada masalah, tim JasaWarga membaca percakapan, catatan, dan berkas pesanan ini untuk memutuskannya. Penjelasan atau foto tambahan kirim lewat percakapan pesanan.";

/** By the last part of the page's address. */
export const ORDER_STEPS = {
  delivery: {
    command: "deliver",
    title: "Serahkan hasil kerja",
    button: "Serahkan Hasil",
    done: "Hasil kerja terkirim",
    failed: "Gagal menyerahkan hasil kerja",
    fields: ["note", "files"],
    label: "Catatan untuk pembeli",
    hint: "Apa yang Anda serahkan dan bagaimana memakainya. Berkas besar boleh berupa tautan.",
  },
  revision: {
    command: "request_revision",
    title: "Minta revisi",
    button: "Minta Revisi",
    done: "Permintaan revisi terkirim",
    failed: "Gagal meminta revisi",
    fields: ["reason"],
    label: "Apa yang perlu diubah",
    hint: "Sebutkan satu per satu, supaya penjual tahu persis apa yang Anda harapkan.",
    min: MIN_REVISION_REASON,
  },
  "cancellation-request": {
    command: "request_cancellation",
    title: "Minta pembatalan",
    button: "Kirim Permintaan",
    done: "Permintaan pembatalan terkirim",
    failed: "Gagal meminta pembatalan",
    fields: ["buyerShare", "reason"],
    label: "Alasan pembatalan",
    min: MIN_CANCELLATION_REASON,
  },
  "cancellation-agreement": {
    command: "accept_cancellation",
    title: "Setujui pembatalan",
    button: "Setujui Pembatalan",
    done: "Pembatalan disetujui",
    failed: "Gagal menyetujui pembatalan",
    fields: [],
  },
  "cancellation-refusal": {
    command: "refuse_cancellation",
    title: "Tolak pembatalan",
    button: "Tolak Pembatalan",
    done: "Pembatalan ditolak",
    failed: "Gagal menolak pembatalan",
    fields: ["reason"],
    label: "Alasan menolak",
    min: MIN_CANCELLATION_REASON,
  },
  "cancellation-withdrawal": {
    command: "withdraw_cancellation",
    title: "Tarik permintaan pembatalan",
    button: "Tarik Permintaan",
    done: "Permintaan pembatalan ditarik",
    failed: "Gagal menarik permintaan pembatalan",
    fields: [],
  },
  dispute: {
    command: "open_dispute",
    title: "Ajukan masalah",
    button: "Ajukan Masalah",
    done: "Masalah diajukan, semua tenggat berhenti",
    failed: "Gagal mengajukan masalah",
    fields: ["reason", "files"],
    label: "Apa masalahnya",
    hint: "Apa yang disepakati, apa yang terjadi, dan penyelesaian yang Anda harapkan. Bukti boleh dilampirkan.",
    min: MIN_DISPUTE_REASON,
    notice: READ_ALONG,
  },
  "dispute-answer": {
    command: "answer_dispute",
    title: "Tanggapi masalah",
    button: "Kirim Tanggapan",
    done: "Tanggapan terkirim",
    failed: "Gagal menanggapi masalah",
    fields: ["reason", "files"],
    label: "Tanggapan Anda",
    hint: "Ceritakan dari sisi Anda dan penyelesaian yang Anda harapkan. Tanggapan dikirim sekali dan tidak bisa diubah.",
    min: MIN_DISPUTE_REASON,
    notice: READ_ALONG,
  },
  settlement: {
    command: "propose_settlement",
    title: "Usulkan pembagian dana",
    button: "Kirim Usulan",
    done: "Usulan pembagian dana terkirim",
    failed: "Gagal mengusulkan pembagian dana",
    fields: ["buyerShare"],
  },
  "settlement-agreement": {
    command: "accept_settlement",
    title: "Setujui pembagian dana",
    button: "Setujui Pembagian",
    // Also true when a ruling was faster than a second press.
    done: "Pesanan ditutup, dana dibagi",
    failed: "Gagal menyetujui pembagian dana",
    fields: [],
  },
} as const satisfies Record<string, OrderStep>;

export type StepName = keyof typeof ORDER_STEPS;
export type StepCommand = (typeof ORDER_STEPS)[StepName]["command"];
/** A step with what its form said. */
export type StepTaken = CommandOf<StepCommand>;

export function isStepName(text: string | undefined): text is StepName {
  return text !== undefined && Object.hasOwn(ORDER_STEPS, text);
}

const NAMES = new Map<CommandKind, string>([
  ...Object.entries(ORDER_STEPS).map(([name, { command }]): [CommandKind, string] => [command, name]),
  // Asks for more than a step does.
  ["propose_change", "change"],
]);

/** Where a command's page lies; null for what is done elsewhere. */
export function stepPath(orderId: string, command: CommandKind): string | null {
  const name = NAMES.get(command);
  return name === undefined ? null : `/dashboard/orders/${orderId}/${name}`;
}
