import { MAX_PACKAGES } from "~/listings/package";
import {
  BUYER_ANSWER_WINDOW,
  LARGE_SUM,
  LATE_GRACE,
  PAID_BEFORE_VISIT,
  PAYMENT_WINDOW,
  QUOTE_VALIDITY,
  REVIEW_WINDOW,
  SELLER_ANSWER_WINDOW,
  SELLER_ANSWER_WINDOW_LARGE,
} from "~/orders/order";
import { BUYER_LATE, SELLER_LATE } from "~/orders/rules/no-show";
import { FREE_BEFORE } from "~/orders/rules/visit-day";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { formatRupiah, PLATFORM_FEE_PERCENT, platformFee, sellerProceeds } from "~/platform/money";
import type { PageText } from "~/platform/sentence-text";

const EXAMPLE = 350_000;

export default {
  path: "/how-it-works",
  title: "Cara Kerja",
  description: "Tiga langkah memesan dan menawarkan jasa di JasaWarga, dan di mana uang Anda pada setiap langkahnya.",
  updated: "2026-11-30",
  parts: "steps",
  text: `
Setiap pesanan berjalan dalam tiga langkah. Di setiap langkah Anda tahu di mana uangnya berada: di tangan pembeli, dalam
titipan JasaWarga, atau sudah pada penjual.

## Bila Anda membeli

### Temukan jasa

[Cari menurut kata](/explore) atau [kategori](/categories), lalu bandingkan harga, ulasan, dan waktu respons. Tidak
menemukan yang pas? Pasang permintaan, dan penjual yang akan mengirim penawaran kepada Anda.

> **Uang Anda** masih di tangan Anda. Melihat-lihat dan memasang permintaan tidak dipungut biaya.

### Diskusikan detail

Pilih paket dengan harga pasti, atau kirim permintaan kustom supaya penjual menghitung harganya. Tuliskan kebutuhan Anda
sejelas mungkin: itulah yang menjadi pegangan bila nanti ada selisih paham.

> **Uang Anda** dititipkan di JasaWarga saat Anda membayar, paling lambat ${PAYMENT_WINDOW / HOUR} jam setelah memesan. Penjual
> belum menerimanya.

### Selesaikan dengan pembayaran aman

Setelah hasilnya diserahkan, periksa. Belum sesuai? Minta revisi, atau ajukan masalah, dan uang tetap ditahan. Sudah
sesuai? Terima hasilnya dan beri ulasan.

> **Uang Anda** diteruskan ke penjual setelah Anda puas, atau ${REVIEW_WINDOW / DAY} hari setelah hasil diserahkan bila Anda tidak
> memberi kabar.

## Bila Anda menjual

### Tawarkan jasa Anda

[Daftar](/signup), lalu tulis apa yang Anda kerjakan, harganya, dan berapa lama. Anda dapat membuat sampai ${MAX_PACKAGES} paket dan
memasang foto hasil kerja. Atau kirim penawaran pada [jasa yang dicari](/wanted). Harga
boleh per unit, jam, atau m², dengan tambahan dan ongkos transport per wilayah.

> **Uang** belum ada yang berpindah. Menawarkan jasa tidak dipungut biaya.

### Sepakati, lalu tunggu uang masuk titipan

Jawab pertanyaan pembeli dan, untuk permintaan kustom, kirim penawaran harga. Penawaran berlaku
${QUOTE_VALIDITY / DAY} hari. Mulailah bekerja setelah halaman pesanan menunjukkan bahwa pembayaran sudah ditahan.

> **Uang pembeli** sudah dalam titipan sebelum Anda mulai. Pembeli tidak dapat menariknya begitu saja.

### Serahkan hasil dan terima bayaran

Serahkan hasil di halaman pesanan, dengan catatan atau berkas. Pembeli menerimanya atau meminta revisi sesuai paketnya.

> **Bayaran Anda** masuk ke saldo begitu pembeli puas, atau sendirinya setelah ${REVIEW_WINDOW / HOUR} jam, sesudah dikurangi biaya
> platform ${PLATFORM_FEE_PERCENT}%.

## Contoh hitungan

Sebuah pesanan seharga ${formatRupiah(EXAMPLE)} selesai dengan baik:

- Pembeli membayar **${formatRupiah(EXAMPLE)}**. Kami tidak menambahkan biaya apa pun di atas harga itu.
- Biaya platform ${PLATFORM_FEE_PERCENT}%, dibulatkan ke bawah: **${formatRupiah(platformFee(EXAMPLE, PLATFORM_FEE_PERCENT))}**.
- Penjual menerima **${formatRupiah(sellerProceeds(EXAMPLE, PLATFORM_FEE_PERCENT))}**.

Bila pesanan batal dan uangnya dikembalikan penuh, tidak ada biaya platform.

## Batas waktu yang berlaku

- **Membayar:** ${PAYMENT_WINDOW / HOUR} jam setelah pesanan dibuat, dan paling lambat ${PAID_BEFORE_VISIT / HOUR} jam sebelum kunjungan dimulai. Setelah itu pesanan otomatis dibatalkan.
- **Penawaran harga:** berlaku ${QUOTE_VALIDITY / DAY} hari.
- **Memeriksa hasil:** ${REVIEW_WINDOW / HOUR} jam setelah diserahkan. Untuk pekerjaan dengan kunjungan, waktunya berakhir paling cepat ${REVIEW_WINDOW / HOUR} jam setelah
  jadwalnya selesai.
- **Membatalkan kunjungan:** gratis sampai ${FREE_BEFORE / HOUR} jam sebelum jadwal. Sesudah itu penjual menerima ongkos datang bila ia
  menyebutkannya, dan sisanya kembali kepada pembeli.
- **Penjual tidak datang:** bisa dilaporkan ${SELLER_LATE / HOUR} jam setelah jadwal dimulai. Tanpa jawaban dalam ${SELLER_ANSWER_WINDOW / HOUR} jam, atau ${SELLER_ANSWER_WINDOW_LARGE / HOUR} jam bila
  nilainya di atas ${formatRupiah(LARGE_SUM)}, pesanan batal dan uang kembali penuh.
- **Pembeli tidak ada:** penjual melaporkannya dengan foto setelah menunggu ${BUYER_LATE / MINUTE} menit. Tanpa jawaban dalam ${BUYER_ANSWER_WINDOW / HOUR} jam, penjual menerima ongkos
  datang dan sisanya kembali kepada pembeli.
- **Terlambat:** bila lewat ${LATE_GRACE / HOUR} jam dari tenggat belum ada hasil, pembeli dapat membatalkan dan uangnya kembali
  penuh.

## Kalau tidak berjalan mulus

Minta revisi, sepakati pembatalan, atau ajukan masalah: semuanya ada aturannya. Baca
[pembatalan](/terms#pembatalan), [pengembalian uang](/terms#pengembalian-uang), dan
[penyelesaian masalah](/terms#masalah-dan-sengketa).
`,
} as const satisfies PageText;
