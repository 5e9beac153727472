import type { BatchStatement } from "~/db/core/batch.server";
import { takeCardHold } from "~/db/money/card-holds.server";
import { type AttemptState, findAttempt, moveAttempt, settleAttempt } from "~/db/money/payments.server";
import { settleRefund } from "~/db/money/refunds.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { type GatewayRefundResult, refundResult } from "~/domain/money/gateway-refund";
import { type AttemptStatus, advanceAttempt, type GatewayReport, isPaymentOf } from "~/domain/money/payment";
import { decide } from "~/domain/order/decide";
import type { Context } from "~/platform/core/context.server";
import { type OrderDecisionWrite, writeOrderDecision } from "../order/write-order-decision.server";
import { meaningOf } from "./report-meaning.server";

const TRIES = 8;

type Recording = OrderDecisionWrite & Pick<Context, "admission">;
type Recorded = { status: AttemptStatus; changed: boolean };
/** amount_mismatch: another sum. part_back: part of the payment went back, which staff must look at. */
export type NotRecorded = "unknown_attempt" | "amount_mismatch" | "part_back";

/** Attempt, order, money and `alongside` in one batch. Repeated, late and out-of-order reports change nothing. */
export function recordPayment(
  context: Recording,
  report: GatewayReport,
  alongside: BatchStatement[] = [],
): Promise<Outcome<Recorded, NotRecorded>> {
  return context.admission.unguarded(() => record(context, report, alongside));
}

async function record(
  context: Recording,
  report: GatewayReport,
  alongside: BatchStatement[],
): Promise<Outcome<Recorded, NotRecorded>> {
  const { db, now } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await findAttempt(db, report.gatewayOrderId);
    if (!found) return refused("unknown_attempt");
    const { attempt, order } = found;
    if (!isPaymentOf(report, attempt.amount)) return refused("amount_mismatch");

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
