import type { DemoOrder } from "../types";
import { delivery } from "./delivery";

/** One order in each state, so that every order page can be seen. */
export const tahapan: DemoOrder[] = [
  {
    slug: "agus-logo-kustom",
    buyer: "agus-maulana",
    offer: "desain-logo-umkm",
    packageIndex: 0,
    quantity: 1,
    requirements: "Logo untuk tiga cabang toko oleh-oleh, masing-masing dengan warna kotanya sendiri.",
    placed: 0.4,
    state: "asked",
  },
  {
    slug: "budi-lembar-kustom",
    buyer: "budi-santoso",
    offer: "otomatisasi-lembar-kerja",
    packageIndex: 0,
    quantity: 1,
    requirements: "Lembar kerja stok biji kopi untuk dua kedai yang saling terhubung, dengan ringkasan harian.",
    placed: 1.6,
    state: "asked",
    quoted: { price: 650_000, days: 6, daysAgo: 0.7 },
  },
  {
    slug: "budi-kemasan-diserahkan",
    buyer: "budi-santoso",
    offer: "desain-kemasan",
    packageIndex: 1,
    quantity: 1,
    requirements: "Kemasan biji kopi 200 gram untuk dua varian, dengan tempat tanggal sangrai.",
    placed: 5.2,
    state: "working",
    paid: 5.1,
    steps: [
      delivery("Kedua varian sudah jadi. Contoh tiga dimensinya saya kirim di percakapan.", 0.5, {
        "kemasan-depan.webp": "kemasan-keripik.webp",
        "logo-kemasan.webp": "kopi-lereng.webp",
      }),
    ],
  },
  {
    slug: "lina-menu-revisi",
    buyer: "lina-nuraini",
    offer: "desain-buku-menu",
    packageIndex: 1,
    quantity: 1,
    requirements: "Buku menu warung makan, 40 hidangan, dengan foto dan harga yang mudah diganti.",
    placed: 3.3,
    state: "working",
    paid: 3.2,
    steps: [
      delivery("Delapan halaman, siap cetak. Harga ada di lapisan terpisah.", 1.4, {
        "menu-halaman-1.webp": "buku-menu.webp",
      }),
      {
        by: "buyer",
        command: {
          kind: "request_revision",
          reason: "Foto sop buntut tertukar dengan rawon, dan harga di halaman lima masih harga lama.",
        },
        daysAgo: 0.9,
      },
    ],
  },
  {
    slug: "gilang-undangan-minta-batal",
    buyer: "gilang-ramadhan",
    offer: "undangan-pernikahan",
    packageIndex: 0,
    quantity: 1,
    requirements: "Undangan akad nikah sederhana, 150 lembar, bahasa Sunda dan Indonesia.",
    placed: 3.1,
    state: "working",
    paid: 3,
    steps: [
      {
        by: "buyer",
        command: {
          kind: "request_cancellation",
          back: 190_000,
          byPart: "",
          reason: "Acaranya diundur tanpa tanggal. Sketsa pertama sudah dikerjakan, jadi saya usulkan dibagi.",
        },
        daysAgo: 0.8,
      },
    ],
  },
];
