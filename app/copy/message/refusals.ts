import { CONVERSATIONS_AN_HOUR } from "~/domain/message/message";

export const TOO_MANY_MESSAGES =
  "Anda mengirim terlalu banyak pesan sekaligus. Tunggu satu menit, lalu kirim lagi.";
export const TOO_MANY_CONVERSATIONS = `Anda sudah memulai ${CONVERSATIONS_AN_HOUR} percakapan baru dalam satu jam. Coba lagi nanti; percakapan yang sudah ada tetap dapat dibalas.`;
export const OTHER_SUSPENDED = "Akun penerimanya sedang ditangguhkan, jadi pesan ini tidak dapat dikirim.";
export const MESSAGE_NOT_SENT =
  "Pesan belum terkirim karena gangguan di pihak kami. Kirim lagi sebentar lagi.";
