import { TIME_FAULTS } from "~/copy/visit/faults";
import { formatRupiah, MAX_PRICE, MIN_PRICE } from "~/domain/core/money";
import type { AppStep } from "~/domain/order/all-steps";
import { MAX_REVISIONS } from "~/domain/order/change";
import { MAX_QUANTITY, MIN_QUANTITY } from "~/domain/order/order";
import type { OrderRefusal } from "~/domain/order/refusal";
import { CANCELLATIONS_A_MONTH, CHANGES_A_DAY, QUOTES_A_DAY } from "~/domain/order/repeat-limits";
import type { OrderStep, OwnRefusalIn } from "~/domain/order/step";
import type { StepCopy } from "./step-copy";
import { STEP_COPY } from "./steps";

/** What one step alone refuses stands with the words of that step. */
const SHARED: Record<Exclude<OrderRefusal, OwnRefusalIn<AppStep>>, string> = {
  stranger: "Order tidak ditemukan",
  not_now: "Tindakan ini belum bisa dilakukan pada tahap pesanan saat ini.",
  closed: "Pesanan ini sudah selesai atau dibatalkan, jadi tidak bisa diubah lagi.",
  wrong_side: "Tindakan ini hanya bisa dilakukan oleh pihak lain dalam pesanan ini.",
  bad_price: `Harga harus bilangan bulat antara ${formatRupiah(MIN_PRICE)} dan ${formatRupiah(MAX_PRICE)}.`,
  payment_overdue: "Batas waktu pembayaran sudah lewat. Silakan buat pesanan baru.",
  payment_under_review: "Pembayaran Anda sedang diperiksa. Kami memberi tahu begitu ada hasilnya.",
  not_yet_due: "Batas waktunya belum lewat.",
  amount_mismatch: "Jumlah pembayaran tidak sama dengan total pesanan.",
  reason_too_short: "Tulis alasannya dengan jelas.",
  bad_share: "Pembagian dana harus bilangan bulat antara 0 dan 100 persen.",
  not_late: "Ini baru bisa dilakukan setelah tenggat pengerjaan lewat.",
  own_change: "Usulan ini menunggu jawaban pihak lain.",
  no_change: "Usulan perubahan ini sudah dijawab, ditarik, atau tidak berlaku lagi.",
  price_fixed: "Harga tidak bisa diubah lagi setelah pesanan dibayar.",
  bad_revisions: `Jumlah revisi harus antara 0 dan ${MAX_REVISIONS}.`,
  ...TIME_FAULTS,
  no_visit:
    "Jadwal ini sudah berubah, atau pesanan ini tidak memiliki jadwal. Periksa keadaannya, lalu coba lagi.",
  own_listing: "Anda tidak bisa memesan jasa Anda sendiri.",
  listing_inactive: "Jasa ini sedang tidak aktif, jadi belum bisa dipesan.",
  not_an_offer: "Permintaan jasa tidak bisa dipesan. Kirim penawaran kepada pemiliknya.",
  bad_quantity: `Jumlah harus antara ${MIN_QUANTITY} dan ${MAX_QUANTITY}.`,
  deadline_passed: "Tanggal tenggat sudah lewat. Pilih tanggal hari ini atau sesudahnya.",
  deadline_before_visit:
    "Tenggat ini sebelum jadwal yang sudah disepakati berakhir. Pilih tanggal pada hari itu atau sesudahnya, atau sepakati dulu jadwal lain.",
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
  listing_hidden:
    "JasaWarga sedang menyembunyikan jasa atau permintaan ini, jadi harga baru, persetujuan, dan pembayaran belum bisa. Anda dapat menunggu atau membatalkan pesanan ini.",
  too_many_steps:
    "Terlalu banyak tindakan pada pesanan dalam satu jam ini. Belum ada yang berubah; tunggu sampai jamnya berganti, lalu coba lagi.",
  too_many_files: "Pesanan ini sudah memuat terlalu banyak berkas. Kirim tautannya di catatan.",
  too_many_changes: `Anda sudah mengusulkannya ${CHANGES_A_DAY} kali dalam 24 jam untuk pesanan ini. Bicarakan dulu lewat percakapan, lalu usulkan lagi besok; isian Anda tetap ada di sini.`,
  too_many_quotes: `Anda sudah mengirim ${QUOTES_A_DAY} penawaran harga dalam 24 jam untuk pesanan ini. Bicarakan dulu lewat percakapan, lalu kirim lagi besok; isian Anda tetap ada di sini.`,
  too_many_cancellations: `Anda sudah ${CANCELLATIONS_A_MONTH} kali meminta pembatalan pesanan ini dalam 30 hari. Bicarakan dulu lewat percakapan; bila hasil yang diserahkan tidak sesuai, ajukan masalah.`,
  own_order: "Anda pihak dalam pesanan ini, jadi operator lain yang memutuskannya.",
  failed: "Terjadi gangguan di pihak kami. Tidak ada yang berubah; coba lagi sebentar lagi.",
  placed_otherwise:
    "Anda sudah membuat pesanan dari formulir ini dengan isi yang berbeda. Kiriman ini tidak disimpan. Pesanan itu ada di daftar pesanan Anda. Kirim lagi hanya jika Anda ingin membuat pesanan lain.",
  done_otherwise:
    "Langkah ini sudah Anda lakukan dengan isi yang berbeda. Yang pertama yang berlaku, jadi kiriman ini tidak disimpan.",
  changed_meanwhile: "Pesanan ini baru saja berubah. Periksa keadaannya, lalu coba lagi.",
};

export function stepRefusals<S extends OrderStep>(copy: StepCopy<S>): Record<OwnRefusalIn<S>, string> {
  const steps: { refusals?: Record<string, string> }[] = Object.values(copy);
  return Object.assign({}, ...steps.map(({ refusals }) => refusals));
}

const REFUSALS: Record<OrderRefusal, string> = { ...SHARED, ...stepRefusals<AppStep>(STEP_COPY) };

export function orderRefusalSentence(reason: OrderRefusal): string {
  return REFUSALS[reason];
}
