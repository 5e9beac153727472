import { DAY } from "../core/dates";
import type { Order } from "./order";

export const NOT_ASKED = { phaseBefore: null, buyerShare: null, proposedBy: null, answerDueAt: null };

/** At least a day to look at a delivery again. */
export const asBefore = (order: Order, now: number) => ({
  ...NOT_ASKED,
  phase: order.phaseBefore ?? ("working" as const),
  ...(order.phaseBefore === "delivered" ? { reviewDueAt: Math.max(order.reviewDueAt ?? 0, now + DAY) } : {}),
});
