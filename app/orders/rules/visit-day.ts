import type { VISIT_OUTCOMES } from "~/database/stored-values";
import { HOUR, MINUTE } from "~/platform/dates";
import { SLOT_MINUTES } from "~/visits/visit";
import { hasArrived, type Order, type OrderVisit } from "../order";
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

/** Returns true if the seller came to the visit that was agreed on last, or handed over the work after it began. */
function wasKept(order: Order): boolean {
  return hasArrived(order) || (order.visitAt !== null && (order.deliveredAt ?? 0) >= order.visitAt);
}

/** Returns true if a cancellation by the seller breaks an appointment. Before the payment there is none. */
export function missesAppointment(order: Order, now: number): boolean {
  const { visitAt } = order;
  return visitAt !== null && isVisitPaid(order) && now > visitAt - FREE_BEFORE && !wasKept(order);
}

/** Events that show that the seller came. */
const ARRIVALS_SHOWN: readonly string[] = [...ARRIVALS, "arrival_confirmed"];
/**
 * Events that show that the buyer accepted the work. They count if the visit had begun. A delivery does not count,
 * because the seller could deliver nothing.
 */
const ACCEPTANCES = ["completed", "released"];
/** Events that end a dispute by giving everything back. */
const RETURNS = ["ruled", "settled"];

type AppointmentOutcome = (typeof VISIT_OUTCOMES)[number];

/** Returns what an event says about the seller's appointment. Null if it says nothing. */
export function appointmentOutcome(
  order: Order,
  { kind, actor, at }: { kind: string; actor: { kind: ActorKind }; at: number },
): AppointmentOutcome | null {
  const { visitAt } = order;
  if (visitAt === null || !isVisitPaid(order)) return null;
  if (ARRIVALS_SHOWN.includes(kind) || (ACCEPTANCES.includes(kind) && at >= visitAt)) return "kept";
  if (kind === "seller_missed") return "missed";
  // A dispute of the buyer that gives everything back finds that nobody came.
  const isRuledMissed =
    RETURNS.includes(kind) && order.disputedBy === "buyer" && order.buyerShare === 100 && at > visitAt;
  if (isRuledMissed && !wasKept(order)) return "missed";
  return kind === "cancelled" && actor.kind === "seller" && missesAppointment(order, at) ? "missed" : null;
}

function freeUntil({ visitAt, visitAgreedAt, leftAt }: OrderVisit): number | null {
  if (visitAt === null) return null;
  const untilDayBefore = visitAt - FREE_BEFORE;
  if (visitAgreedAt === null || leftAt !== null) return untilDayBefore;
  return Math.max(untilDayBefore, Math.min(visitAgreedAt + FREE_AFTER_AGREEMENT, visitAt - FREE_IF_AHEAD));
}

/** How the buyer may cancel alone: for free, for the call-out fee, or not, because of a refusal. */
type VisitCancellation = "free" | "for_fee" | "no_visit" | "visit_arrived" | "visit_due";

export function visitCancellation(order: Order, now: number): VisitCancellation {
  const isHandedOver = order.parts.some(({ handedAt, released }) => handedAt !== undefined || released > 0);
  if (order.visitMode === null || order.deliveredAt !== null || isHandedOver) return "no_visit";
  if (hasArrived(order)) return "visit_arrived";
  const until = freeUntil(order);
  if (order.visitAt === null || until === null || now <= until || !isVisitPaid(order)) return "free";
  return now < order.visitAt + CANCELLABLE_AFTER_BEGIN ? "for_fee" : "visit_due";
}
