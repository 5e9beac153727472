import { MAX_DAYS } from "~/listings/package";
import { PAYABLE_ATTEMPTS, paymentPath } from "~/payments/payment";
import { DAY, daysUntil } from "~/platform/dates";
import { isPrice } from "~/platform/money";
import type { Visit } from "~/visits/visit";
import { type ChangeTerms, MAX_CHANGE_ANSWER, MAX_REVISIONS, MIN_CHANGE_TEXT } from "../change";
import { isExtraOpen, type Order, otherSide, type Phase, QUOTE_VALIDITY, quoteExpired, type Side } from "../order";
import { pricedTotal } from "../parts";
import {
  CHANGES_A_DAY,
  type CommonRefusal,
  defineAnswerStep,
  defineOwnRouteStep,
  definePressStep,
  type StepResult,
  textInput,
} from "./step";
import { billDueAt, deadlineOfQuote, endsAfter, endsAfterQuote } from "./visits";

export const CHANGEABLE: readonly Phase[] = ["quoted", "awaiting_payment", "working", "delivered", "revision"];

const isPaid = ({ paymentStatus }: Order): boolean => paymentStatus === "held";

type WithVisit = { visit?: Visit | null };

function termsFault(
  order: Order,
  { price, deadline, revisions, visit = null }: ChangeTerms & WithVisit,
  now: number,
): CommonRefusal | null {
  if (price !== null) {
    if (isPaid(order)) return "price_fixed";
    // The payment may still succeed at the old price.
    if (order.paymentStatus === "review") return "payment_under_review";
    if (!isPrice(price)) return "bad_price";
  }
  if (deadline !== null && !(Number.isInteger(deadline) && deadline > now)) return "deadline_passed";
  if (deadline !== null && endsAfter(deadline, order, visit)) return "deadline_before_visit";
  const countable = Number.isInteger(revisions) && Number(revisions) >= 0 && Number(revisions) <= MAX_REVISIONS;
  return revisions === null || countable ? null : "bad_revisions";
}

const inTime = (order: Order, now: number): "payment_overdue" | null =>
  order.phase === "awaiting_payment" && order.paymentDueAt !== null && now > order.paymentDueAt
    ? "payment_overdue"
    : null;

/** Separate steps answer an extra. */
const refusalToAnswerChange = (order: Order, side: Side): "no_change" | "own_change" | null => {
  if (order.changeBy === null || isExtraOpen(order)) return "no_change";
  return order.changeBy === otherSide(side) ? null : "own_change";
};

function agreedDeadline(order: Order, deadline: number, now: number): StepResult["changes"] {
  const days = daysUntil(deadline, now);
  const shorter = order.startedAt === null && order.maxDays !== null && order.maxDays > days;
  return { deadline, ...(shorter ? { maxDays: days } : {}) };
}

function agreed(
  order: Order,
  { price, deadline, revisions, visit = null }: ChangeTerms & WithVisit,
  now: number,
): StepResult["changes"] {
  return {
    changeBy: null,
    ...(price === null ? {} : { price, totalPrice: price * order.quantity }),
    ...(deadline === null ? {} : agreedDeadline(order, deadline, now)),
    ...(revisions === null ? {} : { revisionsLeft: revisions }),
    ...(order.phase === "quoted" ? { quoteExpiresAt: now + QUOTE_VALIDITY } : {}),
    ...(order.phase === "awaiting_payment" && price !== null
      ? { paymentStatus: "unpaid" as const, paymentDueAt: billDueAt(visit, now) }
      : {}),
  };
}

const detailOf = ({ price, deadline, revisions }: ChangeTerms) => ({ price, deadline, revisions });

type AcceptChange = { kind: "accept_change" } & ChangeTerms & WithVisit;

export const acceptChangeStep = defineAnswerStep<AcceptChange, "change_accepted">({
  kind: "accept_change",
  needsListing: true,
  answer: { name: "acceptance", ends: "accepted" },
  repeat: { events: ["change_accepted"] },
  rule: {
    guard: (order, now, side) => refusalToAnswerChange(order, side) ?? inTime(order, now),
    check: termsFault,
    apply: (order, command, now) => ({
      changes: agreed(order, command, now),
      event: "change_accepted",
      detail: detailOf(command),
      closesChange: "accepted",
      // Open and refused bills still have the old price.
      ...(command.price === null || order.phase === "quoted"
        ? {}
        : { closesAttempts: { status: "cancelled", from: PAYABLE_ATTEMPTS } }),
    }),
  },
});

type AcceptQuote = { kind: "accept_quote"; visit?: Visit | null };

const breaksDeadline = ({ deadline, maxDays }: Order, now: number): boolean =>
  deadline !== null && maxDays !== null && now + maxDays * DAY > deadline;

export const acceptQuoteStep = definePressStep<AcceptQuote, "quote_accepted", "quote_expired">({
  kind: "accept_quote",
  page: "acceptance",
  group: "primary",
  leadsTo: paymentPath,
  needsListing: true,
  isDone: ({ order, side }) => side === "buyer" && order.phase === "awaiting_payment",
  repeat: { events: ["quote_accepted"], comparedBy: "version" },
  rule: {
    guard: (order, now) => (quoteExpired(order, now) ? "quote_expired" : null),
    apply: (order, { visit = null }, now) => ({
      changes: {
        phase: "awaiting_payment",
        paymentDueAt: billDueAt(visit, now),
        changeBy: null,
        // The agreed days replace the day that the buyer wished for.
        ...(breaksDeadline(order, now) ? { deadline: null } : {}),
      },
      event: "quote_accepted",
      detail: { amount: pricedTotal(order) },
    }),
  },
});

type DeclineChange = { kind: "decline_change"; reason: string };

export const declineChangeStep = defineAnswerStep<DeclineChange, "change_declined">({
  kind: "decline_change",
  answer: { name: "refusal", ends: "declined" },
  fields: { reason: textInput(0, MAX_CHANGE_ANSWER) },
  repeat: { events: ["change_declined"] },
  rule: {
    guard: (order, _, side) => refusalToAnswerChange(order, side),
    apply: (_, { reason }) => ({
      changes: { changeBy: null },
      event: "change_declined",
      detail: { reason: reason || null },
      closesChange: "declined",
    }),
  },
});

export const QUOTES_A_DAY = 10;

type ProposeChange = { kind: "propose_change"; description: string } & ChangeTerms & WithVisit;

export const proposeChangeStep = defineOwnRouteStep<
  ProposeChange,
  "change_proposed",
  "change_open" | "too_many_changes"
>({
  kind: "propose_change",
  needsListing: true,
  page: "change",
  group: ({ phase }, side) => (phase === "quoted" && side === "buyer" ? "primary" : "secondary"),
  anytime: true,
  fields: { description: textInput(MIN_CHANGE_TEXT) },
  limit: { event: "change_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ change, formId }) => change?.formId === formId,
  repeat: { events: ["change_proposed"] },
  rule: {
    guard: (order, now) => (order.changeBy === null ? inTime(order, now) : "change_open"),
    check: termsFault,
    apply: (_order, command, _now, side) => ({
      changes: { changeBy: side },
      event: "change_proposed",
      detail: { ...detailOf(command), reason: command.description },
    }),
  },
});

type Quote = { kind: "quote"; price: number; days: number; visit?: Visit | null };

export const quoteStep = defineOwnRouteStep<Quote, "quoted", "bad_days" | "visit_after_days" | "too_many_quotes">({
  kind: "quote",
  needsListing: true,
  limit: { event: "quoted", times: QUOTES_A_DAY, within: DAY, refusal: "too_many_quotes" },
  // Repeating the same price renews an expired offer.
  isDone: ({ order, side, command, now }) =>
    side === "seller" &&
    order.phase === "quoted" &&
    !quoteExpired(order, now) &&
    order.price === command?.price &&
    order.maxDays === command.days,
  rule: {
    check: (order, { price, days, visit = null }, now) => {
      if (!isPrice(price)) return "bad_price";
      if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) return "bad_days";
      return endsAfterQuote(order, visit, { days, now }) ? "visit_after_days" : null;
    },
    apply: (order, { price, days, visit = null }, now) => ({
      changes: {
        phase: "quoted",
        price,
        totalPrice: price * order.quantity,
        maxDays: days,
        deadline: deadlineOfQuote(order, visit, { days, now }),
        quoteExpiresAt: now + QUOTE_VALIDITY,
        changeBy: null,
      },
      event: "quoted",
      detail: { price, days },
    }),
  },
});

type WithdrawChange = { kind: "withdraw_change" };

export const withdrawChangeStep = defineAnswerStep<WithdrawChange, "change_withdrawn">({
  kind: "withdraw_change",
  answer: { name: "withdrawal", ends: "withdrawn" },
  repeat: { events: ["change_withdrawn"] },
  rule: {
    guard: (order, _, side) => {
      if (order.changeBy === null || isExtraOpen(order)) return "no_change";
      return order.changeBy === side ? null : "wrong_side";
    },
    apply: () => ({ changes: { changeBy: null }, event: "change_withdrawn" }),
  },
});
