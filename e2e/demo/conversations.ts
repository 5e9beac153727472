import type { DemoConversation } from "./types";

/** Both public accounts have an unread conversation and a message with a phone number. */
export const demoConversations: DemoConversation[] = [
  {
    about: "budi-foto-katalog-sengketa",
    starter: "budi-santoso",
    lines: [
      {
        by: "starter",
        at: 5.6,
        text: "Empat kemasan terakhir sudah saya kirim lewat kurir pagi ini, mohon difoto dengan lampu yang sama.",
      },
      { by: "owner", at: 5.5, text: "Siap Pak, besok kami potret begitu barangnya datang." },
      {
        by: "starter",
        at: 4.4,
        text: "Warna keempatnya jauh lebih kuning, ini yang saya maksud. Bisa difoto ulang?",
        picture: "kopi-lereng.webp",
      },
      { by: "starter", at: 3.5, text: "Jadi difoto ulang? Katalognya naik cetak hari Jumat." },
    ],
  },
  {
    about: "budi-kemasan-diserahkan",
    starter: "budi-santoso",
    lines: [
      {
        by: "starter",
        at: 4.9,
        text: "Mbak Sari, tanggal sangrainya ditulis tangan, jadi mohon dilebihkan.",
      },
      { by: "owner", at: 4.8, text: "Siap Pak, tempatnya saya beri empat sentimeter." },
      {
        by: "owner",
        at: 0.49,
        text: "Ini contoh tiga dimensi untuk varian lereng. Yang satunya sama, hanya warnanya.",
        picture: "kopi-lereng.webp",
      },
    ],
  },
  {
    about: "budi-feed-diputuskan40",
    starter: "budi-santoso",
    lines: [
      {
        by: "owner",
        at: 10.19,
        text: "Ini contoh templatnya setelah diisi. Tulisan diganti dengan mengetuknya dua kali.",
        picture: "feed-media-sosial.webp",
      },
      {
        by: "starter",
        at: 9.6,
        text: "Dua yang berisi foto tidak bisa diketuk, harganya tidak dapat saya ganti.",
      },
    ],
  },
  {
    about: "budi-logo-jalan",
    starter: "budi-santoso",
    lines: [
      {
        by: "starter",
        at: 1.3,
        text: "Halo Mbak Sari, pesanannya sudah saya bayar. Tempat keduanya di Lembang, suasananya lebih tenang daripada yang di Dago.",
      },
      {
        by: "owner",
        at: 1.27,
        text: "Terima kasih Pak Budi. Saya mulai dari tiga arah: daun kopi, cangkir, dan bukit. Sketsanya saya kirim besok.",
      },
      {
        by: "owner",
        at: 0.4,
        text: "Ini sketsa arah kedua yang sudah saya rapikan.",
        picture: "kopi-lereng.webp",
      },
      { by: "starter", at: 0.35, text: "Bagus sekali. Boleh tulisannya sedikit lebih tebal?" },
      {
        by: "owner",
        at: 0.08,
        text: "Boleh, Pak. Versi tebalnya segera saya siapkan, sekalian contoh untuk papan nama.",
      },
    ],
    unread: 1,
  },
  {
    about: "les-matematika",
    starter: "budi-santoso",
    lines: [
      {
        by: "starter",
        at: 6.2,
        text: "Bu Ratna, apakah masih ada jadwal Sabtu pagi untuk anak kelas 5?",
      },
      {
        by: "owner",
        at: 6.14,
        text: "Masih ada pukul 09.00, Pak. Kalau mau tanya-tanya dulu boleh lewat 0812 0000 1234, tetapi pesannya tetap di sini saja ya.",
      },
      { by: "starter", at: 6.1, text: "Baik Bu, lewat sini saja. Saya pesan yang empat pertemuan." },
    ],
  },
  {
    about: "desain-kemasan",
    starter: "agus-maulana",
    lines: [
      {
        by: "starter",
        at: 0.3,
        text: "Mbak Sari, kemasan keripik singkong saya ukurannya 200 gram. Bisa dibuatkan yang berdiri sendiri di rak?",
      },
      {
        by: "owner",
        at: 0.27,
        text: "Bisa, Pak Agus. Boleh kirim foto kemasan yang sekarang?",
      },
      {
        by: "starter",
        at: 0.05,
        text: "Ini yang sekarang. Kalau perlu cepat, WA saja ke 0812-0000-5678.",
        picture: "kemasan-keripik.webp",
      },
    ],
    unread: 1,
  },
  {
    about: "logo-kedai-dago",
    starter: "dimas-prakoso",
    lines: [
      {
        by: "starter",
        at: 3.4,
        text: "Pak Budi, logonya nanti dipakai juga untuk situs? Kalau ya, saya siapkan ukuran untuk layar kecil.",
      },
      { by: "owner", at: 3.2, text: "Ya, untuk situs dan stempel gelas. Terima kasih sudah bertanya." },
    ],
  },
  {
    about: "kanopi-bocor",
    starter: "hendra-gunawan",
    lines: [
      { by: "starter", at: 2.1, text: "Bocornya di sambungan atau di tengah lembaran, Bu?" },
      { by: "owner", at: 2.05, text: "Di sambungan dekat talang, terutama kalau hujannya miring." },
      {
        by: "starter",
        at: 2.0,
        text: "Baik, biasanya cukup diganti karetnya. Saya kirim penawaran hari ini.",
      },
    ],
  },
];
