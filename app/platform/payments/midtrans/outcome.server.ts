import type { AttemptStatus } from "~/domain/money/payment";

/** The words in which Midtrans says how a payment stands. */
export type MidtransStatus = { statusCode: string; transactionStatus: string; fraudStatus: string | null };

/**
 * Paid only on status code 200 with a settlement or an accepted capture; a word we don't know is `pending`, so that it
 * moves no money. A partial refund is `refunded` too.
 */
export function attemptOutcome(stated: MidtransStatus): AttemptStatus {
  switch (stated.transactionStatus) {
    case "settlement":
      return stated.statusCode === "200" ? "paid" : "pending";
    case "capture":
      return captureOutcome(stated);
    case "deny":
    case "failure":
      return "failed";
    case "cancel":
      return "cancelled";
    case "expire":
      return "expired";
    case "refund":
    case "partial_refund":
      return "refunded";
    case "chargeback":
    case "partial_chargeback":
      return "charged_back";
    default:
      return "pending";
  }
}

function captureOutcome({ statusCode, fraudStatus }: MidtransStatus): AttemptStatus {
  if (fraudStatus === "challenge") return "review";
  if (fraudStatus === "deny") return "failed";
  return fraudStatus === "accept" && statusCode === "200" ? "paid" : "pending";
}

/** Whether only a part of the payment went back. */
export function isPart({ transactionStatus }: MidtransStatus): boolean {
  return transactionStatus === "partial_refund" || transactionStatus === "partial_chargeback";
}

/** Whether a card was charged and the money has yet to come: until then nothing of it can be given back. */
export function isUnsettled({ transactionStatus }: MidtransStatus): boolean {
  return transactionStatus === "capture";
}
