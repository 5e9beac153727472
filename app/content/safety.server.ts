import { MIN_PASSWORD_LENGTH } from "~/accounts/password";
import { type PageText, SUPPORT_EMAIL } from "~/platform/sentence-text";

export default {
  path: "/safety",
  title: "Keamanan",
  description:
    "Cara aman membeli dan menjual jasa: bayar hanya lewat JasaWarga, jangan bagikan OTP, bertemu dengan aman, dan cara melapor.",
  updated: "2026-11-30",
  text: `
Kebanyakan orang di JasaWarga jujur. Beberapa kebiasaan kecil melindungi Anda dari yang tidak.

## Tiga aturan emas

1. **Jangan membayar atau menerima bayaran di luar JasaWarga.** Titipan hanya melindungi uang yang masuk lewat halaman
   pembayaran kami. Ajakan transfer langsung, dengan potongan harga sekalipun, adalah tanda bahaya.
2. **Jangan bagikan kode OTP, PIN, kata sandi, atau nomor CVV kepada siapa pun.** Kami tidak pernah memintanya, juga tidak
   lewat telepon atau WhatsApp.
3. **Simpan kesepakatan di halaman pesanan.** Yang tertulis di sana menjadi pegangan kami bila ada masalah. Janji lewat
   telepon tidak dapat kami periksa.

## Bila Anda membeli

- Baca ulasan dan lihat berapa pesanan yang sudah diselesaikan penjual.
- Waspadai harga yang jauh di bawah yang lain dan penjual yang mendesak Anda cepat-cepat.
- Tulis kebutuhan Anda serinci mungkin sebelum membayar: ukuran, jumlah, bahan, tenggat.
- Untuk pekerjaan besar, pecah menjadi beberapa pesanan yang lebih kecil.
- Periksa hasilnya sebelum menerimanya. Setelah diterima, uang diteruskan ke penjual.
- Jangan mengirim foto KTP, kartu keluarga, atau buku tabungan yang tidak diperlukan untuk pekerjaannya.

## Bila Anda menjual

- Mulailah bekerja setelah halaman pesanan menunjukkan pembayaran **ditahan**. Tangkapan layar bukti transfer dari pembeli
  bukan bukti.
- Tolak permintaan menerima pembayaran berlebih lalu mengembalikan selisihnya.
- Simpan bukti pekerjaan: foto sebelum dan sesudah, berkas, tanda terima.
- Jangan membuka tautan atau berkas mencurigakan dari orang yang baru Anda kenal.
- Jangan memulai pekerjaan yang melanggar hukum, sekalipun dibayar mahal. Lihat
  [jasa yang dilarang](/terms#jasa-yang-dilarang).

## Bekerja di rumah, bertemu langsung

- Bicarakan dahulu apa yang dikerjakan, berapa lama, dan siapa yang datang.
- Bila baru pertama kali, bertemulah di siang hari dan jangan sendirian. Beri tahu keluarga atau tetangga ke mana Anda
  pergi atau siapa yang datang.
- Cocokkan nama orang yang datang dengan nama pada pesanan.
- Simpan barang berharga dan dokumen penting sebelum orang masuk rumah.
- Merasa tidak nyaman? Anda boleh berhenti kapan saja. Uang dalam titipan tetap aman, dan urusannya dapat diselesaikan
  kemudian.
- Dalam keadaan darurat, hubungi polisi di **110** atau nomor darurat **112**. Kabari kami sesudah Anda aman.

## Menjaga akun Anda

- Pakai kata sandi yang tidak Anda pakai di tempat lain, paling sedikit ${MIN_PASSWORD_LENGTH} karakter dengan huruf, angka, dan simbol.
- Periksa alamat situs sebelum mengetik kata sandi.
- Keluar setelah memakai komputer umum, dan jangan mencentang **Ingat saya** di sana.
- Curiga ada yang masuk ke akun Anda? Ganti kata sandi lewat [halaman masuk](/login): semua perangkat langsung keluar.

## Mengenali penipuan

Hentikan percakapan dan laporkan bila seseorang:

- mengajak pindah ke WhatsApp atau Telegram sebelum pesanan dibayar, lalu meminta transfer
- mengaku petugas JasaWarga dan meminta OTP, kata sandi, atau biaya pencairan
- mengirim tautan pembayaran yang tidak dibuka dari halaman pesanan Anda
- meminta uang muka untuk bahan di luar pesanan
- menawarkan membeli, menjual, atau menyewa akun JasaWarga.

Email kami tidak pernah meminta kata sandi atau kode OTP.

## Cara melapor

Tekan **Laporkan** di halaman jasa atau permintaan, di profil orangnya, di bawah ulasannya, atau pada pesan yang Anda
terima. Pilih apa yang salah dan ceritakan apa yang terjadi. Petugas membaca setiap laporan, dan jawabannya Anda terima di
notifikasi dan lewat email. Nama pelapor tidak kami sampaikan kepada yang dilaporkan.

Tidak punya akun, atau yang ingin Anda laporkan tidak punya tombol itu? Tulis ke
[${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) dengan subjek **Laporan**, alamat halamannya, dan tangkapan layar.

Sudah telanjur mentransfer ke penipu? Segera hubungi bank Anda untuk memblokir, lapor ke polisi, dan laporkan nomor
rekeningnya di cekrekening.id. 

Uang Anda masih dalam titipan kami? Tekan **Ajukan Masalah** di halaman pesanan: uang ditahan sampai ada keputusan. Tombol itu
ada setelah hasil diserahkan atau tenggatnya lewat. Belum sampai di situ? Kunjungan yang belum terjadi dapat Anda
batalkan sendiri. Penjual tidak datang? Laporkan dari halaman pesanan, dan jangan membayar di luar JasaWarga untuk jam lain.
Untuk yang lain, tekan **Minta Pembatalan** dan usulkan seluruh uang
kembali kepada Anda. Sesudah itu Anda langsung dapat mengajukan masalah. Laporkan juga orangnya, atau tulis ke
[${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) dengan ID pesanannya.
`,
} as const satisfies PageText;
