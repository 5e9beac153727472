import { formatDate } from "~/domain/core/dates";
import { formatRupiah, MAX_PRICE, MIN_PRICE } from "~/domain/core/money";
import { MAX_DAYS } from "~/domain/listing/package";
import { MAX_REVISIONS } from "~/domain/order/change";
import type { ActorKind, EventDetail, EventKind, OpeningRefusal, Refusal } from "~/domain/order/decision";
import { MAX_QUANTITY, MIN_QUANTITY, ORDER_KIND_LABELS, type Side } from "~/domain/order/order";

/** Full names of both sides, as the order keeps them. */
export type People = Record<Side, string>;

export function peopleOf(row: { buyerName: string; sellerName: string }): People {
  return { buyer: row.buyerName, seller: row.sellerName };
}

/** What was ordered: the package by its name, all else by how the order came about. */
export function orderedAs(row: {
  package: { name: string } | null;
  kind: keyof typeof ORDER_KIND_LABELS;
}): string {
  return row.package?.name ?? ORDER_KIND_LABELS[row.kind];
}

const REFUSALS: Record<Refusal | OpeningRefusal, string> = {
  stranger: "Order tidak ditemukan",
  not_now: "Tindakan ini belum bisa dilakukan pada tahap pesanan saat ini.",
  closed: "Pesanan ini sudah selesai atau dibatalkan, jadi tidak bisa diubah lagi.",
  wrong_side: "Tindakan ini hanya bisa dilakukan oleh pihak lain dalam pesanan ini.",
  bad_price: `Harga harus bilangan bulat antara ${formatRupiah(MIN_PRICE)} dan ${formatRupiah(MAX_PRICE)}.`,
  bad_days: `Waktu pengerjaan harus antara 1 dan ${MAX_DAYS} hari.`,
  quote_expired: "Penawaran harga ini sudah tidak berlaku. Minta penjual mengirim penawaran baru.",
  payment_overdue: "Batas waktu pembayaran sudah lewat. Silakan buat pesanan baru.",
  payment_under_review: "Pembayaran Anda sedang diperiksa. Kami memberi tahu begitu ada hasilnya.",
  not_yet_due: "Batas waktunya belum lewat.",
  amount_mismatch: "Jumlah pembayaran tidak sama dengan total pesanan.",
  nothing_delivered: "Tulis catatan serah terima atau lampirkan berkas hasil kerja.",
  no_revisions_left: "Jatah revisi sudah habis. Setujui hasilnya, atau bicarakan dengan penjual.",
  reason_too_short: "Tulis alasannya dengan jelas.",
  bad_share: "Pembagian dana harus bilangan bulat antara 0 dan 100 persen.",
  not_late: "Ini baru bisa dilakukan setelah tenggat pengerjaan lewat.",
  own_proposal: "Usulan ini menunggu jawaban pihak lain.",
  already_answered: "Masalah ini sudah Anda tanggapi.",
  change_open: "Masih ada usulan perubahan yang menunggu jawaban. Jawab atau tarik dulu usulan itu.",
  no_change: "Usulan perubahan ini sudah dijawab, ditarik, atau tidak berlaku lagi.",
  price_fixed: "Harga tidak bisa diubah lagi setelah pesanan dibayar.",
  bad_revisions: `Jumlah revisi harus antara 0 dan ${MAX_REVISIONS}.`,
  own_listing: "Anda tidak bisa memesan jasa Anda sendiri.",
  listing_inactive: "Jasa ini sedang tidak aktif, jadi belum bisa dipesan.",
  not_an_offer: "Permintaan jasa tidak bisa dipesan. Kirim penawaran kepada pemiliknya.",
  bad_quantity: `Jumlah harus antara ${MIN_QUANTITY} dan ${MAX_QUANTITY}.`,
  deadline_passed: "Tanggal tenggat sudah lewat. Pilih tanggal hari ini atau sesudahnya.",
};

/** Why it did not happen, for whoever asked. */
export function refusalSentence(reason: Refusal | OpeningRefusal): string {
  return REFUSALS[reason];
}

type Sentence = string | Record<Side, string>;

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
    buyer: "Pembayaran kedua diterima dan dikembalikan kepada Anda",
    seller: "Pembayaran kedua diterima dan dikembalikan kepada pembeli",
  },
  paid_late: {
    buyer: "Pembayaran diterima setelah pesanan batal dan dikembalikan kepada Anda",
    seller: "Pembayaran diterima setelah pesanan batal dan dikembalikan kepada pembeli",
  },
  paid_outdated: {
    buyer: "Pembayaran dengan harga lama diterima dan dikembalikan kepada Anda",
    seller: "Pembayaran dengan harga lama diterima dan dikembalikan kepada pembeli",
  },
  expired: "Pesanan batal karena tidak dibayar tepat waktu",
  cancelled: "Pesanan dibatalkan",
  completed: {
    buyer: "Pesanan selesai, dana diteruskan ke penjual",
    seller: "Pesanan selesai, dana diteruskan kepada Anda",
  },
  delivered: "Hasil kerja diserahkan",
  revision_requested: "Revisi diminta",
  released: {
    buyer: "Waktu periksa habis, dana diteruskan ke penjual",
    seller: "Waktu periksa habis, dana diteruskan kepada Anda",
  },
  cancelled_late: {
    buyer: "Pesanan dibatalkan karena terlambat, dana dikembalikan kepada Anda",
    seller: "Pesanan dibatalkan karena terlambat, dana dikembalikan kepada pembeli",
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
    buyer: "Dana sudah dikembalikan kepada Anda",
    seller: "Dana sudah dikembalikan kepada pembeli",
  },
  refund_returned: "Transfer pengembalian dikembalikan bank",
  taken_back: "Pembayaran ditarik kembali oleh penyedia pembayaran",
};

const SENTENCES = new Map<string, Sentence>(Object.entries(EVENTS));

/** One line of the activity list, as the viewer's side reads it. A kind of a later version is told plainly. */
export function eventSentence(kind: string, side: Side): string {
  const sentence = SENTENCES.get(kind) ?? "Pesanan diperbarui";
  return typeof sentence === "string" ? sentence : sentence[side];
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

/** The same line for whoever is on neither side: the telling that calls nobody "Anda". */
export function houseEventSentence(kind: string): string {
  const [forBuyer, forSeller] = [eventSentence(kind, "buyer"), eventSentence(kind, "seller")];
  return /\bAnda\b/.test(forBuyer) ? forSeller : forBuyer;
}

/** Who did it, by name. `operator` is who it was, where one did. */
export function houseActorName(actor: ActorKind, people: People, operator: string | null): string {
  if (actor === "operator") return operator ? `${operator}, operator` : "Operator";
  return actorName(actor, actor === "buyer" ? "seller" : "buyer", people);
}
