import { DAY, endOfDate } from "../core/dates";
import { zoneAt } from "../place/zone";
import { momentOf } from "../visit/calendar";
import type { Visit, VisitWish } from "../visit/visit";
import { workDueAt } from "./escrow";
import type { Order, Phase } from "./order";
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

/** A day wished for after the package's own time is its deadline, or the order would be late before anybody comes. */
export function coveringVisit(order: Order, visit: Wished | null): Order {
  const { maxDays, deadline, createdAt } = order;
  if (!visit?.wish || maxDays === null || deadline !== null) return order;
  const end = endOfDate(visit.wish.day, zoneAt(visit.placeCode));
  return end !== null && end > createdAt + maxDays * DAY ? { ...order, deadline: end } : order;
}

/** The last moment work may begin, UTC ms; null where nothing binds yet. */
export function visitBefore(order: Order, now: number): number | null {
  return workDueAt(order) ?? (order.maxDays === null ? null : now + order.maxDays * DAY);
}

/** Whether a slot of the wish begins after the work is due. */
export function isAfterDeadline(due: number | null, { placeCode, wish }: Wished): boolean {
  if (due === null || wish === null) return false;
  const zone = zoneAt(placeCode);
  return wish.slots.some((slot) => momentOf(wish.day, slot, zone) > due);
}
