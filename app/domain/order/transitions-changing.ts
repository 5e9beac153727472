import { daysUntil } from "../core/dates";
import { isPrice } from "../core/money";
import { PAYABLE_ATTEMPTS } from "../money/payment";
import { MAX_REVISIONS, type Terms } from "./change";
import type { Refusal, Step } from "./decision";
import { PAYMENT_WINDOW, QUOTE_VALIDITY } from "./escrow";
import { type Order, otherSide, type Phase, type Side } from "./order";
import { row, type Transition } from "./transition";

/** Where both still agree with each other, and there is something to change. */
const CHANGEABLE: readonly Phase[] = ["quoted", "awaiting_payment", "working", "delivered", "revision"];

const isPaid = ({ paymentStatus }: Order): boolean => paymentStatus === "held";

const termsFault = (order: Order, { price, deadline, revisions }: Terms, now: number): Refusal | null => {
  if (price !== null) {
    if (isPaid(order)) return "price_fixed";
    // It may still become the payment of the old price; the gateway ends it one way or the other.
    if (order.paymentStatus === "review") return "payment_under_review";
    if (!isPrice(price)) return "bad_price";
  }
  if (deadline !== null && !(Number.isInteger(deadline) && deadline > now)) return "deadline_passed";
  const countable =
    Number.isInteger(revisions) && Number(revisions) >= 0 && Number(revisions) <= MAX_REVISIONS;
  return revisions === null || countable ? null : "bad_revisions";
};

/** Once the time to pay is over the order only waits for the clock. */
const inTime = (order: Order, now: number): Refusal | null =>
  order.phase === "awaiting_payment" && order.paymentDueAt !== null && now > order.paymentDueAt
    ? "payment_overdue"
    : null;

/** What is due by a day that both agreed on can't be promised in more days than there are until then. */
function agreedDeadline(order: Order, deadline: number, now: number): Step["changes"] {
  const days = daysUntil(deadline, now);
  const shorter = order.startedAt === null && order.maxDays !== null && order.maxDays > days;
  return { deadline, ...(shorter ? { maxDays: days } : {}) };
}

function agreed(order: Order, { price, deadline, revisions }: Terms, now: number): Step["changes"] {
  return {
    changeBy: null,
    ...(price === null ? {} : { price, totalPrice: price * order.quantity }),
    ...(deadline === null ? {} : agreedDeadline(order, deadline, now)),
    ...(revisions === null ? {} : { revisionsLeft: revisions }),
    // The seller stands by the offer as it is now, also by one that had run out.
    ...(order.phase === "quoted" ? { quoteExpiresAt: now + QUOTE_VALIDITY } : {}),
    ...(order.phase === "awaiting_payment" && price !== null
      ? { paymentStatus: "unpaid" as const, paymentDueAt: now + PAYMENT_WINDOW }
      : {}),
  };
}

const detailOf = ({ price, deadline, revisions }: Terms) => ({ price, deadline, revisions });

const isAsked =
  (side: Side) =>
  ({ changeBy }: Order): Refusal | null =>
    changeBy === null ? "no_change" : changeBy === otherSide(side) ? null : "own_proposal";

const changing = (side: Side): Transition[] => [
  row({
    command: "propose_change",
    by: [side],
    from: CHANGEABLE,
    guard: (order, now) => (order.changeBy === null ? inTime(order, now) : "change_open"),
    check: (order, command, now) =>
      command.description.trim() === "" ? "reason_too_short" : termsFault(order, command, now),
    step: (_, command) => ({
      changes: { changeBy: side },
      event: "change_proposed",
      detail: { ...detailOf(command), reason: command.description },
    }),
  }),
  row({
    command: "accept_change",
    by: [side],
    from: CHANGEABLE,
    guard: (order, now) => isAsked(side)(order) ?? inTime(order, now),
    check: termsFault,
    step: (order, command, now) => ({
      changes: agreed(order, command, now),
      event: "change_accepted",
      detail: detailOf(command),
      closesChange: "accepted",
      // A bill that is out is a bill over the old price, and so is one that was denied and is tried again.
      ...(command.price === null || order.phase === "quoted"
        ? {}
        : { closesAttempts: { as: "cancelled" as const, from: PAYABLE_ATTEMPTS } }),
    }),
  }),
  row({
    command: "decline_change",
    by: [side],
    from: CHANGEABLE,
    guard: isAsked(side),
    step: (_, { reason }) => ({
      changes: { changeBy: null },
      event: "change_declined",
      detail: { reason: reason || null },
      closesChange: "declined",
    }),
  }),
  row({
    command: "withdraw_change",
    by: [side],
    from: CHANGEABLE,
    guard: ({ changeBy }) => (changeBy === null ? "no_change" : changeBy === side ? null : "wrong_side"),
    step: () => ({
      changes: { changeBy: null },
      event: "change_withdrawn",
    }),
  }),
];

/** What both may still agree on anew: one side proposes, the other decides. */
export const CHANGING: readonly Transition[] = [...changing("buyer"), ...changing("seller")];
