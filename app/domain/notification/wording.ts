import type { OrderEvent } from "../order/decision";
import type { Order } from "../order/order";
import type { People } from "../order/people";
import type { NotificationDraft } from "./notification";

/** What happened to an order, as those hear of it who did not do it. `order` is as the event left it. */
export type OrderNotificationInput = {
  order: Order;
  event: OrderEvent;
  people: People;
  title: string;
  /** Until when (UTC ms) what it brought the seller waits, where it was paid by card. */
  heldUntil?: number | null;
};

/** A debt to a buyer: `version` is that of the event that made it, `amount` in integer rupiah. */
export type OwedRefund = { orderId: string; version: number; buyerId: string; amount: number };

/** The sentences that are written in the batch of a change. The database knows none, so whoever changes something hands them over. */
export type Wording = {
  /** The mail that goes with a notification. */
  mail(notification: Pick<NotificationDraft, "title" | "body" | "href">): { subject: string; body: string };
  orderNotices(news: OrderNotificationInput): NotificationDraft[];
  /** To a buyer whose money only a transfer can bring back. */
  accountWanted(owed: OwedRefund, orderTitle: string): NotificationDraft;
};
