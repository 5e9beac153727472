import { type MailDraft, mailText } from "./account-mail";

export const DATA_EXPORT_TITLE = "Data saya di JasaWarga";
export const DATA_EXPORT_CONTENTS = { title: "Daftar isi", back: "Ke daftar isi" };

/** Of its JSON, which people read too. */
export const DATA_EXPORT_KEYS = {
  made: "dibuat",
  note: "catatan",
  data: "data",
  table: "bagian",
  of: "sebagai",
  rows: "baris",
};

export const dataExportIntro = (made: string) =>
  `Dibuat ${made}. Isinya semua data tentang Anda yang kami simpan, dari basis data kami. Waktu ditulis dalam WIB, uang dalam rupiah.`;

export const DATA_EXPORT_OMISSIONS =
  "Yang tidak ada di sini: kata yang ditulis orang lain kepada Anda, karena itu juga data mereka (Pasal 33 UU PDP) dan tetap dapat Anda baca di Pesan dan Pesanan; kode rahasia seperti kata sandi; serta catatan kerja petugas. Foto dan berkas disebut dengan alamatnya.";

/** Of a part that is larger than a file may be. */
export const DATA_EXPORT_CUT =
  "Selebihnya tidak muat di berkas ini; mintalah lewat permintaan koreksi di Data saya.";

export function dataExportReadyMail(to: string, link: string): MailDraft {
  return {
    to,
    subject: "Salinan data JasaWarga Anda siap diunduh",
    body: mailText(
      "Salinan data yang Anda minta sudah siap. Masuk ke akun Anda dan unduh dalam 24 jam di sini:",
      link,
      "Setelah itu salinannya kami hapus. Jika bukan Anda yang memintanya, segera ganti kata sandi Anda.",
    ),
  };
}

export function correctionAnsweredMail(to: string, answer: string, done: boolean, link: string): MailDraft {
  return {
    to,
    subject: done ? "Data Anda sudah diperbaiki" : "Jawaban atas permintaan perbaikan data",
    body: mailText(
      done
        ? "Permintaan Anda untuk memperbaiki data sudah kami kerjakan."
        : "Permintaan Anda untuk memperbaiki data tidak kami kerjakan, dengan alasan di bawah ini.",
      answer,
      `Permintaan Anda dan jawabannya ada di ${link}`,
    ),
  };
}
