import { DAY } from "../core/dates";

export const NOTIFICATION_KINDS = ["order", "payment", "proposal", "message", "search", "review"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** ms, after reading and after arrival. */
export const READ_KEPT = 90 * DAY;
export const ALL_KEPT = 365 * DAY;
/** ms; copies of sent mail. */
export const MAIL_KEPT = 30 * DAY;

export type NotificationDraft = {
  userId: string;
  kind: NotificationKind;
  /** Makes a repeat a no-op: `order:{id}:{version}`. */
  cause: string;
  title: string;
  body: string;
  href: string;
};

const MAX_TITLE = 200;
const MAX_BODY = 500;

export function shortenedToFit(notification: NotificationDraft): NotificationDraft {
  return {
    ...notification,
    title: cut(notification.title, MAX_TITLE),
    body: cut(notification.body, MAX_BODY),
  };
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}
