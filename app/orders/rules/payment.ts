import {
  chargedBack,
  duplicateTransfer,
  escrowAccount,
  paymentReceived,
  refundAccount,
  refundEscrow,
  refundPaid,
  refundReturned,
  returnedAfterChargeBack,
  sellerAccount,
} from "~/ledger/ledger";
import { OPEN_ATTEMPTS } from "~/payments/payment";
import { isRupiah } from "~/platform/money";
import {
  ANSWER_WINDOW,
  EXTRA_WORK_TIME,
  isClosed,
  type LifecycleState,
  type Order,
  RULING_WINDOW,
  WORK_PHASES,
  workDueAt,
} from "../order";
import {
  closeParts,
  dueBill,
  hasReleased,
  heldParts,
  heldTotal,
  lapseParts,
  type Part,
  partsOf,
  payDueParts,
  sumOf,
} from "../parts";
import { defineOutsideStep, defineOwnRouteStep, endExtra, NO_PROPOSAL } from "./step";

/** The end of an unpaid order. The caller has queried the gateway, which reports no payment. */
type Expire = { kind: "expire" };

export const expireStep = defineOutsideStep<Expire, "expired">({
  kind: "expire",
  rule: {
    guard: (order, now) => {
      if (order.paymentStatus === "review") return "payment_under_review";
      return order.paymentDueAt !== null && now > order.paymentDueAt ? null : "not_yet_due";
    },
    apply: () => ({
      changes: { status: "cancelled", phase: null, paymentStatus: "expired" },
      event: "expired",
      closesAttempts: { status: "expired", from: OPEN_ATTEMPTS },
    }),
  },
});

type PaymentFailed = { kind: "payment_failed"; attempt: number };

export const paymentFailedStep = defineOutsideStep<PaymentFailed, "payment_failed">({
  kind: "payment_failed",
  rule: {
    apply: (_, { attempt }) => ({
      changes: { paymentStatus: "awaiting" },
      event: "payment_failed",
      detail: { attempt },
    }),
  },
});

type PaymentInReview = { kind: "payment_in_review"; attempt: number };

export const paymentInReviewStep = defineOutsideStep<PaymentInReview, "payment_reviewed">({
  kind: "payment_in_review",
  rule: {
    apply: (_, { attempt }) => ({
      changes: { paymentStatus: "review" },
      event: "payment_reviewed",
      detail: { attempt },
    }),
  },
});

export const BILLABLE: readonly LifecycleState[] = WORK_PHASES.filter(
  (phase) => phase !== "disputed" && phase !== "no_show",
);

export const PAYMENT_STATES: readonly LifecycleState[] = ["awaiting_payment", ...WORK_PHASES, "completed", "cancelled"];

function paysDueBill(order: Order, { bill, amount }: { bill: number; amount: number }): "amount_mismatch" | null {
  const due = dueBill(order);
  return due?.bill === bill && due.amount === amount ? null : "amount_mismatch";
}

const sumIsMoney = (_: Order, { amount }: { amount: number }): "amount_mismatch" | null =>
  isRupiah(amount) && amount > 0 ? null : "amount_mismatch";

type RecordPayment = { kind: "record_payment"; bill: number; amount: number; attempt: number; method: string };

const receipt = ({ amount, attempt, method }: RecordPayment) => ({ amount, attempt, method });

/** Returns postings through escrow, so that the order's own ledger entries are complete. */
const autoRefund = (order: Order, command: RecordPayment) => ({
  changes: {},
  detail: receipt(command),
  postings: [
    ...paymentReceived(order.id, command.amount, command.bill),
    ...refundEscrow(order.id, order.buyerId, command.amount, command.bill),
  ],
});

type PaidEvent = "paid" | "bill_paid" | "paid_outdated" | "paid_again" | "paid_late";

const HELD_PAYMENTS: readonly string[] = ["paid", "bill_paid"] satisfies PaidEvent[];

export const isHeldPayment = (event: string): boolean => HELD_PAYMENTS.includes(event);

/** Returns the new deadline if the work would end too soon after an extra was paid, so that a buyer cannot cancel it as late. */
function laterDeadline(order: Order, now: number): { deadline?: number } {
  const due = workDueAt(order);
  return due !== null && due < now + EXTRA_WORK_TIME ? { deadline: now + EXTRA_WORK_TIME } : {};
}

export const recordPaymentStep = defineOutsideStep<RecordPayment, PaidEvent>({
  kind: "record_payment",
  rules: {
    inTime: {
      check: paysDueBill,
      // This is possible after the time to pay, until the scheduler expires the order, because the money has arrived.
      apply: (order, command, now) => ({
        changes: {
          status: "in_progress",
          phase: "working",
          paymentStatus: "held",
          startedAt: now,
          // An open change may be about the price, which is now paid.
          changeBy: null,
          ...payDueParts(order, now),
        },
        event: "paid",
        detail: receipt(command),
        postings: paymentReceived(order.id, command.amount, command.bill),
        closesAttempts: { status: "cancelled", from: OPEN_ATTEMPTS },
      }),
    },
    laterBill: {
      check: paysDueBill,
      apply: (order, command, now) => ({
        changes: { paymentDueAt: null, ...payDueParts(order, now), ...laterDeadline(order, now) },
        event: "bill_paid",
        detail: { ...receipt(command), ...laterDeadline(order, now) },
        postings: paymentReceived(order.id, command.amount, command.bill),
      }),
    },
    outdated: {
      // A bill with an earlier price may still be open.
      check: sumIsMoney,
      apply: (order, command) => ({ ...autoRefund(order, command), event: "paid_outdated" }),
    },
    again: {
      check: sumIsMoney,
      apply: (order, command) => ({ ...autoRefund(order, command), event: "paid_again" }),
    },
    afterEnd: {
      check: sumIsMoney,
      apply: (order, command) => ({
        ...autoRefund(order, command),
        changes: order.paymentStatus === "charged_back" ? {} : { paymentStatus: "refund_pending" },
        event: "paid_late",
      }),
    },
  },
});

/** A refund. `last` means that the order owes the buyer nothing more. */
type RecordRefund = { kind: "record_refund"; amount: number; through: "gateway" | "bank"; last: boolean };

export const recordRefundStep = defineOutsideStep<RecordRefund, "refunded">({
  kind: "record_refund",
  rule: {
    check: sumIsMoney,
    apply: (order, { amount, through, last }) => ({
      changes: last && order.paymentStatus === "refund_pending" ? { paymentStatus: "refunded" } : {},
      event: "refunded",
      detail: { amount, through },
      postings: refundPaid(order.buyerId, amount, through),
    }),
  },
});

type RecordTransfer = { kind: "record_transfer"; amount: number };

export const recordTransferStep = defineOutsideStep<RecordTransfer, "refunded">({
  kind: "record_transfer",
  rule: {
    check: sumIsMoney,
    apply: (order, { amount }) => ({
      changes: {},
      event: "refunded",
      detail: { amount, through: "bank" },
      postings: duplicateTransfer(order.buyerId, amount),
    }),
  },
});

/** debt: the version of the event that created it. taken: the buyer got the money another way. */
type ReturnRefund = { kind: "return_refund"; amount: number; debt: number; taken: boolean };

export const returnRefundStep = defineOutsideStep<ReturnRefund, "refund_returned">({
  kind: "return_refund",
  rule: {
    check: sumIsMoney,
    apply: (order, { amount, debt, taken }) => ({
      changes: !taken && order.paymentStatus === "refunded" ? { paymentStatus: "refund_pending" } : {},
      event: "refund_returned",
      detail: { amount, debt, to: taken ? "loss" : "buyer" },
      postings: taken ? returnedAfterChargeBack(order.buyerId, amount) : refundReturned(order.buyerId, amount),
    }),
  },
});

type StartPayment = { kind: "start_payment" };

export const startPaymentStep = defineOwnRouteStep<StartPayment, "payment_started">({
  kind: "start_payment",
  needsListing: true,
  rules: {
    order: {
      guard: (order, now) => {
        if (order.paymentStatus === "review") return "payment_under_review";
        return order.paymentDueAt === null || now <= order.paymentDueAt ? null : "payment_overdue";
      },
      apply: () => ({ changes: { paymentStatus: "awaiting" }, event: "payment_started" }),
    },
    laterBill: {
      guard: (order, now) => {
        if (dueBill(order) === null) return "not_now";
        return order.paymentDueAt === null || now <= order.paymentDueAt ? null : "payment_overdue";
      },
      apply: () => ({ changes: {}, event: "payment_started" }),
    },
  },
});

/** owed: owed to the buyer. held: part of the seller's balance. isSurplus: a payment besides that for the work. */
type TakeBack = {
  kind: "take_back";
  bill: number;
  amount: number;
  isSurplus: boolean;
  owed: number;
  last: boolean;
  held: number;
  cause: "refund" | "chargeback";
};

/** Returns the payment status. A surplus changes it only if it alone was still owed. */
function takenBack(order: Order, { isSurplus, last, cause }: TakeBack) {
  if (isSurplus && !(last && order.paymentStatus === "refund_pending")) return {};
  const refunded = cause === "refund" && order.status === "cancelled";
  return { paymentStatus: refunded ? "refunded" : "charged_back" } as const;
}

function splitByBill(order: Order, bill: number): { own: Part[]; others: Part[] } {
  const held = heldParts(order);
  return { own: held.filter((part) => part.bill === bill), others: held.filter((part) => part.bill !== bill) };
}

/** Returns true if nothing of the bill was settled before, so that the bank takes it as a whole. */
function takesWholeBill(order: Order, { bill, amount, isSurplus }: TakeBack): boolean {
  const isPartlySettled = partsOf(order).some((part) => part.bill === bill && part.state === "closed");
  const own = sumOf(splitByBill(order, bill).own);
  // A surplus was never in escrow, so the last transition handles it.
  return !isSurplus && amount > 0 && (isPartlySettled ? amount >= own : amount === own);
}

const takenDetail = ({ amount, cause, held }: TakeBack) => ({ amount, cause, ...(held > 0 ? { held } : {}) });

/** Takes back a bill: from its escrow first, then what is owed, then the seller's card money. The rest is a loss. */
function takeBill(order: Order, { bill, amount, owed, held }: TakeBack) {
  const { own } = splitByBill(order, bill);
  const ends = own.map((part) => ({ no: part.no, returned: 0, taken: part.amount }));
  return {
    parts: closeParts(order, ends),
    postings: chargedBack(amount, [
      { account: escrowAccount(order.id, bill), amount: sumOf(own) },
      { account: refundAccount(order.buyerId), amount: owed },
      { account: sellerAccount(order.sellerId), amount: held },
    ]),
  };
}

export const takeBackStep = defineOutsideStep<TakeBack, "taken_back">({
  kind: "take_back",
  rules: {
    lastBill: {
      check: (order, command) =>
        takesWholeBill(order, command) && splitByBill(order, command.bill).others.length === 0
          ? null
          : "amount_mismatch",
      apply: (order, command) => {
        const { parts, postings } = takeBill(order, command);
        const isReleased = hasReleased(partsOf(order));
        return {
          changes: {
            status: isReleased ? "completed" : "cancelled",
            phase: null,
            paymentStatus: command.cause === "refund" && !isReleased ? "refunded" : "charged_back",
            ...parts,
          },
          event: "taken_back",
          detail: takenDetail(command),
          postings,
        };
      },
    },
    oneOfSeveralBills: {
      check: (order, command) => (takesWholeBill(order, command) && heldTotal(order) > 0 ? null : "amount_mismatch"),
      apply: (order, command, now) => {
        const { parts, postings } = takeBill(order, command);
        return {
          changes: { ...endExtra(order), ...lapseParts({ parts: parts.parts ?? [] }), ...disputeByBank(order, now) },
          event: "taken_back",
          detail: takenDetail(command),
          postings,
        };
      },
    },
    settled: {
      check: (order, command) =>
        !command.isSurplus && !isClosed(order) ? "amount_mismatch" : sumIsMoney(order, command),
      apply: (order, command) => ({
        changes: takenBack(order, command),
        event: "taken_back",
        detail: takenDetail(command),
        postings: chargedBack(command.amount, [
          { account: refundAccount(order.buyerId), amount: command.owed },
          { account: sellerAccount(order.sellerId), amount: command.held },
        ]),
      }),
    },
  },
});

/**
 * Opens a dispute about the rest of the escrow, or continues an open one without its proposal, whose sums do not fit
 * any more. The buyer's bank acts for the buyer.
 */
const disputeByBank = (order: Order, now: number) =>
  order.phase === "disputed"
    ? NO_PROPOSAL
    : ({
        ...NO_PROPOSAL,
        phase: "disputed",
        reviewDueAt: null,
        disputedBy: "buyer",
        changeBy: null,
        answerDueAt: now + ANSWER_WINDOW,
        rulingDueAt: now + ANSWER_WINDOW + RULING_WINDOW,
      } as const);
