import type { OrderEvent } from "../order/decision";
import type { Order } from "../order/order";
import type { People } from "../order/people";
import type { Slots } from "../order/visit-terms";
import type { NotificationDraft } from "./notification";

export type OrderNotificationInput = {
  order: Order;
  event: OrderEvent;
  people: People;
  title: string;
  visit?: Slots | null;
  heldUntil?: number | null;
};

/** `version`: of the event that made it. */
export type OwedRefund = { orderId: string; version: number; buyerId: string; amount: number };

/** Written in the batch of a change; the database knows no sentences, so callers pass them. */
export type Wording = {
  mail(notification: Pick<NotificationDraft, "title" | "body" | "href">): { subject: string; body: string };
  orderNotifications(facts: OrderNotificationInput): NotificationDraft[];
  accountWanted(owed: OwedRefund, orderTitle: string): NotificationDraft;
};
