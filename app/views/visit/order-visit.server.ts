import { visitMoment } from "~/copy/core/deadline";
import { addressNote, visitStanding } from "~/copy/visit/standing";
import { placeText, slotText, whenText } from "~/copy/visit/time";
import { isClosed, type Order, type Phase, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import type { People } from "~/domain/order/people";
import { VISITABLE } from "~/domain/order/visit-terms";
import { zoneAt } from "~/domain/place/zone";
import { mapHref } from "~/domain/visit/map-link";
import type { Address } from "~/domain/visit/request";
import { spanOf, type Visit } from "~/domain/visit/visit";

type Read = { order: Order; visit: Visit | null; address: Address | null };
type Reader = { side: Side; people: People; suspended: boolean; now: number };

/** Null for work without a visit. */
export function orderVisitView({ order, visit, address }: Read, { side, people, suspended, now }: Reader) {
  if (visit === null) return null;
  const { agreed, wish, placeCode, mode } = visit;
  const zone = zoneAt(placeCode);
  const open = !suspended && order.phase !== null && isVisitable(order.phase);
  const ahead = (slot: number) => wish !== null && spanOf({ day: wish.day, slot }, zone).from > now;
  return {
    orderId: order.id,
    agreed: agreed && whenText({ day: agreed.day, slots: [agreed.slot] }, zone),
    wish: wish && {
      text: whenText(wish, zone),
      day: wish.day,
      mine: wish.by === side,
      slots: wish.slots.filter(ahead).map((value) => ({ value, text: slotText(value) })),
    },
    standing: visitStanding(visit, { side, people, closed: isClosed(order) }),
    /** What is waited for while the work runs. */
    coming:
      order.phase === "working" && agreed && spanOf(agreed, zone).to > now
        ? { left: visitMoment(spanOf(agreed, zone).from, now, zone), at: slotText(agreed.slot), late: false }
        : null,
    map: address && mapHref(address.street, placeText(placeCode)),
    place: placeText(placeCode),
    where:
      mode === "at_buyer"
        ? null
        : side === "buyer"
          ? "Anda datang ke penjual"
          : "Pembeli datang ke tempat Anda",
    address: address && { street: address.street, block: address.block, landmark: address.landmark },
    note: mode === "at_buyer" ? addressNote(order, side, address !== null) : null,
    mayAccept: open && wish !== null && wish.by !== side && wish.slots.some(ahead),
    mayPropose: open,
    calendar: agreed && !isClosed(order) ? `${orderPath(order.id)}/visit.ics` : null,
    hours: open && side === "seller",
  };
}

function isVisitable(phase: Phase): boolean {
  return VISITABLE.includes(phase);
}
