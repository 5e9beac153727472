/** What a payment gateway says about one attempt, in our words. Amounts in integer rupiah. */
export type GatewayReport = {
  gatewayOrderId: string;
  /** The status the attempt has by this report alone. Of what only a part went back, the same as of the whole. */
  outcome: AttemptStatus;
  /** Only a part of the payment went back. */
  part?: boolean;
  /** The money has yet to come to the gateway: until then nothing of it can be given back. */
  unsettled?: boolean;
  /** The gateway's name of how it was paid; null while nothing is chosen. */
  method: string | null;
  /** null when it is not whole rupiah: such a payment can't be booked. */
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

export function isForeign(reason: string): reason is Foreign {
  return (FOREIGN as readonly string[]).includes(reason);
}

/** What the address of the way back from paying claims. It chooses words, never a state: anybody can write one. */
export type PaymentHint = "success" | "pending" | "failed" | null;

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
