import { firstName } from "~/domain/account/person";
import { isolated } from "~/domain/core/bidi";
import { closed } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { OrderNotificationInput } from "~/domain/notification/wording";
import type { EventKind } from "~/domain/order/decision";
import type { Order, Phase } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { answerDueAt, whoseMove } from "~/domain/order/reminder";
import { holdSentence } from "../money/card-hold";
import { titled } from "../notification/line";
import { CHANGE_NOTIFICATIONS } from "./events/changing";
import type { OrderNotificationCopy } from "./events/parts";
import { PENDING_NOTIFICATIONS } from "./events/pending";
import { VISIT_NOTIFICATIONS } from "./events/visiting";
import { WORK_NOTIFICATIONS } from "./events/working";
import { joinSentences } from "./status/status-copy";

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
  visit = null,
  heldUntil = null,
}: OrderNotificationInput): NotificationDraft[] {
  const facts = { order, event, visit, buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const copy = NOTIFICATIONS[event.kind](facts);
  return (["buyer", "seller"] as const).flatMap((side) => {
    const words = copy[side];
    if (!words || (event.actor.kind === side && !ALSO_TO_ITS_ACTOR.includes(event.kind))) return [];
    const waits = side === "seller" && heldUntil !== null ? holdSentence(heldUntil) : "";
    return {
      userId: side === "buyer" ? order.buyerId : order.sellerId,
      kind: words.kind ?? "order",
      cause: `order:${order.id}:${order.version}`,
      ...orderLine(order, side, words.title, title, words.note),
      body: joinSentences(closed(isolated(title)), words.body, waits),
      href: words.href ?? orderPath(order.id),
    };
  });
}

const ANSWERS: Partial<Record<Phase, string>> = {
  quoted: "jawab",
  awaiting_payment: "bayar",
  delivered: "periksa",
  cancel_requested: "jawab",
  disputed: "tanggapi",
};

export function orderLine(
  order: Order,
  side: "buyer" | "seller",
  title: string,
  subject: string,
  note = "",
): Pick<NotificationDraft, "title" | "about" | "dueAt"> {
  const dueAt = whoseMove(order) === side ? answerDueAt(order) : null;
  const answer = dueAt === null ? undefined : order.phase && ANSWERS[order.phase];
  return { ...titled(title, subject, answer ?? note, answer !== undefined), dueAt };
}
