import type { GatewayReport } from "~/payments/payment";
import { HOUR, MINUTE } from "~/platform/dates";
import type { Debt } from "./refund";

/**
 * Compares a report with our refunds. ours: our key was refunded (whole: nothing is left; more: it lists another).
 * foreign: all was refunded without us. unclear: a part was refunded without us.
 */
export type GatewayRefundResult =
  | { kind: "ours"; debt: Debt; whole: boolean; more: boolean }
  | { kind: "foreign" }
  | { kind: "known" }
  | { kind: "unclear" };

export function refundResult(
  report: Pick<GatewayReport, "part" | "refundAmount" | "refunds"> & { amount?: GatewayReport["amount"] },
  payment: { attempt: number; amount: number },
  debts: readonly Debt[],
): GatewayRefundResult {
  const own = debts.filter(({ attempt }) => attempt === payment.attempt);
  const booked = refundedAmount(payment, debts);
  const named = own.filter((debt) => debt.status !== "paid" && isReportedRefund(report, debt));
  const [debt] = named;
  if (debt) {
    const whole = booked + debt.amount >= payment.amount;
    return { kind: "ours", debt, whole, more: named.length > 1 };
  }
  const gone = amountReturned(report, payment.amount);
  if (gone !== null && gone <= booked) return { kind: "known" };
  // The gateway may return its own fee or keep it.
  const maxAmount = Math.max(payment.amount, report.amount ?? 0);
  const isWhole = gone !== null && gone >= payment.amount && gone <= maxAmount;
  return booked === 0 && isWhole ? { kind: "foreign" } : { kind: "unclear" };
}

export function refundedAmount(payment: { attempt: number }, debts: readonly Debt[]): number {
  return sum(
    debts.filter(
      ({ attempt, status, route }) => attempt === payment.attempt && status === "paid" && route === "gateway",
    ),
  );
}

function isReportedRefund({ refunds }: Pick<GatewayReport, "refunds">, { id, amount }: Debt): boolean {
  return (refunds ?? []).some((refund) => refund.key === id && refund.amount === amount);
}

function amountReturned(
  { part, refundAmount, refunds }: Pick<GatewayReport, "part" | "refundAmount" | "refunds">,
  amount: number,
): number | null {
  if (refundAmount !== undefined) return refundAmount;
  if (refunds !== undefined) return sum(refunds);
  return part ? null : amount;
}

function sum(parts: readonly { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}

/** The tries in about two days. Then the buyer names an account, unless the gateway is down and may have paid. */
export const MAX_GATEWAY_TRIES = 12;

export const GATEWAY_TRIED_EVERY = 12 * HOUR;

/** Returns UTC ms: five minutes later at first, then twice as long each time, at most half a day. */
export function nextTryAt(tries: number, now: number): number {
  return now + Math.min(5 * MINUTE * 2 ** Math.min(tries, 20), GATEWAY_TRIED_EVERY);
}

/** Returns the next try, or null if the scheduler reminds the buyer instead. */
export function gatewayTryAt({ route, nextTryAt: next }: Pick<Debt, "route"> & { nextTryAt: number | null }) {
  return route === "gateway" ? next : null;
}

export function lastTryAt({ tries, nextTryAt: next }: { tries: number; nextTryAt: number | null }): number | null {
  return tries === 0 || next === null ? null : next - nextTryAt(tries - 1, 0);
}

export const GATEWAY_SETTLES = MINUTE;
