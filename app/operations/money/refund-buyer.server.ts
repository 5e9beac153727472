import { accountWantedNotification } from "~/copy/money/refund-notifications";
import { wordingFor } from "~/copy/notification/wording";
import {
  type DueRefund,
  findGatewayRefund,
  leaveToBank,
  recordTry,
  reserveTry,
} from "~/db/money/refunds-due.server";
import { ACCOUNT_REMINDER, GATEWAY_TRIES, nextTryAt } from "~/domain/money/refund";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { sendSoon } from "../notification/send-outbox.server";
import { recordPayment } from "./record-payment.server";

/** unreachable: the gateway is silent. by_hand: the buyer was asked for an account. */
type Refunded = "paid" | "later" | "unreachable" | "by_hand";

/** Asks the gateway first, so a refund whose answer was lost is found; its key makes a repeat harmless. */
export async function refundBuyer(context: Context, due: DueRefund): Promise<Refunded> {
  const { db, now } = context;
  const { payment } = due;
  if (payment === null) return byHand(context, due, "no payment to give back");
  if (!(await reserveTry(db, due, nextTryAt(due.tries, now)))) return "later";

  const gateway = context.gateways.of(payment);
  const asked = await gateway.status(payment.gatewayOrderId);
  if (!asked.ok) return later(context, due, asked);
  if (asked.report === null) return byHand(context, due, "404 the gateway knows no such payment");
  const { outcome, unsettled } = asked.report;
  if (outcome === "refunded" || outcome === "charged_back") {
    const recorded = await recordPayment(context, asked.report);
    if (!recorded.ok)
      return later(context, due, { reason: recorded.reason, detail: "part went back unasked" });
    if ((await findGatewayRefund(db, due.id)) === null) return "paid";
  }
  // Only here is it certain that no refund is under way.
  if (due.tries >= GATEWAY_TRIES) return byHand(context, due, `asked ${due.tries} times in vain`);
  if (unsettled)
    return later(context, due, { reason: "refused", detail: "the card payment is not settled yet" });

  const answer = await gateway.refund({
    gatewayOrderId: payment.gatewayOrderId,
    refundKey: due.id,
    amount: due.amount,
    reason: `Pengembalian untuk pesanan ${due.orderId.slice(0, 8)}`,
  });
  if (!answer.ok) {
    return answer.reason === "refused" && gateway.isFinalRefusal(payment.method, now)
      ? byHand(context, due, answer.detail)
      : later(context, due, answer);
  }
  // A refund's answer need not repeat what the status call said about a fee.
  const { amount, amountBeforeFee } = asked.report;
  const fee = answer.report.amount === amount && amountBeforeFee !== undefined ? { amountBeforeFee } : {};
  const recorded = await recordPayment(context, { ...answer.report, ...fee });
  return recorded.ok
    ? "paid"
    : later(context, due, { reason: recorded.reason, detail: "paid, but not booked" });
}

async function later(
  { db }: Context,
  { id, orderId }: DueRefund,
  { reason, detail }: { reason: string; detail: string },
): Promise<Refunded> {
  log("error", "refund_later", { id, order: orderId, reason, detail });
  await recordTry(db, id, detail);
  return reason === "unreachable" ? "unreachable" : "later";
}

async function byHand(context: Context, due: DueRefund, error: string): Promise<Refunded> {
  const { db, env, now } = context;
  const options = { now, wording: wordingFor(env.appOrigin) };
  const change = {
    error,
    remindAt: now + ACCOUNT_REMINDER,
    notification: accountWantedNotification(due, due.title),
  };
  await db.batch(leaveToBank(db, due.id, change, options));
  sendSoon(context);
  return "by_hand";
}
