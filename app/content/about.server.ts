import { PLATFORM_FEE_PERCENT } from "~/platform/money";
import type { PageText } from "~/platform/sentence-text";

export default {
  path: "/about",
  title: "Tentang Kami",
  description:
    "JasaWarga mempertemukan warga yang butuh jasa dengan warga yang bisa mengerjakannya, dengan uang yang dititipkan sampai pekerjaan selesai.",
  updated: "2026-11-21",
  text: `
**JasaWarga adalah platform tepercaya untuk jasa dan pekerjaan lokal.** Di sini warga yang membutuhkan jasa bertemu
dengan warga yang bisa mengerjakannya: dari servis AC dan les matematika sampai desain logo dan pembuatan situs.

## Mengapa kami ada

Di hampir setiap kampung dan kompleks ada orang yang terampil. Sering kali yang kurang hanya dua hal: cara untuk
ditemukan, dan cara untuk saling percaya sebelum pernah bertemu.

Pembeli takut sudah membayar tetapi pekerjaan tidak datang. Penjual takut sudah bekerja tetapi tidak dibayar. Kami
menjawab keduanya dengan satu cara sederhana: uang dititipkan dahulu, lalu diteruskan setelah pekerjaan selesai.

## Apa yang kami lakukan

- **Mempertemukan.** Penjual menawarkan jasa, pembeli memasang permintaan. Keduanya dapat dilihat siapa pun tanpa
  mendaftar. [Jelajahi jasa](/explore) atau lihat [jasa yang sedang dicari](/wanted).
- **Menitipkan uang.** Pembayaran pembeli kami tahan sampai pembeli puas. Baca
  [cara kerjanya langkah demi langkah](/how-it-works).
- **Menunjukkan rekam jejak.** Nilai dan ulasan hanya berasal dari pesanan yang sungguh dibayar dan selesai di
  JasaWarga.
- **Menengahi.** Bila kedua pihak tidak sepakat, uang tetap ditahan sampai masalahnya diputuskan.

## Yang kami pegang

- **Jelas di mana uang Anda.** Setiap halaman pesanan menunjukkan posisi uang dan apa yang terjadi berikutnya.
- **Satu biaya, disebut di muka.** Kami hidup dari biaya platform ${PLATFORM_FEE_PERCENT}% atas pekerjaan yang selesai.
  Mendaftar, menawarkan jasa, dan memasang permintaan tidak dipungut biaya.
- **Ringan untuk semua ponsel.** Halaman baca kami tidak memakai skrip sama sekali, supaya cepat dibuka di ponsel lama
  dan hemat kuota.
- **Data secukupnya.** Tidak ada iklan dan tidak ada pelacak. Lihat [Kebijakan Privasi](/privacy) dan
  [Kuki](/cookies).
- **Bisa dipakai semua orang.** Termasuk dengan pembaca layar, papan tik, atau tulisan yang diperbesar. Lihat
  [Aksesibilitas](/accessibility).

## Ikut serta

Butuh bantuan? Cari di [semua kategori](/categories). Punya keahlian? [Daftar](/signup?redirectTo=%2Fdashboard%2Fservices%2Fcreate), lalu tawarkan jasa pertama
Anda. Bagaimana kita saling memperlakukan satu sama lain tertulis di [Pedoman Komunitas](/community).
`,
} as const satisfies PageText;
