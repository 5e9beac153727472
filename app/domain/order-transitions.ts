import { PAYMENT_WINDOW, QUOTE_VALIDITY } from "~/domain/escrow";
import { paymentReceived, refundEscrow, releaseEscrow } from "~/domain/ledger";
import { isRupiah, MAX_PRICE, MIN_PRICE } from "~/domain/money";
import { type Order, PENDING_PHASES, WORK_PHASES } from "~/domain/order";
import type { CommandOf, Refusal } from "~/domain/order-decision";
import { row, type Transition } from "~/domain/order-transition";
import { MAX_DAYS } from "~/domain/package";

const sumIsExact = (order: Order, command: { amount: number }): Refusal | null =>
  command.amount === order.totalPrice ? null : "amount_mismatch";

const sumIsMoney = (_: Order, command: { amount: number }): Refusal | null =>
  isRupiah(command.amount) && command.amount > 0 ? null : "amount_mismatch";

/** Money that came too late or twice passes through escrow, so that the order's own postings tell the whole story. */
const straightBack = (order: Order, amount: number) => [
  ...paymentReceived(order.id, amount),
  ...refundEscrow(order.id, order.buyerId, amount),
];

const receipt = ({ amount, attempt, method }: CommandOf<"record_payment">) => ({ amount, attempt, method });

/** The life cycle as data. Where several rows fit, the first whose guard agrees counts. */
export const TRANSITIONS: readonly Transition[] = [
  row({
    command: "quote",
    by: ["seller"],
    from: ["inquiry", "quoted"],
    check: (_, { price, days }) => {
      if (!isRupiah(price) || price < MIN_PRICE || price > MAX_PRICE) return "bad_price";
      return Number.isInteger(days) && days >= 1 && days <= MAX_DAYS ? null : "bad_days";
    },
    step: (order, { price, days }, now) => ({
      changes: {
        phase: "quoted",
        price,
        totalPrice: price * order.quantity,
        maxDays: days,
        quoteExpiresAt: now + QUOTE_VALIDITY,
      },
      event: "quoted",
      detail: { price, days },
    }),
  }),
  row({
    command: "accept_quote",
    by: ["buyer"],
    from: ["quoted"],
    guard: (order, now) =>
      order.quoteExpiresAt !== null && now <= order.quoteExpiresAt ? null : "quote_expired",
    step: (order, _, now) => ({
      changes: { phase: "awaiting_payment", paymentDueAt: now + PAYMENT_WINDOW },
      event: "quote_accepted",
      detail: { amount: order.totalPrice },
    }),
  }),
  row({
    command: "start_payment",
    by: ["buyer"],
    from: ["awaiting_payment"],
    guard: (order, now) => {
      // While a card payment is being looked at, a second one would only have to be refunded.
      if (order.paymentStatus === "review") return "payment_under_review";
      return order.paymentDueAt === null || now <= order.paymentDueAt ? null : "payment_overdue";
    },
    step: () => ({ changes: { paymentStatus: "awaiting" }, event: "payment_started" }),
  }),
  row({
    command: "payment_in_review",
    by: ["gateway"],
    from: ["awaiting_payment"],
    step: (_, { attempt }) => ({
      changes: { paymentStatus: "review" },
      event: "payment_reviewed",
      detail: { attempt },
    }),
  }),
  row({
    command: "payment_failed",
    by: ["gateway"],
    from: ["awaiting_payment"],
    step: (_, { attempt }) => ({
      changes: { paymentStatus: "awaiting" },
      event: "payment_failed",
      detail: { attempt },
    }),
  }),
  row({
    command: "record_payment",
    by: ["gateway"],
    from: ["awaiting_payment"],
    check: sumIsExact,
    // Also when the time to pay is over but the clock has not come by yet: the money is there.
    step: (order, command, now) => ({
      changes: { status: "in_progress", phase: "working", paymentStatus: "held", startedAt: now },
      event: "paid",
      detail: receipt(command),
      postings: paymentReceived(order.id, command.amount),
      closesAttempts: "cancelled",
    }),
  }),
  row({
    command: "record_payment",
    by: ["gateway"],
    from: [...WORK_PHASES, "completed"],
    check: sumIsMoney,
    step: (order, command) => ({
      changes: {},
      event: "paid_again",
      detail: receipt(command),
      postings: straightBack(order, command.amount),
    }),
  }),
  row({
    command: "record_payment",
    by: ["gateway"],
    from: ["cancelled"],
    check: sumIsMoney,
    step: (order, command) => ({
      changes: order.paymentStatus === "charged_back" ? {} : { paymentStatus: "refund_pending" },
      event: "paid_late",
      detail: receipt(command),
      postings: straightBack(order, command.amount),
    }),
  }),
  row({
    command: "expire",
    by: ["clock"],
    from: ["awaiting_payment"],
    guard: (order, now) => {
      // A payment under review may still become money; the gateway ends it one way or the other.
      if (order.paymentStatus === "review") return "payment_under_review";
      return order.paymentDueAt !== null && now > order.paymentDueAt ? null : "not_yet_due";
    },
    step: () => ({
      changes: { status: "cancelled", phase: null, paymentStatus: "expired" },
      event: "expired",
      closesAttempts: "expired",
    }),
  }),
  row({
    command: "cancel",
    by: ["buyer", "seller"],
    from: PENDING_PHASES,
    step: (_, { reason }) => ({
      changes: { status: "cancelled", phase: null, paymentStatus: "unpaid" },
      event: "cancelled",
      detail: { reason: reason || null },
      closesAttempts: "cancelled",
    }),
  }),
  row({
    command: "complete",
    by: ["buyer"],
    from: ["working", "delivered", "revision"],
    step: (order) => ({
      changes: { status: "completed", phase: null, paymentStatus: "released", reviewDueAt: null },
      event: "completed",
      postings: releaseEscrow(order),
    }),
  }),
];
