import { DAY } from "../core/dates";
import { isShare } from "../core/money";
import { refundEscrow, releaseEscrow } from "../money/ledger";
import type { Refusal, Step } from "./decision";
import { ANSWER_WINDOW, LATE_CANCEL, LATE_GRACE, REVIEW_WINDOW, workDueAt } from "./escrow";
import { MIN_CANCELLATION_REASON, MIN_REVISION_REASON, type Order } from "./order";
import { settlement } from "./settlement";
import { row, saysWhyIn, type Transition } from "./transition";

const isLate = (order: Order, now: number, grace: number): boolean => {
  const due = workDueAt(order);
  return due !== null && now > due + grace;
};

const explains = saysWhyIn(MIN_CANCELLATION_REASON);

const bringsSomething = (_: Order, { note, files }: { note: string; files: number }): Refusal | null =>
  note.trim() === "" && files === 0 ? "nothing_delivered" : null;

const released = (order: Order): Pick<Step, "changes" | "postings"> => ({
  changes: { status: "completed", phase: null, paymentStatus: "released", reviewDueAt: null },
  postings: releaseEscrow(order),
});

const refunded = (order: Order): Pick<Step, "changes" | "postings"> => ({
  changes: { status: "cancelled", phase: null, paymentStatus: "refund_pending", reviewDueAt: null },
  postings: refundEscrow(order.id, order.buyerId, order.totalPrice ?? 0),
});

/** No request to cancel waits for an answer any more. */
const NOT_ASKED = { phaseBefore: null, buyerShare: null, proposedBy: null, answerDueAt: null };

/** Where a request to cancel leads back to; a day at least to look at a delivery again, however long that took. */
const asBefore = (order: Order, now: number) => ({
  ...NOT_ASKED,
  phase: order.phaseBefore ?? ("working" as const),
  ...(order.phaseBefore === "delivered" ? { reviewDueAt: Math.max(order.reviewDueAt ?? 0, now + DAY) } : {}),
});

/** While the money rests in escrow and both sides still talk. */
export const WORKING: readonly Transition[] = [
  row({
    command: "complete",
    by: ["buyer"],
    from: ["working", "delivered", "revision"],
    step: (order) => ({ ...released(order), event: "completed" }),
  }),
  row({
    command: "deliver",
    by: ["seller"],
    // Also when asked to cancel: somebody who asks again and again could else keep the seller from delivering until it
    // is too late. Whoever hands over the work has answered, and does not lose it as one who kept silent.
    from: ["working", "revision", "cancel_requested"],
    check: bringsSomething,
    step: ({ phase, buyerShare, deliveredAt }, { note, files }, now) => ({
      changes: {
        ...NOT_ASKED,
        phase: "delivered",
        deliveredAt: deliveredAt ?? now,
        reviewDueAt: now + REVIEW_WINDOW,
      },
      event: "delivered",
      detail: {
        reason: note || null,
        files,
        ...(phase === "cancel_requested" ? { refusedShare: buyerShare } : {}),
      },
    }),
  }),
  row({
    command: "request_revision",
    by: ["buyer"],
    from: ["delivered"],
    guard: ({ revisionsLeft }) => (revisionsLeft === null || revisionsLeft > 0 ? null : "no_revisions_left"),
    check: saysWhyIn(MIN_REVISION_REASON),
    step: ({ revisionsLeft }, { reason }) => ({
      changes: {
        phase: "revision",
        reviewDueAt: null,
        revisionsLeft: revisionsLeft === null ? null : revisionsLeft - 1,
      },
      event: "revision_requested",
      detail: { reason },
    }),
  }),
  row({
    command: "release",
    by: ["clock"],
    from: ["delivered"],
    guard: ({ reviewDueAt }, now) => (reviewDueAt !== null && now > reviewDueAt ? null : "not_yet_due"),
    step: (order) => ({ ...released(order), event: "released" }),
  }),
  row({
    command: "cancel",
    by: ["seller"],
    from: ["working", "revision"],
    step: (order, { reason }) => ({
      ...refunded(order),
      event: "cancelled",
      detail: { reason: reason || null, amount: order.totalPrice },
    }),
  }),
  row({
    command: "cancel",
    by: ["buyer"],
    from: ["working"],
    guard: (order, now) => (isLate(order, now, LATE_GRACE) ? null : "not_late"),
    step: (order, { reason }) => ({
      ...refunded(order),
      event: "cancelled_late",
      detail: { reason: reason || null, amount: order.totalPrice },
    }),
  }),
  row({
    command: "cancel_late",
    by: ["clock"],
    from: ["working"],
    guard: (order, now) => (isLate(order, now, LATE_CANCEL) ? null : "not_yet_due"),
    step: (order) => ({ ...refunded(order), event: "cancelled_late", detail: { amount: order.totalPrice } }),
  }),
  row({
    command: "request_cancellation",
    by: ["buyer"],
    from: ["working", "delivered", "revision"],
    check: (order, command) => (isShare(command.buyerShare) ? explains(order, command) : "bad_share"),
    step: ({ phase }, { buyerShare, reason }, now) => ({
      changes: {
        phase: "cancel_requested",
        phaseBefore: phase === "delivered" || phase === "revision" ? phase : "working",
        buyerShare,
        proposedBy: "buyer",
        answerDueAt: now + ANSWER_WINDOW,
        // Whoever wants to end the work has no other terms for it.
        changeBy: null,
      },
      event: "cancellation_requested",
      detail: { buyerShare, reason },
    }),
  }),
  row({
    command: "accept_cancellation",
    by: ["seller"],
    from: ["cancel_requested"],
    step: (order) => ({ ...settlement(order, order.buyerShare ?? 0), event: "settled" }),
  }),
  row({
    command: "enforce_cancellation",
    by: ["clock"],
    from: ["cancel_requested"],
    guard: ({ answerDueAt }, now) => (answerDueAt !== null && now > answerDueAt ? null : "not_yet_due"),
    step: (order) => ({ ...settlement(order, order.buyerShare ?? 0), event: "cancellation_enforced" }),
  }),
  row({
    command: "refuse_cancellation",
    by: ["seller"],
    from: ["cancel_requested"],
    check: explains,
    step: (order, { reason }, now) => ({
      changes: asBefore(order, now),
      event: "cancellation_refused",
      detail: { reason },
    }),
  }),
  row({
    command: "withdraw_cancellation",
    by: ["buyer"],
    from: ["cancel_requested"],
    step: (order, _, now) => ({ changes: asBefore(order, now), event: "cancellation_withdrawn" }),
  }),
];
