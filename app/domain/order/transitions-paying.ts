import { isRupiah } from "../core/money";
import {
  chargedBack,
  escrowOf,
  paymentReceived,
  refundAccount,
  refundEscrow,
  refundPaid,
  refundReturned,
  returnedAfterChargeBack,
  sellerAccount,
  transferredAfterAll,
} from "../money/ledger";
import { OPEN_ATTEMPTS } from "../money/payment";
import type { CommandOf, EventKind, Refusal, Step } from "./decision";
import { isClosed, type Order, type Place, WORK_PHASES } from "./order";
import { row, type Transition } from "./transition";

const sumIsExact = (order: Order, command: { amount: number }): Refusal | null =>
  command.amount === order.totalPrice ? null : "amount_mismatch";

const sumIsMoney = (_: Order, command: { amount: number }): Refusal | null =>
  isRupiah(command.amount) && command.amount > 0 ? null : "amount_mismatch";

const receipt = ({ amount, attempt, method }: CommandOf<"record_payment">) => ({ amount, attempt, method });

/** Money that came too late or twice passes through escrow, so that the order's own postings tell the whole story. */
const straightBack = (
  from: readonly Place[],
  event: EventKind,
  changes: (order: Order) => Step["changes"] = () => ({}),
): Transition =>
  row({
    command: "record_payment",
    by: ["gateway"],
    from,
    check: sumIsMoney,
    step: (order, command) => ({
      changes: changes(order),
      event,
      detail: receipt(command),
      postings: [
        ...paymentReceived(order.id, command.amount),
        ...refundEscrow(order.id, order.buyerId, command.amount),
      ],
    }),
  });

/** Money coming in, money going back, and money that never came. */
export const PAYING: readonly Transition[] = [
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
      changes: {
        status: "in_progress",
        phase: "working",
        paymentStatus: "held",
        startedAt: now,
        // It may have been about the price, which is paid now.
        changeBy: null,
      },
      event: "paid",
      detail: receipt(command),
      postings: paymentReceived(order.id, command.amount),
      closesAttempts: { as: "cancelled", from: OPEN_ATTEMPTS },
    }),
  }),
  // A bill over a price that both have changed since: its page may still stand open somewhere.
  straightBack(["awaiting_payment"], "paid_outdated"),
  straightBack([...WORK_PHASES, "completed"], "paid_again"),
  straightBack(["cancelled"], "paid_late", ({ paymentStatus }) =>
    paymentStatus === "charged_back" ? {} : { paymentStatus: "refund_pending" },
  ),
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
      closesAttempts: { as: "expired", from: OPEN_ATTEMPTS },
    }),
  }),
  row({
    command: "record_refund",
    by: ["gateway", "operator"],
    // A payment that the order can't hold is owed back whatever becomes of the order.
    from: ["awaiting_payment", ...WORK_PHASES, "completed", "cancelled"],
    check: sumIsMoney,
    step: (order, { amount, through, last }) => ({
      changes: last && order.paymentStatus === "refund_pending" ? { paymentStatus: "refunded" } : {},
      event: "refunded",
      detail: { amount, through },
      postings: refundPaid(order.buyerId, amount, through),
    }),
  }),
  row({
    command: "record_transfer",
    by: ["operator"],
    from: ["awaiting_payment", ...WORK_PHASES, "completed", "cancelled"],
    check: sumIsMoney,
    step: (order, { amount }) => ({
      changes: {},
      event: "refunded",
      detail: { amount, through: "bank" },
      postings: transferredAfterAll(order.buyerId, amount),
    }),
  }),
  row({
    command: "return_refund",
    by: ["operator"],
    from: ["awaiting_payment", ...WORK_PHASES, "completed", "cancelled"],
    check: sumIsMoney,
    step: (order, { amount, debt, taken }) => ({
      changes: !taken && order.paymentStatus === "refunded" ? { paymentStatus: "refund_pending" } : {},
      event: "refund_returned",
      detail: { amount, debt, to: taken ? "loss" : "buyer" },
      postings: taken
        ? returnedAfterChargeBack(order.buyerId, amount)
        : refundReturned(order.buyerId, amount),
    }),
  }),
  row({
    command: "take_back",
    by: ["gateway"],
    from: WORK_PHASES,
    // What came on top of the price never was in escrow: that is the next row's.
    check: (order, command) => (command.surplus ? "amount_mismatch" : sumIsExact(order, command)),
    step: (order, { amount, cause }) => ({
      changes: {
        status: "cancelled",
        phase: null,
        paymentStatus: cause === "refund" ? "refunded" : "charged_back",
      },
      event: "taken_back",
      detail: { amount, cause },
      postings: chargedBack(amount, [{ account: escrowOf(order.id), amount }]),
    }),
  }),
  row({
    command: "take_back",
    by: ["gateway"],
    from: ["awaiting_payment", ...WORK_PHASES, "completed", "cancelled"],
    check: (order, command) =>
      !command.surplus && !isClosed(order) ? "amount_mismatch" : sumIsMoney(order, command),
    step: (order, { amount, surplus, owed, held, cause }) => ({
      changes: surplus ? {} : { paymentStatus: takenBack(order, cause) },
      event: "taken_back",
      detail: { amount, cause, ...(held > 0 ? { held } : {}) },
      postings: chargedBack(amount, [
        { account: refundAccount(order.buyerId), amount: owed },
        { account: sellerAccount(order.sellerId), amount: held },
      ]),
    }),
  }),
];

/** A finished order whose money is gone says so in one way only. */
function takenBack(order: Order, cause: "refund" | "chargeback") {
  return cause === "refund" && order.status === "cancelled" ? "refunded" : "charged_back";
}
