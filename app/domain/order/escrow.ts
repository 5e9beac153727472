import { DAY, HOUR } from "../core/dates";

/** How long each side may take, ms. The terms and help pages state these very numbers. */

/** A virtual account's usual life. */
export const PAYMENT_WINDOW = 24 * HOUR;

/** The seller knows by then that the visit is paid. */
export const PAID_BEFORE_VISIT = HOUR;

export const SHORTEST_PAYMENT = HOUR;

/** Three days span a weekend. */
export const REVIEW_WINDOW = 72 * HOUR;

/** Prices of materials move. */
export const QUOTE_VALIDITY = 7 * DAY;

/** Before the buyer may cancel: covers a power cut or a rainy evening. */
export const LATE_GRACE = 24 * HOUR;

export const LATE_CANCEL = 7 * DAY;

/** Of a request to cancel or a dispute; afterwards the silent side may lose. */
export const ANSWER_WINDOW = 72 * HOUR;

export const RULING_WINDOW = 48 * HOUR;

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

/** Before the payment: a deadline that lies after the days promised, UTC ms. Only the days would be half the truth. */
export function deadlineBeyondDays(
  { deadline, maxDays }: { deadline: number | null; maxDays: number | null },
  now: number,
): number | null {
  return deadline !== null && maxDays !== null && deadline > now + maxDays * DAY ? deadline : null;
}

export function isLate(order: Parameters<typeof workDueAt>[0], now: number, grace: number): boolean {
  const due = workDueAt(order);
  return due !== null && now > due + grace;
}

export function wasOnTime(
  order: Parameters<typeof workDueAt>[0] & { deliveredAt: number | null },
  endedAt: number,
): boolean {
  const due = workDueAt(order);
  return due === null || (order.deliveredAt ?? endedAt) <= due;
}
