import { type PageText, SUPPORT_EMAIL } from "~/platform/sentence-text";

export default {
  path: "/community",
  title: "Komunitas",
  description:
    "Pedoman Komunitas JasaWarga: bagaimana pembeli dan penjual saling memperlakukan, aturan ulasan, dan akun resmi kami.",
  updated: "2026-11-21",
  text: `
JasaWarga hidup dari kepercayaan antarwarga. Pedoman ini menjelaskan bagaimana kita menjaganya. Ia melengkapi
[Syarat dan Ketentuan](/terms) dan berlaku untuk semua orang, pembeli maupun penjual.

## Saling menghormati

- Sapa dengan sopan, jawab secepatnya, dan katakan terus terang bila tidak bisa.
- Tidak ada tempat untuk hinaan, ancaman, pelecehan, atau pembedaan karena suku, agama, ras, gender, disabilitas, atau
  asal daerah.
- Jangan menyebarkan nomor telepon, alamat, atau foto orang lain tanpa izinnya.
- Hubungi orang hanya untuk urusan pesanan atau penawaran. Pesan iklan massal tidak diperbolehkan.

## Jujur dalam menawarkan

- Tawarkan hanya yang sanggup Anda kerjakan, dengan harga dan waktu yang sungguh-sungguh.
- Pasang foto hasil kerja Anda sendiri. Jangan memakai foto, tulisan, atau merek orang lain tanpa izin.
- Sebutkan apa yang termasuk dan apa yang tidak.
- Kirim penawaran yang menjawab permintaannya, bukan salinan yang sama ke semua orang.

## Jujur dalam memesan

- Tulis kebutuhan Anda selengkap mungkin sebelum memesan.
- Jangan meminta pekerjaan tambahan di luar kesepakatan tanpa harga tambahan.
- Jangan meminta contoh kerja gratis yang sebenarnya hasil jadi.
- Periksa hasil pada waktunya dan selesaikan pesanan bila sudah sesuai.

## Ulasan yang adil

- Ulasan ditulis oleh pembeli dan penjual tentang pesanan yang sudah selesai. Ceritakan pengalaman yang sebenarnya.
- Kedua ulasan terbit bersamaan, jadi tidak ada yang menulis untuk membalas. Penjual boleh menjawab satu kali.
- Jangan meminta, membeli, atau menukar ulasan, dan jangan mengancam dengan ulasan buruk.
- Kritik pekerjaannya, bukan orangnya. Data pribadi dan kata kasar tidak boleh dimuat.
- Ulasan yang melanggar aturan ini kami sembunyikan dan tidak dihitung dalam rating. Kedua pihaknya membaca alasannya.
  Ulasan jujur yang tidak enak dibaca tetap tinggal.

## Tetap di JasaWarga

Bayar, terima bayaran, dan simpan kesepakatan di sini. Mengajak orang membayar di luar melepas perlindungan kedua pihak
dan melanggar [aturan akun](/terms#akun-anda). Tip keselamatan lainnya ada di [Keamanan](/safety).

## Bila pedoman dilanggar

Tergantung beratnya, kami dapat menyembunyikan jasa, permintaan, atau ulasan, atau menangguhkan akun. Setiap tindakan dicatat: siapa
petugasnya, kapan, dan mengapa. Alasannya selalu kami sampaikan kepada yang bersangkutan.

Akun yang ditangguhkan tidak tampil, dan tidak dapat memesan, menawarkan, atau mengirim pesan. Pemiliknya tetap dapat masuk,
melihat pesanan, berkas, dan saldonya, dan **uangnya tetap miliknya**: uang dalam titipan diselesaikan menurut
[aturan pesanan](/terms), dan pemiliknya masih dapat menyerahkan hasil dan menjawab pembatalan atau masalah.

Tidak setuju? Akun yang ditangguhkan dapat mengajukan banding di halaman yang tampil setelah masuk. Untuk jasa, permintaan, atau ulasan,
tulis ke [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) dari alamat email akun Anda dan sebutkan yang mana.

## Melaporkan

Melihat jasa, permintaan, orang, pesan, atau ulasan yang melanggar? Tekan **Laporkan** di sana. Petunjuk lengkap ada di
[cara melapor](/safety#cara-melapor).

## Akun resmi kami

Kami **belum mempunyai akun resmi** di media sosial. Sampai alamatnya tercantum di sini, akun mana pun yang
mengatasnamakan JasaWarga bukan milik kami: jangan menanggapi dan jangan membayar apa pun kepadanya.

### Facebook

Belum ada. Begitu halaman Facebook resmi dibuka, alamatnya kami umumkan di sini.

### Instagram

Belum ada. Begitu akun Instagram resmi dibuka, namanya kami umumkan di sini.

### X (Twitter)

Belum ada. Begitu akun X resmi dibuka, namanya kami umumkan di sini.

### LinkedIn

Belum ada. Begitu halaman LinkedIn resmi dibuka, alamatnya kami umumkan di sini.
`,
} as const satisfies PageText;
