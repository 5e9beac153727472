import { leftText, shortMoment } from "~/copy/core/days";
import { HOUR, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import type { AttemptStatus } from "~/domain/money/payment";
import { REVIEW_WINDOW } from "~/domain/order/escrow";
import type { Slots } from "~/domain/order/visit-terms";
import { visitAhead } from "../visit/after-payment";
import { shortWhenText } from "../visit/time";

export type PaymentState =
  | { state: "pending"; until: PayUntil | null; how: string }
  | {
      state: "processing";
      review: boolean;
      method: string | null;
      canReopen: boolean;
      until: PayUntil | null;
      /** The buyer comes from paying; else they may have a number and have yet to pay. */
      claimed: boolean;
    }
  | { state: "completed" }
  | { state: "failed"; until: PayUntil | null }
  | { state: "over"; title: string; text: string };

/** Its button stands at the bottom of a phone. */
export function hasPaymentStep(panel: PaymentState): boolean {
  return panel.state !== "over" && (panel.state !== "processing" || panel.canReopen);
}

/** "Bayar sebelum", "17 jam lagi" and "Sen 23 Nov, 18.09 WIB"; `until`: UTC ms. */
type PayUntil = { word: string; left: string; until: number; at: string };

export function payUntil(at: number, now: number, zone: Zone): PayUntil {
  const deadline = { at, wholeDay: false };
  return {
    word: "Bayar sebelum",
    left: leftText(deadline, now, zone),
    until: at,
    at: `${shortMoment(deadline, zone)} ${zone}`,
  };
}

export const PAYMENT_TEXTS = {
  refund: "Batal atau tidak sesuai? Uang kembali ke cara bayar yang sama selama penyedianya masih bisa.",
  notTaken: "Uang Anda tidak diambil.",
  unpaidEnds: "Lewat dari itu pesanan batal sendiri.",
};

export type PaymentStop = { name: string; note?: string };

/** Where the money is and goes; `paidAt`: "22 Nov, 18.40", null before it. */
export function paymentStops(
  total: string,
  seller: string,
  paidAt: string | null,
): [PaymentStop, PaymentStop, PaymentStop] {
  return paidAt === null
    ? [
        { name: "Anda", note: total },
        { name: "Titipan JasaWarga", note: "menahan" },
        { name: seller, note: "terakhir" },
      ]
    : [
        { name: "Anda", note: paidAt },
        // How much stands above it.
        { name: "Titipan JasaWarga" },
        { name: seller, note: "belum" },
      ];
}

export type NextAfterPayment = { text: string; note: string | null };

/** `answers`: "dalam 2 jam", how soon the seller usually does; `due`: by when the seller delivers, "28 Nov"; `visit`: null for work from afar; `now`: UTC ms. */
export function afterPayment(
  seller: string,
  {
    answers,
    due,
    visit,
    now,
  }: { answers: string | null; due: string | null; visit: Slots | null; now: number },
): NextAfterPayment[] {
  const note = answers && `Membalas ${answers}`;
  return [
    visit ? visitStep(seller, visit, { now, note }) : { text: `${seller} mulai bekerja`, note },
    { text: "Anda memeriksa hasilnya", note: due && `Tenggat penyerahan ${due}` },
    {
      text: `Uang diteruskan setelah Anda menerimanya, atau diam ${REVIEW_WINDOW / HOUR} jam`,
      note: null,
    },
  ];
}

/** `now`: UTC ms. */
export function billedTime(visit: Slots, now: number): string {
  const { agreed, wish, zone } = visitAhead(visit, now);
  const when = agreed ?? wish;
  return when ? shortWhenText(when, zone) : "Disepakati setelah dibayar";
}

/** `note` is of a seller who answers first. */
function visitStep(
  seller: string,
  visit: Slots,
  { now, note }: { now: number; note: string | null },
): NextAfterPayment {
  const { agreed, wish, zone } = visitAhead(visit, now);
  if (wish?.by === "seller") return { text: `Anda menjawab jadwal ${seller}`, note: null };
  if (wish) return { text: `${seller} menjawab jadwal`, note };
  return agreed
    ? { text: `${seller} bekerja`, note: shortWhenText(agreed, zone) }
    : { text: `Anda dan ${seller} menyepakati jadwal`, note: null };
}

export function payingText({ label, methodsText }: { label: string; methodsText: string }): string {
  return `Anda memilih cara membayar di halaman ${label}: ${methodsText}.`;
}

/** `shown`: integer rupiah; null: unknown. */
export function totalChanged(shown: number | null, now: number): string {
  const change =
    shown === null
      ? `Total pesanan ini kini ${formatRupiah(now)}.`
      : `Total pesanan ini berubah dari ${formatRupiah(shown)} menjadi ${formatRupiah(now)}.`;
  return `${change} Periksa totalnya, lalu tekan lagi bila setuju.`;
}

export const ATTEMPT_LABELS: Record<AttemptStatus, string> = {
  pending: "Menunggu",
  paid: "Dibayar",
  failed: "Gagal",
  expired: "Kedaluwarsa",
  cancelled: "Dibatalkan",
  review: "Diperiksa",
  refunded: "Dikembalikan",
  charged_back: "Ditarik kembali oleh bank",
};

const OUTCOMES = new Map<string, string>([
  ["contradicted", "tidak dibenarkan oleh penyedia pembayaran"],
  ["amount_mismatch", "jumlahnya tidak cocok"],
  ["foreign", "mata uangnya bukan rupiah, atau bukan untuk akun kami di penyedia pembayaran"],
  ["foreign_currency", "mata uangnya bukan rupiah"],
  ["foreign_merchant", "bukan untuk akun kami di penyedia pembayaran"],
  ["part_back", "sebagian pembayaran kembali, perlu diperiksa orang"],
  ["unknown_attempt", "percobaannya tidak dikenal"],
  ...Object.entries(ATTEMPT_LABELS),
]);

export type Rechecked = {
  changed: number;
  odd: number;
  partBack: number;
  foreign: number;
  unknown: number;
};

export function recheckText({ changed, odd, partBack, foreign, unknown }: Rechecked): string {
  const unbooked = (attempts: number, outcome: string) =>
    `Jawaban tentang ${attempts} percobaan tidak dibukukan: ${outcomeLabel(outcome)}.`;
  const sentences = [
    changed > 0 && "Pesanan diperbarui sesuai jawabannya.",
    odd > 0 && unbooked(odd, "amount_mismatch"),
    partBack > 0 && unbooked(partBack, "part_back"),
    foreign > 0 && unbooked(foreign, "foreign"),
    unknown > 0 &&
      `Penyedia pembayaran tidak mengenal ${unknown} percobaan: di sana belum ada cara bayar yang dipilih.`,
  ].filter(Boolean);
  return sentences.join(" ") || "Jawabannya sama dengan yang sudah tercatat.";
}

/** Null: the gateway could not be asked about it. */
export function outcomeLabel(outcome: string | null): string {
  if (outcome === null) return "penyedia pembayaran belum dapat ditanyai";
  return OUTCOMES.get(outcome) ?? outcome;
}
