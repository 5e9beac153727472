import { randomUUID } from "node:crypto";
import type { Reply, StandIn } from "./stand-in.ts";
import { expireIfDue } from "./stand-in.ts";
import { decimals, statusJson } from "./status-json.ts";
import type { GatewayPayment, Transaction } from "./transactions.ts";
import { change, paidSum, refundedOf } from "./transactions.ts";

const refundable = new Set(["credit_card", "gopay", "qris", "shopeepay", "dana", "ovo", "kredivo", "akulaku"]);

const day = 86_400_000;
/** Days after the payment in which a provider accepts a refund. The shorter period if it depends on the app. */
const refundWindows: Record<string, number> = { qris: 7, ovo: 7, kredivo: 14, gopay: 45, dana: 45 };

export function coreError(code: number, message: string): Reply {
  return { status: code, body: { status_code: String(code), status_message: message, id: randomUUID() } };
}

/** Handles /v2/{order or transaction id}/{verb}. Returns 404 until the buyer has chosen a payment method. */
export function coreCall(standIn: StandIn, id: string, verb: string, body: unknown): Reply {
  const transaction = standIn.store.find(id);
  if (!transaction?.payment) return coreError(404, "Transaction doesn't exist.");
  expireIfDue(standIn, transaction);
  const { payment } = transaction;
  const challenged = payment.status === "capture" && payment.fraudStatus === "challenge";
  switch (verb) {
    case "status":
      return { status: 200, body: statusJson(transaction, payment, standIn) };
    case "cancel":
      if (payment.status !== "pending" && payment.status !== "capture") return notAllowed();
      return move(standIn, transaction, "cancel", "Success, transaction is canceled");
    case "expire":
      if (payment.status !== "pending") return notAllowed();
      return move(standIn, transaction, "expire", "Success, transaction is expired");
    case "approve":
      if (!challenged) return notAllowed();
      return move(standIn, transaction, "capture", "Success, transaction is approved");
    case "deny":
      if (!challenged) return notAllowed();
      return move(standIn, transaction, "deny", "Success, transaction is denied");
    case "refund":
    case "refund/online/direct":
      return refund(standIn, transaction, payment, body);
    default:
      return coreError(404, "The requested resource is not found");
  }
}

function notAllowed(): Reply {
  return coreError(412, "Merchant cannot modify the status of the transaction");
}

function move(standIn: StandIn, transaction: Transaction, status: string, message: string): Reply {
  const payment = change(transaction, { status }, standIn.now());
  standIn.store.save();
  void standIn.notifier.send(transaction);
  return { status: 200, body: { ...statusJson(transaction, payment, standIn), status_message: message } };
}

function refund(standIn: StandIn, transaction: Transaction, payment: GatewayPayment, body: unknown): Reply {
  const request = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const left = paidSum(transaction) - refundedOf(payment);
  const key = String(request.refund_key ?? randomUUID());
  const amount = request.amount === undefined ? left : Number(request.amount);
  if (!Number.isSafeInteger(amount) || amount < 1) return coreError(400, "refund amount must be a whole number");
  if (!refundable.has(payment.paymentType)) {
    return coreError(412, `Refund is not supported for payment type ${payment.paymentType}`);
  }
  const earlier = payment.refunds.find((one) => one.key === key);
  if (earlier && earlier.amount !== amount) return coreError(406, "Duplicate refund key with another amount");
  if (!earlier) {
    if (payment.status !== "settlement" && payment.status !== "partial_refund") return notAllowed();
    if (amount > left) return coreError(412, "Refund amount is larger than the remaining amount");
    const window = refundWindows[payment.paymentType] ?? 365;
    if (standIn.now() - (payment.settlementTime ?? 0) > window * day)
      return coreError(414, "Refund is rejected by the payment provider: the refund window has passed");
    payment.refunds.push({ key, amount, reason: String(request.reason ?? ""), at: standIn.now() });
    change(transaction, { status: amount === left ? "refund" : "partial_refund" }, standIn.now());
    standIn.store.save();
    void standIn.notifier.send(transaction);
  }
  return {
    status: 200,
    body: {
      ...statusJson(transaction, transaction.payment ?? payment, standIn),
      status_message: "Success, refund request is approved",
      refund_key: key,
      refund_amount: decimals(amount),
    },
  };
}
