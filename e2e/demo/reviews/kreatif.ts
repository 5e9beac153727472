import type { DemoReview } from "../types";

export const kreatif: DemoReview[] = [
  {
    order: "logo-agus",
    stars: 5,
    comment:
      "Konsep pertama sudah mengena, lalu disempurnakan dua kali. File rapi, langsung bisa dicetak di percetakan dekat rumah.",
    reply: "Terima kasih, Pak Agus. Kirim foto kardusnya kalau sudah naik cetak, saya pasang di meja.",
  },
  {
    order: "logo-rina",
    stars: 5,
    comment: "Panduan mereknya membantu sekali waktu kami pesan papan nama dan seragam. Semua warna jadi sama.",
  },
  {
    order: "logo-yusuf",
    stars: 4,
    comment: "Hasil bagus. Hanya mundur satu hari karena listrik padam, tetapi dikabari sejak awal.",
  },
  {
    order: "logo-theresia",
    stars: 5,
    comment: "Ditanya banyak hal dulu sebelum menggambar. Rasanya seperti mengobrol dengan teman yang paham usaha.",
    reply: "Pertanyaannya banyak karena jawabannya selalu menarik. Salam untuk Buku Rapi.",
  },
  {
    order: "logo-gilang",
    stars: 5,
    comment: "Tiga konsep yang benar-benar berbeda, bukan satu konsep diganti warna.",
  },
  {
    order: "logo-budi",
    stars: 5,
    comment: "Cap di gelas jadi tajam sekali. Barista saya sekarang bangga memotretnya.",
  },
  { order: "logo-lina", stars: 5, comment: "Embernya lucu, anggota regu langsung minta dijadikan kaus." },
  {
    order: "logo-hendra",
    stars: 4,
    comment: "Logonya kuat dan mudah dibordir. Penjelasan jenis file agak cepat untuk orang lapangan seperti saya.",
  },
  {
    order: "kemasan-agus",
    stars: 5,
    comment: "Label keripik saya sekarang dipajang di minimarket. Revisinya dilayani sabar sampai pas.",
  },
  {
    order: "kemasan-lina",
    stars: 5,
    comment: "Kolom alergi di tutup kotak kelihatan sepele, tetapi pelanggan paling sering memujinya.",
  },
  {
    order: "kemasan-budi",
    stars: 5,
    comment: "Ditemani sampai contoh cetak kedua karena warna kabutnya belum pas. Tidak ada biaya tambahan.",
    reply: "Kabutnya memang bandel, Pak. Senang akhirnya sama-sama puas.",
  },
  {
    order: "video-agus",
    stars: 5,
    comment: "Bunyi kriuknya terdengar sampai bikin lapar. Pesanan dari Bandung naik minggu itu juga.",
  },
  {
    order: "video-rina",
    stars: 5,
    comment: "Warna kain di video sama dengan aslinya, itu yang paling saya khawatirkan.",
  },
  {
    order: "video-budi",
    stars: 4,
    comment: "Gambarnya indah. Teks harga awalnya terlalu kecil, tetapi cepat diperbaiki.",
    reply: "Terima kasih masukannya. Ukuran teks harga kini kami tunjukkan dulu sebelum diserahkan.",
  },
  {
    order: "video-nadia",
    stars: 5,
    comment: "Klien saya langsung memesan lagi. Jadwal dan naskahnya tertata.",
  },
  {
    order: "podcast-nadia",
    stars: 5,
    comment: "Siternya pas, tidak berlebihan. Suara saya akhirnya tidak seperti dari dalam kaleng.",
  },
  {
    order: "podcast-yohanes",
    stars: 5,
    comment: "Sebelas detik dan tetap terasa selesai. Komunikasinya ringkas.",
  },
  {
    order: "podcast-ratna",
    stars: 5,
    comment: "Suara kipasnya hilang sama sekali. Murid saya mengira saya menyewa studio.",
  },
  {
    order: "podcast-dimas",
    stars: 4,
    comment: "Hasil mixing rapi, hanya satu track terpisah yang tertinggal dan menyusul esoknya.",
  },
  {
    order: "foto-yohanes",
    stars: 5,
    comment: "Sebelas orang, tiga balita, dan semua melihat kamera. Saya tidak tahu bagaimana caranya.",
  },
];
