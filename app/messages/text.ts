import { titled } from "~/notifications/line-text";
import type { NotificationDraft, Quote } from "~/notifications/notification";
import { excerpt } from "~/platform/strings";
import { CONVERSATIONS_AN_HOUR } from "./message";

export const ARCHIVE_BROKEN =
  "Pesan yang lebih lama disimpan di arsip, dan arsipnya sedang tidak dapat dibuka. Coba lagi nanti.";

export const ARCHIVE_NOT_REPORTABLE =
  "Pesan tentang pesanan yang sudah lama berakhir disimpan di arsip dan tidak dapat dilaporkan satu per satu. Anda tetap dapat melaporkan orangnya di profilnya.";

const EXCERPT_LENGTH = 140;

export function messageExcerpt(body: string, pictures: number): string {
  if (body !== "") return excerpt(body, EXCERPT_LENGTH);
  return pictures > 1 ? `${pictures} foto` : "Foto";
}

export function messageNotification(message: {
  conversationId: string;
  recipientId: string;
  senderName: Quote;
  excerpt: Quote;
}): Omit<NotificationDraft, "cause"> {
  return {
    userId: message.recipientId,
    kind: "message",
    ...titled(`Pesan baru dari ${message.senderName.text}`, ""),
    body: message.excerpt.text,
    href: `/messages/${message.conversationId}#terbaru`,
    quotes: [message.excerpt],
  };
}

export const MESSAGE_SENT = "Pesan terkirim";

export const TOO_MANY_MESSAGES = "Anda mengirim terlalu banyak pesan sekaligus. Tunggu satu menit, lalu kirim lagi.";
export const TOO_MANY_CONVERSATIONS = `Anda sudah memulai ${CONVERSATIONS_AN_HOUR} percakapan baru dalam satu jam. Coba lagi nanti. Percakapan yang sudah ada tetap dapat dibalas.`;
export const OTHER_SUSPENDED = "Akun penerimanya sedang ditangguhkan, jadi pesan ini tidak dapat dikirim.";
/** The refusal after a block. It does not say who blocked. */
export const MESSAGES_CLOSED = "Anda dan orang ini tidak dapat saling mengirim pesan.";
export const SIGNED_OUT = "Sesi Anda berakhir. Masuk lagi, lalu kirim ulang.";

export const MESSAGE_NOT_SENT = "Pesan belum terkirim karena gangguan di pihak kami. Kirim lagi sebentar lagi.";
