export const MAX_MESSAGE = 5_000;
export const MAX_MESSAGE_PICTURES = 4;
export const MESSAGES_SHOWN = 30;
export const MESSAGES_BESIDE_ORDER = 10;
export const MESSAGES_A_MINUTE = 60;

export const CONVERSATIONS_AN_HOUR = 20;

/** `failed`: our fault. Nothing is sent in any case. */
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
