import { excerpt } from "../core/text";
import { choiceFault } from "../listing/picture";
import type { Notice } from "../notification/notification";

export const MAX_MESSAGE = 5_000;
export const MAX_MESSAGE_PICTURES = 4;
/** The latest of a conversation on its own page, and beside an order. */
export const MESSAGES_SHOWN = 30;
export const MESSAGES_BESIDE_ORDER = 10;
/** What one person may send in a minute; nobody types that fast. */
export const MESSAGES_A_MINUTE = 60;

/** How many conversations one person may begin in an hour; beyond that it is advertising. */
export const CONVERSATIONS_AN_HOUR = 20;

const EXCERPT = 140;

/** A message in a line, for lists and mail; one of pictures alone says so. */
export function messageExcerpt(body: string, pictures: number): string {
  if (body !== "") return excerpt(body, EXCERPT);
  return pictures > 1 ? `${pictures} foto` : "Foto";
}

/** What can be told of the chosen pictures before anybody has read them; null when nothing is wrong. */
export function messagePicturesFault(files: readonly { name: string; size: number }[]): string | null {
  if (files.length > MAX_MESSAGE_PICTURES) return `Pilih paling banyak ${MAX_MESSAGE_PICTURES} foto`;
  return choiceFault(files);
}

/** `bad_picture`: which file, and why. `failed`: it is our fault. Nothing was sent in any case. */
export type MessageRefusal =
  | {
      ok: false;
      reason:
        | "no_conversation"
        | "other_suspended"
        | "too_many"
        | "too_many_begun"
        | "too_many_pictures"
        | "lost_picture"
        | "failed";
    }
  | { ok: false; reason: "bad_picture"; sentence: string };

/** The mail that says that somebody has written. */
export function messageNotice(message: {
  conversationId: string;
  recipientId: string;
  senderName: string;
  excerpt: string;
}): Omit<Notice, "cause"> {
  return {
    userId: message.recipientId,
    kind: "message",
    title: `Pesan baru dari ${message.senderName}`,
    body: message.excerpt,
    href: `/messages/${message.conversationId}#terbaru`,
  };
}
