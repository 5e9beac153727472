import { firstName } from "~/domain/account/person";
import { closed } from "~/domain/core/text";
import type { Notice } from "~/domain/notification/notification";
import type { OrderNews } from "~/domain/notification/wording";
import type { EventKind } from "~/domain/order/decision";
import { holdSentence } from "../money/card-hold";
import { CHANGE_NEWS } from "./events/changing";
import type { News } from "./events/parts";
import { PENDING_NEWS } from "./events/pending";
import { WORK_NEWS } from "./events/working";
import { sentences } from "./status-copy";

const NEWS: Record<EventKind, News> = { ...PENDING_NEWS, ...CHANGE_NEWS, ...WORK_NEWS };

/** Whoever did it knows it already; only here something is left to do. */
const ALSO_TO_ITS_DOER: readonly EventKind[] = ["completed", "released"];

/** Whom an event of an order is told, and in which words. Its version names it, so that a repeat tells nobody twice. */
export function orderNotices({ order, event, people, title, heldUntil = null }: OrderNews): Notice[] {
  const facts = { order, event, buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const told = NEWS[event.kind](facts);
  return (["buyer", "seller"] as const).flatMap((side) => {
    const words = told[side];
    if (!words || (event.actor.kind === side && !ALSO_TO_ITS_DOER.includes(event.kind))) return [];
    const waits = side === "seller" && heldUntil !== null ? holdSentence(heldUntil) : "";
    return {
      userId: side === "buyer" ? order.buyerId : order.sellerId,
      kind: words.kind ?? "order",
      cause: `order:${order.id}:${order.version}`,
      title: words.title,
      body: sentences(closed(title), words.body, waits),
      href: words.href ?? `/dashboard/orders/${order.id}`,
    };
  });
}
