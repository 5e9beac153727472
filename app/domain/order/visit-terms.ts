import type { Visit, VisitWish } from "../visit/visit";
import type { Phase } from "./order";
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
