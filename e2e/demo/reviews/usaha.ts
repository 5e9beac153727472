import type { DemoReview } from "../types";

export const usaha: DemoReview[] = [
  {
    order: "terjemah-ratna",
    stars: 5,
    comment: "Diterima kampus tanpa pertanyaan. Istilah mata kuliahnya ditanyakan dulu satu per satu.",
  },
  {
    order: "terjemah-meylani",
    stars: 5,
    comment: "Salinan cetaknya sampai ke Medan dalam tiga hari, dibungkus map tebal.",
  },
  {
    order: "terjemah-hendra",
    stars: 5,
    comment: "Saya yang tidak paham bahasa Inggris dijelaskan isinya baris demi baris.",
  },
  {
    order: "terjemah-dimas",
    stars: 5,
    comment: "Menemukan satu pasal yang saling bertentangan di naskah asli. Teliti sekali.",
  },
  {
    order: "terjemah-theresia",
    stars: 4,
    comment: "Istilah akuntansinya tepat. Tata letak tabel perlu satu kali perbaikan.",
    reply: "Terima kasih, Bu. Tabelnya sekarang saya periksa dua kali sebelum dikirim.",
  },
  {
    order: "subtitel-studio",
    stars: 5,
    comment: "Logat Jawa Timuran diterjemahkan tanpa kehilangan kelakarnya. Penonton tertawa di tempat yang benar.",
  },
  {
    order: "toko-rina",
    stars: 5,
    comment: "Saya bisa menambah barang sendiri setelah dua kali latihan. Buku panduannya memakai gambar toko saya.",
  },
  {
    order: "toko-agus",
    stars: 4,
    comment: "Terbuka cepat walau sinyal di kampung pas-pasan. Gambar rasa pedas manis sempat tertukar.",
  },
  {
    order: "toko-lina",
    stars: 5,
    comment: "Tidak ada lagi salah tanggal antar. Ibu-ibu dapur membaca pesanan dari satu layar.",
  },
  {
    order: "laptop-nadia",
    stars: 5,
    comment: "Laptop enam tahun terasa baru, semua tulisan utuh, dan notanya lengkap.",
  },
  {
    order: "buku-budi",
    stars: 5,
    comment: "Ternyata kopi susu yang laris itu untungnya paling tipis. Untung ketahuan sebelum buka tempat kedua.",
  },
  {
    order: "izin-lina",
    stars: 5,
    comment: "Dapur saya diperiksa lewat video sampai ke sela kompor. Nomor PIRT terbit tanpa bolak-balik.",
  },
  {
    order: "iklan-studio",
    stars: 3,
    comment: "Laporannya jelas dan jujur, hanya saja yang mendaftar belum sebanyak harapan kami.",
  },
  {
    order: "kebaya-sari",
    stars: 5,
    comment: "Jatuhnya pas di badan sejak pas pertama. Kakak saya yang menikah sampai iri.",
  },
];
