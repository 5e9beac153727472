/** The four public values of `orders.status`. */
export const ORDER_STATUSES = ["pending", "in_progress", "completed", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How an order came about. */
export const ORDER_KINDS = ["package", "custom", "proposal"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Where inside `pending` or `in_progress` an order stands; a closed order has none. */
export const PENDING_PHASES = ["inquiry", "quoted", "awaiting_payment"] as const;
export const WORK_PHASES = ["working", "delivered", "revision", "cancel_requested", "disputed"] as const;
export const PHASES = [...PENDING_PHASES, ...WORK_PHASES] as const;
export type Phase = (typeof PHASES)[number];
export type WorkPhase = (typeof WORK_PHASES)[number];

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
/** What the money of an order does; an attempt to pay has its own status. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 100;

/** Characters, so that the seller knows what to change. */
export const MIN_REVISION_REASON = 20;
/** Characters, of a request to cancel and of a no to it: the other side has to answer it, or go on with the work. */
export const MIN_CANCELLATION_REASON = 10;
/** Characters of what either side or an operator says in a dispute: money is divided by these words. */
export const MIN_DISPUTE_REASON = 20;

/** The state of an order that its rules need. Money in integer rupiah, times in UTC milliseconds. */
export type Order = {
  id: string;
  listingId: string;
  buyerId: string;
  sellerId: string;
  status: OrderStatus;
  phase: Phase | null;
  paymentStatus: PaymentStatus;
  /** Number of events so far; the next change writes version + 1, and of two racing ones the database takes one. */
  version: number;
  /** price of one; null until the seller has quoted */
  price: number | null;
  quantity: number;
  /** price times quantity */
  totalPrice: number | null;
  /** frozen with the price, so that a later change of the fee leaves old orders alone */
  feePercent: number;
  createdAt: number;
  quoteExpiresAt: number | null;
  paymentDueAt: number | null;
  startedAt: number | null;
  /** the first delivery: whether the work was on time does not depend on how soon the buyer looks at it */
  deliveredAt: number | null;
  reviewDueAt: number | null;
  /** when it was completed or cancelled */
  closedAt: number | null;
  /** the day the buyer asked for */
  deadline: number | null;
  /** the longest estimate, in days from the start */
  maxDays: number | null;
  /** null: without limit */
  revisionsLeft: number | null;
  /** where a request to cancel came from, and goes back to when it is refused or withdrawn */
  phaseBefore: WorkPhase | null;
  /** per cent of the money that goes back to the buyer, as proposed or, once closed, as settled; null: none named */
  buyerShare: number | null;
  /** whose proposal that is, while it waits for an answer */
  proposedBy: Side | null;
  disputedBy: Side | null;
  /** who proposed the change of the order that waits for an answer */
  changeBy: Side | null;
  /** by when the other side should answer a request to cancel or a dispute */
  answerDueAt: number | null;
};

export type Side = "buyer" | "seller";

export function otherSide(side: Side): Side {
  return side === "buyer" ? "seller" : "buyer";
}

/** Which side of an order somebody is on; null for a stranger. */
export function sideOf(order: Pick<Order, "buyerId" | "sellerId">, userId: string): Side | null {
  if (userId === order.buyerId) return "buyer";
  return userId === order.sellerId ? "seller" : null;
}

/** Phase and closed status in one word: where the table of transitions looks an order up. */
export type OrderPlace = Phase | "completed" | "cancelled";

export function orderPlaceOf(order: Pick<Order, "status" | "phase">): OrderPlace {
  if (order.status === "completed" || order.status === "cancelled") return order.status;
  if (order.phase === null) throw new RangeError(`an open order without a phase: ${order.status}`);
  return order.phase;
}

export function isClosed(order: Pick<Order, "status">): boolean {
  return order.status === "completed" || order.status === "cancelled";
}

export function isQuantity(quantity: unknown): quantity is number {
  return (
    typeof quantity === "number" &&
    Number.isInteger(quantity) &&
    quantity >= MIN_QUANTITY &&
    quantity <= MAX_QUANTITY
  );
}
