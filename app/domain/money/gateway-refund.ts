import type { AttemptStatus, GatewayReport } from "./payment";
import type { Debt } from "./refund";

/**
 * What a report of money given back means for a payment. ours: a debt that we asked to be paid, by its key; `whole`
 * when nothing of the payment is left, `more` when the report names another one. foreign: all of it went back without
 * our asking. known: it was booked before. unclear: a part, and nobody here knows what for.
 */
export type GatewayRefundResult =
  | { kind: "ours"; debt: Debt; whole: boolean; more: boolean }
  | { kind: "foreign" }
  | { kind: "known" }
  | { kind: "unclear" };

/** `debts` are all that the payment's order ever owed its buyer. Amounts in integer rupiah. */
export function refundResult(
  report: Pick<GatewayReport, "part" | "refundAmount" | "refunds">,
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
  return booked === 0 && gone === payment.amount ? { kind: "foreign" } : { kind: "unclear" };
}

/** What is booked as gone back by the gateway of a payment, in integer rupiah. */
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

/** All that has gone back of a payment, in integer rupiah; null when the report does not say. */
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

/** Whether the payment that a debt is about went back to the buyer without us, so that nothing of it is owed any more. */
export function isAcceptedByGateway(
  debt: { attempt: number | null },
  attempts: readonly { attempt: number; status: AttemptStatus }[],
): boolean {
  return attempts.some(
    ({ attempt, status }) => attempt === debt.attempt && (status === "charged_back" || status === "refunded"),
  );
}
