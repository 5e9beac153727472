import { formatDate } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import type { ActorKind, EventDetail, EventKind } from "~/domain/order/decision";
import type { OrderKind, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { ORDER_KIND_LABELS } from "./status";

/** What was ordered: the package by its name, all else by how the order came about. */
export function orderedAs(row: { package: { name: string } | null; kind: OrderKind }): string {
  return row.package?.name ?? ORDER_KIND_LABELS[row.kind];
}

/** `plain` is for whoever it addresses nobody of; a side whose money it is reads its own. */
type Sentence = string | ({ plain: string } & Partial<Record<Side, string>>);

const EVENTS: Record<EventKind, Sentence> = {
  placed: "Pesanan dibuat",
  inquired: "Permintaan kustom dikirim",
  quoted: "Penawaran harga dikirim",
  quote_accepted: "Penawaran harga disetujui",
  proposal_accepted: "Penawaran untuk permintaan jasa diterima",
  change_proposed: "Perubahan diusulkan",
  change_accepted: "Usulan perubahan disetujui",
  change_declined: "Usulan perubahan ditolak",
  change_withdrawn: "Usulan perubahan ditarik",
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
  cancelled: "Pesanan dibatalkan",
  completed: {
    plain: "Pesanan selesai, dana diteruskan ke penjual",
    seller: "Pesanan selesai, dana diteruskan kepada Anda",
  },
  delivered: "Hasil kerja diserahkan",
  revision_requested: "Revisi diminta",
  released: {
    plain: "Waktu periksa habis, dana diteruskan ke penjual",
    seller: "Waktu periksa habis, dana diteruskan kepada Anda",
  },
  cancelled_late: {
    plain: "Pesanan dibatalkan karena terlambat, dana dikembalikan kepada pembeli",
    buyer: "Pesanan dibatalkan karena terlambat, dana dikembalikan kepada Anda",
  },
  cancellation_requested: "Pembatalan diminta",
  cancellation_refused: "Permintaan pembatalan ditolak",
  cancellation_withdrawn: "Permintaan pembatalan ditarik",
  cancellation_enforced: "Permintaan pembatalan tidak dijawab, dana dibagi sesuai usulan",
  disputed: "Masalah diajukan, semua tenggat berhenti",
  dispute_answered: "Masalah ditanggapi",
  settlement_proposed: "Pembagian dana diusulkan",
  settled: "Pembagian dana disepakati",
  ruled: "Masalah diputuskan",
  refunded: {
    plain: "Dana sudah dikembalikan kepada pembeli",
    buyer: "Dana sudah dikembalikan kepada Anda",
  },
  refund_returned: "Transfer pengembalian dikembalikan bank",
  taken_back: "Pembayaran ditarik kembali oleh penyedia pembayaran",
};

const SENTENCES = new Map<string, Sentence>(Object.entries(EVENTS));

/** A kind of a later version is told plainly. */
const sentenceOf = (kind: string): Sentence => SENTENCES.get(kind) ?? "Pesanan diperbarui";

/** One line of the activity list, as the viewer's side reads it. */
export function eventSentence(kind: string, side: Side): string {
  const sentence = sentenceOf(kind);
  return typeof sentence === "string" ? sentence : (sentence[side] ?? sentence.plain);
}

/** The facts below that line: amount, days, a reason in the person's own words. Null when there are none. */
export function eventNote(detail: EventDetail): string | null {
  const { amount, price, days, deadline, revisions, reason, buyerShare } = detail;
  const facts: string[] = [];
  if (typeof price === "number") facts.push(formatRupiah(price));
  if (typeof amount === "number") facts.push(formatRupiah(amount));
  if (typeof days === "number") facts.push(`${days} hari`);
  if (typeof deadline === "number") facts.push(`tenggat ${formatDate(deadline)}`);
  if (typeof revisions === "number") facts.push(`${revisions} kali revisi`);
  if (typeof buyerShare === "number") facts.push(`${buyerShare}% untuk pembeli`);
  if (typeof reason === "string" && reason !== "") facts.push(`“${reason}”`);
  return facts.length === 0 ? null : facts.join(", ");
}

/** Who did it, as the viewer's side reads it. */
export function actorName(actor: ActorKind, side: Side, people: People): string {
  switch (actor) {
    case "buyer":
    case "seller":
      return actor === side ? "Anda" : people[actor];
    case "gateway":
      return "Penyedia pembayaran";
    case "clock":
      return "JasaWarga, otomatis";
    case "operator":
      return "Tim JasaWarga";
  }
}

/** The same line for whoever is on neither side. */
export function houseEventSentence(kind: string): string {
  const sentence = sentenceOf(kind);
  return typeof sentence === "string" ? sentence : sentence.plain;
}

/** Who did it, by name. `operator` is who it was, where one did. */
export function houseActorName(actor: ActorKind, people: People, operator: string | null): string {
  if (actor === "operator") return operator ? `${operator}, operator` : "Operator";
  return actorName(actor, actor === "buyer" ? "seller" : "buyer", people);
}
