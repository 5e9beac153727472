import { isolated } from "~/domain/core/bidi";
import { closed } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { Order } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import type { People } from "~/domain/order/people";
import { whoseMove } from "~/domain/order/reminder";
import { orderLine } from "./notifications";
import { nextStep } from "./status/next-step";

/** Keyed by the order's state, which is reminded of once. */
export function reminder(order: Order, people: People, title: string, now: number): NotificationDraft | null {
  const side = whoseMove(order);
  if (side === null) return null;
  const move = nextStep(order, side, now, people);
  return {
    userId: side === "buyer" ? order.buyerId : order.sellerId,
    kind: "order",
    cause: `remind:${order.id}:${order.version}`,
    ...orderLine(order, side, `Pengingat: ${move.title}`, title),
    body: `${closed(isolated(title))} ${move.text}`,
    href: orderPath(order.id),
  };
}
