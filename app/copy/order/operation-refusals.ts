import { refusalSentence } from "~/copy/order/labels";
import { PROPOSALS_A_DAY } from "~/domain/order/change";
import type { OpeningRefusal, Refusal } from "~/domain/order/decision";
import { CANCELLATIONS_A_MONTH, QUOTES_A_DAY, type RepeatRefusal } from "~/domain/order/repeat-limits";

/** What operations on an order say no with, beside the rules' own reasons. */
export type OrderRefusal =
  | Refusal
  | OpeningRefusal
  | "no_order"
  | "no_listing"
  | "gateway_silent"
  | "paid_meanwhile"
  | "price_paid"
  | "changed_meanwhile"
  | "files_lost"
  | "too_many_orders"
  | "total_changed"
  | "too_many_attempts"
  | "too_many_openings"
  | "seller_suspended"
  | "too_many_steps"
  | "too_many_files"
  | RepeatRefusal
  | "own_order"
  | "failed";

const SENTENCES: Partial<Record<OrderRefusal, string>> = {
  no_order: "Order tidak ditemukan",
  no_listing: "Jasa ini sudah tidak ada.",
  gateway_silent:
    "Penyedia pembayaran sedang tidak menjawab. Tidak ada yang berubah; coba lagi beberapa menit lagi.",
  paid_meanwhile: "Pembayarannya baru saja masuk, jadi pesanan ini dikerjakan dan tidak dibatalkan.",
  price_paid: "Pembayaran dengan harga lama baru saja masuk, jadi harganya tidak bisa diubah lagi.",
  files_lost:
    "Berkasnya tidak dapat disimpan karena gangguan di pihak kami. Pilih berkasnya lagi, lalu kirim ulang.",
  too_many_orders:
    "Anda sudah membuat banyak pesanan dalam satu jam ini. Tunggu sampai jamnya berganti, lalu kirim lagi; isian Anda tetap ada di sini.",
  too_many_attempts:
    "Pesanan ini sudah terlalu sering dicoba dibayar. Batalkan pesanan ini, lalu buat pesanan baru.",
  too_many_openings:
    "Halaman pembayaran pesanan ini sudah terlalu sering dibuka dalam satu jam. Tunggu sampai jamnya berganti, lalu coba lagi.",
  seller_suspended:
    "Akun penjual sedang ditangguhkan, jadi pesanan ini belum bisa dibayar. Anda dapat menunggu atau membatalkannya.",
  too_many_steps: "Terlalu banyak tindakan dalam satu jam. Coba lagi satu jam lagi.",
  too_many_files: "Pesanan ini sudah memuat terlalu banyak berkas. Kirim tautannya di catatan.",
  too_many_proposals: `Anda sudah mengusulkannya ${PROPOSALS_A_DAY} kali dalam 24 jam untuk pesanan ini. Bicarakan dulu lewat percakapan, lalu usulkan lagi besok; isian Anda tetap ada di sini.`,
  too_many_quotes: `Anda sudah mengirim ${QUOTES_A_DAY} penawaran harga dalam 24 jam untuk pesanan ini. Bicarakan dulu lewat percakapan, lalu kirim lagi besok; isian Anda tetap ada di sini.`,
  too_many_cancellations: `Anda sudah ${CANCELLATIONS_A_MONTH} kali meminta pembatalan pesanan ini dalam 30 hari. Bicarakan dulu lewat percakapan; bila hasil yang diserahkan tidak sesuai, ajukan masalah.`,
  own_order: "Anda pihak dalam pesanan ini, jadi operator lain yang memutuskannya.",
  failed: "Terjadi gangguan di pihak kami. Tidak ada yang berubah; coba lagi sebentar lagi.",
  changed_meanwhile: "Pesanan ini baru saja berubah. Periksa keadaannya, lalu coba lagi.",
};

export function orderRefusalSentence(reason: OrderRefusal): string {
  return SENTENCES[reason] ?? refusalSentence(reason as Refusal | OpeningRefusal);
}
