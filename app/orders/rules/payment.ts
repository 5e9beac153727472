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
import { isClosed, type Order, type OrderPlace, WORK_PHASES } from "../order";
import { defineOutsideStep, defineOwnRouteStep } from "./step";

/** The caller has asked the gateway, which reports no payment. */
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

/** Elsewhere the order cannot accept a payment, so it is refunded. */
export const PAYMENT_PLACES: readonly OrderPlace[] = ["awaiting_payment", ...WORK_PHASES, "completed", "cancelled"];

const sumIsExact = (order: Order, { amount }: { amount: number }): "amount_mismatch" | null =>
  amount === order.totalPrice ? null : "amount_mismatch";

const sumIsMoney = (_: Order, { amount }: { amount: number }): "amount_mismatch" | null =>
  isRupiah(amount) && amount > 0 ? null : "amount_mismatch";

type RecordPayment = { kind: "record_payment"; amount: number; attempt: number; method: string };

const receipt = ({ amount, attempt, method }: RecordPayment) => ({ amount, attempt, method });

/** Posted through escrow, so that the order's own ledger entries are complete. */
const autoRefund = (order: Order, command: RecordPayment) => ({
  changes: {},
  detail: receipt(command),
  postings: [...paymentReceived(order.id, command.amount), ...refundEscrow(order.id, order.buyerId, command.amount)],
});

export const recordPaymentStep = defineOutsideStep<
  RecordPayment,
  "paid" | "paid_outdated" | "paid_again" | "paid_late"
>({
  kind: "record_payment",
  rules: {
    inTime: {
      check: sumIsExact,
      // Allowed after the time to pay, until the scheduler expires the order, because the money has arrived.
      apply: (order, command, now) => ({
        changes: {
          status: "in_progress",
          phase: "working",
          paymentStatus: "held",
          startedAt: now,
          // The change may be about the price, which is now paid.
          changeBy: null,
        },
        event: "paid",
        detail: receipt(command),
        postings: paymentReceived(order.id, command.amount),
        closesAttempts: { status: "cancelled", from: OPEN_ATTEMPTS },
      }),
    },
    outdated: {
      // A bill with a former price may still be open.
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

/** `last` means that the order owes the buyer nothing more. */
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

/** debt: version of the event that created it. taken: the buyer got the money another way. */
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
  rule: {
    guard: (order, now) => {
      if (order.paymentStatus === "review") return "payment_under_review";
      return order.paymentDueAt === null || now <= order.paymentDueAt ? null : "payment_overdue";
    },
    apply: () => ({ changes: { paymentStatus: "awaiting" }, event: "payment_started" }),
  },
});

/** owed: owed to the buyer. held: part of the seller's balance. surplus: a payment besides that for work. */
type TakeBack = {
  kind: "take_back";
  amount: number;
  surplus: boolean;
  owed: number;
  last: boolean;
  held: number;
  cause: "refund" | "chargeback";
};

/** A surplus changes the payment status only if it alone was still owed. */
function takenBack(order: Order, { surplus, last, cause }: TakeBack) {
  if (surplus && !(last && order.paymentStatus === "refund_pending")) return {};
  const refunded = cause === "refund" && order.status === "cancelled";
  return { paymentStatus: refunded ? "refunded" : "charged_back" } as const;
}

export const takeBackStep = defineOutsideStep<TakeBack, "taken_back">({
  kind: "take_back",
  rules: {
    escrow: {
      // A surplus never was in escrow; the next transition handles it.
      check: (order, command) => (command.surplus ? "amount_mismatch" : sumIsExact(order, command)),
      apply: (order, { amount, cause }) => ({
        changes: {
          status: "cancelled",
          phase: null,
          paymentStatus: cause === "refund" ? "refunded" : "charged_back",
        },
        event: "taken_back",
        detail: { amount, cause },
        postings: chargedBack(amount, [{ account: escrowAccount(order.id), amount }]),
      }),
    },
    settled: {
      check: (order, command) =>
        !command.surplus && !isClosed(order) ? "amount_mismatch" : sumIsMoney(order, command),
      apply: (order, command) => ({
        changes: takenBack(order, command),
        event: "taken_back",
        detail: {
          amount: command.amount,
          cause: command.cause,
          ...(command.held > 0 ? { held: command.held } : {}),
        },
        postings: chargedBack(command.amount, [
          { account: refundAccount(order.buyerId), amount: command.owed },
          { account: sellerAccount(order.sellerId), amount: command.held },
        ]),
      }),
    },
  },
});
