import { DAY } from "../core/dates";

/** What a notification is about; mail can be refused for each by itself. */
export const NOTIFICATION_KINDS = ["order", "payment", "proposal", "message", "review"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Read ones stay this long after they were read, all of them this long after they were told. */
export const READ_KEPT = 90 * DAY;
export const ALL_KEPT = 365 * DAY;
/** The copy of a mail that was sent. */
export const MAIL_KEPT = 30 * DAY;

/** Something that happened, for one person. */
export type NotificationDraft = {
  userId: string;
  kind: NotificationKind;
  /** Names what happened, so that telling it twice tells it once: `order:{id}:{version}`. */
  cause: string;
  title: string;
  body: string;
  /** Path of the page where one acts on it. */
  href: string;
};

const MAX_TITLE = 200;
const MAX_BODY = 500;

/** A notification whose texts fit their columns, whatever names and titles went into them. */
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
