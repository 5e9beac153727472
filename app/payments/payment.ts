import { DAY } from "~/platform/dates";

export type CardHold = { amount: number; until: number; balance: number };

/** UTC ms, counted from the payment, as the cardholder's bank counts; null once that is over. */
export function heldUntil(paidAt: number, days: number, now: number): number | null {
  const until = paidAt + days * DAY;
  return until > now ? until : null;
}

export function withdrawable({ balance, held }: { balance: number; held: number }): number {
  return Math.max(0, balance - held);
}

/** Integer rupiah; only what is still held of that order. The rest is the platform's loss. */
export function takenFromSeller(hold: CardHold | null, now: number): number {
  return hold === null || hold.until <= now ? 0 : Math.min(hold.amount, hold.balance);
}

export const BODY_IN_ROW = 30 * DAY;
/** ms; covers a card's chargeback. Then only what the books need stays, ten years by law. */
export const BODY_KEPT = 90 * DAY;
export const OPEN_BODY_KEPT = 365 * DAY;

/** JSON that stands in a row whose body lies in the archive; no notification is that. */
export const ARCHIVED_BODY = '""';

export type PaymentMethod = {
  gateway: string;
  name: string;
  label: string;
  /** The payer's bank can take the payment back. */
  card: boolean;
  /** Null where the gateway cannot pay it back the way it came. */
  refund: RefundTerms | null;
};

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

/** The gateway's window needs a policy of its own, which only a page that is loaded whole has. */
export const isPaymentPath = (path: string) => path.startsWith(PATH);

export type GatewayReport = {
  gatewayOrderId: string;
  /** By this report alone; a part gone back counts as the whole. */
  outcome: AttemptStatus;
  part?: boolean;
  /** Not with the gateway yet, so nothing can be given back. */
  unsettled?: boolean;
  method: string | null;
  /** The sum that the buyer paid, in rupiah, with any fee of the gateway's on top of our price. */
  amount: number | null;
  /** Present only where the gateway states that it charged the buyer such a fee. */
  amountBeforeFee?: number;
  transactionId: string | null;
  refundAmount?: number;
  /** By the key it was asked for with; missing where the gateway does not list it. */
  refunds?: readonly { key: string; amount: number }[];
};

/** A larger sum is a payment of `price` only if the gateway states that the rest is its own fee. */
export function isPaymentOf(
  { amount, amountBeforeFee }: Pick<GatewayReport, "amount" | "amountBeforeFee">,
  price: number,
): boolean {
  if (amount === price) return true;
  return amount !== null && amount > price && amountBeforeFee === price;
}

export const FOREIGN = ["foreign_currency", "foreign_merchant"] as const;
export type Foreign = (typeof FOREIGN)[number];

export function isForeign(reason: string): reason is Foreign {
  return (FOREIGN as readonly string[]).includes(reason);
}

/** From the return address, which anybody can write: chooses words, never a state. */
export type PaymentHint = "success" | "pending" | "failed" | null;

/** Per order; each must be asked about before the order can end. */
export const MAX_ATTEMPTS = 20;

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

export function hasCome(status: AttemptStatus): boolean {
  return CAME.includes(status);
}

export const OPEN_ATTEMPTS: readonly AttemptStatus[] = ["pending", "review"];

/** Also denied ones: such a bill can be tried again, over its old sum. */
export const PAYABLE_ATTEMPTS: readonly AttemptStatus[] = [...OPEN_ATTEMPTS, "failed"];

/** Denied attempts can be tried again on the gateway's page; paid money leaves by refund or charge-back. */
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

/** Repeated, late and out-of-order reports leave `current` as it is. */
export function advanceAttempt(current: AttemptStatus, next: AttemptStatus): AttemptStatus {
  return NEXT_STATUSES[current].includes(next) ? next : current;
}

/** Unique for ever, at most 50 characters; `attempt` from 1. */
export function gatewayOrderId(orderId: string, attempt: number): string {
  return `JW-${orderId}-${attempt}`;
}
