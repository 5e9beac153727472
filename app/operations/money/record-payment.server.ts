import type { BatchStatement } from "~/db/core/batch.server";
import { takeCardHold } from "~/db/money/card-holds.server";
import { type AttemptState, findAttempt, moveAttempt, settleAttempt } from "~/db/money/payments.server";
import { settleRefund } from "~/db/money/refunds.server";
import type { PaymentAttempt } from "~/db/order/orders.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { takenFromSeller } from "~/domain/money/card-hold";
import { type GatewayRefundResult, refundedAmount, refundResult } from "~/domain/money/gateway-refund";
import { type AttemptStatus, advanceAttempt, type GatewayReport } from "~/domain/money/payment";
import { type Debt, isLastDebt } from "~/domain/money/refund";
import { decide } from "~/domain/order/decide";
import type { Command } from "~/domain/order/decision";
import type { Order } from "~/domain/order/order";
import { type OrderDecisionWrite, writeOrderDecision } from "../order/write-order-decision.server";

const TRIES = 8;

type Recorded = { status: AttemptStatus; changed: boolean };
/** amount_mismatch: another sum. part_back: part of the payment went back, which staff must look at. */
export type NotRecorded = "unknown_attempt" | "amount_mismatch" | "part_back";

/** Attempt, order, money and `alongside` in one batch. Repeated, late and out-of-order reports change nothing. */
export async function recordPayment(
  context: OrderDecisionWrite,
  report: GatewayReport,
  alongside: BatchStatement[] = [],
): Promise<Outcome<Recorded, NotRecorded>> {
  const { db, now } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await findAttempt(db, report.gatewayOrderId);
    if (!found) return refused("unknown_attempt");
    const { attempt, order } = found;
    if (report.amount !== attempt.amount) return refused("amount_mismatch");

    // Partly charged back: no report says how much.
    if (report.part && report.outcome === "charged_back") return refused("part_back");
    const back = backOf(report, found);
    // Partly refunded at the gateway: for an unknown reason.
    if (back?.kind === "unclear") return refused("part_back");
    const status = back ? statusAfter(back) : advanceAttempt(attempt.status, report.outcome);
    const changed = status !== attempt.status || back?.kind === "ours";
    const change = { status, method: report.method, now };
    const meaning = changed ? meaningOf(status, back, report, found, now) : null;
    const decision = meaning && decide(order, { kind: "gateway" }, meaning.command, now);

    if (!meaning || !decision?.ok) {
      // Money never moves without the order's consent, which asks for the exact sum.
      if (decision && status === "paid") return refused("amount_mismatch");
      await db.batch([moveAttempt(db, attempt, change), ...alongside]);
      return ok({ status, changed });
    }
    // Money that the order can't hold is refunded, and may lie beside another success.
    const late = meaning.command.kind === "record_payment" && decision.event.kind !== "paid";
    const settled = [
      settleAttempt(db, attempt.id, { ...change, surplus: attempt.surplus || late }),
      ...(meaning.command.kind === "take_back" && meaning.command.held > 0
        ? [takeCardHold(db, order.id, now)]
        : []),
      ...meaning.paid.map(({ id }) =>
        settleRefund(db, id, { route: "gateway", reference: report.transactionId ?? "", now }),
      ),
    ];
    // One event covers one debt; the last carries what belongs to the report as a whole.
    const more = back?.kind === "ours" && back.more;
    const written = await writeOrderDecision(context, found, decision, [
      ...settled,
      ...(more ? [] : alongside),
    ]);
    if (written && !more) return ok({ status, changed });
  }
  throw new Error(`payment ${report.gatewayOrderId} lost ${TRIES} races`);
}

function backOf(report: GatewayReport, { attempt, debts }: AttemptState): GatewayRefundResult | null {
  if (attempt.status !== "paid" || report.outcome !== "refunded") return null;
  return refundResult(report, attempt, debts);
}

function statusAfter(back: GatewayRefundResult): AttemptStatus {
  return back.kind === "foreign" || (back.kind === "ours" && back.whole) ? "refunded" : "paid";
}

type Meaning = { command: Command; paid: readonly Debt[] };

/** Null when only the attempt changes. */
function meaningOf(
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

/** The gateway returned the payment's rest: debts out of it end; on a charge-back, what the seller waits for too. */
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
