import { leftText, shortMoment } from "~/copy/core/days";
import { addressNote, sellerPlaceNote, visitStanding } from "~/copy/visit/standing";
import { ANSWER_BEFORE, ANSWERED_BEFORE, comingText, placeText, slotText, whenText } from "~/copy/visit/time";
import { isClosed, type Order, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import type { People } from "~/domain/order/people";
import {
  acceptableUntil,
  slotsAhead,
  VISITABLE,
  type VisitTurn,
  visitTurn,
} from "~/domain/order/visit-terms";
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
  const open = !suspended && order.phase !== null && VISITABLE.includes(order.phase);
  const ahead = slotsAhead(visit, now);
  const may = { propose: open, accept: open && wish?.by !== side && ahead.length > 0 };
  const turn = visitTurn(order, visit, side, now);
  return {
    orderId: order.id,
    agreed: agreed && whenText({ day: agreed.day, slots: [agreed.slot] }, zone),
    wish: wish && {
      text: whenText(wish, zone),
      day: wish.day,
      mine: wish.by === side,
      slots: ahead.map((value) => ({ value, text: slotText(value) })),
    },
    standing: visitStanding(visit, {
      ...{ side, people, may, passed: wish !== null && ahead.length === 0 },
      closed: isClosed(order),
    }),
    /** What it asks of the reader before the work itself; their answer then stands with their turn. */
    turn: turn === "answer" && !may.accept ? null : turn,
    /** What is waited for while the work runs. */
    coming:
      order.phase === "working" && agreed && spanOf(agreed, zone).to > now
        ? { left: comingText(spanOf(agreed, zone).from, now, zone), at: slotText(agreed.slot), late: false }
        : null,
    answerBy: answerBy(visit, turn, now),
    map: address && mapHref(address.street, placeText(placeCode)),
    place: placeText(placeCode),
    where:
      mode === "at_buyer"
        ? null
        : side === "buyer"
          ? "Anda datang ke penjual"
          : "Pembeli datang ke tempat Anda",
    address: address && { street: address.street, block: address.block, landmark: address.landmark },
    note: mode === "at_buyer" ? addressNote(order, side, address !== null) : sellerPlaceNote(order, side),
    mayAccept: may.accept,
    mayPropose: may.propose,
    calendar: agreed && !isClosed(order) ? `${orderPath(order.id)}/visit.ics` : null,
    hours: open && side === "seller",
  };
}

/** Until when a wish can be accepted, twice. */
function answerBy(visit: Visit, turn: VisitTurn | null, now: number) {
  const at = turn === null || turn === "ahead" ? null : acceptableUntil(visit, now);
  if (at === null) return null;
  const zone = zoneAt(visit.placeCode);
  const deadline = { at, wholeDay: false };
  return {
    word: turn === "answer" ? ANSWER_BEFORE : ANSWERED_BEFORE,
    left: leftText(deadline, now, zone),
    at: `${shortMoment(deadline, zone)} ${zone}`,
    late: false,
  };
}
