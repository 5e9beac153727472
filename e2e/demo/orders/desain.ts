import { completed } from "../compose";
import type { DemoOrder } from "../types";

export const desain: DemoOrder[] = [
  ...completed("desain-logo-umkm", [
    {
      slug: "logo-agus",
      buyer: "agus-maulana",
      packageIndex: 1,
      placed: 17.2,
      ended: 12.4,
      requirements:
        "Logo untuk keripik pisang Renyah dari Garut. Ingin terasa segar dan bisa dicap di kardus.",
    },
    {
      slug: "logo-rina",
      buyer: "rina-kartika",
      packageIndex: 2,
      placed: 24.1,
      ended: 19.6,
      requirements:
        "Rumah jahit kami pindah tempat, perlu logo baru untuk papan nama dan seragam empat penjahit.",
    },
    {
      slug: "logo-yusuf",
      buyer: "yusuf-siregar",
      packageIndex: 0,
      placed: 38.3,
      ended: 31.2,
      requirements: "Logo sederhana untuk ditempel di kotak motor, terbaca dari jauh, dua warna saja.",
    },
    {
      slug: "logo-theresia",
      buyer: "theresia-hutapea",
      packageIndex: 1,
      placed: 11.4,
      ended: 6.8,
      requirements:
        "Kantor pembukuan saya bernama Buku Rapi. Kesan teliti tetapi ramah untuk pemilik warung.",
    },
    {
      slug: "logo-gilang",
      buyer: "gilang-ramadhan",
      packageIndex: 1,
      placed: 29.5,
      ended: 25.1,
      requirements: "Logo studio suara rumahan, akan dipakai sebagai gambar podcast dan stempel di kartu.",
    },
    {
      slug: "logo-meylani",
      buyer: "meylani",
      packageIndex: 0,
      placed: 8.6,
      ended: 2.3,
      requirements: "Logo nama untuk jasa rias, huruf tulis yang tetap mudah dibaca di kartu kecil.",
    },
    {
      slug: "logo-budi",
      buyer: "budi-santoso",
      packageIndex: 1,
      placed: 20.7,
      ended: 16.2,
      requirements: "Logo cap untuk gelas kertas kedai kopi di Dago, satu warna cokelat tua.",
    },
    {
      slug: "logo-lina",
      buyer: "lina-nuraini",
      packageIndex: 0,
      placed: 92.4,
      ended: 86.1,
      requirements: "Logo regu bersih-bersih ibu Depok, ada gambar sapu lidi atau ember yang riang.",
    },
    {
      slug: "logo-hendra",
      buyer: "hendra-gunawan",
      packageIndex: 1,
      placed: 131.2,
      ended: 126.9,
      requirements: "Logo bengkel AC dan listrik untuk kaus kerja dan stiker di unit yang sudah diservis.",
    },
  ]),
  ...completed("desain-kemasan", [
    {
      slug: "kemasan-agus",
      buyer: "agus-maulana",
      packageIndex: 1,
      placed: 34.8,
      ended: 28.9,
      requirements: "Kemasan keripik pisang 150 gram, dua sisi, dengan tempat nomor PIRT dan logo halal.",
    },
    {
      slug: "kemasan-lina",
      buyer: "lina-nuraini",
      packageIndex: 0,
      placed: 63.2,
      ended: 57.5,
      requirements: "Label stiker untuk tutup nasi kotak, ada tempat menulis alergi dan tanggal masak.",
    },
    {
      slug: "kemasan-budi",
      buyer: "budi-santoso",
      packageIndex: 1,
      placed: 78.3,
      ended: 72.4,
      requirements: "Kemasan biji kopi 200 gram dengan katup, ingin gambar lereng dan kabut pagi.",
    },
  ]),
];
