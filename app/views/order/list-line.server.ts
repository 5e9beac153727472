import { type Deadline, dayAndMonth, leftText, shortMoment, visitMoment } from "~/copy/core/deadline";
import { MONEY_WAITS, NAME_ACCOUNT_VERB, stepVerb, waitingNote } from "~/copy/order/list";
import type { NextStep } from "~/copy/order/next-step";
import { suspensionStepOf } from "~/copy/order/suspension";
import { listedVisitText } from "~/copy/visit/listed";
import { placeText } from "~/copy/visit/time";
import type { OrderLine } from "~/db/order/list.server";
import type { MissingAccountRefund } from "~/db/order/waiting.server";
import { firstName } from "~/domain/account/person";
import { formatShortDate, type Zone } from "~/domain/core/dates";
import { refundAccountPath } from "~/domain/money/refund";
import type { OrderLineView } from "~/domain/order/list";
import { isClosed, otherSide, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { peopleOf } from "~/domain/order/people";
import { zoneAt } from "~/domain/place/zone";
import { spanOf } from "~/domain/visit/visit";

export type ListReader = { suspended: boolean; zone: Zone; now: number };

/** Later than any date. */
const UNDATED = Number.MAX_SAFE_INTEGER;

export function orderLineView(order: OrderLine, side: Side, reader: ListReader): OrderLineView {
  const { zone, now } = reader;
  const people = peopleOf(order);
  const other = people[otherSide(side)];
  const closed = isClosed(order);
  const step = suspensionStepOf({ order, side, people }, reader, now);
  const visitAt = closed || order.phase !== "working" ? null : agreedVisit(order, now);
  // Work goes on meanwhile, but the change is answered first.
  const asks = order.changeBy === otherSide(side) && !reader.suspended;
  const held = reader.suspended && order.turn && !step.yours;
  const { who, what } = held ? { who: null, what: step.who } : waitingNote(step, { people, side, zone, now });
  const note = who === null ? what : `${who} · ${what}`;
  const visit = listedVisitText(order, { side, closed });
  const next = visit ?? (who === firstName(other) ? `sampai ${what}` : note);
  return {
    ...lineOf(order),
    other,
    date: formatShortDate(order.createdAt, zone),
    note: closed
      ? `${firstName(other)} · ${dayAndMonth(order.createdAt, zone)}`
      : visitAt === null
        ? note
        : visitMoment(visitAt, now, zoneAt(order.visitPlace)),
    wideNote: [other, closed || (step.yours && visit === null) ? null : next].filter(Boolean).join(" · "),
    mine: step.yours
      ? {
          verb: stepVerb(order, side, { answers: step.answers || asks }),
          href:
            order.phase === "awaiting_payment" && !step.answers
              ? `/payment/${order.id}`
              : orderPath(order.id),
          ...dueTexts(order, step, visitAt, reader),
        }
      : null,
    nextAt: visitAt ?? step.dueAt ?? UNDATED,
  };
}

type Shown = Pick<OrderLine, "title" | "coverUrl" | "category" | "status" | "phase" | "totalPrice"> & {
  id: string;
};

function lineOf({ id, title, coverUrl, category, status, phase, totalPrice }: Shown) {
  return { id, title, coverUrl, category, status, phase, total: totalPrice };
}

/** Start of the agreed visit, UTC ms; null once it has begun. */
function agreedVisit({ visitDay, visitSlot, visitPlace }: OrderLine, now: number): number | null {
  if (visitDay === null || visitSlot === null) return null;
  const { from, to } = spanOf({ day: visitDay, slot: visitSlot }, zoneAt(visitPlace));
  return to > now ? from : null;
}

function dueTexts(order: OrderLine, step: NextStep, visitAt: number | null, { zone, now }: ListReader) {
  if (visitAt !== null)
    return {
      left: visitMoment(visitAt, now, zoneAt(order.visitPlace)),
      at: placeText(order.visitPlace ?? ""),
      late: false,
    };
  if (step.dueAt === null) return { left: "Tanpa tenggat", at: null, late: false };
  const deadline: Deadline = { at: step.dueAt, wholeDay: order.phase === "working" };
  return {
    left: leftText(deadline, now, zone),
    // Whoever lives elsewhere is told whose clock it is.
    at: shortMoment(deadline, zone) + (zone === "WIB" || deadline.wholeDay ? "" : ` ${zone}`),
    late: step.dueAt < now,
  };
}

/** The reader's own money cannot get to them. */
export function refundLineView(
  { orderId, ...order }: MissingAccountRefund,
  { zone }: ListReader,
): OrderLineView {
  return {
    ...lineOf({ ...order, id: orderId }),
    other: order.seller,
    date: formatShortDate(order.createdAt, zone),
    note: MONEY_WAITS.left,
    wideNote: order.seller,
    mine: { verb: NAME_ACCOUNT_VERB, href: refundAccountPath(orderId), ...MONEY_WAITS, late: false },
    nextAt: UNDATED,
  };
}
