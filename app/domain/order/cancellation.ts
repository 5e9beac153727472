import { DAY } from "../core/dates";
import type { Order } from "./order";

/** No request to cancel waits for an answer any more. */
export const NOT_ASKED = { phaseBefore: null, buyerShare: null, proposedBy: null, answerDueAt: null };

/** Where a request to cancel leads back to; a day at least to look at a delivery again, however long that took. */
export const asBefore = (order: Order, now: number) => ({
  ...NOT_ASKED,
  phase: order.phaseBefore ?? ("working" as const),
  ...(order.phaseBefore === "delivered" ? { reviewDueAt: Math.max(order.reviewDueAt ?? 0, now + DAY) } : {}),
});
