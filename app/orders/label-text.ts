import { firstName } from "~/accounts/person";
import { formatDays } from "~/listings/own-text";
import { type Package, packageEstimate, packageIndex } from "~/listings/package";
import { dateText, shortMoment, visitMoment, weekdayText } from "~/platform/date-text";
import { formatDate, type Zone } from "~/platform/dates";
import { emptyFilesSentence, shownFileName } from "~/platform/file-text";
import { MAX_FILE_MB, MAX_FILES_MB } from "~/platform/files";
import { type CountLimits, formatRupiah } from "~/platform/money";
import { VISIT_DETAILS, visitFacts } from "~/visits/time-text";
import type { CalendarDay } from "~/visits/visit";
import type { EventDetail } from "./lifecycle";
import {
  MAX_ORDER_FILES,
  MAX_QUANTITY,
  MAX_SHOWN_TURNS,
  MIN_QUANTITY,
  type OrderFilesFault,
  type OrderKind,
  type OrderStatus,
  type PaymentStatus,
  type People,
  type Phase,
  type Side,
} from "./order";
import type { PartState } from "./parts";
import type { ActorKind } from "./rules/step";

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: "Diskusi",
  in_progress: "Sedang Dikerjakan",
  completed: "Selesai",
  cancelled: "Dibatalkan",
};

/** Phases beside a status that would hide them, such as a dispute. Null if the status is enough. */
export const PHASE_BADGES: Record<Phase, string | null> = {
  inquiry: null,
  quoted: null,
  awaiting_payment: "Belum dibayar",
  working: null,
  delivered: "Menunggu diperiksa",
  revision: "Revisi diminta",
  cancel_requested: "Permintaan batal",
  disputed: "Sengketa",
  no_show: "Laporan tidak datang",
};

export const ORDER_KIND_LABELS: Record<OrderKind, string> = {
  package: "Paket",
  custom: "Permintaan kustom",
  proposal: "Penawaran untuk permintaan",
};

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  unpaid: "Belum dibayar",
  awaiting: "Menunggu pembayaran",
  review: "Pembayaran diperiksa",
  held: "Uang ditahan",
  released: "Uang diteruskan ke penjual",
  split: "Uang dibagi",
  expired: "Tenggat pembayaran lewat",
  refund_pending: "Pengembalian diproses",
  refunded: "Uang dikembalikan",
  charged_back: "Pembayaran ditarik kembali oleh bank",
};

export const PART_STATE_LABELS: Record<PartState, string> = {
  planned: "direncanakan",
  due: "belum dibayar",
  held: "ditahan",
  handed: "ditahan, sudah diserahkan",
  closed: "selesai",
  lapsed: "tidak dibayar, tidak berlaku",
};

export const CLOSING_LABELS = { complete: "Selesaikan Order", cancel: "Batalkan Order" } as const;

export function chatText(title: string): string {
  return `Halo, ini tentang pesanan "${title}" di JasaWarga.`;
}

export function orderedAs(row: { package: { name: string } | null; kind: OrderKind }): string {
  return row.package?.name ?? ORDER_KIND_LABELS[row.kind];
}

type Ordered = { package: Package | null; packageId: string | null; maxDays: number | null };

export function orderedTime({ package: pkg, packageId, maxDays }: Ordered): string | null {
  if (maxDays === null) return null;
  const days = pkg && packageEstimate(pkg, packageIndex(packageId));
  return formatDays(days?.max === maxDays ? days : { min: maxDays, max: maxDays });
}

export function notesTitle({ kind, sellerName }: { kind: OrderKind; sellerName: string }): string {
  return kind === "proposal" ? `Penawaran ${firstName(sellerName)}` : "Catatan";
}

const NUMBERS_IN_NOTE: readonly [name: string, text: (value: number) => string][] = [
  ["price", formatRupiah],
  ["amount", formatRupiah],
  ["callOutFee", (fee) => `ongkos datang ${formatRupiah(fee)}`],
  ["days", (days) => `${days} hari`],
  ["deadline", (deadline) => `tenggat ${formatDate(deadline)}`],
  ["revisions", (revisions) => `${revisions} kali revisi`],
  ["back", (sum) => `${formatRupiah(sum)} untuk pembeli`],
];

export const DETAILS_IN_NOTE: readonly string[] = [
  ...NUMBERS_IN_NOTE.map(([name]) => name),
  ...VISIT_DETAILS,
  "buyerShare",
  "title",
  "reason",
];

export function eventNote(detail: EventDetail): string | null {
  const { reason, title } = detail;
  const facts = typeof title === "string" ? [title] : [];
  const numbers = NUMBERS_IN_NOTE.flatMap(([name, text]) => {
    const value = detail[name];
    return typeof value === "number" ? [text(value)] : [];
  });
  facts.push(...numbers);
  const { buyerShare, back } = detail;
  // Older proposals and rulings name a per cent, and newer ends repeat it for totals.
  if (typeof buyerShare === "number" && back === undefined) facts.push(`${buyerShare}% untuk pembeli`);
  const visit = visitFacts(detail);
  if (visit !== "") facts.push(visit);
  if (typeof reason === "string" && reason !== "") facts.push(`“${reason}”`);
  return facts.length === 0 ? null : facts.join(", ");
}

export function actorName(actor: ActorKind, side: Side, people: People): string {
  switch (actor) {
    case "buyer":
    case "seller":
      return actor === side ? "Anda" : people[actor];
    case "gateway":
      return "Penyedia pembayaran";
    case "scheduler":
      return "JasaWarga, otomatis";
    case "operator":
      return "Tim JasaWarga";
  }
}

export function staffActorName(actor: ActorKind, people: People, operator: string | null): string {
  if (actor === "operator") return operator ? `${operator}, operator` : "Operator";
  return actorName(actor, actor === "buyer" ? "seller" : "buyer", people);
}

export const YOUR_TURNS = "giliran Anda";

export const cappedTurns = (count: number): string => (count > MAX_SHOWN_TURNS ? `${MAX_SHOWN_TURNS}+` : String(count));

export function visitDay(day: CalendarDay, at: number, { now, zone }: { now: number; zone: Zone }) {
  const [near = ""] = visitMoment(at, now, zone).split(",");
  const isNear = near === "Hari ini" || near === "Besok";
  return { weekday: isNear ? near : weekdayText(day).slice(0, 3), date: dateText(day) };
}

export const proposalsText = (count: number): string => `${count} penawaran`;

export const unreadText = (count: number): string => `${count} pesan baru`;

export const SUMMARY_TEXTS = {
  heading: "Ringkasan",
  nextVisit: "Kunjungan berikutnya",
  turns: YOUR_TURNS,
  withdraw: "Tarik Saldo",
  withdrawing: "Penarikan diproses",
  months: "Uang per bulan",
  earned: "Diterima",
  spent: "Dibayar",
};

const TOO_FEW = `Jumlah minimal ${MIN_QUANTITY}`;

export const QUANTITY_LIMITS: CountLimits = {
  empty: TOO_FEW,
  junk: "Jumlah harus bilangan bulat",
  min: MIN_QUANTITY,
  few: TOO_FEW,
  max: MAX_QUANTITY,
  many: `Jumlah maksimal ${MAX_QUANTITY}`,
};

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
