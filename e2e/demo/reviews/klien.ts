import type { DemoReview } from "../types";

/** Reviews by sellers. Recent orders need one, because otherwise the buyer's review would still be hidden. */
export const klien: DemoReview[] = [
  {
    by: "seller",
    order: "logo-agus",
    stars: 5,
    comment: "Pak Agus tahu apa yang dijual dan siapa pembelinya. Masukannya singkat dan selalu tepat.",
  },
  {
    by: "seller",
    order: "logo-theresia",
    stars: 5,
    comment: "Membalas cepat, keputusannya tegas, dan tidak pernah mengubah arah di tengah jalan.",
  },
  {
    by: "seller",
    order: "logo-budi",
    stars: 5,
    comment: "Contoh gelasnya dikirim lebih dulu, jadi ukuran capnya langsung pas. Senang bekerja sama lagi.",
  },
  {
    by: "seller",
    order: "kemasan-budi",
    stars: 5,
    comment: "Sabar menunggu contoh cetak kedua dan mau menjelaskan cerita di balik kopinya.",
  },
  {
    by: "seller",
    order: "video-rina",
    stars: 5,
    comment: "Kebayanya sudah disetrika dan diberi nomor urut. Pengambilan gambar selesai sebelum siang.",
  },
  {
    by: "seller",
    order: "podcast-nadia",
    stars: 4,
    comment: "Naskahnya rapi. Rekaman mentahnya terlambat dua hari, tetapi dikabari jauh sebelumnya.",
  },
  {
    by: "seller",
    order: "ac-lina",
    stars: 5,
    comment: "Barang di bawah AC sudah dipindah sebelum kami datang. Ada teh hangat pula.",
  },
  {
    by: "seller",
    order: "ac-yusuf",
    stars: 5,
    comment: "Menjelaskan bunyinya dengan tepat lewat rekaman, jadi kami membawa alat yang benar.",
  },
  {
    by: "seller",
    order: "ac-budi",
    stars: 5,
    comment: "Alamat orang tuanya lengkap dengan patokan, dan beliau mudah dihubungi selama pekerjaan.",
  },
  {
    by: "seller",
    order: "mat-budi",
    stars: 4,
    comment: "Selalu siap tepat waktu dan mau melanjutkan latihannya di rumah. Pernah sekali lupa jadwal.",
  },
  {
    by: "seller",
    order: "mat-theresia",
    stars: 5,
    comment: "Sambungannya sudah dicoba sebelum mulai, dan hasil latihannya difoto setiap pekan.",
  },
  {
    by: "seller",
    order: "katering-hendra",
    stars: 5,
    comment: "Jumlah kotaknya pasti sejak awal, alamatnya jelas, dan ada yang menerima di depan.",
  },
  {
    by: "seller",
    order: "kurir-sari",
    stars: 5,
    comment: "Paketnya sudah dibungkus rapat dan penerimanya diberi tahu. Tidak perlu menunggu.",
  },
  {
    by: "seller",
    order: "terjemah-ratna",
    stars: 5,
    comment: "Pindaian dokumennya terang dan lengkap. Istilah mata kuliah dijelaskan dengan sabar.",
  },
  {
    by: "seller",
    order: "terjemah-meylani",
    stars: 5,
    comment: "Ejaan nama sudah dicocokkan dengan paspor sejak awal, jadi tidak ada cetak ulang.",
  },
  // Hidden until the demo's buyer and seller write theirs.
  {
    by: "seller",
    order: "papan-budi",
    stars: 5,
    comment: "Ukuran dindingnya difoto dengan meteran. Andai semua klien seteliti ini.",
  },
  {
    order: "logo-meylani",
    stars: 5,
    comment: "Huruf tulisnya tetap terbaca di kartu sekecil apa pun. Klien saya sudah ada yang memuji.",
  },
];
