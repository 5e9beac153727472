import { REVIEW_WINDOW } from "~/orders/order";
import type { Slots } from "~/orders/rules/visits";
import { TRANSFER_WORKING_DAYS } from "~/payouts/manual-payout";
import { leftText, shortMoment } from "~/platform/date-text";
import { formatDate, HOUR, type Zone } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { visitAhead } from "~/visits/text";
import { shortWhenText } from "~/visits/time-text";
import {
  type AttemptStatus,
  findMethod,
  type MethodKind,
  type MethodUsed,
  type OfferedMethod,
  type PaymentMethod,
} from "./payment";

export function holdSentence(until: number): string {
  return `Pembeli membayar dengan kartu, jadi bagian Anda tertahan di saldo sampai ${formatDate(until)} dan baru setelah itu dapat ditarik.`;
}

export function methodLabel(methods: readonly PaymentMethod[], used: MethodUsed | undefined): string {
  if (!used || used.method === null) return "Belum dipilih";
  return findMethod(methods, used)?.label ?? "Metode lain";
}

export type RefundWindow = { methods: string; days: number };

export function refundWindows(methods: readonly PaymentMethod[]): RefundWindow[] {
  const windows = [...new Set(methods.flatMap(({ refund }) => refund?.days ?? []))].sort((a, b) => a - b);
  return windows.map((days) => {
    const alike = methods.filter(({ refund }) => refund?.days === days);
    return { days, methods: alike.map(({ label }) => label).join(", ") };
  });
}

export function refundWindowsLine(methods: readonly PaymentMethod[]): string {
  return refundWindows(methods)
    .map((window) => `${window.methods}: ${window.days} hari`)
    .join(". ");
}

export function transferOnlyText(methods: readonly PaymentMethod[]): string {
  const labels = methods.filter(({ refund }) => refund === null).map(({ label }) => label);
  return [...new Set(labels)].join(", ");
}

export const TRANSFER_TEXT = `paling lambat ${TRANSFER_WORKING_DAYS} hari kerja setelah Anda menyebutkannya`;

export type PaymentState =
  | { state: "pending"; until: PayUntil | null; how: string; offered: MethodGroup[] }
  | {
      state: "processing";
      review: boolean;
      method: string | null;
      canReopen: boolean;
      until: PayUntil | null;
      /** True if the buyer returned from the payment page. Otherwise they may have a number and still have to pay. */
      claimed: boolean;
    }
  | { state: "completed" }
  | { state: "failed"; until: PayUntil | null }
  | { state: "over"; title: string; text: string };

/** True if a phone shows the payment button in the bottom bar. */
export function hasPaymentStep(panel: PaymentState): boolean {
  return panel.state !== "over" && (panel.state !== "processing" || panel.canReopen);
}

type PayUntil = { word: string; left: string; until: number; at: string; isExtra: boolean };

export function payUntil(at: number, { isExtra, now, zone }: { isExtra: boolean; now: number; zone: Zone }): PayUntil {
  const deadline = { at, wholeDay: false };
  return {
    word: "Bayar sebelum",
    left: leftText(deadline, now, zone),
    until: at,
    at: `${shortMoment(deadline, zone)} ${zone}`,
    isExtra,
  };
}

export const PAYMENT_TEXTS = {
  refund:
    "Batal atau tidak sesuai? Uang dikembalikan ke cara bayar yang sama. Bila tidak bisa, kami transfer ke rekening Anda.",
  notTaken: "Uang Anda tidak diambil.",
  unpaidEnds: ({ at, isExtra }: PayUntil) =>
    `Jika belum dibayar sampai ${at}, ${isExtra ? "tambahan ini tidak berlaku dan pesanan berjalan terus" : "pesanan otomatis dibatalkan"}.`,
};

type Paid = { label: string; methodsText: string; offered: readonly OfferedMethod[] };

export type PaymentStop = { name: string; note?: string };

export function paymentStops(
  total: string,
  seller: string,
  paidAt: string | null,
): [PaymentStop, PaymentStop, PaymentStop] {
  return paidAt === null
    ? [
        { name: "Anda", note: total },
        { name: "Titipan JasaWarga", note: "ditahan" },
        { name: seller, note: "dibayar terakhir" },
      ]
    : [
        { name: "Anda", note: paidAt },
        // This stop has no text, because the amount is shown above.
        { name: "Titipan JasaWarga" },
        { name: seller, note: "belum" },
      ];
}

export type NextAfterPayment = { text: string; note: string | null };

/** isExtra: the payment was for a part added later. answers: like "dalam 2 jam". due: the delivery date, like "28 Nov". visit: null for remote work. */
export function afterPayment(
  seller: string,
  {
    isExtra = false,
    answers,
    due,
    visit,
    now,
  }: { isExtra?: boolean; answers: string | null; due: string | null; visit: Slots | null; now: number },
): NextAfterPayment[] {
  const note = answers && `Membalas ${answers}`;
  const first = { text: `${seller} ${isExtra ? "mengerjakan tambahannya" : "mulai bekerja"}`, note };
  return [
    visit && !isExtra ? visitNextText(seller, visit, { now, note }) : first,
    { text: "Anda memeriksa hasilnya", note: due && `Tenggat penyerahan ${due}` },
    {
      text: `Uang diteruskan setelah Anda menerima hasil, atau otomatis setelah ${REVIEW_WINDOW / HOUR} jam`,
      note: null,
    },
  ];
}

export function billedTime(visit: Slots, now: number): string {
  const { agreed, wish, zone } = visitAhead(visit, now);
  const when = agreed ?? wish;
  return when ? shortWhenText(when, zone) : "Disepakati setelah dibayar";
}

function visitNextText(
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

/** Names the gateway's page. `methodsText` describes the ways to pay there if they are not listed. */
export function payingText({ label, methodsText, offered }: Paid): string {
  return `Anda memilih cara membayar di halaman ${label}${offered.length > 0 ? "" : `: ${methodsText}`}.`;
}

const KIND_NAMES: Record<MethodKind, string> = {
  qr: "QRIS",
  wallet: "Dompet digital",
  bank: "Virtual account bank",
  card: "Kartu",
  store: "Gerai",
  later: "Bayar nanti",
};

export type MethodGroup = { kind: MethodKind; name: string; labels: string };

/** Groups the offered ways to pay by kind, in the gateway's order. */
export function methodGroups(offered: readonly OfferedMethod[]): MethodGroup[] {
  const kinds = [...new Set(offered.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const labels = offered.filter((method) => method.kind === kind).map(({ label }) => label);
    return { kind, name: KIND_NAMES[kind], labels: [...new Set(labels)].join(", ") };
  });
}

export function totalChangedText(shown: number | null, now: number): string {
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

export function outcomeLabel(outcome: string | null): string {
  if (outcome === null) return "penyedia pembayaran belum dapat ditanyai";
  return OUTCOMES.get(outcome) ?? outcome;
}

export const recheckWarning = (attempts: number) =>
  `Penyedia pembayaran ditanyai tentang ${attempts} percobaan pembayaran pesanan ini. Jawabannya dibukukan seperti kabar biasa: yang sudah tercatat tidak berubah.`;
