import { daysUntil } from "../core/dates";
import { isPrice } from "../core/money";
import type { Visit } from "../visit/visit";
import { type ChangeTerms, MAX_REVISIONS } from "./change";
import { QUOTE_VALIDITY } from "./escrow";
import { type Order, otherSide, type Phase, type Side } from "./order";
import type { CommonRefusal, StepResult } from "./step";
import { billDueAt, endsAfter } from "./visit-terms";

export const CHANGEABLE: readonly Phase[] = [
  "quoted",
  "awaiting_payment",
  "working",
  "delivered",
  "revision",
];

export type TermsRefusal = "price_fixed" | "deadline_passed" | "deadline_before_visit" | "bad_revisions";

const isPaid = ({ paymentStatus }: Order): boolean => paymentStatus === "held";

export type WithVisit = { visit?: Visit | null };

export function termsFault(
  order: Order,
  { price, deadline, revisions, visit = null }: ChangeTerms & WithVisit,
  now: number,
): TermsRefusal | CommonRefusal | null {
  if (price !== null) {
    if (isPaid(order)) return "price_fixed";
    // It may still become the payment of the old price.
    if (order.paymentStatus === "review") return "payment_under_review";
    if (!isPrice(price)) return "bad_price";
  }
  if (deadline !== null && !(Number.isInteger(deadline) && deadline > now)) return "deadline_passed";
  if (deadline !== null && endsAfter(deadline, order, visit)) return "deadline_before_visit";
  const countable =
    Number.isInteger(revisions) && Number(revisions) >= 0 && Number(revisions) <= MAX_REVISIONS;
  return revisions === null || countable ? null : "bad_revisions";
}

export const inTime = (order: Order, now: number): "payment_overdue" | null =>
  order.phase === "awaiting_payment" && order.paymentDueAt !== null && now > order.paymentDueAt
    ? "payment_overdue"
    : null;

export const isAsked = ({ changeBy }: Order, side: Side): "no_change" | "own_change" | null =>
  changeBy === null ? "no_change" : changeBy === otherSide(side) ? null : "own_change";

/** A promise in days must not outlast the day both agreed on. */
function agreedDeadline(order: Order, deadline: number, now: number): StepResult["changes"] {
  const days = daysUntil(deadline, now);
  const shorter = order.startedAt === null && order.maxDays !== null && order.maxDays > days;
  return { deadline, ...(shorter ? { maxDays: days } : {}) };
}

export function agreed(
  order: Order,
  { price, deadline, revisions, visit = null }: ChangeTerms & WithVisit,
  now: number,
): StepResult["changes"] {
  return {
    changeBy: null,
    ...(price === null ? {} : { price, totalPrice: price * order.quantity }),
    ...(deadline === null ? {} : agreedDeadline(order, deadline, now)),
    ...(revisions === null ? {} : { revisionsLeft: revisions }),
    // Renews the seller's offer, even one that had run out.
    ...(order.phase === "quoted" ? { quoteExpiresAt: now + QUOTE_VALIDITY } : {}),
    ...(order.phase === "awaiting_payment" && price !== null
      ? { paymentStatus: "unpaid" as const, paymentDueAt: billDueAt(visit, now) }
      : {}),
  };
}

export const detailOf = ({ price, deadline, revisions }: ChangeTerms) => ({ price, deadline, revisions });
