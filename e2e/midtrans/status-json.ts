import { randomUUID } from "node:crypto";
import { signatureOf } from "./signature.ts";
import type { GatewayPayment, Transaction } from "./transactions.ts";
import { paidSum, refundedOf } from "./transactions.ts";

/** Formats UTC ms as Midtrans does: "2026-08-17 10:05:00" in WIB. */
function jakartaTime(at: number): string {
  return new Date(at + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
}

/** Formats integer rupiah as Midtrans does: "150000.00". */
export function decimals(amount: number): string {
  return `${amount}.00`;
}

/** Returns the status code of a payment. An expired one has 407 in responses and 202 in notifications. */
export function statusCodeOf(payment: GatewayPayment, asked: boolean): string {
  if (payment.statusCode) return payment.statusCode;
  switch (payment.status) {
    case "pending":
    case "authorize":
      return "201";
    case "capture":
      return payment.fraudStatus === "challenge" ? "201" : "200";
    case "deny":
    case "failure":
      return "202";
    case "expire":
      return asked ? "407" : "202";
    default:
      return "200";
  }
}

type Keys = { serverKey: string; merchantId: string };

export function statusJson(transaction: Transaction, payment: GatewayPayment, keys: Keys, asked = true) {
  const statusCode = statusCodeOf(payment, asked);
  const grossAmount = decimals(paidSum(transaction));
  return {
    status_code: statusCode,
    status_message: asked ? "Success, transaction is found" : "midtrans payment notification",
    transaction_id: payment.transactionId,
    order_id: transaction.orderId,
    gross_amount: grossAmount,
    currency: "IDR",
    payment_type: payment.paymentType,
    transaction_time: jakartaTime(payment.transactionTime),
    transaction_status: payment.status,
    fraud_status: payment.fraudStatus,
    expiry_time: jakartaTime(transaction.expiresAt),
    ...(payment.settlementTime === null ? {} : { settlement_time: jakartaTime(payment.settlementTime) }),
    ...feeFields(transaction, payment),
    ...refundFields(payment),
    merchant_id: keys.merchantId,
    signature_key: signatureOf(transaction.orderId, statusCode, grossAmount, keys.serverKey),
    ...payment.stated,
  };
}

/** Returns the fictitious payment of the dashboard's button "Test notification URL". */
export function testJson({ serverKey, merchantId }: Keys) {
  const orderId = `payment_notif_test_${merchantId}_${randomUUID()}`;
  return {
    status_code: "200",
    status_message: "midtrans payment notification",
    transaction_id: "513f1f01-c9da-474c-9fc9-d5c64364b709",
    order_id: orderId,
    gross_amount: "105000.00",
    currency: "IDR",
    payment_type: "gopay",
    transaction_time: "2023-11-15 18:45:13",
    settlement_time: "2023-11-15 22:45:13",
    transaction_status: "settlement",
    fraud_status: "accept",
    merchant_id: merchantId,
    signature_key: signatureOf(orderId, "200", "105000.00", serverKey),
  };
}

/** Returns a fee that the buyer pays in Midtrans's format ("Automatic Fee Imposition"). */
function feeFields({ grossAmount }: Transaction, { fee }: GatewayPayment) {
  if (fee === 0) return {};
  const info = {
    original_amount: decimals(grossAmount),
    gross_amount: grossAmount + fee,
    customer_imposed_payment_fee: String(fee),
  };
  return { metadata: { extra_info: { gross_amount_info: info } } };
}

function refundFields(payment: GatewayPayment) {
  if (payment.refunds.length === 0) return {};
  return {
    refund_amount: decimals(refundedOf(payment)),
    refunds: payment.refunds.map((refund, index) => ({
      refund_chargeback_id: index + 1,
      refund_amount: decimals(refund.amount),
      refund_key: refund.key,
      reason: refund.reason,
      created_at: jakartaTime(refund.at),
    })),
  };
}
