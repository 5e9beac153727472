/**
 * What the payment gateway says about one attempt, in our words.
 * `grossAmount` is the gateway's raw text ("150000.00", the signature covers it); `amount` and `refundAmount` are integer rupiah.
 */
export type GatewayReport = {
  gatewayOrderId: string;
  statusCode: string;
  transactionStatus: string;
  fraudStatus: string | null;
  paymentType: string | null;
  grossAmount: string;
  /** null when the text is not whole rupiah: such a payment can't be booked. */
  amount: number | null;
  transactionId: string | null;
  /** All that has gone back so far. */
  refundAmount?: number;
  /** What went back, by the key it was asked for with; missing where the gateway does not list it. */
  refunds?: readonly { key: string; amount: number }[];
};

/** Why an answer of the gateway is nothing of ours: its sum is not in rupiah, or it was paid to another merchant. */
export const FOREIGN = ["foreign_currency", "foreign_merchant"] as const;
export type Foreign = (typeof FOREIGN)[number];

/**
 * Null for an answer that counts. The gateway leaves both fields out of some answers (those about cards): the question was
 * asked with our key and about our order, which the gateway knows in rupiah alone, so what is missing is ours.
 */
export function foreignIn(
  { currency, merchantId }: { currency: string | null; merchantId: string | null },
  ourMerchantId: string,
): Foreign | null {
  if (currency !== null && currency !== "IDR") return "foreign_currency";
  return merchantId !== null && merchantId !== ourMerchantId ? "foreign_merchant" : null;
}

export function isForeign(reason: string): reason is Foreign {
  return (FOREIGN as readonly string[]).includes(reason);
}

/** Bills that the gateway opened for one order. Every one of them has to be asked about before the order can end. */
export const MAX_ATTEMPTS = 20;

/** How often an hour the gateway is asked to open one for an order, whatever it answers. */
export const OPENINGS_AN_HOUR = 60;

export const ATTEMPT_STATUSES = [
  "pending",
  "paid",
  "failed",
  "expired",
  "cancelled",
  "review",
  "refunded",
  "charged_back",
] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

const CAME: readonly AttemptStatus[] = ["paid", "refunded", "charged_back"];

/** Whether an attempt's money came, whatever became of it. */
export function hasCome(status: AttemptStatus): boolean {
  return CAME.includes(status);
}

/** Attempts that may become money without anybody trying again. */
export const OPEN_ATTEMPTS: readonly AttemptStatus[] = ["pending", "review"];

/** The same, and those that were denied: on its page such a bill can be tried again, and is over what it was. */
export const PAYABLE_ATTEMPTS: readonly AttemptStatus[] = [...OPEN_ATTEMPTS, "failed"];

type Verdict = Pick<GatewayReport, "statusCode" | "transactionStatus" | "fraudStatus">;

/**
 * The status an attempt has by this report alone. Paid only on status code 200 with a settlement or an accepted capture;
 * a word we don't know is `pending`, so that it moves no money. A partial refund is `refunded` too: what went back says the report.
 */
export function attemptOutcome(report: Verdict): AttemptStatus {
  switch (report.transactionStatus) {
    case "settlement":
      return report.statusCode === "200" ? "paid" : "pending";
    case "capture":
      return captureOutcome(report);
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

function captureOutcome(report: Verdict): AttemptStatus {
  if (report.fraudStatus === "challenge") return "review";
  if (report.fraudStatus === "deny") return "failed";
  return report.fraudStatus === "accept" && report.statusCode === "200" ? "paid" : "pending";
}

/** Where each status may lead. Denied attempts may be tried again on the gateway's page; money once in only leaves by name. */
const NEXT_STATUSES: Record<AttemptStatus, readonly AttemptStatus[]> = {
  pending: ["paid", "review", "failed", "expired", "cancelled"],
  review: ["paid", "failed", "expired", "cancelled"],
  failed: ["pending", "paid", "review", "expired", "cancelled"],
  expired: ["paid", "review"],
  cancelled: ["paid", "review"],
  paid: ["refunded", "charged_back"],
  refunded: ["charged_back"],
  charged_back: [],
};

/** The status after hearing `next`: repeated, late and out-of-order reports leave `current` as it is. */
export function advanceAttempt(current: AttemptStatus, next: AttemptStatus): AttemptStatus {
  return NEXT_STATUSES[current].includes(next) ? next : current;
}

/** The gateway's order id of an order's nth attempt (from 1): unique for ever, at most 50 characters. */
export function gatewayOrderId(orderId: string, attempt: number): string {
  return `JW-${orderId}-${attempt}`;
}

/** Integer rupiah of the gateway's "150000.00", or null when it isn't whole rupiah. */
export function parseGrossAmount(text: string): number | null {
  const whole = /^(\d{1,15})(?:\.00?)?$/.exec(text)?.[1];
  return whole === undefined ? null : Number(whole);
}

const METHOD_LABELS = new Map([
  ["qris", "QRIS"],
  ["gopay", "GoPay"],
  ["shopeepay", "ShopeePay"],
  ["dana", "DANA"],
  ["ovo", "OVO"],
  ["credit_card", "Kartu kredit atau debit"],
  ["bank_transfer", "Transfer bank lewat virtual account"],
  ["permata", "Transfer bank lewat virtual account"],
  ["echannel", "Transfer bank lewat Mandiri Bill"],
  ["cstore", "Gerai (Indomaret, Alfamart)"],
  ["akulaku", "Akulaku PayLater"],
  ["kredivo", "Kredivo"],
  ["bca_klikpay", "BCA KlikPay"],
  ["bca_klikbca", "KlikBCA"],
  ["cimb_clicks", "OCTO Clicks"],
  ["bri_epay", "BRImo"],
  ["danamon_online", "Danamon Online Banking"],
  ["uob_ezpay", "UOB EZ Pay"],
]);

/** How a person calls the gateway's `payment_type`. */
export function gatewayMethodLabel(paymentType: string | null): string {
  if (paymentType === null) return "Belum dipilih";
  return METHOD_LABELS.get(paymentType) ?? "Metode lain";
}
