import { zoneAt } from "~/places/place";
import { DAY, HOUR, MINUTE, startOfDay, type Zone } from "~/platform/dates";
import { SLOT_MINUTES, type Visit } from "~/visits/visit";
import {
  ANSWER_WINDOW,
  BUYER_ANSWER_WINDOW,
  hasArrived,
  isClosed,
  LARGE_SUM,
  MAX_REPORTS,
  MIN_CONTRADICTION,
  type Order,
  otherSide,
  RULING_WINDOW,
  SELLER_ANSWER_WINDOW,
  SELLER_ANSWER_WINDOW_LARGE,
  type Side,
} from "../order";
import { heldTotal } from "../parts";
import {
  defineFormStep,
  defineOutsideStep,
  definePressStep,
  endExtra,
  type FormCommand,
  PHOTOS_INPUT,
  refundExcept,
  refundOutcome,
  TICK_INPUT,
  textInput,
} from "./step";
import { CANCELLABLE_AFTER_BEGIN, isHandedOver, isVisitPaid } from "./visit-day";

/** ms after the begin from which the buyer can report that nobody came. Before it, cancelling costs the fee. */
export const SELLER_LATE = CANCELLABLE_AFTER_BEGIN;
export const REPORTABLE_FOR = DAY;
/** ms that the seller waits at the place before reporting that nobody is there. */
export const BUYER_LATE = 20 * MINUTE;

/** ms after midnight. A report in the night is answered in the morning. */
const NIGHT = { from: 20 * HOUR, until: 7 * HOUR };
const MORNING = 9 * HOUR;

/** The limits of reports that end an order without an answer. Further ones are decided by the operators. */
export const BUYER_LIMIT = { orders: 2, within: 90 * DAY };
export const SELLER_LIMIT = { orders: 3, within: 30 * DAY };
export const SELLER_LIMIT_OF_BUYER = { orders: 1, within: 90 * DAY };
/** ms in which the operators decide every report of a person after one that was false. */
export const BARRED_FOR = 180 * DAY;
/** The limit of denials. Beyond it a denied arrival counts until a ruling finds otherwise. */
export const DENIAL_LIMIT = BUYER_LIMIT;
/**
 * An earlier report of the same person, in another order. open: it waits for its answer. unanswered: the time to answer
 * passed. admitted: the other side agreed. denied: the buyer denied an arrival, and no ruling confirmed the denial.
 * false: a ruling found the report false. `fee` is the call-out fee that the report earned, or may earn.
 */
export type PastReport = {
  buyerId: string;
  end: "open" | "unanswered" | "admitted" | "denied" | "false" | "other";
  at: number;
  fee: number;
};

/** Returns true if a further report of the person goes to the operators at once. */
export function isOverReportLimit(
  { buyerId }: Pick<Order, "buyerId">,
  side: Side,
  past: readonly PastReport[],
  now: number,
): boolean {
  const recent = (within: number) => past.filter(({ end, at }) => end === "open" || at > now - within);
  if (hasFalseReport(past, now)) return true;
  if (side === "buyer") {
    const ended = recent(BUYER_LIMIT.within).filter(({ end }) => end === "open" || end === "unanswered");
    return ended.length >= BUYER_LIMIT.orders;
  }
  // Reports without a fee count too, because they let a seller end an order without a mark.
  const counted: readonly PastReport["end"][] = ["open", "unanswered", "admitted"];
  const ended = (within: number) => recent(within).filter(({ end }) => counted.includes(end));
  const ofBuyer = ended(SELLER_LIMIT_OF_BUYER.within).filter((report) => report.buyerId === buyerId);
  return ended(SELLER_LIMIT.within).length >= SELLER_LIMIT.orders || ofBuyer.length >= SELLER_LIMIT_OF_BUYER.orders;
}

function hasFalseReport(past: readonly PastReport[], now: number): boolean {
  return past.some(({ end, at }) => end === "false" && at > now - BARRED_FOR);
}

/** Returns true if the buyer paid an extra after the visit began, which suggests that the seller came. */
function hasPaidSince({ visitAt, parts }: Order, now: number): boolean {
  return parts.some(({ kind, paidAt }) => kind === "extra" && (paidAt ?? 0) > (visitAt ?? now));
}

/** Returns true if the operators decide a report of `side` at once: its limit is reached, or the seller seems to have come. */
export function isReportRuled(order: Order, side: Side, past: readonly PastReport[], now: number): boolean {
  return (side === "buyer" && hasPaidSince(order, now)) || isOverReportLimit(order, side, past, now);
}

/** Returns true if a stated arrival counts although the buyer denies it, until a ruling finds otherwise. */
function isArrivalKept(order: Order, past: readonly PastReport[], now: number): boolean {
  const recent = past.filter(({ end, at }) => end === "denied" && at > now - DENIAL_LIMIT.within);
  return hasPaidSince(order, now) || hasFalseReport(past, now) || recent.length >= DENIAL_LIMIT.orders;
}

const timeOfDay = (at: number, zone: Zone): number => at - startOfDay(at, zone);

function nextMorning(at: number, zone: Zone): number {
  const morning = startOfDay(at, zone) + MORNING;
  return morning > at ? morning : morning + DAY;
}

/** Returns UTC ms by which the other side answers a report of `side`. Nobody has to answer in the night. */
export function reportDueAt(order: Order, side: Side, zone: Zone, now: number): number {
  if (side === "buyer") {
    const isLarge = heldTotal(order) > LARGE_SUM;
    const due = now + (isLarge ? SELLER_ANSWER_WINDOW_LARGE : SELLER_ANSWER_WINDOW);
    const time = timeOfDay(now, zone);
    return time >= NIGHT.from || time < NIGHT.until ? Math.max(due, nextMorning(now, zone)) : due;
  }
  const due = now + BUYER_ANSWER_WINDOW;
  const time = timeOfDay(due, zone);
  return time >= NIGHT.from || time < MORNING ? nextMorning(due, zone) : due;
}

/** Returns the times between which a side can report the other one. Null without an agreed hour, or after an arrival. */
export function reportSpan(order: Order, side: Side): { from: number; until: number } | null {
  const { visitAt, visitMode, arrivedAt } = order;
  if (visitAt === null || !isVisitPaid(order)) return null;
  const arrived = hasArrived(order);
  if (side === "buyer") return arrived ? null : { from: visitAt + SELLER_LATE, until: visitAt + REPORTABLE_FOR };
  const end = visitAt + SLOT_MINUTES * MINUTE;
  // At the seller's place the arrival is the buyer's.
  if (visitMode === "at_seller") return arrived ? null : { from: visitAt + BUYER_LATE, until: end };
  const from = Math.max(visitAt, arrivedAt ?? 0) + BUYER_LATE;
  // A seller who arrives at the end of the slot also gets time to report.
  return arrived ? { from, until: Math.max(end, from + BUYER_LATE) } : null;
}

type NotReportable = "already_arrived" | "not_arrived" | "report_early" | "report_late";

function reportGuard(order: Order, now: number, side: Side): NotReportable | "no_visit" | null {
  const span = reportSpan(order, side);
  if (span === null) {
    if (order.visitAt === null || !isVisitPaid(order)) return "no_visit";
    return hasArrived(order) ? "already_arrived" : "not_arrived";
  }
  if (now < span.from) return "report_early";
  return now <= span.until ? null : "report_late";
}

type Reported = { reason: string; visit: Visit | null };

const reported = (order: Order, side: Side, { reason, visit }: Reported, now: number) => {
  const until = reportDueAt(order, side, zoneAt(visit?.placeCode ?? null), now);
  return {
    changes: { ...endExtra(order), phase: "no_show", proposedBy: side, answerDueAt: until, changeBy: null },
    detail: { reason: reason || null, until },
  } as const;
};

/** Opens a dispute, because the person has used up the reports that need no ruling. */
const disputed = (order: Order, disputedBy: Side, { reason }: Reported, now: number) => ({
  changes: {
    ...endExtra(order),
    phase: "disputed" as const,
    reviewDueAt: null,
    disputedBy,
    changeBy: null,
    answerDueAt: now + ANSWER_WINDOW,
    rulingDueAt: now + ANSWER_WINDOW + RULING_WINDOW,
  },
  detail: { reason: reason || null, disputed: 1 },
});

const isReported = ({ order, side }: { order: Order; side: Side }) =>
  (order.phase === "no_show" && order.proposedBy === side) || (order.phase === "disputed" && order.disputedBy === side);

const inOrder = <Event extends string>(event: Event) =>
  ({ event, times: MAX_REPORTS, within: "order", refusal: "used_up" }) as const;

const ABSENCE = { reason: textInput(0), waited: TICK_INPUT };

/** The caller reads `past`. */
type ReportSeller = FormCommand<"report_seller", typeof ABSENCE> & { visit: Visit | null; past: readonly PastReport[] };

export const reportSellerStep = defineFormStep<ReportSeller, "seller_reported", NotReportable | "used_up">({
  kind: "report_seller",
  page: "no-show",
  group: "secondary",
  fields: ABSENCE,
  ignoresVersion: true,
  limit: inOrder("seller_reported"),
  isDone: isReported,
  repeat: { events: ["seller_reported"] },
  rules: {
    answered: {
      guard: reportGuard,
      check: (order, { past }, now, side) => (isReportRuled(order, side, past, now) ? "not_now" : null),
      apply: (order, command, now, side) => ({ ...reported(order, side, command, now), event: "seller_reported" }),
    },
    ruled: {
      guard: reportGuard,
      apply: (order, command, now, side) => ({ ...disputed(order, side, command, now), event: "seller_reported" }),
    },
  },
});

/** ms after the stated arrival, or the begin if that is later, until the buyer can say that nobody came. */
const DENIABLE_FROM = BUYER_LATE;
export const DENIABLE_FOR = DAY;

/** Returns UTC ms at which the seller stated to have come, also by a delivery. Null if it is not stated. */
export function statedArrival(order: Order): number | null {
  if (hasArrived(order)) return order.arrivedAt;
  return isHandedOver(order) ? order.deliveredAt : null;
}

function denialRefusal(order: Order, now: number) {
  const { visitAt } = order;
  const statedAt = statedArrival(order);
  if (visitAt === null || statedAt === null || !isVisitPaid(order)) return "no_visit";
  if (order.arrivalAnswer === "confirmed") return "already_arrived";
  const came = Math.max(visitAt, statedAt);
  if (now < came + DENIABLE_FROM) return "report_early";
  return now <= came + DENIABLE_FOR ? null : "report_late";
}

const DENIAL = { reason: textInput(MIN_CONTRADICTION) };

type DenyArrival = FormCommand<"deny_arrival", typeof DENIAL> & { past: readonly PastReport[] };

type NotDeniable = "already_arrived" | "report_early" | "report_late";

const denied = (order: Order, { reason }: DenyArrival, now: number, side: Side) => {
  const { changes, detail } = disputed(order, side, { reason, visit: null }, now);
  return { changes, event: "seller_reported", detail: { ...detail, arrivedAt: statedArrival(order) } } as const;
};

/** The seller stated the arrival, so this is a contradiction: the operators decide. */
export const denyArrivalStep = defineFormStep<DenyArrival, "seller_reported", NotDeniable>({
  kind: "deny_arrival",
  page: "denied-arrival",
  group: "secondary",
  fields: DENIAL,
  attaches: "evidence",
  ignoresVersion: true,
  whileSuspended: true,
  isDone: ({ order, side }) => order.phase === "disputed" && order.disputedBy === side,
  repeat: { events: ["seller_reported"] },
  rules: {
    contested: {
      guard: denialRefusal,
      check: (order, { past }, now) => (isArrivalKept(order, past, now) ? "not_now" : null),
      apply: (order, command, now, side) => {
        const { changes, ...rest } = denied(order, command, now, side);
        // The event stores the time of the arrival.
        return { ...rest, changes: { ...changes, arrivedAt: null, arrivalAnswer: "denied" } };
      },
    },
    ruled: { guard: denialRefusal, apply: denied },
  },
});

const PLACE = { reason: textInput(0), files: PHOTOS_INPUT };

type ReportBuyer = FormCommand<"report_buyer", typeof PLACE> & { visit: Visit | null; past: readonly PastReport[] };

const photoOf = (_: Order, { files }: ReportBuyer) => (files > 0 ? null : "no_photo");

export const reportBuyerStep = defineFormStep<ReportBuyer, "buyer_reported", NotReportable | "no_photo" | "used_up">({
  kind: "report_buyer",
  page: "absent-buyer",
  group: "secondary",
  fields: PLACE,
  attaches: "evidence",
  ignoresVersion: true,
  recoverableErrors: ["no_photo"],
  limit: inOrder("buyer_reported"),
  isDone: isReported,
  repeat: { events: ["buyer_reported"] },
  rules: {
    answered: {
      guard: reportGuard,
      check: (order, command, now, side) =>
        photoOf(order, command) ?? (isReportRuled(order, side, command.past, now) ? "not_now" : null),
      apply: (order, command, now, side) => ({ ...reported(order, side, command, now), event: "buyer_reported" }),
    },
    ruled: {
      guard: reportGuard,
      check: photoOf,
      apply: (order, command, now, side) => ({ ...disputed(order, side, command, now), event: "buyer_reported" }),
    },
  },
});

const NO_REPORT = { phase: "working", proposedBy: null, answerDueAt: null } as const;

/** Returns rupiah that the seller's side keeps if the buyer was not there. */
export const feeOfAbsentBuyer = (order: Order): number => Math.min(order.callOutFee, heldTotal(order));

/** Ends the order without the visit. The side that did not come is the one that was reported. */
function missed(order: Order) {
  if (order.proposedBy === "buyer")
    return { ...refundOutcome(order), event: "seller_missed" as const, detail: { amount: heldTotal(order) } };
  const fee = feeOfAbsentBuyer(order);
  return {
    ...refundExcept(order, fee),
    event: "buyer_missed" as const,
    detail: { amount: heldTotal(order) - fee, ...(fee > 0 ? { callOutFee: fee } : {}) },
  };
}

const byReported = ({ proposedBy }: Order, _: number, side: Side) =>
  proposedBy === otherSide(side) ? null : "wrong_side";

const byReporter = ({ proposedBy }: Order, _: number, side: Side) => (proposedBy === side ? null : "wrong_side");

const CONTRADICTION = { reason: textInput(MIN_CONTRADICTION) };

type ContradictNoShow = FormCommand<"contradict_no_show", typeof CONTRADICTION>;

export const contradictNoShowStep = defineFormStep<ContradictNoShow, "no_show_contradicted">({
  kind: "contradict_no_show",
  page: "contradiction",
  group: "primary",
  fields: CONTRADICTION,
  attaches: "evidence",
  ignoresVersion: true,
  whileSuspended: true,
  isDone: ({ order, side }) => order.phase === "disputed" && order.disputedBy === otherSide(side),
  repeat: { events: ["no_show_contradicted"] },
  rule: {
    guard: byReported,
    apply: (_, { reason }, now, side) => ({
      changes: {
        phase: "disputed",
        disputedBy: otherSide(side),
        proposedBy: null,
        answerDueAt: null,
        rulingDueAt: now + RULING_WINDOW,
      },
      event: "no_show_contradicted",
      detail: { reason },
    }),
  },
});

type AdmitNoShow = { kind: "admit_no_show" };

export const admitNoShowStep = defineFormStep<AdmitNoShow, "seller_missed" | "buyer_missed">({
  kind: "admit_no_show",
  page: "missed-visit",
  group: "primary",
  fields: {},
  whileSuspended: true,
  isDone: ({ order }) => isClosed(order),
  repeat: { events: ["seller_missed", "buyer_missed"], comparedBy: "version" },
  rule: { guard: byReported, apply: missed },
});

type ConfirmArrival = { kind: "confirm_arrival" };

export const confirmArrivalStep = definePressStep<ConfirmArrival, "arrival_confirmed">({
  kind: "confirm_arrival",
  page: "confirmed-arrival",
  group: "primary",
  ignoresVersion: true,
  whileSuspended: true,
  isDone: ({ ownLast }) => ownLast === "arrival_confirmed",
  rule: {
    guard: byReporter,
    apply: (_, __, now) => ({
      changes: { ...NO_REPORT, arrivedAt: now, arrivalAnswer: "confirmed" },
      event: "arrival_confirmed",
    }),
  },
});

type WithdrawReport = { kind: "withdraw_report" };

export const withdrawReportStep = definePressStep<WithdrawReport, "report_withdrawn">({
  kind: "withdraw_report",
  page: "report-withdrawal",
  group: "secondary",
  ignoresVersion: true,
  whileSuspended: true,
  isDone: ({ ownLast }) => ownLast === "report_withdrawn",
  rule: {
    guard: byReporter,
    apply: () => ({ changes: NO_REPORT, event: "report_withdrawn" }),
  },
});

type EnforceNoShow = { kind: "enforce_no_show" };

export const enforceNoShowStep = defineOutsideStep<EnforceNoShow, "seller_missed" | "buyer_missed">({
  kind: "enforce_no_show",
  rule: {
    guard: ({ answerDueAt }, now) => (answerDueAt !== null && now > answerDueAt ? null : "not_yet_due"),
    apply: missed,
  },
});
