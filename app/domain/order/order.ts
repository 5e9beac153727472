import { assertRupiah } from "../core/money";

export const ORDER_STATUSES = ["pending", "in_progress", "completed", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const ORDER_KINDS = ["package", "custom", "proposal"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const PENDING_PHASES = ["inquiry", "quoted", "awaiting_payment"] as const;
export const WORK_PHASES = ["working", "delivered", "revision", "cancel_requested", "disputed"] as const;
export const PHASES = [...PENDING_PHASES, ...WORK_PHASES] as const;
export type Phase = (typeof PHASES)[number];
type WorkPhase = (typeof WORK_PHASES)[number];

export const PAYMENT_STATUSES = [
  "unpaid",
  "awaiting",
  "review",
  "held",
  "released",
  "split",
  "expired",
  "refund_pending",
  "refunded",
  "charged_back",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 100;

export const MIN_REVISION_REASON = 20;
export const MIN_CANCELLATION_REASON = 10;
export const MIN_DISPUTE_REASON = 20;

/** What the rules need. Integer rupiah, UTC ms. */
export type Order = {
  id: string;
  listingId: string;
  buyerId: string;
  sellerId: string;
  status: OrderStatus;
  phase: Phase | null;
  paymentStatus: PaymentStatus;
  /** Number of events; the next writes version + 1, and of two racing ones the database takes one. */
  version: number;
  price: number | null;
  quantity: number;
  totalPrice: number | null;
  /** Frozen when the order is opened, so that a later fee leaves old orders alone. */
  feePercent: number;
  createdAt: number;
  quoteExpiresAt: number | null;
  paymentDueAt: number | null;
  startedAt: number | null;
  /** The first delivery, so that being on time does not depend on the buyer. */
  deliveredAt: number | null;
  reviewDueAt: number | null;
  closedAt: number | null;
  deadline: number | null;
  maxDays: number | null;
  revisionsLeft: number | null;
  phaseBefore: WorkPhase | null;
  /** Per cent back to the buyer, proposed or, once closed, settled; null: none. */
  buyerShare: number | null;
  proposedBy: Side | null;
  disputedBy: Side | null;
  changeBy: Side | null;
  answerDueAt: number | null;
  rulingDueAt: number | null;
};

/** Throws without a price, which only a bug can ask of. */
export function pricedTotal({ totalPrice }: Pick<Order, "totalPrice">): number {
  assertRupiah(totalPrice);
  return totalPrice;
}

export function agreedPrice({ price }: Pick<Order, "price">): number {
  assertRupiah(price);
  return price;
}

export type Side = "buyer" | "seller";
export const SIDES: readonly Side[] = ["buyer", "seller"];

export function otherSide(side: Side): Side {
  return side === "buyer" ? "seller" : "buyer";
}

export function sideOf(order: Pick<Order, "buyerId" | "sellerId">, userId: string): Side | null {
  if (userId === order.buyerId) return "buyer";
  return userId === order.sellerId ? "seller" : null;
}

export type OrderPlace = Phase | "completed" | "cancelled";

export function orderPlaceOf(order: Pick<Order, "status" | "phase">): OrderPlace {
  if (order.status === "completed" || order.status === "cancelled") return order.status;
  if (order.phase === null) throw new RangeError(`an open order without a phase: ${order.status}`);
  return order.phase;
}

export function isClosed(order: Pick<Order, "status">): boolean {
  return order.status === "completed" || order.status === "cancelled";
}

export function quoteExpired(
  { phase, quoteExpiresAt }: Pick<Order, "phase" | "quoteExpiresAt">,
  now: number,
): boolean {
  return phase === "quoted" && (quoteExpiresAt === null || now > quoteExpiresAt);
}

export function isQuantity(quantity: unknown): quantity is number {
  return (
    typeof quantity === "number" &&
    Number.isInteger(quantity) &&
    quantity >= MIN_QUANTITY &&
    quantity <= MAX_QUANTITY
  );
}

/**
 * Highest count that is shown of orders, here and wherever the reader's turns are counted; more is "9+". A turn is an order
 * in which the reader has a step to take or, as its buyer, has to name an account for a refund. It counts once.
 */
export const COUNTED = 9;
