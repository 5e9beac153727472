export const MAX_MESSAGE = 5_000;
export const MAX_MESSAGE_PICTURES = 4;
/** The latest of a conversation on its own page, and beside an order. */
export const MESSAGES_SHOWN = 30;
export const MESSAGES_BESIDE_ORDER = 10;
/** What one person may send in a minute; nobody types that fast. */
export const MESSAGES_A_MINUTE = 60;

/** How many conversations one person may begin in an hour; beyond that it is advertising. */
export const CONVERSATIONS_AN_HOUR = 20;

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
