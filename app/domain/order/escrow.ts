import { DAY, HOUR } from "../core/dates";

/** How long each side may take, in milliseconds. The terms and the help pages say these very numbers to people. */

/** To pay: a virtual account's usual life, and long enough to sleep over. */
export const PAYMENT_WINDOW = 24 * HOUR;

/** To look at a delivery before the money goes to the seller: three days span a weekend. */
export const REVIEW_WINDOW = 72 * HOUR;

/** A quoted price stands this long: prices of materials move. */
export const QUOTE_VALIDITY = 7 * DAY;

/** Past the due time before the buyer may cancel for lateness: a day covers a power cut or a rainy evening. */
export const LATE_GRACE = 24 * HOUR;

/** Past the due time before the scheduler cancels by itself, when nothing came and nobody spoke. */
export const LATE_CANCEL = 7 * DAY;

/** To answer a request to cancel or a dispute; after it the silent side may lose. */
export const ANSWER_WINDOW = 72 * HOUR;

/**
 * When the work is due: the chosen deadline, else the start and the longest estimate. Null before either is known. A
 * deadline that was over before the work could begin says nothing any more.
 */
export function workDueAt(order: {
  deadline: number | null;
  startedAt: number | null;
  maxDays: number | null;
}): number | null {
  const { deadline, startedAt } = order;
  if (deadline !== null && (startedAt === null || startedAt <= deadline)) return deadline;
  if (order.startedAt === null || order.maxDays === null) return null;
  return order.startedAt + order.maxDays * DAY;
}

/** Whether work is still due so long, in milliseconds, after it should have come. */
export function isLate(order: Parameters<typeof workDueAt>[0], now: number, grace: number): boolean {
  const due = workDueAt(order);
  return due !== null && now > due + grace;
}

/** Whether the first delivery, or without one the end of the order (UTC ms), came by the time the work was due. */
export function wasOnTime(
  order: Parameters<typeof workDueAt>[0] & { deliveredAt: number | null },
  endedAt: number,
): boolean {
  const due = workDueAt(order);
  return due === null || (order.deliveredAt ?? endedAt) <= due;
}
