import type { VISIT_FINDINGS, VISIT_MODES } from "~/database/stored-values";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { emptyFileNames, MAX_FILE_BYTES, MAX_FILES_BYTES, type NamedFile, shortFileName } from "~/platform/files";
import { assertRupiah, type Division, formatRupiah } from "~/platform/money";
import { cleanLine, isolated } from "~/platform/strings";
import {
  currentTotal,
  dividedTotal,
  dueBill,
  heldTotal,
  jobTotal,
  type Part,
  type PartedOrder,
  type PartReturn,
  releasedTotal,
} from "./parts";

export const ORDER_STATUSES = ["pending", "in_progress", "completed", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const ORDER_KINDS = ["package", "custom", "proposal"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const PENDING_PHASES = ["inquiry", "quoted", "awaiting_payment"] as const;
export const WORK_PHASES = ["working", "delivered", "revision", "cancel_requested", "disputed", "no_show"] as const;
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
export const EXTRA_TITLE = { min: 3, max: 80 };
export const MIN_EXTRA_REASON = 20;
/** The maximum number of characters of a reason. A cancellation that needs no answer also needs no reason. */
export const MAX_CLOSING_REASON = 500;

export type Order = {
  id: string;
  listingId: string;
  buyerId: string;
  sellerId: string;
  status: OrderStatus;
  phase: Phase | null;
  paymentStatus: PaymentStatus;
  version: number;
  price: number | null;
  quantity: number;
  totalPrice: number | null;
  /** Rupiah for extras and travel, which the price does not contain. */
  additions: number;
  /** Empty if the order has one part. Use `partsOf` to read them. */
  parts: readonly Part[];
  /** The seller's side keeps at most this if the buyer calls off a visit too late. */
  callOutFee: number;
  /** Per cent, stored when the order is opened, so that a later fee does not change old orders. */
  feePercent: number;
  createdAt: number;
  quoteExpiresAt: number | null;
  paymentDueAt: number | null;
  startedAt: number | null;
  /** UTC ms of the first delivery, so that punctuality does not depend on the buyer. */
  deliveredAt: number | null;
  reviewDueAt: number | null;
  closedAt: number | null;
  deadline: number | null;
  maxDays: number | null;
  revisionsLeft: number | null;
  phaseBefore: WorkPhase | null;
  /** Per cent refunded to the buyer, rounded. It is a proposal until the order is closed. */
  buyerShare: number | null;
  /** The sums that a proposal gives back, by held part. Null without one, and if an old one names a per cent. */
  proposedReturns: readonly PartReturn[] | null;
  /** The side that proposed the division, or that reported that the other side did not come. */
  proposedBy: Side | null;
  disputedBy: Side | null;
  changeBy: Side | null;
  answerDueAt: number | null;
  rulingDueAt: number | null;
  visitMode: (typeof VISIT_MODES)[number] | null;
  /** UTC ms of the beginning of the agreed slot. Null before an agreement. */
  visitAt: number | null;
  visitAgreedAt: number | null;
  /** UTC ms until which the buyer cancels the agreed visit for free. Older agreements have none stored. */
  freeUntil: number | null;
  leftAt: number | null;
  arrivedAt: number | null;
  /** The buyer's answer to the stated arrival of the visit that was agreed on last. Null without one. */
  arrivalAnswer: "confirmed" | "denied" | null;
  buyerMoves: number;
  sellerMoves: number;
};

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

export type LifecycleState = Phase | "completed" | "cancelled";

export function lifecycleStateOf(order: Pick<Order, "status" | "phase">): LifecycleState {
  if (order.status === "completed" || order.status === "cancelled") return order.status;
  if (order.phase === null) throw new RangeError(`an open order without a phase: ${order.status}`);
  return order.phase;
}

export function isClosed(order: Pick<Order, "status">): boolean {
  return order.status === "completed" || order.status === "cancelled";
}

export function quoteExpired({ phase, quoteExpiresAt }: Pick<Order, "phase" | "quoteExpiresAt">, now: number): boolean {
  return phase === "quoted" && (quoteExpiresAt === null || now > quoteExpiresAt);
}

export function isQuantity(quantity: unknown): quantity is number {
  return (
    typeof quantity === "number" && Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
  );
}

export const MAX_SHOWN_TURNS = 9;

type Shared = PartedOrder & Pick<Order, "feePercent">;

export function totalText(order: PartedOrder): string {
  return formatRupiah(currentTotal(order));
}

export function proceedsText(order: Shared): string {
  return formatRupiah(releasedTotal(order).seller);
}

export function feeText(order: Shared): string {
  return formatRupiah(releasedTotal(order).fee);
}

export function dividedAmounts(order: Shared): Division {
  return dividedTotal(order);
}

/** ms, the usual lifetime of a virtual account. */
export const PAYMENT_WINDOW = 24 * HOUR;

/** ms between payment and visit, so that the seller sees the payment before leaving for the visit. */
export const PAID_BEFORE_VISIT = HOUR;

export const MIN_PAYMENT_WINDOW = HOUR;

/** ms. Three days cover a weekend. */
export const REVIEW_WINDOW = 72 * HOUR;

export const QUOTE_VALIDITY = 7 * DAY;

/** ms, so that a power cut or a rainy evening does not let the buyer cancel late work. */
export const LATE_GRACE = 24 * HOUR;

export const LATE_CANCEL = 7 * DAY;

export const EXTRA_WINDOW = 24 * HOUR;

export const EXTRA_WINDOW_ON_SITE = 2 * HOUR;

/** The reports of a side that the other side did not come, in one order. */
export const MAX_REPORTS = 3;

export const MIN_CONTRADICTION = 20;

/** ms that the seller has to answer that they did not come, usually and with more than `LARGE_SUM` in escrow. */
export const SELLER_ANSWER_WINDOW = 2 * HOUR;
export const SELLER_ANSWER_WINDOW_LARGE = 24 * HOUR;
export const LARGE_SUM = 1_000_000;

/** ms that the buyer has to answer that nobody was there. */
export const BUYER_ANSWER_WINDOW = 12 * HOUR;

/** ms that the seller has for the work after an extra is paid, if the deadline is earlier. */
export const EXTRA_WORK_TIME = 3 * DAY;

/** ms to answer a cancellation request or a dispute. Afterwards the silent side may lose. */
export const ANSWER_WINDOW = 72 * HOUR;

export const RULING_WINDOW = 48 * HOUR;

export function workDueAt(order: {
  deadline: number | null;
  startedAt: number | null;
  maxDays: number | null;
}): number | null {
  const { deadline, startedAt } = order;
  if (deadline !== null && (startedAt === null || startedAt <= deadline)) return deadline;
  if (order.startedAt === null || order.maxDays === null) return null;
  return order.startedAt + order.maxDays * DAY;
}

/** Returns, before the payment, a deadline that is later than the promised days, which alone would mislead. */
export function deadlineBeyondDays(
  { deadline, maxDays }: { deadline: number | null; maxDays: number | null },
  now: number,
): number | null {
  return deadline !== null && maxDays !== null && deadline > now + maxDays * DAY ? deadline : null;
}

export function isLate(order: Parameters<typeof workDueAt>[0], now: number, grace: number): boolean {
  const due = workDueAt(order);
  return due !== null && now > due + grace;
}

export function wasOnTime(
  order: Parameters<typeof workDueAt>[0] & { deliveredAt: number | null },
  endedAt: number,
): boolean {
  const due = workDueAt(order);
  return due === null || (order.deliveredAt ?? endedAt) <= due;
}

export const MAX_ORDER_FILES = 5;
export const MAX_FILES_OF_SIDE = 30;
export const MAX_FILES_OF_ORDER = 2 * MAX_FILES_OF_SIDE;
export const PREVIEWS_AN_HOUR = 5 * MAX_FILES_OF_ORDER;

export const FILE_PURPOSES = ["delivery", "evidence", "proposal", "arrival"] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export type OrderFilesFault =
  | { reason: "too_many" }
  | { reason: "empty"; fileNames: string[] }
  | { reason: "too_heavy"; fileName: string }
  | { reason: "too_heavy_together" };

export function orderFilesFault(files: readonly NamedFile[]): OrderFilesFault | null {
  if (files.length > MAX_ORDER_FILES) return { reason: "too_many" };
  const fileNames = emptyFileNames(files);
  if (fileNames.length > 0) return { reason: "empty", fileNames };
  const heavy = files.find(({ size }) => size > MAX_FILE_BYTES);
  if (heavy) return { reason: "too_heavy", fileName: heavy.name };
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > MAX_FILES_BYTES ? { reason: "too_heavy_together" } : null;
}

export function fileName(sent: string): string {
  const name = cleanLine(sent.split(/[/\\]/).at(-1) ?? "").replace(/["<>:|?*;]/g, "_");
  if (name === "") return "berkas";
  return shortFileName(name);
}

/** Returns true if the name is that of a picture. It may be wrong: the bytes decide how the file is served. */
export function isNamedAsPicture(name: string): boolean {
  return /\.(?:jpe?g|png|gif|webp)$/i.test(name);
}

export const orderPath = (id: string): string => `/dashboard/orders/${id}`;

export type People = Record<Side, string>;

export function peopleOf(row: { buyerName: string; sellerName: string }): People {
  return { buyer: isolated(row.buyerName), seller: isolated(row.sellerName) };
}

export const MAX_REQUIREMENTS_TEXT = 5_000;
export const MIN_REQUIREMENTS = 20;

export type WantedTexts = {
  title: string;
  description: string;
  requirements: readonly string[];
  additionalInfo: readonly string[];
};

export type DueFacts = Pick<
  Order,
  "phase" | "quoteExpiresAt" | "paymentDueAt" | "reviewDueAt" | "answerDueAt" | "deadline" | "startedAt" | "maxDays"
>;

const DUE: Partial<Record<Phase, { at: (order: DueFacts) => number | null; before: number }>> = {
  quoted: { at: (order) => order.quoteExpiresAt, before: DAY },
  awaiting_payment: { at: (order) => order.paymentDueAt, before: 6 * HOUR },
  working: { at: workDueAt, before: DAY },
  delivered: { at: (order) => order.reviewDueAt, before: DAY },
  cancel_requested: { at: (order) => order.answerDueAt, before: DAY },
  no_show: { at: (order) => order.answerDueAt, before: HOUR },
  disputed: { at: (order) => order.answerDueAt, before: DAY },
};

/** ms before the end of a bill during the work. The second one is for a bill that was due in two hours from the start. */
const BILL_REMINDERS = [6 * HOUR, 30 * MINUTE];

/** ms after the begin of a visit at which a seller who has not arrived is reminded, before the buyer can report it. */
const ARRIVAL_REMINDER = 45 * MINUTE;

export type OrderVisit = Pick<Order, "visitMode" | "visitAt" | "visitAgreedAt" | "freeUntil" | "leftAt" | "arrivedAt">;

/** The finding of a ruling about a visit. */
export type VisitFinding = (typeof VISIT_FINDINGS)[number];

/** Returns true if the seller has arrived since the last agreement, which begins a new visit. */
export function hasArrived({ arrivedAt, visitAgreedAt }: OrderVisit): boolean {
  return arrivedAt !== null && arrivedAt >= (visitAgreedAt ?? 0);
}

type Reminder = { of: "due" | "bill" | "arrival"; at: number };

function reminders(order: Order): Reminder[] {
  const { phase, visitAt, paymentDueAt } = order;
  const due = phase && DUE[phase];
  const at = due?.at(order) ?? null;
  const times: Reminder[] = due && at !== null ? [{ of: "due", at: at - due.before }] : [];
  if (isBilled(order) && paymentDueAt !== null)
    times.push(...BILL_REMINDERS.map((before) => ({ of: "bill" as const, at: paymentDueAt - before })));
  if (phase === "working" && visitAt !== null && !hasArrived(order))
    times.push({ of: "arrival", at: visitAt + ARRIVAL_REMINDER });
  return times.sort((a, b) => a.at - b.at);
}

/** Returns UTC ms of the next reminder. Null if nothing is due, or so soon that the notification itself says it. */
export function reminderAt(order: Order, now: number): number | null {
  return reminders(order).find(({ at }) => at > now)?.at ?? null;
}

/** Returns what the reminder at a time is about. Null if the order has none then. */
export function reminderOf(order: Order, at: number): Reminder["of"] | null {
  return reminders(order).find((one) => one.at === at)?.of ?? null;
}

/** Returns true while the buyer has a proposed extra to answer. Only then does running work have a time to answer. */
export const isExtraOpen = ({ phase, changeBy, answerDueAt }: Pick<Order, "phase" | "changeBy" | "answerDueAt">) =>
  (phase === "working" || phase === "revision") && changeBy === "seller" && answerDueAt !== null;

/** Returns true if a bill is due while the work continues. Its deadline is not that of the phase. */
export const isBilled = (order: PartedOrder): boolean => order.status === "in_progress" && dueBill(order) !== null;

/** Returns UTC ms until which the buyer can answer a proposed extra, or pay it. Null without one. */
export function extraDueAt(order: Order): number | null {
  if (isBilled(order)) return order.paymentDueAt;
  return isExtraOpen(order) ? order.answerDueAt : null;
}

/** Returns columns that follow from the others, because indexes, lists and stored totals need them. */
export function derivedColumns(order: Order, now: number) {
  return {
    workDueAt: workDueAt(order),
    remindAt: reminderAt(order, now),
    held: heldTotal(order),
    jobTotal: jobTotal(order),
    buyerDueAt: extraDueAt(order),
    sellerDueAt: null,
  };
}

export function phaseDueAt(order: DueFacts): number | null {
  const due = order.phase ? DUE[order.phase] : undefined;
  return due?.at(order) ?? null;
}

export function answerDueAt(order: DueFacts): number | null {
  return order.phase === "working" ? null : phaseDueAt(order);
}

export function answerDueFor(side: Side, order: DueFacts & MoveFacts): number | null {
  return nextActor(order) === side && order.changeBy !== side ? answerDueAt(order) : null;
}

type MoveFacts = Pick<Order, "phase" | "proposedBy" | "disputedBy" | "changeBy">;

export function nextActor(order: Pick<MoveFacts, "phase" | "proposedBy" | "disputedBy">): Side | null {
  switch (order.phase) {
    case "quoted":
    case "awaiting_payment":
    case "delivered":
      return "buyer";
    case "working":
    case "cancel_requested":
      return "seller";
    case "no_show":
      return order.proposedBy === null ? null : otherSide(order.proposedBy);
    case "disputed":
      return order.disputedBy === null ? null : otherSide(order.disputedBy);
    default:
      return null;
  }
}
