import type { AttemptStatus } from "~/domain/money/payment";

type MidtransStatus = { statusCode: string; transactionStatus: string; fraudStatus: string | null };

/** An unknown status is `pending`, so that it moves no money. A partial refund is `refunded` too. */
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

export function isPart({ transactionStatus }: MidtransStatus): boolean {
  return transactionStatus === "partial_refund" || transactionStatus === "partial_chargeback";
}

/** A card was charged, but the money has yet to come: until then none of it can be refunded. */
export function isUnsettled({ transactionStatus }: MidtransStatus): boolean {
  return transactionStatus === "capture";
}
