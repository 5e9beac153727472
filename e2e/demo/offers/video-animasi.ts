import { dasar, list, paragraphs, premium, standar } from "../compose";
import type { DemoOffer } from "../types";

export const videoAnimasi: DemoOffer[] = [
  {
    slug: "video-produk-30-detik",
    seller: "studio-teras",
    title: "Video produk 30 detik untuk Instagram dan TikTok",
    category: "Video & Animasi",
    description: paragraphs(
      "Kirim produk Anda ke teras kami. Kami tata, sorot, rekam, dan sunting menjadi video tegak yang langsung bisa diunggah.",
      list("Naskah singkat disetujui sebelum perekaman", "Musik bebas royalti", "Produk dikembalikan utuh"),
      "Makanan? Kirim dua porsi: satu difilmkan, satu biasanya kami habiskan.",
    ),
    price: 400_000,
    location: "Surabaya",
    deliveryTime: "4-6 hari",
    packages: [
      dasar(250_000, [3, 5], 1, ["1 video 15 detik", "1 latar", "Musik bebas royalti"]),
      standar(400_000, [4, 6], 2, ["1 video 30 detik", "2 latar", "Teks dan harga di layar"]),
      premium(750_000, [5, 8], 3, ["3 video 30 detik", "Model tangan", "5 foto produk", "Versi mendatar"]),
    ],
    pictures: [
      { file: "video-produk.webp", alt: "Sebotol sambal direkam telepon di bawah lampu studio" },
      { file: "foto-katalog.webp", alt: "Keranjang, botol, dan kotak hadiah di latar studio" },
    ],
    status: "active",
    daysAgo: 151,
  },
  {
    slug: "dokumentasi-acara",
    seller: "studio-teras",
    title: "Dokumentasi video acara keluarga, setengah hari",
    category: "Video & Animasi",
    description: paragraphs(
      "Lamaran, akikah, ulang tahun eyang. Dua orang dengan dua kamera, selama lima jam, bekerja tanpa menyuruh tamu mengulang adegan.",
      "Anda menerima film tujuh menit, rekaman sambutan utuh, dan semua bahan mentah.",
    ),
    price: 1_500_000,
    location: "Surabaya",
    deliveryTime: "7-10 hari",
    packages: [],
    pictures: [],
    status: "active",
    daysAgo: 66,
  },
  {
    slug: "animasi-penjelas",
    seller: "studio-teras",
    title: "Animasi penjelas 60 detik untuk usaha dan komunitas",
    category: "Video & Animasi",
    description: paragraphs(
      "Cara memesan, cara kerja koperasi, jadwal sampah: hal yang sulit dijelaskan dengan tulisan menjadi mudah dengan gambar bergerak.",
      list(
        "Naskah dan papan cerita",
        "Gambar orisinal",
        "Pengisi suara Indonesia pada paket standar ke atas",
      ),
    ),
    price: 1_750_000,
    location: "Online",
    deliveryTime: "10-14 hari",
    packages: [
      dasar(900_000, [7, 10], 1, ["30 detik", "Papan cerita", "Musik"]),
      standar(1_750_000, [10, 14], 2, ["60 detik", "Papan cerita", "Pengisi suara"]),
      premium(2_900_000, [14, 20], 3, ["90 detik", "Tokoh khusus", "Pengisi suara", "File sumber"]),
    ],
    pictures: [{ file: "animasi-penjelas.webp", alt: "Layar penyuntingan animasi toko dan paket kiriman" }],
    status: "active",
    daysAgo: 38,
  },
  {
    slug: "sunting-video-panjang",
    seller: "studio-teras",
    title: "Sunting video sampai 15 menit untuk kanal Anda",
    category: "Video & Animasi",
    description: paragraphs(
      "Potong bagian yang lambat, rapikan suara, tambahkan judul dan potongan tegak untuk cuplikan.",
      "Kirim bahan lewat tautan. Kalau di bawah 20 GB, kami mulai hari itu juga.",
    ),
    price: 225_000,
    location: "Online",
    deliveryTime: "2-4 hari",
    packages: [],
    pictures: [],
    status: "active",
    daysAgo: 9,
  },
];
