import type { AttemptStatus, GatewayReport } from "./payment";
import type { Debt } from "./refund";

/** ours: by our key (`whole`: none left, `more`: names another); foreign: all, unasked; unclear: a part. */
export type GatewayRefundResult =
  | { kind: "ours"; debt: Debt; whole: boolean; more: boolean }
  | { kind: "foreign" }
  | { kind: "known" }
  | { kind: "unclear" };

/** `debts`: all that the order ever owed its buyer. Integer rupiah. */
export function refundResult(
  report: Pick<GatewayReport, "part" | "refundAmount" | "refunds"> & { amount?: GatewayReport["amount"] },
  payment: { attempt: number; amount: number },
  debts: readonly Debt[],
): GatewayRefundResult {
  const own = debts.filter(({ attempt }) => attempt === payment.attempt);
  const booked = refundedAmount(payment, debts);
  const named = own.filter((debt) => debt.status !== "paid" && isNamed(report, debt));
  const [debt] = named;
  if (debt) {
    const whole = booked + debt.amount >= payment.amount;
    return { kind: "ours", debt, whole, more: named.length > 1 };
  }
  const gone = goneBack(report, payment.amount);
  if (gone !== null && gone <= booked) return { kind: "known" };
  // The gateway may return its own fee too, or keep it.
  const most = Math.max(payment.amount, report.amount ?? 0);
  const isWhole = gone !== null && gone >= payment.amount && gone <= most;
  return booked === 0 && isWhole ? { kind: "foreign" } : { kind: "unclear" };
}

export function refundedAmount(payment: { attempt: number }, debts: readonly Debt[]): number {
  return sum(
    debts.filter(
      ({ attempt, status, route }) => attempt === payment.attempt && status === "paid" && route === "gateway",
    ),
  );
}

function isNamed({ refunds }: Pick<GatewayReport, "refunds">, { id, amount }: Debt): boolean {
  return (refunds ?? []).some((refund) => refund.key === id && refund.amount === amount);
}

function goneBack(
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

/** The payment went back to the buyer without us, so nothing of the debt is owed. */
export function isAcceptedByGateway(
  debt: { attempt: number | null },
  attempts: readonly { attempt: number; status: AttemptStatus }[],
): boolean {
  return attempts.some(
    ({ attempt, status }) => attempt === debt.attempt && (status === "charged_back" || status === "refunded"),
  );
}
