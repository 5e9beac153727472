import { OPEN_ATTEMPTS, paymentPath } from "~/payments/payment";
import { DAY, HOUR } from "~/platform/dates";
import { isPrice } from "~/platform/money";
import {
  EXTRA_TITLE,
  EXTRA_WINDOW,
  EXTRA_WINDOW_ON_SITE,
  hasArrived,
  isBilled,
  isExtraOpen,
  MAX_ORDER_FILES,
  MIN_EXTRA_REASON,
  type Order,
  type Phase,
} from "../order";
import { billExtra, dueBill, extrasLeft, hasReleased, heldTotal, partsOf } from "../parts";
import {
  CHANGES_A_DAY,
  defineOutsideStep,
  defineOwnRouteStep,
  definePressStep,
  endExtra,
  refundExcept,
  textInput,
} from "./step";

export const EXTENDABLE: readonly Phase[] = ["working", "revision"];

/** ms after an arrival. Later the seller is assumed to have left the place. */
const ON_SITE = 12 * HOUR;

export function extraWindow(order: Order, now: number): number {
  const isOnSite = hasArrived(order) && now - (order.arrivedAt ?? 0) < ON_SITE;
  return isOnSite ? EXTRA_WINDOW_ON_SITE : EXTRA_WINDOW;
}

type Extra = { title: string; amount: number };

type ProposeExtra = { kind: "propose_extra"; reason: string; files: number } & Extra;

export const proposeExtraStep = defineOwnRouteStep<
  ProposeExtra,
  "extra_proposed",
  "extra_open" | "too_many_extras" | "extra_too_high" | "no_photos" | "too_many_changes"
>({
  kind: "propose_extra",
  page: "extra",
  group: "secondary",
  anytime: true,
  fields: { title: textInput(EXTRA_TITLE.min, EXTRA_TITLE.max), reason: textInput(MIN_EXTRA_REASON) },
  attaches: "proposal",
  limit: { event: "extra_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ change, formId }) => change?.formId === formId,
  repeat: { events: ["extra_proposed"] },
  rule: {
    guard: (order) => {
      if (order.changeBy !== null || isBilled(order)) return "extra_open";
      return extrasLeft(order).count > 0 ? null : "too_many_extras";
    },
    check: (order, { amount, files }) => {
      if (!isPrice(amount)) return "bad_price";
      if (amount > extrasLeft(order).amount) return "extra_too_high";
      return files >= 1 && files <= MAX_ORDER_FILES ? null : "no_photos";
    },
    apply: (order, { title, amount, reason, files }, now, side) => ({
      changes: { changeBy: side, answerDueAt: now + extraWindow(order, now) },
      event: "extra_proposed",
      detail: { title, amount, reason, files },
    }),
  },
});

const isOpen = (order: Order, now: number): "no_extra" | null =>
  isExtraOpen(order) && now <= (order.answerDueAt ?? 0) ? null : "no_extra";

/** The caller reads `extra` from the open proposal. */
type AcceptExtra = { kind: "accept_extra"; extra: Extra };

export const acceptExtraStep = definePressStep<AcceptExtra, "extra_accepted", "no_extra">({
  kind: "accept_extra",
  page: "extra-acceptance",
  group: "primary",
  leadsTo: paymentPath,
  pays: true,
  isDone: ({ order, side }) => side === "buyer" && isBilled(order),
  repeat: { events: ["extra_accepted"], comparedBy: "version" },
  rule: {
    guard: isOpen,
    apply: (order, { extra: { title, amount } }, now) => ({
      changes: {
        ...billExtra(order, { title, amount }),
        changeBy: null,
        answerDueAt: null,
        paymentDueAt: now + extraWindow(order, now),
      },
      event: "extra_accepted",
      detail: { title, amount },
      closesChange: "accepted",
    }),
  },
});

type DeclineExtra = { kind: "decline_extra" };

export const declineExtraStep = definePressStep<DeclineExtra, "extra_declined", "no_extra">({
  kind: "decline_extra",
  page: "extra-refusal",
  group: "secondary",
  isDone: ({ ownLast }) => ownLast === "extra_declined",
  repeat: { events: ["extra_declined"], comparedBy: "version" },
  rule: {
    guard: isOpen,
    apply: (order) => ({ changes: endExtra(order), event: "extra_declined", closesChange: "declined" }),
  },
});

type CancelExtra = { kind: "cancel_extra" };

/** Returns what the seller keeps of an order that the buyer cancels because of an extra. The seller has come for it. */
export const extraCancellationFee = (order: Order): number => Math.min(order.callOutFee, heldTotal(order));

export const cancelExtraStep = definePressStep<CancelExtra, "extra_cancelled", "no_extra" | "not_at_place">({
  kind: "cancel_extra",
  page: "extra-cancellation",
  group: "secondary",
  isDone: ({ order, side }) => side === "buyer" && order.status === "cancelled",
  repeat: { events: ["extra_cancelled"], comparedBy: "version" },
  rule: {
    // Before an arrival the buyer cancels the visit, and after a delivery only both sides or an operator divide.
    guard: (order, now) => {
      const isHandedOver = order.deliveredAt !== null || hasReleased(partsOf(order));
      return isOpen(order, now) ?? (hasArrived(order) && !isHandedOver ? null : "not_at_place");
    },
    apply: (order) => {
      const fee = extraCancellationFee(order);
      return {
        ...refundExcept(order, fee),
        event: "extra_cancelled",
        detail: { amount: heldTotal(order) - fee, ...(fee > 0 ? { callOutFee: fee } : {}) },
        closesChange: "declined",
      };
    },
  },
});

type WithdrawExtra = { kind: "withdraw_extra" };

export const withdrawExtraStep = definePressStep<WithdrawExtra, "extra_withdrawn", "no_extra">({
  kind: "withdraw_extra",
  page: "extra-withdrawal",
  group: "secondary",
  isDone: ({ ownLast }) => ownLast === "extra_withdrawn",
  repeat: { events: ["extra_withdrawn"], comparedBy: "version" },
  rule: {
    guard: (order) => (isExtraOpen(order) ? null : "no_extra"),
    apply: (order) => ({ changes: endExtra(order), event: "extra_withdrawn" }),
  },
});

type LapseExtra = { kind: "lapse_extra" };

/** Lets a bill lapse. The caller has queried the gateway, which reports no payment. */
export const lapseExtraStep = defineOutsideStep<LapseExtra, "extra_lapsed" | "bill_lapsed">({
  kind: "lapse_extra",
  rules: {
    unanswered: {
      guard: (order, now) => (isExtraOpen(order) && now > (order.answerDueAt ?? now) ? null : "not_yet_due"),
      apply: (order) => ({ changes: endExtra(order), event: "extra_lapsed" }),
    },
    unpaid: {
      guard: (order, now) => (isBilled(order) && now > (order.paymentDueAt ?? now) ? null : "not_yet_due"),
      apply: (order) => ({
        changes: endExtra(order),
        event: "bill_lapsed",
        detail: { amount: dueBill(order)?.amount ?? 0 },
        closesAttempts: { status: "expired", from: OPEN_ATTEMPTS },
      }),
    },
  },
});
