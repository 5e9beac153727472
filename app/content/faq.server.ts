import { LINK_MINUTES } from "~/accounts/mail-text";
import {
  ANSWER_WINDOW,
  LATE_GRACE,
  MIN_REVISION_REASON,
  PAID_BEFORE_VISIT,
  PAYMENT_WINDOW,
  QUOTE_VALIDITY,
  REVIEW_WINDOW,
} from "~/orders/order";
import { MAX_REVIEW_HOLD } from "~/orders/rules/delivery";
import { SELLER_LATE } from "~/orders/rules/no-show";
import { FREE_BEFORE } from "~/orders/rules/visit-day";
import { TRANSFER_WORKING_DAYS } from "~/payouts/manual-payout";
import { MIN_WITHDRAWAL } from "~/payouts/withdrawal";
import { DAY, HOUR } from "~/platform/dates";
import {
  formatRupiah,
  MIN_PRICE,
  PLATFORM_FEE_PERCENT,
  platformFee,
  SECOND_PERSON_ABOVE,
  sellerProceeds,
} from "~/platform/money";
import { type PageText, SUPPORT_EMAIL } from "~/platform/sentence-text";
import { MAX_REQUESTS_A_DAY } from "~/proposals/reach";

import { REVIEW_WRITING_WINDOW } from "~/reviews/review";

const EXAMPLE = 250_000;

export default {
  path: "/faq",
  title: "Pertanyaan Umum",
  description:
    "Jawaban singkat untuk pertanyaan pembeli dan penjual: pemesanan, titipan, biaya, pengembalian uang, dan akun.",
  updated: "2026-11-30",
  parts: "questions",
  text: ({ gateway, methodsText, transferOnly }: { gateway: string; methodsText: string; transferOnly: string }) => `
Ketuk sebuah pertanyaan untuk membuka jawabannya. Panduan yang lebih lengkap ada di [Pusat Bantuan](/help-center).

## Untuk pembeli

### Bagaimana cara memesan jasa?

Buka halaman jasanya, pilih paket, tulis kebutuhan Anda, lalu bayar. Untuk pekerjaan yang tidak pas dengan paket mana pun,
tekan **Buat Permintaan Kustom**. Anda perlu [masuk](/login) untuk memesan, tidak untuk melihat-lihat.

### Saya tidak menemukan jasa yang saya cari. Lalu?

Pasang permintaan lewat **Jasa Dicari** di dashboard Anda. Penjual yang sanggup mengirim penawaran. Yang Anda terima menjadi
pesanan dengan harga dan waktu yang ditawarkan, lalu Anda membayarnya. Contohnya dapat dilihat di
[daftar jasa yang dicari](/wanted).

### Bisakah harga atau tenggat diubah setelah memesan?

Bisa, bila kedua pihak sepakat. Usulkan perubahan dari halaman pesanan. Tidak ada yang berubah sampai pihak lain
menyetujuinya. Harga hanya dapat diubah sebelum pesanan dibayar. Sebelum menyetujui penawaran harga, Anda juga dapat
bertanya dulu atau mengusulkan harga lain.

### Apakah penjual langsung menerima uang saya?

Tidak. Uang Anda dititipkan di JasaWarga dan baru diteruskan setelah Anda puas, atau ${REVIEW_WINDOW / DAY} hari
(${REVIEW_WINDOW / HOUR} jam) setelah hasil diserahkan bila Anda tidak memberi kabar. Bila email kami kepada Anda gagal terkirim, waktu
itu baru mulai saat Anda membuka halaman pesanannya, paling lambat ${MAX_REVIEW_HOLD / DAY} hari setelah hasil diserahkan.

### Hasilnya belum sesuai. Apa yang bisa saya lakukan?

Minta revisi dari halaman pesanan dan jelaskan apa yang kurang, paling sedikit ${MIN_REVISION_REASON} karakter. Jumlah revisi mengikuti paket
Anda. Bila tetap tidak sesuai, ajukan masalah sebelum ${REVIEW_WINDOW / HOUR} jam berlalu: uang ditahan sampai ada keputusan.

### Penjual terlambat. Bisakah saya membatalkan?

Bisa. Bila lewat ${LATE_GRACE / HOUR} jam dari tenggat belum ada hasil yang diserahkan, Anda dapat membatalkan sendiri dan
uang Anda dikembalikan penuh.

### Bisakah saya membatalkan saat pekerjaan sedang berjalan?

Kunjungan yang belum terjadi dapat Anda batalkan sendiri, gratis sampai ${FREE_BEFORE / HOUR} jam sebelum jadwal. Selain itu, dengan
kesepakatan: Anda mengusulkan berapa bagian untuk masing-masing pihak, dan penjual menyetujui atau
menolaknya. Bila penjual tidak menjawab dalam ${ANSWER_WINDOW / HOUR} jam, usulan Anda berlaku. Lihat [pembatalan](/terms#pembatalan).

### Bagaimana bila penjual tidak datang?

Mulai ${SELLER_LATE / HOUR} jam setelah jadwal dimulai, halaman pesanan menampilkan **Laporkan tidak datang**. Penjual diminta menjawab. Tanpa
jawaban, pesanan batal dan uang Anda kembali penuh. Bila ia membantah, kami memeriksa dan uang tetap ditahan. Anda dapat menarik
laporan kapan saja sebelum itu.

### Siapa yang boleh menulis ulasan?

Pembeli dan penjual, masing-masing satu kali, dan hanya tentang pesanan yang sudah selesai. Karena itu nilai di JasaWarga
berasal dari pekerjaan yang sungguh dibayar. Keduanya terbit bersamaan, paling lambat ${REVIEW_WRITING_WINDOW / DAY} hari setelah pesanan selesai.

## Untuk penjual

### Berapa biaya berjualan di JasaWarga?

${PLATFORM_FEE_PERCENT}% dari pekerjaan yang selesai, dibulatkan ke bawah. Dari pesanan ${formatRupiah(EXAMPLE)}, biayanya
${formatRupiah(platformFee(EXAMPLE, PLATFORM_FEE_PERCENT))} dan Anda menerima ${formatRupiah(sellerProceeds(EXAMPLE, PLATFORM_FEE_PERCENT))}. Memasang jasa dan mengirim
penawaran tidak dipungut biaya.

### Kapan saya boleh mulai bekerja?

Setelah halaman pesanan menunjukkan bahwa pembayaran sudah ditahan dalam titipan. Jangan mulai berdasarkan tangkapan layar
bukti transfer.

### Kapan saya menerima bayaran?

Begitu pembeli menerima hasilnya, atau ${REVIEW_WINDOW / HOUR} jam setelah Anda menyerahkan hasil bila pembeli tidak memberi
kabar. Bayaran masuk ke [saldo](/dashboard/balance) Anda dan dapat ditarik ke rekening bank atau e-wallet.

### Bagaimana cara menarik saldo?

Buka **Saldo** di dashboard, pilih **Tarik Saldo**, lalu tulis jumlah dan rekening bank atau e-wallet atas nama Anda. Paling sedikit
${formatRupiah(MIN_WITHDRAWAL)}, satu penarikan dalam satu waktu. Bila ada biaya transfer, halaman itu menyebutkan jumlahnya dan siapa
yang menanggungnya sebelum Anda menarik. Petugas memeriksa, lalu mengirim uangnya. Di atas
${formatRupiah(SECOND_PERSON_ABOVE)} sehari, dua petugas memeriksanya. Uangnya dikirim paling lambat ${TRANSFER_WORKING_DAYS} hari kerja setelah diminta. Tanggalnya tampil di
halaman penarikan. Lama sampainya bergantung pada bank.

### Berapa lama penawaran harga saya berlaku?

Untuk pesanan kustom ${QUOTE_VALIDITY / DAY} hari sejak dikirim. Setelah itu Anda dapat mengirim penawaran baru. Penawaran untuk
permintaan jasa berlaku sampai kliennya memutuskan atau Anda menariknya. Begitu diterima, harga dan waktunya sudah disepakati.

### Mengapa saya dikabari tentang permintaan jasa?

Karena jasa Anda cocok dengan pekerjaan dan tempatnya, dan Anda biasanya menjawab pesan. Paling banyak
${MAX_REQUESTS_A_DAY} permintaan sehari, dan satu permintaan hanya sekali. Anda tidak wajib menawar. Untuk berhenti, hilangkan
centang **Permintaan di dekat Anda** di [Email notifikasi](/account/notifications).

### Apa akibatnya bila saya membatalkan pesanan yang sudah dibayar?

Uang pembeli dikembalikan penuh, dan pesanan itu menurunkan **Success Rate** di halaman profil Anda. Pengguna lain tidak melihat
angka itu. Bila jadwal kunjungannya kurang dari ${FREE_BEFORE / HOUR} jam lagi, pembatalan itu juga tercatat sebagai janji yang tidak
ditepati, dan pembeli lain melihatnya di profil Anda. Bila Anda hanya butuh waktu lebih,
usulkan dahulu perubahan tenggat kepada pembeli dari halaman pesanan.

### Bisakah pembeli menarik uangnya setelah saya bekerja?

Tidak begitu saja. Pembeli harus meminta revisi, mengusulkan pembatalan, atau mengajukan masalah yang diputuskan dengan
melihat bukti kedua pihak. Yang perlu Anda jaga hanya waktunya: usulan pembatalan yang tidak Anda jawab dalam
${ANSWER_WINDOW / HOUR} jam berlaku dengan sendirinya, dan masalah yang tidak Anda tanggapi dalam ${ANSWER_WINDOW / HOUR} jam dapat
diputuskan tanpa tanggapan Anda. Anda juga berhak mengajukan masalah.

### Bagaimana masalah diputuskan?

Setelah pihak lain menanggapi, atau ${ANSWER_WINDOW / HOUR} jam lewat, petugas kami membaca alasan, bukti, hasil, dan percakapan pesanan
itu, lalu menentukan berapa rupiah kembali kepada pembeli dan berapa untuk penjual, dengan alasan tertulis. Sebelum itu
Anda berdua dapat sepakat sendiri. Lihat [masalah dan sengketa](/terms#masalah-dan-sengketa).

## Pembayaran dan pengembalian uang

### Metode pembayaran apa saja yang diterima?

Pembayaran diproses oleh ${gateway}. Metode yang tersedia, misalnya ${methodsText}, tampil saat Anda membayar. Kami tidak menambahkan biaya di atas total pesanan.

### Berapa lama saya punya waktu untuk membayar?

${PAYMENT_WINDOW / HOUR} jam sejak pesanan siap dibayar, dan paling lambat ${PAID_BEFORE_VISIT / HOUR} jam sebelum kunjungan dimulai. Setelah itu pesanan otomatis dibatalkan, dan Anda dapat memesan lagi.

### Pembayaran saya gagal. Apakah pesanan saya hilang?

Tidak. Pesanan tetap dapat dibayar sampai batas waktunya, dengan metode yang sama atau yang lain.

### Uang saya terpotong, tetapi status masih menunggu. Bagaimana?

Tunggu beberapa menit, lalu buka lagi halaman pembayaran supaya statusnya kami tanyakan ke ${gateway}. Jangan membayar
kedua kali. Bila belum berubah juga, tulis ke [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) dengan ID pesanan.

### Bagaimana uang dikembalikan?

Ke sumber pembayaran bila penyedia pembayaran dapat melakukannya. Yang tidak dapat
dikembalikan otomatis: ${transferOnly}. Uangnya kami transfer ke rekening yang Anda sebutkan. Halaman pesanan, bagian
"Di mana uang saya?", menunjukkan jalannya. Transfer kami kirim paling lambat ${TRANSFER_WORKING_DAYS} hari kerja setelah Anda
menyebutkan rekening.

### Saya penjual. Mengapa sebagian saldo saya belum dapat ditarik?

Karena pesanannya dibayar dengan kartu, dan bank pembeli masih dapat menarik kembali pembayaran itu. Bayarannya tertahan di
saldo sampai tanggal yang tampil di halaman pesanan dan di [halaman saldo](/dashboard/balance). Lihat
[saldo dan penarikan](/terms#saldo-dan-penarikan).

### Berapa harga terendah sebuah jasa?

${formatRupiah(MIN_PRICE)}. Di bawah itu ongkos metode pembayaran akan menghabiskan harganya.

## Akun dan data

### Apakah saya perlu akun terpisah untuk membeli dan menjual?

Tidak. Satu akun dapat dipakai untuk keduanya.

### Saya lupa kata sandi. Bagaimana masuk lagi?

Pakai tautan lupa kata sandi di [halaman masuk](/login). Kami mengirim tautan ke email Anda yang berlaku ${LINK_MINUTES} menit. Setelah
kata sandi diganti, semua perangkat harus masuk lagi.

### Apakah nomor kartu saya disimpan?

Tidak. Data kartu Anda isi di halaman ${gateway} dan tidak pernah sampai ke server kami. Kami hanya menyimpan nomor
transaksi, jumlah, dan metodenya.

### Bagaimana cara melaporkan jasa, permintaan, orang, ulasan, atau pesan?

Tekan **Laporkan** di halamannya. Petugas kami membaca setiap laporan dan mengabari Anda hasilnya. Yang dilaporkan tidak tahu
siapa pelapornya. Lihat juga [cara melapor](/safety#cara-melapor).

### Akun saya ditangguhkan. Bagaimana dengan uang saya?

Uang Anda tetap milik Anda. Anda masih dapat masuk, membaca alasannya, melihat pesanan dan [saldo](/dashboard/balance), dan
mengajukan banding dari halaman yang tampil setelah masuk. Pesanan yang berjalan diselesaikan menurut aturan biasa. Pihak lain
tetap dapat menyelesaikan, membatalkan, atau mengajukan masalah, dan Anda tetap dapat menyerahkan atau menerima hasil,
menjawab atau menarik pembatalan, mengajukan dan menanggapi masalah, dan menyetujui pembagian uang.

### Bagaimana cara menghapus akun saya?

Tulis dari alamat email akun Anda ke [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) dengan subjek **Data Pribadi**. Pesanan yang
berjalan perlu diselesaikan dahulu, dan catatan transaksi tetap disimpan selama diwajibkan hukum. Lihat
[hak Anda](/privacy#hak-anda).

### Apakah JasaWarga memakai kuki untuk iklan?

Tidak. Hanya ada tiga kuki, semuanya untuk menjalankan situs. Daftarnya ada di halaman [Kuki](/cookies).
`,
} as const satisfies PageText;
