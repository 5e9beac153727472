import { OPEN_ATTEMPTS } from "~/payments/payment";
import { DAY } from "~/platform/dates";
import {
  ANSWER_WINDOW,
  isClosed,
  isLate,
  LATE_CANCEL,
  LATE_GRACE,
  MAX_CLOSING_REASON,
  MIN_CANCELLATION_REASON,
  type Order,
} from "../order";
import { heldTotal } from "../parts";
import {
  agreedOutcome,
  askedDetail,
  defineFormStep,
  defineOutsideStep,
  defineOwnRouteStep,
  endExtra,
  type FormCommand,
  NO_PROPOSAL,
  proposeReturns,
  RETURN_INPUTS,
  refundExcept,
  refundOutcome,
  returnsFault,
  textInput,
} from "./step";
import { visitCancellation } from "./visit-day";

type AcceptCancellation = { kind: "accept_cancellation" };

export const acceptCancellationStep = defineFormStep<AcceptCancellation, "settled">({
  kind: "accept_cancellation",
  page: "cancellation-agreement",
  group: "primary",
  fields: {},
  whileSuspended: true,
  isDone: ({ order }) => isClosed(order) && order.buyerShare !== null,
  repeat: { events: ["settled"], comparedBy: "version" },
  rule: {
    apply: (order) => ({ ...agreedOutcome(order), event: "settled" }),
  },
});

/** `callOutFee` is the fee that the page showed. Missing means none. */
type Cancel = { kind: "cancel"; reason?: string; callOutFee?: number };

export function cancellationFee(order: Order, now: number): number {
  if (order.phase !== "working" || isLate(order, now, LATE_GRACE)) return 0;
  return visitCancellation(order, now) === "for_fee" ? Math.min(order.callOutFee, heldTotal(order)) : 0;
}

/** Returns true if the buyer can cancel without the seller's consent. */
function canCancelAlone(order: Order, now: number): boolean {
  if (order.phase !== "working") return false;
  if (isLate(order, now, LATE_GRACE)) return true;
  const visit = visitCancellation(order, now);
  return visit === "free" || visit === "for_fee";
}

export const cancelStep = defineOwnRouteStep<
  Cancel,
  "cancelled" | "cancelled_late",
  "visit_arrived" | "visit_due" | "fee_changed"
>({
  kind: "cancel",
  group: ({ phase }, side) => (phase === "quoted" && side === "buyer" ? "primary" : "secondary"),
  anytime: true,
  fields: { reason: textInput(0, MAX_CLOSING_REASON) },
  isDone: ({ order }) => order.status === "cancelled",
  repeat: { events: ["cancelled", "cancelled_late"], comparedBy: "fieldsOrEnding" },
  rules: {
    unpaid: {
      apply: (_, { reason }) => ({
        changes: { status: "cancelled", phase: null, paymentStatus: "unpaid" },
        event: "cancelled",
        detail: { reason: reason || null },
        closesAttempts: { status: "cancelled", from: OPEN_ATTEMPTS },
      }),
    },
    paid: {
      apply: (order, { reason }) => ({
        ...refundOutcome(order),
        event: "cancelled",
        detail: { reason: reason || null, amount: heldTotal(order) },
      }),
    },
    late: {
      guard: (order, now) => {
        if (isLate(order, now, LATE_GRACE)) return null;
        const visit = visitCancellation(order, now);
        return visit === "visit_arrived" || visit === "visit_due" ? visit : "not_late";
      },
      apply: (order, { reason }) => ({
        ...refundOutcome(order),
        event: "cancelled_late",
        detail: { reason: reason || null, amount: heldTotal(order) },
      }),
    },
    visit: {
      guard: (order, now) => {
        const visit = visitCancellation(order, now);
        return visit === "free" || visit === "for_fee" ? null : "not_late";
      },
      // The time may have passed since the page was shown.
      check: (order, { callOutFee = 0 }, now) => (callOutFee < cancellationFee(order, now) ? "fee_changed" : null),
      apply: (order, { reason }, now) => {
        const fee = cancellationFee(order, now);
        return {
          ...refundExcept(order, fee),
          event: "cancelled",
          detail: {
            reason: reason || null,
            amount: heldTotal(order) - fee,
            ...(fee > 0 ? { callOutFee: fee } : {}),
          },
        };
      },
    },
  },
});

type CancelLate = { kind: "cancel_late" };

export const cancelLateStep = defineOutsideStep<CancelLate, "cancelled_late">({
  kind: "cancel_late",
  rule: {
    guard: (order, now) => (isLate(order, now, LATE_CANCEL) ? null : "not_yet_due"),
    apply: (order) => ({
      ...refundOutcome(order),
      event: "cancelled_late",
      detail: { amount: heldTotal(order) },
    }),
  },
});

export const NO_CANCELLATION = { ...NO_PROPOSAL, phaseBefore: null, answerDueAt: null };

/** Returns the former phase. It leaves at least a day to review the delivery again. */
const restoredPhase = (order: Order, now: number) => ({
  ...NO_CANCELLATION,
  phase: order.phaseBefore ?? ("working" as const),
  ...(order.phaseBefore === "delivered" ? { reviewDueAt: Math.max(order.reviewDueAt ?? 0, now + DAY) } : {}),
});

type EnforceCancellation = { kind: "enforce_cancellation" };

export const enforceCancellationStep = defineOutsideStep<EnforceCancellation, "cancellation_enforced">({
  kind: "enforce_cancellation",
  rule: {
    guard: ({ answerDueAt }, now) => (answerDueAt !== null && now > answerDueAt ? null : "not_yet_due"),
    apply: (order) => ({ ...agreedOutcome(order), event: "cancellation_enforced" }),
  },
});

/** The requests in a month. Each pauses the review of a delivery, so more could delay the payout permanently. */
export const CANCELLATIONS_A_MONTH = 3;

const REFUSAL = { reason: textInput(MIN_CANCELLATION_REASON) };

type RefuseCancellation = FormCommand<"refuse_cancellation", typeof REFUSAL>;

export const refuseCancellationStep = defineFormStep<RefuseCancellation, "cancellation_refused">({
  kind: "refuse_cancellation",
  page: "cancellation-refusal",
  group: "primary",
  fields: REFUSAL,
  ignoresVersion: true,
  whileSuspended: true,
  // The order returns to its former phase, so only the history shows the step.
  isDone: ({ ownLast }) => ownLast === "cancellation_refused",
  repeat: { events: ["cancellation_refused"] },
  rule: {
    apply: (order, { reason }, now) => ({
      changes: restoredPhase(order, now),
      event: "cancellation_refused",
      detail: { reason },
    }),
  },
});

const REQUEST = { ...RETURN_INPUTS, reason: textInput(MIN_CANCELLATION_REASON) };

type RequestCancellation = FormCommand<"request_cancellation", typeof REQUEST>;

export const requestCancellationStep = defineFormStep<
  RequestCancellation,
  "cancellation_requested",
  "too_many_cancellations" | "needs_no_consent"
>({
  kind: "request_cancellation",
  page: "cancellation-request",
  group: "secondary",
  fields: REQUEST,
  limit: {
    event: "cancellation_requested",
    times: CANCELLATIONS_A_MONTH,
    within: 30 * DAY,
    refusal: "too_many_cancellations",
  },
  isDone: ({ order, side }) => side === "buyer" && order.phase === "cancel_requested",
  repeat: { events: ["cancellation_requested"] },
  rule: {
    // A seller who does not answer would otherwise lose the call-out fee.
    guard: (order, now) => (canCancelAlone(order, now) ? "needs_no_consent" : null),
    check: returnsFault,
    apply: (order, { reason, ...asked }, now) => ({
      changes: {
        ...endExtra(order),
        phase: "cancel_requested",
        phaseBefore: order.phase === "delivered" || order.phase === "revision" ? order.phase : "working",
        ...proposeReturns(order, asked),
        proposedBy: "buyer",
        answerDueAt: now + ANSWER_WINDOW,
        changeBy: null,
      },
      event: "cancellation_requested",
      detail: { ...askedDetail(asked), reason },
    }),
  },
});

type WithdrawCancellation = { kind: "withdraw_cancellation" };

export const withdrawCancellationStep = defineFormStep<WithdrawCancellation, "cancellation_withdrawn">({
  kind: "withdraw_cancellation",
  page: "cancellation-withdrawal",
  group: "secondary",
  fields: {},
  whileSuspended: true,
  isDone: ({ ownLast }) => ownLast === "cancellation_withdrawn",
  rule: {
    apply: (order, _, now) => ({ changes: restoredPhase(order, now), event: "cancellation_withdrawn" }),
  },
});
