import { VISIT_FINDINGS, type VISIT_OUTCOMES } from "~/database/stored-values";
import { HOUR, MINUTE } from "~/platform/dates";
import { SLOT_MINUTES } from "~/visits/visit";
import { ANSWER_WINDOW, hasArrived, type Order, type OrderVisit, type Side, type VisitFinding } from "../order";
import { type ActorKind, definePressStep } from "./step";

const LEAVES_BEFORE = 4 * HOUR;
const ARRIVES_BEFORE = 60 * MINUTE;
/** ms after the slot in which a seller who forgot to press the button can still do it. */
const ARRIVES_AFTER = 3 * HOUR;

/** ms before the visit until which cancelling it is free. */
export const FREE_BEFORE = 24 * HOUR;
/** ms after the agreement in which cancelling is free, unless the visit is near. */
export const FREE_AFTER_AGREEMENT = HOUR;
export const FREE_IF_AHEAD = 2 * HOUR;
/** The time after the visit begins from which the buyer reports that nobody came, instead of paying for it. */
export const CANCELLABLE_AFTER_BEGIN = 60 * MINUTE;

/**
 * Returns true if the order was paid before the agreed hour. If the hour passed before the payment, it does not count
 * as an appointment, and the sides agree on another hour.
 */
export function isVisitPaid({ visitAt, startedAt }: Pick<Order, "visitAt" | "startedAt">): boolean {
  return visitAt !== null && startedAt !== null && startedAt <= visitAt;
}

/** Returns the times between which a step of the day is possible, or null without an agreed hour or after arrival. */
function dayOfVisit(order: Order, before: number): { from: number; until: number } | null {
  const { visitAt } = order;
  if (visitAt === null || hasArrived(order) || !isVisitPaid(order)) return null;
  return { from: visitAt - before, until: visitAt + SLOT_MINUTES * MINUTE + ARRIVES_AFTER };
}

function dayRefusal(order: Order, before: number, now: number) {
  const day = dayOfVisit(order, before);
  if (day === null) return "no_visit";
  if (now < day.from) return "not_yet_due";
  return now <= day.until ? null : "visit_over";
}

export function isVisitDay(order: Pick<Order, "phase"> & OrderVisit, now: number): boolean {
  const { phase, visitAt } = order;
  if (visitAt === null || (phase !== "working" && phase !== "revision")) return false;
  return now >= visitAt - LEAVES_BEFORE && now <= visitAt + SLOT_MINUTES * MINUTE + ARRIVES_AFTER;
}

type Leave = { kind: "leave" };

export const leaveStep = definePressStep<Leave, "seller_left", "visit_over">({
  kind: "leave",
  page: "departure",
  group: "primary",
  ignoresVersion: true,
  whileSuspended: true,
  isDone: ({ order }) => order.leftAt !== null || hasArrived(order),
  rule: {
    guard: (order, now) =>
      order.visitMode !== "at_buyer" || order.leftAt !== null ? "no_visit" : dayRefusal(order, LEAVES_BEFORE, now),
    apply: (_, __, now) => ({ changes: { leftAt: now }, event: "seller_left" }),
  },
});

type Arrive = { kind: "arrive" };

const ARRIVALS = ["seller_arrived", "buyer_arrived"] as const;

export const arriveStep = definePressStep<Arrive, "seller_arrived" | "buyer_arrived", "visit_over">({
  kind: "arrive",
  page: "arrival",
  group: "primary",
  ignoresVersion: true,
  whileSuspended: true,
  attaches: "arrival",
  isDone: ({ order }) => hasArrived(order),
  repeat: { events: ARRIVALS, comparedBy: "fieldsOrEnding" },
  rule: {
    guard: (order, now) => dayRefusal(order, ARRIVES_BEFORE, now),
    apply: ({ visitMode }, _, now) => ({
      changes: { arrivedAt: now },
      event: visitMode === "at_seller" ? "buyer_arrived" : "seller_arrived",
    }),
  },
});

/** Returns true if the seller handed over the work after the visit that was agreed on last began. */
export const isHandedOver = ({ visitAt, deliveredAt }: Order): boolean =>
  visitAt !== null && (deliveredAt ?? 0) >= visitAt;

/** Returns true if the seller handed over the work, and the buyer does not say that nobody came. */
const isWorkShown = (order: Order): boolean => isHandedOver(order) && order.arrivalAnswer !== "denied";

/**
 * Returns true if a cancellation by the seller breaks an appointment. Before the payment there is none. An arrival does
 * not count, because only the seller stated it.
 */
export function missesAppointment(order: Order, now: number): boolean {
  const { visitAt } = order;
  return visitAt !== null && isVisitPaid(order) && now > visitAt - FREE_BEFORE && !isWorkShown(order);
}

/** Returns true if the seller had to come at an agreed hour, which passed without an arrival or a delivery. */
function isUnkept(order: Order, now: number): boolean {
  const { visitAt, visitMode } = order;
  if (visitAt === null || visitMode !== "at_buyer" || !isVisitPaid(order)) return false;
  return now > visitAt && !hasArrived(order) && !isWorkShown(order);
}

/**
 * Returns true if ending the order by agreement breaks the seller's appointment. After the hour it does if the buyer gets
 * most money back. Shortly before it does if the buyer gets everything back, as if the seller had cancelled.
 */
export function breaksAppointment(order: Order, now: number): boolean {
  const share = order.buyerShare ?? 0;
  if (order.visitAt !== null && now > order.visitAt) return isUnkept(order, now) && share > 50;
  return share === 100 && missesAppointment(order, now) && !hasArrived(order);
}

/**
 * Returns true if a request that the seller did not answer shows a missed appointment: the hour had passed when the
 * buyer sent it. During a request the seller cannot record an arrival.
 */
function provesAbsence(order: Order, enforcedAt: number): boolean {
  return isUnkept(order, enforcedAt - ANSWER_WINDOW) && (order.buyerShare ?? 0) > 50;
}

/** Returns true if a ruling must say what happened at the visit: its hour has begun. */
export function needsFinding(order: Order, now: number): boolean {
  const { visitAt } = order;
  return visitAt !== null && isVisitPaid(order) && now >= visitAt;
}

/**
 * Events that show that the buyer accepted the work. They count if the visit had begun. A delivery does not count,
 * because the seller could deliver nothing. An arrival that only the seller stated does not count either.
 */
const ACCEPTANCES = ["completed", "released"];
type EventFacts = Readonly<Record<string, unknown>>;

type AppointmentOutcome = (typeof VISIT_OUTCOMES)[number];

/** The outcome of each finding. A visit that the buyer missed counts for nobody. */
const FOUND: Record<VisitFinding, AppointmentOutcome | null> = {
  both_came: "kept",
  seller_absent: "missed",
  buyer_absent: null,
  unclear: null,
};

/** Returns what an event says about the seller's appointment. Null if it says nothing. */
export function appointmentOutcome(
  order: Order,
  { kind, actor, at, detail }: { kind: string; actor: { kind: ActorKind }; at: number; detail: EventFacts },
): AppointmentOutcome | null {
  const { visitAt } = order;
  if (visitAt === null || !isVisitPaid(order)) return null;
  const finding = kind === "ruled" ? readFinding(detail.finding) : null;
  if (finding !== null) return FOUND[finding];
  if (kind === "arrival_confirmed" || (ACCEPTANCES.includes(kind) && at >= visitAt)) return "kept";
  const isMissed =
    kind === "seller_missed" ||
    (kind === "cancelled" && actor.kind === "seller" && missesAppointment(order, at)) ||
    (kind === "cancelled_late" && isUnkept(order, at)) ||
    (kind === "settled" && breaksAppointment(order, at)) ||
    (kind === "cancellation_enforced" && provesAbsence(order, at));
  return isMissed ? "missed" : null;
}

/** Returns the finding of an event. Older rulings have none. */
export function readFinding(stored: unknown): VisitFinding | null {
  return VISIT_FINDINGS.find((finding) => finding === stored) ?? null;
}

/** Returns UTC ms until which a buyer who has just agreed to an hour cancels for free. */
export function freeAfterAgreement(visitAt: number, agreedAt: number): number {
  return Math.max(visitAt - FREE_BEFORE, Math.min(agreedAt + FREE_AFTER_AGREEMENT, visitAt - FREE_IF_AHEAD));
}

type Move = { visitAt: number; by: Side | null; wishedAt: number };

/**
 * Returns UTC ms until which the buyer cancels for free after an agreement. A move of a paid visit is judged by the
 * time of the wish, because the other side decides when it accepts. If the buyer wished for it, the free hour does not
 * begin again, and a time that was over stays over. Otherwise moving would avoid the call-out fee.
 */
export function freeUntilAfter(order: Order, { visitAt, by, wishedAt }: Move, now: number): number {
  const before = freeUntil(order);
  if (by === null || before === null || !isVisitPaid(order) || isSellerOverdue(order, wishedAt))
    return freeAfterAgreement(visitAt, now);
  // A buyer who accepts late must not get a free hour while cancelling the old visit costs the fee.
  if (by === "seller") return freeAfterAgreement(visitAt, now > before ? wishedAt : now);
  const untilDayBefore = visitAt - FREE_BEFORE;
  return wishedAt > before ? Math.min(untilDayBefore, before) : untilDayBefore;
}

/** Returns true if the wish for another hour was made because the seller had not come. */
function isSellerOverdue(order: Order, wishedAt: number): boolean {
  if (order.phase === "no_show") return order.proposedBy === "buyer";
  return order.visitMode === "at_buyer" && isUnkept(order, wishedAt);
}

function freeUntil({ visitAt, visitAgreedAt, freeUntil: stored, leftAt }: OrderVisit): number | null {
  if (visitAt === null) return null;
  const untilDayBefore = visitAt - FREE_BEFORE;
  const until = stored ?? (visitAgreedAt === null ? untilDayBefore : freeAfterAgreement(visitAt, visitAgreedAt));
  return leftAt === null ? until : Math.min(until, untilDayBefore);
}

/** How the buyer may cancel alone: for free, for the call-out fee, or not, because of a refusal. */
type VisitCancellation = "free" | "for_fee" | "no_visit" | "visit_arrived" | "visit_due";

export function visitCancellation(order: Order, now: number): VisitCancellation {
  const hasGivenPart = order.parts.some(({ handedAt, released }) => handedAt !== undefined || released > 0);
  if (order.visitMode === null || order.deliveredAt !== null || hasGivenPart) return "no_visit";
  if (hasArrived(order)) return "visit_arrived";
  const until = freeUntil(order);
  if (order.visitAt === null || until === null || now <= until || !isVisitPaid(order)) return "free";
  return now < order.visitAt + CANCELLABLE_AFTER_BEGIN ? "for_fee" : "visit_due";
}
