import type { DemoOrder } from "../types";
import { delivery } from "./delivery";

/** Disputes: one that Sari must answer, one that waits for a ruling, and one with a ruling. */
export const sengketa: DemoOrder[] = [
  {
    slug: "rina-kemasan-masalah",
    buyer: "rina-kartika",
    offer: "desain-kemasan",
    packageIndex: 0,
    quantity: 1,
    requirements: "Label kemasan kain perca untuk rumah jahit, lima warna, dengan tempat harga.",
    placed: 6.4,
    state: "working",
    paid: 6.35,
    steps: [
      delivery("Labelnya sudah jadi, berkas siap cetak.", 2.1, { "label-depan.webp": "papan-warung.webp" }),
      {
        by: "buyer",
        command: {
          kind: "open_dispute",
          reason:
            "Yang saya terima tiga warna, padahal kebutuhannya lima, dan tempat harganya tidak ada.\nSaya berharap dilengkapi atau separuh uang kembali.",
        },
        daysAgo: 0.9,
      },
    ],
  },
  {
    slug: "budi-foto-katalog-sengketa",
    buyer: "budi-santoso",
    offer: "foto-produk-katalog",
    packageIndex: 1,
    quantity: 1,
    requirements: "Foto sepuluh kemasan biji kopi untuk katalog, latar putih, tiga sudut per barang.",
    placed: 11.2,
    state: "working",
    paid: 11.1,
    steps: [
      delivery("Tiga puluh foto, sudah diberi nama per barang.", 4.6, {
        "barang-01.webp": "foto-katalog.webp",
        "barang-02.webp": "video-produk.webp",
      }),
      {
        by: "buyer",
        command: {
          kind: "open_dispute",
          reason:
            "Empat dari sepuluh barang difoto dengan pencahayaan berbeda sehingga warnanya tidak sama dengan aslinya. Permintaan foto ulang tidak dijawab lebih dari sehari.",
        },
        daysAgo: 3.2,
      },
      {
        by: "seller",
        command: {
          kind: "answer_dispute",
          reason:
            "Empat kemasan itu baru dikirim pembeli sehari kemudian, jadi difoto di hari lain. Enam barang lain sesuai. Kami bersedia memotret ulang keempatnya.",
        },
        daysAgo: 2.4,
      },
    ],
  },
  {
    slug: "budi-feed-diputuskan40",
    buyer: "budi-santoso",
    offer: "templat-feed-media-sosial",
    packageIndex: 0,
    quantity: 1,
    requirements: "Enam templat feed untuk kedai kopi, semuanya dengan tempat harga menu musiman.",
    placed: 15.3,
    state: "working",
    paid: 15.2,
    steps: [
      delivery("Enam templat siap pakai, contohnya saya kirim di percakapan.", 10.2, {
        "templat-1.webp": "feed-media-sosial.webp",
        "templat-2.webp": "iklan-media-sosial.webp",
      }),
      {
        by: "buyer",
        command: {
          kind: "open_dispute",
          reason: "Hanya empat templat yang bisa diubah tulisannya, dua lainnya gambar mati.",
        },
        daysAgo: 9.1,
      },
      {
        by: "seller",
        command: {
          kind: "answer_dispute",
          reason: "Dua templat itu memang berisi foto, tetapi saya akui harganya semestinya bisa diubah.",
        },
        daysAgo: 8.6,
      },
      {
        by: "operator",
        command: {
          kind: "rule_dispute",
          back: 70_000,
          byPart: "",
          reason:
            "Kebutuhan menyebut enam templat dengan tempat harga. Empat memenuhinya, dua tidak, dan penjual mengakuinya. Bagian yang tidak dapat dipakai dikembalikan kepada pembeli.",
        },
        daysAgo: 7.8,
      },
    ],
  },
];
