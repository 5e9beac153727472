import { DAY } from "../core/dates";
import { isPrice } from "../core/money";
import { MAX_DAYS } from "../listing/package";
import { OPEN_ATTEMPTS } from "../money/payment";
import { PAYMENT_WINDOW, QUOTE_VALIDITY } from "./escrow";
import { type Order, PENDING_PHASES } from "./order";
import { row, type Transition } from "./transition";

const breaksDeadline = ({ deadline, maxDays }: Order, now: number): boolean =>
  deadline !== null && maxDays !== null && now + maxDays * DAY > deadline;

/** Until a price is agreed, and walking away before anything is paid. */
export const QUOTING: readonly Transition[] = [
  row({
    command: "quote",
    by: ["seller"],
    from: ["inquiry", "quoted"],
    check: (_, { price, days }) => {
      if (!isPrice(price)) return "bad_price";
      return Number.isInteger(days) && days >= 1 && days <= MAX_DAYS ? null : "bad_days";
    },
    step: (order, { price, days }, now) => ({
      changes: {
        phase: "quoted",
        price,
        totalPrice: price * order.quantity,
        maxDays: days,
        quoteExpiresAt: now + QUOTE_VALIDITY,
        // A change was proposed of the offer before.
        changeBy: null,
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
      changes: {
        phase: "awaiting_payment",
        paymentDueAt: now + PAYMENT_WINDOW,
        changeBy: null,
        // Both agreed to so many days: a wish that those days break is no deadline any longer.
        ...(breaksDeadline(order, now) ? { deadline: null } : {}),
      },
      event: "quote_accepted",
      detail: { amount: order.totalPrice },
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
      closesAttempts: { as: "cancelled", from: OPEN_ATTEMPTS },
    }),
  }),
];
