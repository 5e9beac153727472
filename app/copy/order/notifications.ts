import { firstName } from "~/domain/account/person";
import { closed } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { OrderNotificationInput } from "~/domain/notification/wording";
import type { EventKind } from "~/domain/order/decision";
import { orderPath } from "~/domain/order/path";
import { holdSentence } from "../money/card-hold";
import { CHANGE_NOTIFICATIONS } from "./events/changing";
import type { OrderNotificationCopy } from "./events/parts";
import { PENDING_NOTIFICATIONS } from "./events/pending";
import { VISIT_NOTIFICATIONS } from "./events/visiting";
import { WORK_NOTIFICATIONS } from "./events/working";
import { joinSentences } from "./status-copy";

const NOTIFICATIONS: Record<EventKind, OrderNotificationCopy> = {
  ...PENDING_NOTIFICATIONS,
  ...CHANGE_NOTIFICATIONS,
  ...VISIT_NOTIFICATIONS,
  ...WORK_NOTIFICATIONS,
};

/** Whoever did it needs no notification, but for these, after which something is left to do. */
const ALSO_TO_ITS_ACTOR: readonly EventKind[] = ["completed", "released"];

/** Keyed by the event's version, so that a repeat notifies nobody twice. */
export function orderNotifications({
  order,
  event,
  people,
  title,
  heldUntil = null,
}: OrderNotificationInput): NotificationDraft[] {
  const facts = { order, event, buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const told = NOTIFICATIONS[event.kind](facts);
  return (["buyer", "seller"] as const).flatMap((side) => {
    const words = told[side];
    if (!words || (event.actor.kind === side && !ALSO_TO_ITS_ACTOR.includes(event.kind))) return [];
    const waits = side === "seller" && heldUntil !== null ? holdSentence(heldUntil) : "";
    return {
      userId: side === "buyer" ? order.buyerId : order.sellerId,
      kind: words.kind ?? "order",
      cause: `order:${order.id}:${order.version}`,
      title: words.title,
      body: joinSentences(closed(title), words.body, waits),
      href: words.href ?? orderPath(order.id),
    };
  });
}
