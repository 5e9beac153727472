import { DAY, endOfDate } from "../core/dates";
import { zoneAt } from "../place/zone";
import { momentOf } from "../visit/calendar";
import { type Span, spanOf, type Visit, type VisitWish } from "../visit/visit";
import {
  isLate,
  PAID_BEFORE_VISIT,
  PAYMENT_WINDOW,
  REVIEW_WINDOW,
  SHORTEST_PAYMENT,
  workDueAt,
} from "./escrow";
import { type Order, otherSide, type Phase, type Side } from "./order";
import type { StepResult } from "./step";

/** While the work is ahead. Delivered or disputed work waits for something else than an hour. */
export const VISITABLE: readonly Phase[] = ["inquiry", "quoted", "awaiting_payment", "working", "revision"];

/** For history and notifications, which anybody on either side may read at any time: never the street. */
export function visitDetail(
  visit: Pick<Visit, "placeCode"> | null,
  day: string,
  [slot, other]: readonly number[],
): NonNullable<StepResult["detail"]> {
  return { day, slot: slot ?? null, otherSlot: other ?? null, place: visit?.placeCode ?? null };
}

export function isSameWish(
  wish: Pick<VisitWish, "day" | "slots">,
  { day, slots }: Pick<VisitWish, "day" | "slots">,
): boolean {
  return wish.day === day && [...wish.slots].sort().join() === [...slots].sort().join();
}

type Wished = { placeCode: string; wish: Pick<VisitWish, "day" | "slots"> | null };

/** A wished day after the package's own time is its deadline, or it would be late before anybody comes. */
export function coveringVisit(order: Order, visit: Wished | null): Order {
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

/** UTC ms, before the visit, so that nobody comes unpaid; one too near still leaves `SHORTEST_PAYMENT`. */
export function billDueAt(visit: (Pick<Visit, "placeCode" | "agreed"> & Wished) | null, now: number): number {
  const begin = visit && beginAhead(visit, now);
  const usual = now + PAYMENT_WINDOW;
  return begin === null
    ? usual
    : Math.min(usual, Math.max(begin - PAID_BEFORE_VISIT, now + SHORTEST_PAYMENT));
}

/** UTC ms; null where all that has begun. */
function beginAhead({ agreed, wish, placeCode }: NonNullable<Parameters<typeof billDueAt>[0]>, now: number) {
  const zone = zoneAt(placeCode);
  const from = (day: string, slot: number) => momentOf(day, slot, zone);
  const agreedAt = agreed && from(agreed.day, agreed.slot);
  if (agreedAt !== null && agreedAt > now) return agreedAt;
  const wished = (wish?.slots ?? []).map((slot) => from(wish?.day ?? "", slot)).filter((at) => at > now);
  return wished.length === 0 ? null : Math.min(...wished);
}

/** UTC ms; the end of the visit's day where that comes after the days. */
export function deadlineOfQuote(
  order: Order,
  visit: Slots | null,
  { days, now }: { days: number; now: number },
): number | null {
  // A seller's own wish that nobody has said yes to would lengthen their own promise.
  const wish = visit?.wish?.by === "buyer" ? visit.wish : null;
  const slots = visit && (visit.agreed ?? wish);
  const end = slots ? endOfDate(slots.day, zoneAt(visit.placeCode)) : null;
  const covers = order.phase === "quoted" && order.deadline === end;
  if (end === null || (order.deadline !== null && !covers)) return order.deadline;
  return end > now + days * DAY ? end : null;
}

/** UTC ms; null where nothing binds, as after a delivery. */
export function visitBefore(order: Order, now: number): number | null {
  if (order.deliveredAt !== null) return null;
  return workDueAt(order) ?? (order.maxDays === null ? null : now + order.maxDays * DAY);
}

/** Of a price with its days: a seller's own wish for after them, which could not be wished for afterwards either. */
export function outlastsQuote(
  order: Order,
  visit: Slots | null,
  { days, now }: { days: number; now: number },
): boolean {
  if (visit?.wish?.by !== "seller") return false;
  return isAfterDeadline(deadlineOfQuote(order, visit, { days, now }) ?? now + days * DAY, visit);
}

/** A deadline of `due` (UTC ms) would make the work late before the visit that both agreed on is over. */
export function endsAfter(due: number, order: Order, visit: Slots | null): boolean {
  if (order.deliveredAt !== null || !visit?.agreed) return false;
  return spanOf(visit.agreed, zoneAt(visit.placeCode)).to > due;
}

/** UTC ms; the end of the agreed day where the work would be due before. */
export function deadlineWithVisit(
  order: Order,
  { placeCode, agreed }: Pick<Visit, "placeCode"> & { agreed: { day: string; slot: number } },
  now: number,
): number | null {
  const due = visitBefore(order, now);
  const visit = { placeCode, agreed, wish: null };
  if (due === null || !endsAfter(due, order, visit)) return order.deadline;
  return endOfDate(agreed.day, zoneAt(placeCode));
}

/** Whether a slot of the wish begins after the work is due. */
export function isAfterDeadline(due: number | null, { placeCode, wish }: Wished): boolean {
  if (due === null || wish === null) return false;
  const zone = zoneAt(placeCode);
  return wish.slots.some((slot) => momentOf(wish.day, slot, zone) > due);
}

export type Slots = Pick<Visit, "agreed" | "wish" | "placeCode">;

/** What was agreed on, else what is on the table; of two slots from the first's beginning to the last's end. */
export function standingSpan({ agreed, wish, placeCode }: Slots): Span | null {
  const zone = zoneAt(placeCode);
  const [day, slots] = agreed ? [agreed.day, [agreed.slot]] : wish ? [wish.day, wish.slots] : ["", []];
  if (slots.length === 0) return null;
  const at = (slot: number) => spanOf({ day, slot }, zone);
  return { from: at(Math.min(...slots)).from, to: at(Math.max(...slots)).to };
}

/**
 * UTC ms; null: at any time. Past the deadline nobody waits for an hour that the other side could move on for ever.
 */
function deliverableFrom(order: Order, visit: Slots | null): number | null {
  const span = visit && standingSpan(visit);
  if (!span) return null;
  if (order.deliveredAt !== null) return visit.agreed ? span.from : null;
  return Math.min(span.from, workDueAt(order) ?? span.from);
}

export function isTooEarly(order: Order, visit: Slots | null, now: number): boolean {
  const from = deliverableFrom(order, visit);
  return from !== null && now < from;
}

/**
 * UTC ms, and no sooner than the window after the visit. Only what both agreed on counts after a first delivery, or a
 * wish would hold the money for months; nor may a seller set an hour late and deliver after it.
 */
export function reviewDueAfter(order: Order, visit: Slots | null, now: number): number {
  const counts = visit && (order.deliveredAt === null || visit.agreed !== null);
  const end = (counts && standingSpan(visit)?.to) || now;
  const unheard = visit !== null && visit.agreed === null && visit.wish?.by !== "buyer";
  const due = (unheard ? workDueAt(order) : null) ?? now;
  return Math.max(order.reviewDueAt ?? 0, Math.max(now, end, due) + REVIEW_WINDOW);
}

export function slotsAhead({ wish, placeCode }: Slots, now: number): number[] {
  if (wish === null) return [];
  const zone = zoneAt(placeCode);
  return wish.slots.filter((slot) => spanOf({ day: wish.day, slot }, zone).from > now);
}

/** UTC ms; null where none of what was wished for can be accepted any more. */
export function acceptableUntil(visit: Slots, now: number): number | null {
  const ahead = slotsAhead(visit, now);
  if (visit.wish === null || ahead.length === 0) return null;
  return spanOf({ day: visit.wish.day, slot: Math.max(...ahead) }, zoneAt(visit.placeCode)).from;
}

/** `answer`: the other side's wish; `awaited`: one's own has no answer; `ahead`: it has to take place first. */
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
