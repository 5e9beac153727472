import { excerpt } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import { titled } from "../notification/line";

const EXCERPT = 140;

export function messageExcerpt(body: string, pictures: number): string {
  if (body !== "") return excerpt(body, EXCERPT);
  return pictures > 1 ? `${pictures} foto` : "Foto";
}

export function messageNotification(message: {
  conversationId: string;
  recipientId: string;
  senderName: string;
  excerpt: string;
}): Omit<NotificationDraft, "cause"> {
  return {
    userId: message.recipientId,
    kind: "message",
    ...titled(`Pesan baru dari ${message.senderName}`, ""),
    body: message.excerpt,
    href: `/messages/${message.conversationId}#terbaru`,
  };
}
