import type { ATTEMPT_STATUSES } from "~/database/stored-values";
import { DAY } from "~/platform/dates";

export type CardHold = { amount: number; until: number; balance: number };

/** Returns the end of a hold, which counts from the payment, like the cardholder's bank. Null once it is over. */
export function cardHoldEnd(paidAt: number, days: number, now: number): number | null {
  const until = paidAt + days * DAY;
  return until > now ? until : null;
}

export function withdrawable({ balance, held }: { balance: number; held: number }): number {
  return Math.max(0, balance - held);
}

/** Returns rupiah to take from the seller, at most what is still held of that bill. The rest is the platform's loss. */
export function takenFromSeller(holds: readonly CardHold[], now: number): number {
  const held = holds.reduce((sum, { amount, until }) => (until > now ? sum + amount : sum), 0);
  return Math.min(held, holds[0]?.balance ?? 0);
}

export const BODY_IN_ROW = 30 * DAY;
/** ms. A card's chargeback period is shorter. Then only what the books need stays, for ten years by law. */
export const BODY_RETENTION = 90 * DAY;
export const OPEN_BODY_RETENTION = 365 * DAY;

/** The body of a row whose body is archived. No real notification has it. */
export const ARCHIVED_BODY = '""';

export type PaymentMethod = {
  gateway: string;
  name: string;
  label: string;
  card: boolean;
  /** The terms of a refund. Null if the gateway cannot refund it the same way. */
  refund: RefundTerms | null;
};

export type MethodKind = "qr" | "wallet" | "bank" | "card" | "store" | "later";

/** A way to pay that the gateway's page shows. `label` is its name in its kind, such as "BCA". */
export type OfferedMethod = { kind: MethodKind; label: string };

export type RefundTerms = {
  days: number | null;
  arrives: string | null;
};

export type MethodUsed = { gateway: string; method: string | null };

export function findMethod(
  methods: readonly PaymentMethod[],
  { gateway, method }: MethodUsed,
): PaymentMethod | undefined {
  return methods.find((known) => known.gateway === gateway && known.name === method);
}

export function isCard(methods: readonly PaymentMethod[], used: MethodUsed): boolean {
  return findMethod(methods, used)?.card ?? false;
}

const PATH = "/payment/";

export const paymentPath = (orderId: string) => `${PATH}${orderId}`;

/** Returns true for a page with the gateway's window. It needs a separate CSP, which only a full page load gets. */
export const isPaymentPath = (path: string) => path.startsWith(PATH);

export type GatewayReport = {
  gatewayOrderId: string;
  /** The outcome according to this report only. A partial refund counts as a full one. */
  outcome: AttemptStatus;
  part?: boolean;
  /** True if the gateway has not settled it yet, so nothing can be refunded. */
  unsettled?: boolean;
  method: string | null;
  /** Rupiah that the buyer paid, including any fee that the gateway added. */
  amount: number | null;
  /** Rupiah. It is set only if the gateway states that it added a fee. */
  amountBeforeFee?: number;
  transactionId: string | null;
  refundAmount?: number;
  /** Refunds by the key of their request. Undefined if the gateway does not list refunds. */
  refunds?: readonly { key: string; amount: number }[];
};

/** Returns true if the amount pays `price`. A larger amount does if the gateway states that the rest is its fee. */
export function isMatchingPayment(
  { amount, amountBeforeFee }: Pick<GatewayReport, "amount" | "amountBeforeFee">,
  price: number,
): boolean {
  if (amount === price) return true;
  return amount !== null && amount > price && amountBeforeFee === price;
}

export const FOREIGN = ["foreign_currency", "foreign_merchant"] as const;
export type ForeignReason = (typeof FOREIGN)[number];

export function isForeign(reason: string): reason is ForeignReason {
  return (FOREIGN as readonly string[]).includes(reason);
}

/** The outcome in the return URL. Anybody can write it, so it selects words and never a state. */
export type PaymentHint = "success" | "pending" | "failed" | null;

/** The maximum number of attempts of a bill. Each must be queried before the order can end. */
export const MAX_ATTEMPTS = 20;

export const OPENINGS_AN_HOUR = 60;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

const ARRIVED_STATUSES: readonly AttemptStatus[] = ["paid", "refunded", "charged_back"];

export function hasPaymentArrived(status: AttemptStatus): boolean {
  return ARRIVED_STATUSES.includes(status);
}

export const OPEN_ATTEMPTS: readonly AttemptStatus[] = ["pending", "review"];

/** Statuses in which a bill can be paid. A refused attempt can be retried at its old amount. */
export const PAYABLE_ATTEMPTS: readonly AttemptStatus[] = [...OPEN_ATTEMPTS, "failed"];

/**
 * The next statuses. A refused attempt can be retried on the gateway's page. Paid money leaves by refund or
 * charge-back.
 */
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

export function advanceAttempt(current: AttemptStatus, next: AttemptStatus): AttemptStatus {
  return NEXT_STATUSES[current].includes(next) ? next : current;
}

/** Returns an id that is unique at the gateway and has at most 50 characters. `attempt` starts at 1. */
export function gatewayOrderId(orderId: string, attempt: number): string {
  return `JW-${orderId}-${attempt}`;
}
