import type { OrderEvent } from "~/orders/lifecycle";
import type { Order, People } from "~/orders/order";
import type { Slots } from "~/orders/rules/visits";
import { DAY } from "~/platform/dates";
import { shortened } from "~/platform/strings";

export const NOTIFICATION_KINDS = ["order", "payment", "proposal", "request", "message", "search", "review"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATIONS_SHOWN = 30;

/** ms for which a notification is kept after reading, and after its creation. */
export const READ_NOTIFICATION_RETENTION = 90 * DAY;
export const NOTIFICATION_RETENTION = 365 * DAY;
export const ENDED_ORDER_NOTIFICATION_RETENTION = 90 * DAY;
export const MAIL_RETENTION = 30 * DAY;

/**
 * The relation of the writer of a quote to the reader. A stranger shares no order with the reader, who has never
 * written to them. "user" means that the relation was not read. "known" includes the reader.
 */
export type Writer = "known" | "staff" | "user" | "stranger";

declare const quoted: unique symbol;
/** Text that only `quoteLine` makes, so that every quote in a notification has a writer. */
export type QuotedText = string & { readonly [quoted]: true };

export type Quote = { readonly text: QuotedText; readonly writer: Writer };

export type NotificationDraft = {
  userId: string;
  kind: NotificationKind;
  /** The idempotency key, `order:{id}:{version}`. */
  cause: string;
  /** The title, which is also the subject of the mail, so it has six words at most. */
  title: string;
  body: string;
  about: string;
  dueAt?: number | null;
  href: string;
  /** False if a mail would arrive too late to help. Undefined means true. */
  isMailed?: boolean;
  /** True for notifications about withdrawals, whose mail cannot be switched off. */
  mustArrive?: true;
  /** The quotes that `body` contains. The mail warns of strangers. */
  quotes: readonly Quote[];
};

const MAX_TITLE = 200;
const MAX_BODY = 500;
const MAX_ABOUT = 200;

export function shortenedToFit(notification: NotificationDraft): NotificationDraft {
  return {
    ...notification,
    title: shortened(notification.title, MAX_TITLE),
    body: shortened(notification.body, MAX_BODY),
    about: shortened(notification.about, MAX_ABOUT),
  };
}

/** Returns the group. Proposals for a request on a day, or repeats of an event, share a row. */
export function notificationGroup({ cause, href, title }: Pick<NotificationDraft, "cause" | "href" | "title">): string {
  return `${isNewProposal(cause) ? "" : title} ${href}`;
}

export function isNewProposal(cause: string): boolean {
  return /^proposal:[^:]+:first:/.test(cause);
}

export type OrderNotificationInput = {
  order: Order;
  event: OrderEvent;
  people: People;
  title: string;
  visit?: Slots | null;
  heldUntil?: number | null;
};

/** A refund. `version` is that of the event that created it. */
export type OwedRefund = { orderId: string; version: number; bill: number; buyerId: string; amount: number };

/** Texts that callers pass, because the database layer contains no sentences. */
export type Wording = {
  mail(notification: Pick<NotificationDraft, "title" | "body" | "href" | "quotes" | "mustArrive">): {
    subject: string;
    body: string;
  };
  orderNotifications(facts: OrderNotificationInput): NotificationDraft[];
  accountWanted(owed: OwedRefund, orderTitle: string): NotificationDraft;
};
