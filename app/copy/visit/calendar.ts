import { isClosed, type Order, otherSide, sideOf } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";
import { zoneAt } from "~/domain/place/zone";
import { icsOf } from "~/domain/visit/ics";
import type { Address } from "~/domain/visit/request";
import { spanOf, type Visit } from "~/domain/visit/visit";
import { placeText } from "./time";

type Found = {
  order: Order & { title: string; buyerName: string; sellerName: string };
  visit: Visit | null;
  address: Address | null;
};

/** Null before both agreed, and after the order has ended. */
export function visitCalendar(
  { order, visit, address }: Found,
  { userId, origin, now }: { userId: string; origin: string; now: number },
): string | null {
  const side = sideOf(order, userId);
  if (side === null || visit?.agreed == null || isClosed(order)) return null;
  const { street, block, landmark } = address ?? {};
  const other = peopleOf(order)[otherSide(side)];
  return icsOf({
    uid: `pesanan-${order.id}@${new URL(origin).hostname}`,
    sequence: order.version,
    ...spanOf(visit.agreed, zoneAt(visit.placeCode)),
    title: order.title,
    location: [street, block, landmark, placeText(visit.placeCode)].filter(Boolean).join(", "),
    description: `${side === "buyer" ? "Penjual" : "Pembeli"}: ${other}`,
    url: `${origin}/dashboard/orders/${order.id}`,
    stamp: now,
  });
}
