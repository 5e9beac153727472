import type { AttemptState } from "~/db/money/payments.server";
import type { PaymentAttempt } from "~/db/order/orders.server";
import { takenFromSeller } from "~/domain/money/card-hold";
import { type GatewayRefundResult, refundedAmount } from "~/domain/money/gateway-refund";
import type { AttemptStatus, GatewayReport } from "~/domain/money/payment";
import { type Debt, isLastDebt } from "~/domain/money/refund";
import type { Command } from "~/domain/order/decision";
import type { Order } from "~/domain/order/order";

type Meaning = { command: Command; paid: readonly Debt[] };

/** Null when only the attempt changes. */
export function meaningOf(
  status: AttemptStatus,
  back: GatewayRefundResult | null,
  report: GatewayReport,
  found: AttemptState,
  now: number,
): Meaning | null {
  const { attempt, attempts, order } = found;
  if (back?.kind === "ours") return recordRefund(back.debt, found);
  const number = attempt.attempt;
  const withoutDebts = (command: Command): Meaning => ({ command, paid: [] });
  switch (status) {
    case "paid":
      return withoutDebts({
        kind: "record_payment",
        amount: attempt.amount,
        attempt: number,
        method: report.method ?? "",
      });
    case "review":
      return withoutDebts({ kind: "payment_in_review", attempt: number });
    case "failed":
    case "expired":
    case "cancelled":
      return speaksForOrder(attempt, attempts, order, report)
        ? withoutDebts({ kind: "payment_failed", attempt: number })
        : null;
    case "refunded": {
      const debt = openDebts(found).find(({ amount }) => amount === attempt.amount);
      return debt ? recordRefund(debt, found) : takeBack(found, "refund", now);
    }
    case "charged_back":
      return takeBack(found, "chargeback", now);
    default:
      return null;
  }
}

function recordRefund(debt: Debt, { debts }: AttemptState): Meaning {
  const last = isLastDebt(debts, debt.id);
  return {
    command: { kind: "record_refund", amount: debt.amount, through: "gateway", last },
    paid: [debt],
  };
}

function takeBack(found: AttemptState, cause: "refund" | "chargeback", now: number): Meaning {
  const { attempt, debts, hold } = found;
  const left = attempt.status === "paid" ? attempt.amount - refundedAmount(attempt, debts) : attempt.amount;
  const open = openDebts(found);
  const owed = open.reduce((sum, debt) => sum + debt.amount, 0);
  const held = cause === "chargeback" && !attempt.surplus ? takenFromSeller(hold, now) : 0;
  const last = debts.every((debt) => debt.status === "paid" || open.includes(debt));
  const { surplus } = attempt;
  return { command: { kind: "take_back", amount: left, surplus, owed, last, held, cause }, paid: open };
}

function openDebts({ attempt, debts }: AttemptState): Debt[] {
  return debts.filter((debt) => debt.attempt === attempt.attempt && debt.status !== "paid");
}

/** An end means nothing while another attempt is open or time is up; an order under review is always informed. */
function speaksForOrder(
  attempt: PaymentAttempt,
  attempts: readonly PaymentAttempt[],
  order: Order,
  report: GatewayReport,
): boolean {
  const others = attempts.filter((other) => other.id !== attempt.id);
  if (attempt.status === "review") return others.every(({ status }) => status !== "review");
  if (others.length > 0) return false;
  return !(report.outcome === "expired" && attempt.expiresAt >= (order.paymentDueAt ?? 0));
}
