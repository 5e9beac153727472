import { ANSWER_DAYS, type PageText, SUPPORT_EMAIL } from "~/platform/sentence-text";

export default {
  path: "/accessibility",
  title: "Aksesibilitas",
  description:
    "JasaWarga menuju WCAG 2.2 tingkat AA: dapat dipakai dengan papan tik, pembaca layar, dan tanpa JavaScript. Sampaikan kendala Anda.",
  updated: "2026-11-21",
  text: ({ gateway }: { gateway: string }) => `
JasaWarga harus bisa dipakai semua warga, dengan atau tanpa disabilitas, di ponsel baru maupun lama. Undang-Undang Nomor 8
Tahun 2016 tentang Penyandang Disabilitas menegaskan hak itu, dan kami menganggapnya sebagai ukuran kerja kami sendiri.

## Sasaran kami

Kami menuju **WCAG 2.2 tingkat AA**, pedoman internasional untuk halaman web yang dapat diakses. Halaman-halaman
kami diperiksa dengan alat otomatis pada setiap perubahan.

## Apa yang sudah kami lakukan

- **Tanpa JavaScript.** Semua halaman dan formulir berfungsi tanpa JavaScript. Halaman baca tidak memakainya sama sekali.
- **Papan tik.** Semua tautan, tombol, menu, dan dialog dapat dicapai dengan papan tik. Fokus selalu terlihat, dan setiap
  halaman diawali tautan **Langsung ke isi**.
- **Pembaca layar.** Judul berurutan, kolom isian punya label, pesan kesalahan terhubung dengan kolomnya, dan
  pemberitahuan dibacakan.
- **Kontras dan ukuran.** Warna memenuhi kontras AA pada tampilan terang maupun gelap. Tulisan dapat diperbesar sampai
  200% tanpa kehilangan isi.
- **Sentuhan.** Tombol dan tautan utama cukup besar untuk ibu jari, umumnya 44 piksel atau lebih.
- **Tenang.** Tidak ada yang bergerak sendiri. Pilihan kurangi gerakan pada perangkat Anda kami hormati.
- **Bukan warna saja.** Status selalu ditulis dengan kata, tidak hanya ditandai dengan warna.
- **Bahasa.** Kalimat pendek dalam bahasa Indonesia. Bagian berbahasa Inggris ditandai supaya dibaca dengan lafal yang
  tepat.

## Yang belum sempurna

- **Foto dan tulisan dari pengguna.** Keterangan foto dan cara menulis deskripsi bergantung pada penulisnya.
- **Halaman pembayaran.** Halaman ${gateway} berada di luar kendali kami. Bila metode yang satu sulit dipakai, coba metode
  lain, atau hubungi kami.
- **Peramban sangat lama.** Halaman tetap dapat dibaca dan dipakai, tetapi tampilannya lebih sederhana.

## Beri tahu kami

Menemukan hambatan? Tulis ke [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) dengan subjek **Aksesibilitas**: halaman mana, apa yang
terjadi, dan alat bantu yang Anda pakai. Kami menjawab paling lambat ${ANSWER_DAYS} hari kerja. Bila Anda tidak dapat
menyelesaikan sesuatu karena hambatan itu, kami membantu menyelesaikannya lewat email.
`,
} as const satisfies PageText;
