import { LINK_MINUTES } from "~/accounts/mail-text";
import { MAX_PICTURES, MIN_DESCRIPTION, MIN_TITLE } from "~/listings/listing";
import { MAX_PACKAGES } from "~/listings/package";
import { MAX_MEGAPIXELS } from "~/listings/picture";
import {
  ANSWER_WINDOW,
  EXTRA_WINDOW,
  EXTRA_WINDOW_ON_SITE,
  MAX_ORDER_FILES,
  MIN_REQUIREMENTS,
  PAID_BEFORE_VISIT,
  PAYMENT_WINDOW,
  QUOTE_VALIDITY,
  REVIEW_WINDOW,
} from "~/orders/order";
import { SELLER_LATE } from "~/orders/rules/no-show";
import { TRANSFER_WORKING_DAYS } from "~/payouts/manual-payout";
import { MIN_WITHDRAWAL } from "~/payouts/withdrawal";
import { DAY, HOUR } from "~/platform/dates";
import { FILE_LIMITS } from "~/platform/file-text";
import { formatRupiah, PLATFORM_FEE_PERCENT, SECOND_PERSON_ABOVE } from "~/platform/money";
import {
  ANSWER_DAYS,
  COMPLAINT_DAYS,
  CONSUMER_PROTECTION,
  type PageText,
  SUPPORT_EMAIL,
} from "~/platform/sentence-text";
import { MAX_INVITATIONS, MAX_RECIPIENTS, WIDER_AFTER } from "~/proposals/reach";

export default {
  path: "/help-center",
  title: "Pusat Bantuan",
  description:
    "Panduan JasaWarga menurut topik: akun, membeli, membayar, pengembalian uang, menjual, dan pengaduan konsumen.",
  updated: "2026-12-01",
  text: ({ gateway, methodsText, transferOnly }: { gateway: string; methodsText: string; transferOnly: string }) => `
Pilih topik di bawah. Untuk jawaban singkat, lihat [Pertanyaan Umum](/faq). Tidak menemukan jawabannya? Tulis ke
[${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}).

## Akun dan masuk

### Mendaftar

[Daftar](/signup) dengan nama, email, dan kata sandi. Kami mengirim tautan verifikasi ke email Anda. Buka tautan itu,
tulis kata sandi Anda, dan Anda langsung masuk. Satu akun cukup untuk membeli dan menjual.

### Email verifikasi belum sampai

Periksa folder spam dan pastikan alamatnya benar. Tautan berlaku ${LINK_MINUTES} menit dan hanya yang terbaru yang dapat dipakai. Di
[halaman masuk](/login) Anda dapat meminta tautan baru.

### Tidak bisa masuk

Lupa kata sandi? Pakai tautan lupa kata sandi di [halaman masuk](/login). Setelah kata sandi diganti, semua perangkat
harus masuk lagi. Bila terlalu banyak percobaan gagal, tunggu sebentar sebelum mencoba lagi.

## Membeli jasa

### Memesan paket

Buka halaman jasa, tekan **Pilih Paket**, jawab pertanyaannya atau tulis kebutuhan Anda paling sedikit ${MIN_REQUIREMENTS} karakter, lalu lanjutkan ke pembayaran.
Harga yang Anda lihat saat memesan dikunci pada pesanan itu.

Harga dapat dihitung per unit, jam, m², kunjungan, atau orang: tulis jumlahnya, centang tambahan yang Anda perlukan, dan
pilih kota tempat pekerjaannya. **Ongkos transport** mengikuti kotanya. Total di formulir sama dengan yang Anda bayar.
Setelah pesanan selesai, **Pesan Lagi** mengisi formulir yang sama untuk pekan depan.

### Meminta harga khusus

Tekan **Buat Permintaan Kustom** di halaman jasa. Penjual mengirim penawaran harga dan waktu pengerjaan yang berlaku
${QUOTE_VALIDITY / DAY} hari. Belum cocok? Tekan **Tanya Dulu** atau **Usulkan Harga Lain** di halaman pesanan. Anda baru membayar
setelah menyetujuinya.

### Memasang permintaan

Tidak menemukan jasa yang pas? Pasang permintaan lewat **Jasa Dicari** di dashboard Anda: apa yang dibutuhkan, anggaran,
lokasi, dan tenggat. Penjual mengirim penawaran. Tekan **Terima** pada yang Anda pilih, lalu **Terima dan Bayar**. Pesanannya
langsung dibuat dengan harga yang ditawarkan, dan permintaan Anda ditutup kecuali Anda membiarkannya terbuka. Penawaran tanpa harga baru
dapat diterima setelah pengirimnya menuliskan harga.

Begitu dipasang, permintaan Anda kami kabarkan kepada paling banyak ${MAX_RECIPIENTS} penyedia yang cocok di tempat itu. Halaman
permintaan menyebutkan banyaknya. Bila ${WIDER_AFTER / HOUR} jam belum ada jawaban, kami kabarkan juga kepada penyedia di kota
sekitarnya. Lewat **Undang penyedia**, di halaman permintaan atau di halaman jasa, Anda dapat mengundang
${MAX_INVITATIONS} penyedia pilihan Anda. Mereka bebas menawar atau tidak.

### Mengubah kesepakatan

Tekan **Usulkan Perubahan** di halaman pesanan untuk mengusulkan tenggat, jumlah revisi, atau isi pekerjaan yang baru, dan
sebelum dibayar juga harganya. Pihak lain menyetujui atau menolak. Sampai saat itu semuanya tetap. Usulan yang belum dijawab
berakhir sendiri bila pesanan dibayar, ditutup, atau dipermasalahkan.

### Menjawab biaya tambahan

Penjual dapat mengusulkan biaya untuk pekerjaan yang baru ketahuan perlu, dengan foto dan alasan. Anda melihat total lama dan
total baru. **Setuju dan Bayar** langsung membuka pembayarannya. **Tolak** tidak dikenai biaya, dan yang disepakati tetap
dikerjakan. Bila penjual sudah di lokasi, **Tolak dan batalkan** mengakhiri pesanan: penjual menerima ongkos datang, dan sisanya
kembali kepada Anda. Jumlahnya tampil sebelum Anda menekan. Tanpa jawaban dalam ${EXTRA_WINDOW / HOUR} jam, atau ${EXTRA_WINDOW_ON_SITE / HOUR} jam bila penjual ada di lokasi, usulan itu tidak berlaku. Bayar hanya lewat tombol itu: uang tunai di
luar pesanan tidak dititipkan dan tidak bisa kami kembalikan.

## Membayar

### Cara membayar

Tekan **Bayar Sekarang**. Pembayaran diproses oleh ${gateway}. Metode yang tersedia, misalnya ${methodsText}, tampil di halamannya. Nomor kartu tidak pernah melewati atau disimpan
server kami.

### Batas waktu

Bayar dalam ${PAYMENT_WINDOW / HOUR} jam, dan paling lambat ${PAID_BEFORE_VISIT / HOUR} jam sebelum kunjungan dimulai. Setelah itu pesanan otomatis dibatalkan. Uang yang telanjur masuk sesudahnya dikembalikan
seluruhnya.

### Sudah membayar, status belum berubah

Sebagian metode perlu beberapa menit. Buka halaman pembayaran sekali lagi: kami menanyakan statusnya langsung ke
${gateway}. Jangan membayar dua kali. Bila terjadi, pembayaran kedua dikembalikan.

## Pengembalian uang

### Kapan uang kembali

Bila pesanan batal setelah dibayar, bagian Anda dikembalikan. Aturan lengkapnya ada di
[pembatalan](/terms#pembatalan) dan [pengembalian uang](/terms#pengembalian-uang).

### Ke mana uang kembali

Ke sumber pembayaran, bila penyedia pembayaran dapat melakukannya. **Yang tidak dapat
dikembalikan otomatis**: ${transferOnly}. Untuk itu kami meminta nomor rekening Anda dan mentransfernya ke sana. Kami tidak pernah meminta PIN, kode
OTP, atau biaya untuk mengembalikan uang. Halaman pesanan menunjukkan lewat mana uang kembali, sejak kapan, dan apa langkah
berikutnya.

### Menyebutkan rekening

Bila halaman pesanan menulis "Pengembalian menunggu rekening Anda", tekan **Sebutkan Rekening** dan pilih bank atau
e-wallet. Rekening dapat diganti sampai transfernya disiapkan. Hanya tim kami yang melihat nomornya, bukan penjual. Kami
mentransfer paling lambat ${TRANSFER_WORKING_DAYS} hari kerja sesudahnya dan mencantumkan nomor referensinya di halaman pesanan.

## Menjual jasa

### Menawarkan jasa

Setelah [masuk](/login), buka **Jasa Ditawarkan** di dashboard dan tambahkan jasa. Judul paling sedikit ${MIN_TITLE} karakter,
deskripsi ${MIN_DESCRIPTION} karakter. Di dalamnya \\*\\*tebal\\*\\* menjadi **tebal**, dan baris yang diawali tanda hubung menjadi
daftar. Anda dapat menambah ${MAX_PACKAGES} paket dan ${MAX_PICTURES} foto.

### Memilih foto

Foto boleh JPEG, PNG, WebP, atau GIF, ${FILE_LIMITS}, dan masing-masing paling
banyak ${MAX_MEGAPIXELS} megapiksel. Foto profil boleh JPEG, PNG, atau GIF, berbentuk persegi. Foto yang besar dikecilkan di perangkat Anda sebelum
dikirim, bila peramban Anda dapat. Foto HEIC dari iPhone boleh dipilih juga. Bila tidak dapat dibaca, formulirnya menyebutkan cara
menjadikannya JPEG.

### Biaya

Biaya platform ${PLATFORM_FEE_PERCENT}% dari pekerjaan yang selesai, dibulatkan ke bawah. Jumlah yang Anda terima tampil saat Anda
mengetik harga dan di setiap pesanan.

### Menagih pekerjaan tambahan

Menemukan pekerjaan yang belum termasuk harga? Tekan **Tambah Biaya** di halaman pesanan, tulis namanya, jumlahnya, dan
alasannya, lalu lampirkan satu sampai ${MAX_ORDER_FILES} foto. Kerjakan setelah pembeli membayarnya. Tambahan yang belum dibayar berakhir
bila Anda menyerahkan hasil. Halaman jasa Anda menyebut seberapa sering pesanan terakhirnya dikenai biaya tambahan.

### Menyerahkan hasil

Serahkan hasil di halaman pesanan dengan catatan atau berkas. Pembeli punya ${REVIEW_WINDOW / HOUR} jam untuk menerimanya, meminta
revisi, atau mengajukan masalah. Bila tidak ada kabar, uang diteruskan kepada Anda.

### Menarik saldo

Bayaran masuk ke [saldo](/dashboard/balance) JasaWarga Anda. Mulai ${formatRupiah(MIN_WITHDRAWAL)} dapat Anda tarik ke rekening bank
atau e-wallet atas nama sendiri, satu penarikan dalam satu waktu. Kami meminta kata sandi sekali lagi dan mengabari Anda lewat
email. Petugas kami memeriksa setiap permintaan, lalu mengirim uangnya paling lambat ${TRANSFER_WORKING_DAYS} hari kerja setelah diminta. Di atas ${formatRupiah(SECOND_PERSON_ABOVE)} sehari, dua petugas memeriksanya. Bayaran dari
pembayaran kartu baru dapat ditarik pada tanggal yang tampil di halaman saldo. Bila
tidak dapat dikirim, saldo Anda kembali utuh beserta alasannya. Laporan bulanan dapat diunduh di halaman yang sama.

## Ada masalah dengan pesanan

Coba urutan ini:

1. **Kirim pesan** kepada pihak lain lewat halaman pesanan. Kebanyakan masalah selesai di sini.
2. **Minta revisi** bila hasil yang diserahkan belum sesuai kebutuhan yang Anda tulis.
3. **Batalkan kunjungan** yang belum terjadi. Halamannya menyebut dulu berapa yang kembali. Pada harinya penjual menekan
   **Saya Berangkat** dan **Saya Sudah Sampai**, jadi Anda tahu jamnya.
4. **Laporkan tidak datang** bila penjual belum datang ${SELLER_LATE / HOUR} jam setelah jadwal dimulai. Ia diminta menjawab. Tanpa jawaban, uang Anda kembali
   penuh. Mencatat kedatangan padahal ia tidak datang? Bantah dari halaman pesanan, dan petugas kami memutuskan. Penjual yang menunggu pembeli dapat melapor dengan foto, dan menerima ongkos datang bila pembeli tidak menjawab.
5. **Minta pembatalan**, dengan jumlah rupiah yang diminta kembali oleh pembeli. Penjual menyetujui atau menolaknya. Usulan yang
   tidak dijawab dalam ${ANSWER_WINDOW / HOUR} jam berlaku.
6. **Ajukan masalah** dari halaman pesanan, dengan alasan dan bukti. Semua hitungan waktu berhenti dan uang ditahan sampai
   Anda berdua sepakat atau petugas kami memutuskan. Diminta menanggapi? Jawablah dalam ${ANSWER_WINDOW / HOUR} jam: setelah itu
   keputusan dapat diambil tanpa tanggapan Anda. Lihat [masalah dan sengketa](/terms#masalah-dan-sengketa).

Merasa tidak aman atau melihat pelanggaran? Baca [cara melapor](/safety#cara-melapor).

## Pengaduan konsumen

Tidak puas dengan layanan kami atau dengan penyelesaian sebuah pesanan? Sampaikan pengaduan ke
[${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) dengan subjek **Pengaduan**. Sertakan:

- nama dan email akun Anda
- ID pesanan, bila ada
- apa yang terjadi, kapan, dan bukti yang Anda punya
- penyelesaian yang Anda harapkan.

Kami menjawab paling lambat ${ANSWER_DAYS} hari kerja dan menyelesaikan pengaduan paling lambat ${COMPLAINT_DAYS} hari kerja
setelah keterangannya lengkap. Layanan ini kami sediakan sesuai Peraturan Pemerintah Nomor 80 Tahun 2019 dan Peraturan
Menteri Perdagangan Nomor 31 Tahun 2023.

Anda juga berhak mengadu ke **${CONSUMER_PROTECTION.name}**, WhatsApp **${CONSUMER_PROTECTION.whatsapp}**, atau ke Badan
Penyelesaian Sengketa Konsumen (BPSK) di daerah Anda.
`,
} as const satisfies PageText;
