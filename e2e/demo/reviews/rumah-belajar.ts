import type { DemoReview } from "../types";

export const rumahBelajar: DemoReview[] = [
  {
    order: "ac-lina",
    stars: 5,
    comment: "Tukangnya datang tepat jam sembilan, kerjanya rapi, dan saya baru melepas uangnya setelah dicek suami.",
    reply: "Terima kasih, Bu Lina. Saringannya tolong dicuci sebulan sekali supaya tetap dingin.",
  },
  {
    order: "ac-yusuf",
    stars: 5,
    comment: "Bunyinya ternyata dari baut kendor. Jujur, tidak menawarkan ganti kompresor.",
  },
  {
    order: "ac-sari",
    stars: 5,
    comment: "Kertas saya ditutup plastik satu per satu. Belum pernah ada teknisi seteliti ini.",
  },
  {
    order: "ac-rina",
    stars: 5,
    comment: "Debu kainnya sampai dua ember. Penjahit saya kembali betah di ruang dalam.",
  },
  {
    order: "ac-budi",
    stars: 5,
    comment: "Saya di Bandung, orang tua di Depok. Foto sebelum dan sesudahnya membuat saya tenang.",
  },
  {
    order: "ac-nadia",
    stars: 4,
    comment: "Dingin lagi. Datang setengah jam lebih lambat karena hujan, sudah memberi kabar.",
  },
  {
    order: "ac-lina-lama",
    stars: 5,
    comment: "Pipa yang mampet diberi saringan kecil, sampai sekarang aman dari semut.",
  },
  {
    order: "mat-budi",
    stars: 5,
    comment: "Anak saya menjelaskan pecahan kepada saya memakai martabak. Kami berdua jadi paham.",
    reply: "Martabaknya ide anak Bapak sendiri. Sampai jumpa Kamis depan.",
  },
  {
    order: "mat-theresia",
    stars: 5,
    comment: "Dari tiga penawaran saya bisa lihat siapa yang cepat membalas. Anak saya sekarang suka pecahan.",
  },
  {
    order: "mat-rina",
    stars: 5,
    comment: "Nilai ulangannya naik, tetapi yang lebih penting ia tidak lagi menangis saat membuka buku.",
  },
  {
    order: "mat-agus",
    stars: 5,
    comment: "Sabar menghadapi dua anak yang berebut menjawab. Sinyal kami jelek, gurunya tetap tenang.",
  },
  {
    order: "mat-budi-lama",
    stars: 5,
    comment: "Laporan singkat setiap pertemuan sangat membantu kami melanjutkan di rumah.",
  },
  {
    order: "bersih-sari",
    stars: 5,
    comment: "Debu semen sampai ke sela rak pun hilang. Ibu-ibunya bekerja sambil bercanda, rumah jadi hangat.",
  },
  {
    order: "bersih-hendra",
    stars: 5,
    comment: "Mertua memuji kamar mandinya. Kucing kami juga tidak takut.",
  },
  {
    order: "bersih-yusuf",
    stars: 4,
    comment: "Sangat bersih. Kaca luar lantai dua tidak terjangkau dan ongkosnya dikurangi tanpa diminta.",
  },
  {
    order: "katering-hendra",
    stars: 5,
    comment: "Sepuluh kotak tidak pedasnya diberi tanda hijau. Tamu bertanya siapa yang masak.",
  },
  { order: "katering-yusuf", stars: 5, comment: "Datang pukul sebelas kurang lima, masih hangat semua." },
  {
    order: "katering-sari",
    stars: 4,
    comment: "Nasi kuningnya harum. Sambal untuk dua kotak kurang, sisanya tidak ada keluhan.",
  },
  {
    order: "pindah-lina",
    stars: 5,
    comment: "Lemari tiga pintu dibongkar dan berdiri lagi tanpa satu sekrup pun hilang.",
  },
  {
    order: "pindah-sari",
    stars: 5,
    comment: "Meja gambar saya dibungkus selimut seperti bayi. Harga tidak berubah sama sekali.",
  },
  {
    order: "kurir-sari",
    stars: 5,
    comment: "Contoh cetak sampai dua puluh menit lebih cepat daripada janjinya, dengan foto penerima.",
  },
  {
    order: "kurir-rina",
    stars: 3,
    comment:
      "Kebayanya selamat dan tidak terlipat, tetapi jemputnya terlambat hampir satu jam tanpa kabar. Nomornya 0812-0000-4321, tanyakan sendiri.",
  },
  {
    order: "cat-sari",
    stars: 5,
    comment: "Garis pertemuan putih dan hijau lurus sekali. Sisa cat diberi label tanggal.",
  },
  {
    order: "gitar-studio",
    stars: 5,
    comment: "Satu pertemuan, satu lagu, dan ibu saya menangis bahagia. Terima kasih, Mas Gilang.",
  },
  {
    order: "gitar-dimas",
    stars: 5,
    comment: "Ritme saya diperbaiki dengan menghitung langkah kaki. Sederhana dan berhasil.",
  },
];
