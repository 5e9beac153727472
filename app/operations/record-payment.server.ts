import type { Attempt, Statement } from "~/db/orders.server";
import { type AttemptState, findAttempt, moveAttempt, settleAttempt } from "~/db/payments.server";
import { type OpenRefund, settleRefund } from "~/db/refunds.server";
import type { Order } from "~/domain/order";
import { decide } from "~/domain/order-decide";
import type { Command } from "~/domain/order-decision";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { type AttemptStatus, advanceAttempt, attemptOutcome, type GatewayReport } from "~/domain/payment";
import { type Writing, writeDecision } from "./write-decision.server";

/** Each lost race means that another change came through, so a handful is plenty. */
const TRIES = 8;

export type Recorded = { status: AttemptStatus; changed: boolean };
export type NotRecorded = "unknown_attempt" | "amount_mismatch";

/**
 * Books what the gateway itself reported about an attempt: moves the attempt, the order and the money in one batch,
 * with `alongside` in it. Repeated, late and out-of-order reports change nothing.
 */
export async function recordPayment(
  context: Writing,
  report: GatewayReport,
  alongside: Statement[] = [],
): Promise<Outcome<Recorded, NotRecorded>> {
  const { db, now } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await findAttempt(db, report.gatewayOrderId);
    if (!found) return refused("unknown_attempt");
    const { attempt, order } = found;
    if (report.amount !== attempt.amount) return refused("amount_mismatch");

    const status = advanceAttempt(attempt.status, attemptOutcome(report));
    const changed = status !== attempt.status;
    // A part given back at the gateway is for a person to look at: nobody here knows what it was for.
    if (report.refundAmount !== undefined && changed && report.refundAmount < attempt.amount)
      return refused("amount_mismatch");
    const change = { status, method: report.paymentType, now };
    const command = changed ? commandFor(status, report, found) : null;
    const decision = command && decide(order, { kind: "gateway" }, command, now);

    if (!decision?.ok) {
      // Money never moves without the order's consent, which asks for the exact sum.
      if (decision && status === "paid") return refused("amount_mismatch");
      await db.batch([moveAttempt(db, attempt, change), ...alongside]);
      return ok({ status, changed });
    }
    // Money that the order can't hold goes straight back, and may lie beside another success.
    const surplus = attempt.surplus || (status === "paid" && decision.event.kind !== "paid");
    const settled = [
      settleAttempt(db, attempt.id, { ...change, surplus }),
      ...givenBack(command, found).map(({ id }) => settleRefund(db, id, { reference: status, now })),
    ];
    if (await writeDecision(context, found, decision, [...settled, ...alongside]))
      return ok({ status, changed });
  }
  throw new Error(`payment ${report.gatewayOrderId} lost ${TRIES} races`);
}

/** What the order has to hear of it; null when it is the attempt's own affair. */
function commandFor(status: AttemptStatus, report: GatewayReport, found: AttemptState): Command | null {
  const { attempt, attempts, order } = found;
  const number = attempt.attempt;
  switch (status) {
    case "paid":
      return {
        kind: "record_payment",
        amount: attempt.amount,
        attempt: number,
        method: report.paymentType ?? "",
      };
    case "review":
      return { kind: "payment_in_review", attempt: number };
    case "failed":
    case "expired":
    case "cancelled":
      return speaksForOrder(attempt, attempts, order, report)
        ? { kind: "payment_failed", attempt: number }
        : null;
    case "refunded": {
      const debt = debtsOf(found).find(({ amount }) => amount === attempt.amount);
      if (!debt) return takeBack(found, "refund");
      return {
        kind: "record_refund",
        amount: debt.amount,
        through: "gateway",
        last: found.owed.length === 1,
      };
    }
    case "charged_back":
      return takeBack(found, "chargeback");
    default:
      return null;
  }
}

/** The gateway gave the payment back without us; what we still owed the buyer of it is ours no longer. */
function takeBack(found: AttemptState, cause: "refund" | "chargeback"): Command {
  const { amount, surplus } = found.attempt;
  const owed = debtsOf(found).reduce((sum, debt) => sum + debt.amount, 0);
  return { kind: "take_back", amount, surplus, owed, cause };
}

/** What is owed to the buyer out of this very payment. */
function debtsOf({ attempt, owed }: AttemptState): OpenRefund[] {
  return owed.filter((debt) => debt.attempt === attempt.attempt);
}

/** The debts that a report leaves behind as paid. */
function givenBack(command: Command | null, found: AttemptState): OpenRefund[] {
  if (command?.kind === "take_back") return debtsOf(found);
  if (command?.kind !== "record_refund") return [];
  return debtsOf(found)
    .filter(({ amount }) => amount === command.amount)
    .slice(0, 1);
}

/**
 * An end changes nothing for the order while another attempt is under way, or when its time is over with it. An order
 * under review has to hear that the review is over in any case: it can neither be paid nor expire before.
 */
function speaksForOrder(
  attempt: Attempt,
  attempts: readonly Attempt[],
  order: Order,
  report: GatewayReport,
): boolean {
  const others = attempts.filter((other) => other.id !== attempt.id);
  if (attempt.status === "review") return others.every(({ status }) => status !== "review");
  if (others.length > 0) return false;
  return !(report.transactionStatus === "expire" && attempt.expiresAt >= (order.paymentDueAt ?? 0));
}
