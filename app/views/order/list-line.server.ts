import { countedDown, leftText, shortMoment, visitMoment } from "~/copy/core/days";
import { MONEY_WAITS, NAME_ACCOUNT_VERB, waitingNote } from "~/copy/order/list";
import { listedVisitText } from "~/copy/visit/listed";
import { placeText } from "~/copy/visit/time";
import type { OrderLine } from "~/db/order/list.server";
import type { MissingAccountRefund } from "~/db/order/waiting.server";
import { formatShortDate } from "~/domain/core/dates";
import { refundAccountPath } from "~/domain/money/refund";
import type { OrderLineView } from "~/domain/order/list";
import { isClosed, type Side } from "~/domain/order/order";
import { zoneAt } from "~/domain/place/zone";
import { spanOf } from "~/domain/visit/visit";
import { type StepReader, stepLine } from "./step-line.server";

/** Later than any date. */
const UNDATED = Number.MAX_SAFE_INTEGER;

export function orderLineView(order: OrderLine, side: Side, reader: StepReader): OrderLineView {
  const { zone, now } = reader;
  const closed = isClosed(order);
  const line = stepLine(order, side, reader);
  const { step, people, other } = line;
  const visitAt = closed || order.phase !== "working" ? null : agreedVisit(order, now);
  const held = reader.suspended && order.turn && !step.yours;
  const { phase } = order;
  const { note, wide } = held
    ? { note: step.who, wide: step.who }
    : waitingNote(step, { phase, people, side, zone, now });
  const visit = phase === "disputed" ? null : listedVisitText(order, { side, closed });
  return {
    ...lineOf(order),
    other,
    date: formatShortDate(order.createdAt, zone),
    note: closed ? other : visitAt === null ? note : visitMoment(visitAt, now, zoneAt(order.visitPlace)),
    wideNote: [other, closed || (step.yours && visit === null) ? null : (visit ?? wide)]
      .filter(Boolean)
      .join(" · "),
    mine: step.yours ? { verb: line.verb, href: line.href, ...dueTexts(order, line, visitAt, reader) } : null,
    nextAt: visitAt ?? line.dueAt ?? UNDATED,
  };
}

type Shown = Pick<OrderLine, "title" | "coverUrl" | "category" | "status" | "phase" | "totalPrice"> & {
  id: string;
};

function lineOf({ id, title, coverUrl, category, status, phase, totalPrice }: Shown) {
  return { id, title, coverUrl, category, status, phase, total: totalPrice };
}

type VisitOfOrder = Pick<OrderLine, "visitDay" | "visitSlot" | "visitPlace">;

/** Start of the agreed visit, UTC ms; null once it has begun. */
export function agreedVisit({ visitDay, visitSlot, visitPlace }: VisitOfOrder, now: number): number | null {
  if (visitDay === null || visitSlot === null) return null;
  const { from, to } = spanOf({ day: visitDay, slot: visitSlot }, zoneAt(visitPlace));
  return to > now ? from : null;
}

type Due = Pick<ReturnType<typeof stepLine>, "deadline" | "late">;

function dueTexts(
  order: OrderLine,
  { deadline, late }: Due,
  visitAt: number | null,
  { zone, now }: StepReader,
) {
  if (visitAt !== null)
    return {
      left: visitMoment(visitAt, now, zoneAt(order.visitPlace)),
      at: placeText(order.visitPlace ?? ""),
      late: false,
    };
  if (deadline === null) return { left: "Tanpa tenggat", at: null, late };
  return {
    left: leftText(deadline, now, zone),
    until: countedDown(deadline),
    // Whoever lives elsewhere is told whose clock it is.
    at: shortMoment(deadline, zone) + (zone === "WIB" || deadline.wholeDay ? "" : ` ${zone}`),
    late,
  };
}

/** The reader's own money cannot get to them. */
export function refundLineView(
  { orderId, ...order }: MissingAccountRefund,
  { zone }: StepReader,
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
