import type { DemoReport } from "./types";

export const reports: DemoReport[] = [
  {
    by: "sari-wulandari",
    about: { kind: "message", conversation: "desain-kemasan", line: 2 },
    choice: "fraud",
    details:
      "Baru sekali bertanya sudah diajak pindah ke WhatsApp. Saya ingin tetap di sini supaya uangnya lewat titipan.",
    daysAgo: 0.04,
  },
  {
    by: "gilang-ramadhan",
    about: { kind: "listing", slug: "lapor-spt" },
    choice: "forbidden",
    details:
      "Di deskripsinya tertulis lapor pajak untuk orang lain. Setahu saya pekerjaan itu perlu izin konsultan, dan izinnya tidak disebut.",
    daysAgo: 1.6,
  },
  {
    by: "meylani",
    about: { kind: "person", slug: "studio-teras" },
    choice: "untrue",
    details: "Nama akunnya nama usaha. Apakah pemiliknya sudah benar terverifikasi? Saya hanya ingin memastikan.",
    daysAgo: 6.2,
    closed: {
      by: "ayu-pramesti",
      daysAgo: 5.9,
      answer:
        "Terima kasih sudah bertanya. Akun usaha diperbolehkan, dan pemilik akun ini sudah memverifikasi emailnya. Tidak ada aturan yang dilanggar.",
    },
  },
  {
    by: "gilang-ramadhan",
    about: { kind: "review", order: "kurir-rina" },
    choice: "private",
    details: "Nomor telepon saya ditulis di ulasan. Isinya boleh tetap ada, tetapi nomornya tolong jangan.",
    daysAgo: 3.1,
    closed: {
      by: "ayu-pramesti",
      daysAgo: 2.8,
      answer: "Ulasannya kami sembunyikan karena memuat nomor telepon. Penulisnya sudah kami beri tahu.",
      hides: "Memuat nomor telepon orang lain. Kritik pekerjaannya boleh, data pribadinya tidak.",
    },
  },
];
