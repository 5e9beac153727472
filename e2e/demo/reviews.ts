import type { DemoReview } from "./types";

export const reviews: DemoReview[] = [
  {
    order: "logo-agus",
    stars: 5,
    comment:
      "Konsep pertama sudah mengena, lalu disempurnakan dua kali. File rapi, langsung bisa dicetak di percetakan dekat rumah.",
  },
  {
    order: "logo-rina",
    stars: 5,
    comment:
      "Panduan mereknya membantu sekali waktu kami pesan papan nama dan seragam. Semua warna jadi sama.",
  },
  {
    order: "logo-yusuf",
    stars: 4,
    comment: "Hasil bagus. Hanya mundur satu hari karena listrik padam, tetapi dikabari sejak awal.",
  },
  {
    order: "logo-theresia",
    stars: 5,
    comment:
      "Ditanya banyak hal dulu sebelum menggambar. Rasanya seperti mengobrol dengan teman yang paham usaha.",
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
    comment:
      "Logonya kuat dan mudah dibordir. Penjelasan jenis file agak cepat untuk orang lapangan seperti saya.",
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
  {
    order: "ac-lina",
    stars: 5,
    comment:
      "Tukangnya datang tepat jam sembilan, kerjanya rapi, dan saya baru melepas dananya setelah dicek suami.",
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
  },
  {
    order: "mat-theresia",
    stars: 5,
    comment:
      "Dari tiga penawaran saya bisa lihat siapa yang cepat membalas. Anak saya sekarang suka pecahan.",
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
    comment:
      "Debu semen sampai ke sela rak pun hilang. Ibu-ibunya bekerja sambil bercanda, rumah jadi hangat.",
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
    comment: "Kebayanya selamat dan tidak terlipat, tetapi jemputnya terlambat hampir satu jam tanpa kabar.",
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
  },
  {
    order: "subtitel-studio",
    stars: 5,
    comment:
      "Logat Jawa Timuran diterjemahkan tanpa kehilangan kelakarnya. Penonton tertawa di tempat yang benar.",
  },
  {
    order: "toko-rina",
    stars: 5,
    comment:
      "Saya bisa menambah barang sendiri setelah dua kali latihan. Buku panduannya memakai gambar toko saya.",
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
    comment:
      "Ternyata kopi susu yang laris itu untungnya paling tipis. Untung ketahuan sebelum buka tempat kedua.",
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
