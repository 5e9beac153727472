import { zoneAt } from "~/places/place";
import { DAY, endOfDate } from "~/platform/dates";
import {
  type Availability,
  dayFault,
  daysFor,
  momentOf,
  type SlotFault,
  type Span,
  slotsFault,
  spanOf,
  type TimeFault,
  type Visit,
  type VisitWish,
} from "~/visits/visit";
import {
  isLate,
  MIN_PAYMENT_WINDOW,
  type Order,
  otherSide,
  PAID_BEFORE_VISIT,
  PAYMENT_WINDOW,
  type Phase,
  REVIEW_WINDOW,
  type Side,
  workDueAt,
} from "../order";
import { cappedCallOutFee } from "../parts";
import { CHANGES_A_DAY, defineVisitStep, type StepResult } from "./step";
import { freeUntilAfter } from "./visit-day";

export const VISITABLE: readonly Phase[] = ["inquiry", "quoted", "awaiting_payment", "working", "revision", "no_show"];

/** Returns the detail of an event without the street, because both sides can always read it. */
export function visitDetail(
  visit: Pick<Visit, "placeCode"> | null,
  day: string,
  [slot, other]: readonly number[],
): NonNullable<StepResult["detail"]> {
  return { day, slot: slot ?? null, otherSlot: other ?? null, place: visit?.placeCode ?? null };
}

function isSameWish(wish: Pick<VisitWish, "day" | "slots">, { day, slots }: Pick<VisitWish, "day" | "slots">): boolean {
  return wish.day === day && [...wish.slots].sort().join() === [...slots].sort().join();
}

type Wished = { placeCode: string; wish: Pick<VisitWish, "day" | "slots"> | null };

/** Makes a wished day after the package's time the deadline, or the work would be late before it. */
export function coveringVisit(opened: Order, visit: (Wished & Pick<Visit, "mode">) | null, namedFee = 0): Order {
  const callOutFee = visit === null ? 0 : cappedCallOutFee({ ...opened, callOutFee: namedFee });
  const order = { ...opened, visitMode: visit?.mode ?? null, callOutFee };
  const { maxDays, deadline, createdAt, paymentDueAt } = order;
  if (!visit?.wish) return order;
  const end = endOfDate(visit.wish.day, zoneAt(visit.placeCode));
  const covers = end !== null && maxDays !== null && deadline === null && end > createdAt + maxDays * DAY;
  return {
    ...order,
    ...(covers ? { deadline: end } : {}),
    ...(paymentDueAt === null ? {} : { paymentDueAt: billDueAt({ ...visit, agreed: null }, createdAt) }),
  };
}

/** Returns UTC ms by which the bill is due, before the visit. A near visit still leaves `MIN_PAYMENT_WINDOW`. */
export function billDueAt(visit: (Pick<Visit, "placeCode" | "agreed"> & Wished) | null, now: number): number {
  const begin = visit && beginAhead(visit, now);
  const usual = now + PAYMENT_WINDOW;
  return begin === null ? usual : Math.min(usual, Math.max(begin - PAID_BEFORE_VISIT, now + MIN_PAYMENT_WINDOW));
}

function beginAhead({ agreed, wish, placeCode }: NonNullable<Parameters<typeof billDueAt>[0]>, now: number) {
  const zone = zoneAt(placeCode);
  const from = (day: string, slot: number) => momentOf(day, slot, zone);
  const agreedAt = agreed && from(agreed.day, agreed.slot);
  if (agreedAt !== null && agreedAt > now) return agreedAt;
  const wished = (wish?.slots ?? []).map((slot) => from(wish?.day ?? "", slot)).filter((at) => at > now);
  return wished.length === 0 ? null : Math.min(...wished);
}

export function deadlineOfQuote(
  order: Order,
  visit: Slots | null,
  { days, now }: { days: number; now: number },
): number | null {
  // An unanswered wish of the seller must not extend the seller's own deadline.
  const wish = visit?.wish?.by === "buyer" ? visit.wish : null;
  const slots = visit && (visit.agreed ?? wish);
  const end = slots ? endOfDate(slots.day, zoneAt(visit.placeCode)) : null;
  const covers = order.phase === "quoted" && order.deadline === end;
  if (end === null || (order.deadline !== null && !covers)) return order.deadline;
  return end > now + days * DAY ? end : null;
}

/** Returns UTC ms by which the visit must be. Null if the order has no such limit, such as after a delivery. */
export function visitBefore(order: Order, now: number): number | null {
  if (order.deliveredAt !== null) return null;
  return workDueAt(order) ?? (order.maxDays === null ? null : now + order.maxDays * DAY);
}

/** Returns true if the seller's own wish is after the quoted days and could not be proposed later. */
export function endsAfterQuote(
  order: Order,
  visit: Slots | null,
  { days, now }: { days: number; now: number },
): boolean {
  if (visit?.wish?.by !== "seller") return false;
  return isAfterDeadline(deadlineOfQuote(order, visit, { days, now }) ?? now + days * DAY, visit);
}

export function endsAfter(due: number, order: Order, visit: Slots | null): boolean {
  if (order.deliveredAt !== null || !visit?.agreed) return false;
  return spanOf(visit.agreed, zoneAt(visit.placeCode)).to > due;
}

function deadlineWithVisit(
  order: Order,
  { placeCode, agreed }: Pick<Visit, "placeCode"> & { agreed: { day: string; slot: number } },
  now: number,
): number | null {
  const due = visitBefore(order, now);
  const visit = { placeCode, agreed, wish: null };
  if (due === null || !endsAfter(due, order, visit)) return order.deadline;
  return endOfDate(agreed.day, zoneAt(placeCode));
}

export function isAfterDeadline(due: number | null, { placeCode, wish }: Wished): boolean {
  if (due === null || wish === null) return false;
  const zone = zoneAt(placeCode);
  return wish.slots.some((slot) => momentOf(wish.day, slot, zone) > due);
}

export type Slots = Pick<Visit, "agreed" | "wish" | "placeCode">;

/** Returns the agreed slot, otherwise the proposed ones: from the start of the first to the end of the last. */
export function bookedSpan({ agreed, wish, placeCode }: Slots): Span | null {
  const zone = zoneAt(placeCode);
  const [day, slots] = agreed ? [agreed.day, [agreed.slot]] : wish ? [wish.day, wish.slots] : ["", []];
  if (slots.length === 0) return null;
  const at = (slot: number) => spanOf({ day, slot }, zone);
  return { from: at(Math.min(...slots)).from, to: at(Math.max(...slots)).to };
}

/** Returns UTC ms, or null for any time. After the deadline, a postponed visit no longer delays the delivery. */
function deliverableFrom(order: Order, visit: Slots | null): number | null {
  const span = visit && bookedSpan(visit);
  if (!span) return null;
  if (order.deliveredAt !== null) return visit.agreed ? span.from : null;
  return Math.min(span.from, workDueAt(order) ?? span.from);
}

export function isTooEarly(order: Order, visit: Slots | null, now: number): boolean {
  const from = deliverableFrom(order, visit);
  return from !== null && now < from;
}

/**
 * Returns the end of the review, at least its window after the visit. After the first delivery only agreed visits
 * count, or a wish could hold the money for months. It also stops a seller from setting a late visit and delivering
 * after it.
 */
export function reviewDueAfter(order: Order, visit: Slots | null, now: number): number {
  const counts = visit && (order.deliveredAt === null || visit.agreed !== null);
  const end = (counts && bookedSpan(visit)?.to) || now;
  const unheard = visit !== null && visit.agreed === null && visit.wish?.by !== "buyer";
  const due = (unheard ? workDueAt(order) : null) ?? now;
  return Math.max(order.reviewDueAt ?? 0, Math.max(now, end, due) + REVIEW_WINDOW);
}

export function slotsAhead({ wish, placeCode }: Slots, now: number): number[] {
  if (wish === null) return [];
  const zone = zoneAt(placeCode);
  return wish.slots.filter((slot) => spanOf({ day: wish.day, slot }, zone).from > now);
}

export function acceptableUntil(visit: Slots, now: number): number | null {
  const ahead = slotsAhead(visit, now);
  if (visit.wish === null || ahead.length === 0) return null;
  return spanOf({ day: visit.wish.day, slot: Math.max(...ahead) }, zoneAt(visit.placeCode)).from;
}

/** answer: the other side's wish needs one. awaited: the own wish has no answer yet. ahead: the visit is next. */
export type VisitTurn = "answer" | "awaited" | "ahead";

export function visitTurn(order: Order, visit: Slots | null, side: Side, now: number): VisitTurn | null {
  if (visit === null || (order.phase !== "working" && order.phase !== "revision")) return null;
  const wished = slotsAhead(visit, now).length > 0 ? visit.wish : null;
  const first = order.changeBy === otherSide(side) || (order.phase === "working" && isLate(order, now, 0));
  if (wished && wished.by !== side && !first) return "answer";
  if (!isTooEarly(order, visit, now)) return null;
  if (wished && visit.agreed === null) return "awaited";
  return side === "seller" ? "ahead" : null;
}

type AcceptVisit = { kind: "accept_visit"; visit: Visit | null; day: string; slot: number };

/** Returns UTC ms by which the bill is due, never later than before, because the other side relies on it. */
function billBefore({ paymentDueAt }: Order, visit: Visit, now: number): number | null {
  return paymentDueAt === null ? null : Math.min(paymentDueAt, billDueAt(visit, now));
}

/** Copies the agreed hour to the order. The seller leaves and arrives again after each agreement. */
function agreement(
  order: Order,
  visit: Visit | null,
  { agreed, now }: { agreed: { day: string; slot: number }; now: number },
): StepResult["changes"] {
  if (visit === null) return {};
  const { from } = spanOf(agreed, zoneAt(visit.placeCode));
  const { buyerMoves, sellerMoves } = order;
  const moved = visit.agreed === null ? null : (visit.wish?.by ?? null);
  return {
    visitMode: visit.mode,
    visitAt: from,
    visitAgreedAt: now,
    freeUntil: freeUntilAfter(order, { visitAt: from, by: moved, wishedAt: visit.wish?.at ?? now }, now),
    leftAt: null,
    arrivalAnswer: null,
    buyerMoves: buyerMoves + (moved === "buyer" ? 1 : 0),
    sellerMoves: sellerMoves + (moved === "seller" ? 1 : 0),
  };
}

function isAcceptable(_: Order, { visit, day, slot }: AcceptVisit, now: number, side: Side) {
  const wish = visit?.wish ?? null;
  if (visit === null || wish === null || wish.day !== day || !wish.slots.includes(slot)) return "no_visit";
  if (wish.by === side) return "own_change";
  return spanOf({ day, slot }, zoneAt(visit.placeCode)).from < now ? "visit_passed" : null;
}

function accepted(order: Order, { visit, day, slot }: AcceptVisit, now: number): StepResult<"visit_accepted"> {
  const agreed = { day, slot };
  const deadline = visit && deadlineWithVisit(order, { placeCode: visit.placeCode, agreed }, now);
  const detail = visitDetail(visit, day, [slot]);
  const bill = order.phase === "awaiting_payment" && visit && billBefore(order, { ...visit, agreed }, now);
  const changes = { ...agreement(order, visit, { agreed, now }), ...(bill ? { paymentDueAt: bill } : {}) };
  if (deadline === order.deadline) return { changes, event: "visit_accepted", detail };
  return { changes: { ...changes, deadline }, event: "visit_accepted", detail: { ...detail, deadline } };
}

export const acceptVisitStep = defineVisitStep<AcceptVisit, "visit_accepted", "visit_passed">({
  kind: "accept_visit",
  page: "visit-acceptance",
  isDone: ({ command }) => {
    const agreed = command?.visit?.wish ? null : command?.visit?.agreed;
    return agreed?.day === command?.day && agreed?.slot === command?.slot && agreed != null;
  },
  rules: {
    usual: { check: isAcceptable, apply: accepted },
    afterReport: {
      check: isAcceptable,
      apply: (order, command, now) => {
        const result = accepted(order, command, now);
        return { ...result, changes: { ...result.changes, phase: "working", proposedBy: null, answerDueAt: null } };
      },
    },
  },
});

export function visitTimeFault(
  order: Order,
  { visit, day, slots }: ProposeVisit & { visit: Visit },
  { seller, side, now }: { seller: Availability; side: Side; now: number },
): TimeFault | SlotFault | null {
  const { placeCode } = visit;
  if (isAfterDeadline(visitBefore(order, now), { placeCode, wish: { day, slots } })) return "after_deadline";
  const zone = zoneAt(placeCode);
  const days = daysFor(side, seller, zone, now);
  const offered = days.find((one) => one.day === day);
  return dayFault(days, day, zone, now) ?? (offered ? slotsFault(offered, slots) : "day_off");
}

type ProposeVisit = { kind: "propose_visit"; visit: Visit | null; day: string; slots: readonly number[] };

const MAX_MOVES = 2;

export function hasUsedMoves({ visitAt, buyerMoves, sellerMoves }: Order, side: Side): boolean {
  return visitAt !== null && (side === "buyer" ? buyerMoves : sellerMoves) >= MAX_MOVES;
}

export const proposeVisitStep = defineVisitStep<ProposeVisit, "visit_proposed", "too_many_changes" | "moved_twice">({
  kind: "propose_visit",
  page: "visit",
  limit: { event: "visit_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ side, command }) => command?.visit?.wish?.by === side && isSameWish(command.visit.wish, command),
  rule: {
    guard: (order, _, side) => (hasUsedMoves(order, side) ? "moved_twice" : null),
    check: (_, { visit }) => (visit === null ? "no_visit" : null),
    apply: (_, { visit, day, slots }) => ({
      changes: {},
      event: "visit_proposed",
      detail: visitDetail(visit, day, slots),
    }),
  },
});
