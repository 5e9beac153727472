import type { DemoProposal } from "./types";

export const proposals: DemoProposal[] = [
  {
    wanted: "logo-kedai-dago",
    proposer: "sari-wulandari",
    message:
      "Salam, Pak Budi. Saya suka cangkir di logo lamanya dan tidak akan mengubah bentuknya, hanya merapikan garis dan jaraknya.\n\nYang Bapak terima: dua arah konsep dalam tiga hari, lalu file vektor, PNG, dan satu warna untuk cap gelas. Foto logo lama sudah cukup sebagai bahan.",
    price: 385_000,
    days: 6,
    daysAgo: 1.2,
    status: "open",
  },
  {
    wanted: "logo-kedai-dago",
    proposer: "dimas-prakoso",
    message:
      "Saya biasa merapikan logo saat membuat situs usaha. Bisa saya kerjakan akhir pekan ini, termasuk ukuran untuk media sosial.",
    price: 300_000,
    days: 4,
    daysAgo: 0.7,
    status: "open",
  },
  {
    wanted: "logo-kedai-dago",
    proposer: "studio-teras",
    message:
      "Kami gambar ulang dari foto, lalu kami kirim contoh cetaknya di gelas kertas supaya Bapak lihat hasilnya sebelum setuju. Ongkos kirim contoh dari kami.",
    price: 450_000,
    days: 7,
    daysAgo: 2,
    status: "open",
  },
  {
    wanted: "logo-kedai-dago",
    proposer: "gilang-ramadhan",
    message: "Saya bisa bantu, portofolio menyusul.",
    price: null,
    days: null,
    daysAgo: 2.2,
    status: "declined",
    reason: "Terima kasih, tetapi kami perlu melihat contoh logo lebih dulu.",
  },
  {
    wanted: "foto-lamaran",
    proposer: "studio-teras",
    message:
      "Kami punya satu tim di Bandung pada tanggal itu. Dua fotografer, kira-kira 150 foto yang sudah disunting, dan sepuluh foto cepat pada malam yang sama untuk dibagikan ke keluarga.",
    price: 1_750_000,
    days: 7,
    daysAgo: 0.4,
    status: "open",
  },
  {
    wanted: "foto-lamaran",
    proposer: "meylani",
    message:
      "Saya perias, tetapi suami saya memotret acara keluarga sejak lama. Kami bisa datang berdua: foto dan rias satu paket.",
    price: 1_400_000,
    days: 5,
    daysAgo: 1.6,
    status: "open",
  },
  {
    wanted: "les-berenang",
    proposer: "ratna-dewi-anggraini",
    message:
      "Saya guru matematika, tetapi juga pemegang lisensi pelatih renang dasar. Anak-anak saya ajak bermain di air dangkal dulu sampai berani.",
    price: 500_000,
    days: 30,
    daysAgo: 3,
    status: "accepted",
    accepted: 2.6,
    paid: 2.5,
    steps: [
      {
        by: "seller",
        command: {
          kind: "propose_change",
          description:
            "Kolam di Cikutra tutup untuk perbaikan sampai akhir minggu depan. Saya usulkan mulai setelah itu; jumlah pertemuan dan harganya tetap.",
          price: null,
          deadline: null,
          revisions: null,
        },
        dueInDays: 40,
        daysAgo: 0.3,
      },
    ],
  },
  {
    wanted: "pembukuan-kedai",
    proposer: "theresia-hutapea",
    message:
      "Pak Budi, pembukuan kedai kopi adalah pekerjaan saya setiap bulan. Saya mulai dari nota tiga bulan terakhir, lalu Bapak menerima satu lembar untung rugi yang bisa dibaca tanpa kamus.\n\nLaporan pajaknya bisa menyusul kalau diperlukan.",
    price: 650_000,
    days: 10,
    daysAgo: 0.9,
    status: "open",
  },
  {
    wanted: "pembukuan-kedai",
    proposer: "agus-maulana",
    message: "Saya bisa membantu mencatat, asal notanya lengkap.",
    price: 400_000,
    days: 14,
    daysAgo: 1.8,
    status: "withdrawn",
  },
  {
    wanted: "undangan-akikah",
    proposer: "sari-wulandari",
    message:
      "Pak Hendra, saya punya tiga contoh undangan akikah dengan gaya sederhana. Nama dan doa saya tata ulang, siap kirim lewat pesan dan siap cetak.",
    price: 150_000,
    days: 2,
    daysAgo: 0.5,
    status: "accepted",
    accepted: 0.2,
  },
  {
    wanted: "terjemahan-menu",
    proposer: "yohanes-adi-prabowo",
    message:
      "Menu saya terjemahkan dengan catatan kecil untuk nama masakan yang sebaiknya tidak diterjemahkan. Termasuk satu kali perbaikan setelah dicetak percobaan.",
    price: 275_000,
    days: 3,
    daysAgo: 2.5,
    status: "open",
  },
  {
    wanted: "iklan-buka-cabang",
    proposer: "sari-wulandari",
    message: "Saya buatkan enam gambar iklan dengan satu gaya, ukuran untuk tiga media sosial.",
    price: 480_000,
    days: 5,
    daysAgo: 3.2,
    status: "declined",
    reason: "Desainnya bagus, tetapi kami mencari yang sekaligus menjalankan iklannya.",
  },
  {
    wanted: "iklan-buka-cabang",
    proposer: "nadia-permata",
    message:
      "Saya siapkan naskah, gambar, dan menjalankan iklannya selama dua minggu dengan laporan satu halaman tiap pekan. Biaya iklannya sendiri terpisah.",
    price: 900_000,
    days: 14,
    daysAgo: 1.1,
    status: "open",
  },
  {
    wanted: "unggahan-bank-sampah",
    proposer: "sari-wulandari",
    message: "Untuk bank sampah saya beri harga setengah: dua belas gambar unggahan dengan gaya yang sama.",
    price: 300_000,
    days: 6,
    daysAgo: 4,
    status: "withdrawn",
  },
  {
    wanted: "kanopi-bocor",
    proposer: "hendra-gunawan",
    message:
      "Bu Sari, saya periksa dulu tanpa biaya. Biasanya cukup mengganti baut dan karetnya; bila lembarannya retak, saya beri tahu harganya sebelum mulai.",
    price: 350_000,
    days: 1,
    daysAgo: 0.6,
    status: "open",
  },
  {
    wanted: "pindahan-studio",
    proposer: "yusuf-siregar",
    message:
      "Satu mobil bak dan dua orang cukup untuk studio kecil. Monitor dan mesin cetak kami bungkus sendiri dengan selimut.",
    price: 600_000,
    days: 1,
    daysAgo: 1.4,
    status: "open",
  },
];
