import type { REFUND_ROUTES, REFUND_STATUSES } from "~/database/stored-values";
import type { Command } from "~/orders/lifecycle";
import { type Order, orderPath, sideOf } from "~/orders/order";
import type { AttemptStatus } from "~/payments/payment";
import { accountMark, maskedMark, type PayoutAccount } from "~/payouts/account";
import {
  type Assignment,
  canActOnPayout,
  isWithAnother,
  MANUAL_PAYOUT_ACTIONS,
  type ManualPayout,
  type ManualPayoutActor,
  type ManualPayoutRefusal,
  needsTwoOperators,
  SHARED_ACTION_RULES,
  UNASSIGNED,
  UNWRITTEN,
} from "~/payouts/manual-payout";
import { isCurrentPayout } from "~/payouts/provider-payout";
import { DAY } from "~/platform/dates";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { cutText } from "~/platform/strings";

export type RefundStatus = (typeof REFUND_STATUSES)[number];
export type RefundRoute = (typeof REFUND_ROUTES)[number];

export type Debt = {
  id: string;
  attempt: number | null;
  amount: number;
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  assignedTo: string | null;
};

export function isLastDebt(debts: readonly Pick<Debt, "id" | "status">[], id: string): boolean {
  return debts.every((debt) => debt.id === id || debt.status === "paid");
}

export const ACCOUNT_REMINDER = 3 * DAY;
export const ACCOUNT_REMINDED_AGAIN = 14 * DAY;

export function acceptsAccount({ status, route, assignedTo }: Pick<Debt, "status" | "route" | "assignedTo">): boolean {
  return route === "bank" && status === "pending" && assignedTo === null;
}

export function awaitsAccount(refund: Pick<Debt, "status" | "route" | "account" | "assignedTo">): boolean {
  return acceptsAccount(refund) && refund.account === null;
}

export const refundAccountPath = (orderId: string): string => `${orderPath(orderId)}/refund-account`;

export const REFUND_STAGES = ["ready", "account", "gateway", "paid"] as const;
export type RefundStage = (typeof REFUND_STAGES)[number];

export const REFUND_STAGE_PARAMS: Record<RefundStage, string> = {
  ready: "siap",
  account: "rekening",
  gateway: "penyedia",
  paid: "dibayar",
};

export function readRefundStage(param: string | null): RefundStage {
  return REFUND_STAGES.find((stage) => REFUND_STAGE_PARAMS[stage] === param) ?? "ready";
}

export function refundStage({ status, route, account }: Pick<Debt, "status" | "route" | "account">): RefundStage {
  if (status === "paid") return "paid";
  if (route === "gateway") return "gateway";
  return account === null ? "account" : "ready";
}

export type RefundAtStage = { amount: number; stage: RefundStage };

export function stillOwed(owed: readonly RefundAtStage[]): number {
  return owedTotal(owed.filter(({ stage }) => stage !== "paid"));
}

export function owedTotal(owed: readonly RefundAtStage[]): number {
  return owed.reduce((amount, debt) => amount + debt.amount, 0);
}

export type ManualRefund = ManualPayout &
  Debt & {
    version: number;
    bill: number;
    reference: string;
    lastError: string | null;
    paidAt: number | null;
    paidWhileAssigned: boolean;
    paidElsewhere: boolean;
  };

const REFUND_ACTIONS = [
  ...MANUAL_PAYOUT_ACTIONS,
  "return_refund_account",
  "reroute_refund",
  "record_transfer",
  "return",
] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

type RefundNotHandled =
  | ManualPayoutRefusal
  | "own_order"
  | "no_account"
  | "account_changed"
  | "paid_meanwhile"
  | "changed_meanwhile"
  | "at_gateway";

export type ManualRefundError =
  | RefundNotHandled
  | "no_refund"
  | "gateway_silent"
  | "gateway_busy"
  | "gateway_unclear"
  | "gateway_paid";

export function canHandleRefund(
  act: RefundAction,
  refund: ManualRefund,
  order: Pick<Order, "buyerId" | "sellerId">,
  { seen, ...by }: ManualPayoutActor & { seen?: string },
): Outcome<RefundAction, RefundNotHandled> {
  if (sideOf(order, by.operatorId) !== null) return refused("own_order");
  if (act === "return") {
    const returned = refund.route === "bank" ? canActOnPayout(act, refund, by) : refused("not_open");
    if (!returned.ok) return returned;
    // The transfer may have been returned and paid again while the page was open.
    return seen === undefined || seen === paymentMark(refund) ? ok(act) : refused("changed_meanwhile");
  }
  if (act === "record_transfer") return markSent(refund, by);
  if (refund.status === "paid")
    return refused(act === "pay" && refund.paidWhileAssigned ? "paid_meanwhile" : "not_open");
  if (act === "reroute_refund") return refund.route === "gateway" ? ok(act) : refused("not_open");
  if (refund.route === "gateway") return refused("at_gateway");
  if (refund.account === null) return refused("no_account");
  if (seen !== undefined && !isAccountUnchanged(refund.account, seen, act)) return refused("account_changed");
  if (act === "return_refund_account" && refund.provider !== null && isCurrentPayout(refund.provider))
    return refused("with_provider");
  if (act === "return_refund_account") return isWithAnother(refund, by.operatorId) ? refused("assigned") : ok(act);
  return canActOnPayout(act, refund, by);
}

/**
 * Records a transfer that an assigned operator sent although the refund was paid another way. The approver may not
 * record it.
 */
function markSent(
  { paidWhileAssigned, approvedBy, ...sums }: ManualRefund,
  { operatorId, words }: ManualPayoutActor,
): Outcome<"record_transfer", RefundNotHandled> {
  if (!paidWhileAssigned) return refused("not_open");
  if (needsTwoOperators(sums) && approvedBy === operatorId) return refused("same_person");
  return words.trim() === "" ? refused("no_reference") : ok("record_transfer");
}

/**
 * Returns what the form depends on: the payment if it is paid, otherwise the account. Only the assigned operator sees
 * all of it.
 */
export function refundFormState(refund: ManualRefund, operatorId: string): string {
  const { status, account, assignedTo } = refund;
  if (status === "paid") return paymentMark(refund);
  if (account === null) return "";
  return assignedTo === operatorId ? accountMark(account) : maskedMark(account);
}

/** Returns the time of the payment. Account and reference can repeat, so the time identifies it. */
export function paymentMark({ paidAt }: Pick<ManualRefund, "paidAt">): string {
  return paidAt === null ? "" : String(paidAt);
}

function isAccountUnchanged(account: PayoutAccount, seen: string, act: RefundAction): boolean {
  return seen === accountMark(account) || (act !== "pay" && seen === maskedMark(account));
}

export function refundActionsFor(
  refund: ManualRefund,
  order: Pick<Order, "buyerId" | "sellerId">,
  by: { operatorId: string; now: number },
): RefundAction[] {
  return REFUND_ACTIONS.filter((act) => canHandleRefund(act, refund, order, { ...by, words: UNWRITTEN }).ok);
}
type OperatorLog = readonly { kind: string; operatorId: string; reason: string; at: number }[];

type RefundActor = ManualPayoutActor & { seen: string };

export type RefundChange = { status: RefundStatus } & Partial<
  Assignment & {
    route: RefundRoute;
    account: null;
    approvedBy: string | null;
    paidBy: string | null;
    paidAt: number | null;
    reference: string;
    lastError: string;
    nextTryAt: number | null;
  }
>;

type RefundActionRules = {
  isDone(refund: ManualRefund, by: RefundActor, log: OperatorLog): boolean;
  become(refund: ManualRefund, by: RefundActor): RefundChange;
  command?(refund: ManualRefund, debts: readonly Debt[]): Command;
};

const shortened = (words: string) => cutText(words, 300);

const isPaidByOperator: RefundActionRules["isDone"] = ({ status, paidBy, reference }, { operatorId, words }) =>
  status === "paid" && paidBy === operatorId && reference === words;

const PAYING: readonly string[] = ["pay_refund", "record_transfer"];

const changeToNoAccount = ({ now, words }: Pick<RefundActor, "now" | "words">) => ({
  status: "pending" as const,
  account: null,
  approvedBy: null,
  lastError: shortened(words),
  nextTryAt: now + ACCOUNT_REMINDER,
  ...UNASSIGNED,
});

/**
 * Returns the columns of a refund that is owed again, because the transfer came back and the buyer has no other
 * payment.
 */
export function changeToOwed(why: Pick<RefundActor, "now" | "words">): RefundChange {
  return { ...changeToNoAccount(why), route: "bank", paidBy: null, paidAt: null, reference: "" };
}

export const REFUND_ACTION_RULES: Record<RefundAction, RefundActionRules> = {
  ...SHARED_ACTION_RULES,
  pay: {
    isDone: isPaidByOperator,
    become: (_, { operatorId, now, words }) => ({
      status: "paid",
      paidBy: operatorId,
      paidAt: now,
      reference: words,
      nextTryAt: null,
      ...UNASSIGNED,
    }),
    command: ({ id, amount }, debts) => ({
      kind: "record_refund",
      amount,
      through: "bank",
      last: isLastDebt(debts, id),
    }),
  },
  return_refund_account: {
    isDone: ({ status, account, lastError }, { words }) =>
      status === "pending" && account === null && lastError === shortened(words),
    become: (_, by) => changeToNoAccount(by),
  },
  reroute_refund: {
    isDone: ({ route, lastError }, { words }) => route === "bank" && lastError === shortened(words),
    become: (_, { now, words }) => ({
      status: "pending",
      route: "bank",
      lastError: shortened(words),
      nextTryAt: now + ACCOUNT_REMINDER,
    }),
  },
  record_transfer: {
    isDone: (refund, by, log) => refund.route === "bank" && isPaidByOperator(refund, by, log),
    become: (_, { operatorId, now, words }) => ({
      status: "paid",
      route: "bank",
      paidBy: operatorId,
      paidAt: now,
      reference: words,
    }),
    command: ({ amount }) => ({ kind: "record_transfer", amount }),
  },
  return: {
    // If the refund was paid again, the operator may mean that payment, so this is false.
    isDone({ status, route, lastError }, { operatorId, words, seen }, log) {
      const last = log.find(({ kind }) => kind === "return_refund");
      if (last?.operatorId !== operatorId || !last.reason.endsWith(words)) return false;
      return (
        !(status === "paid" && route === "bank") &&
        lastError === shortened(words) &&
        log.some(({ kind, at }) => PAYING.includes(kind) && paymentMark({ paidAt: at }) === seen)
      );
    },
    become: ({ paidElsewhere }, by) =>
      paidElsewhere
        ? {
            status: "paid",
            route: "gateway",
            paidBy: null,
            reference: "",
            lastError: shortened(by.words),
            ...UNASSIGNED,
          }
        : changeToOwed(by),
    command: ({ amount, version, paidElsewhere }) => ({
      kind: "return_refund",
      amount,
      debt: version,
      taken: paidElsewhere,
    }),
  },
};

export const ASSIGNMENT_KINDS: readonly string[] = ["assign_refund", "take_over_refund"];
export const ASSIGNMENT_END_KINDS: readonly string[] = [
  "unassign_refund",
  "pay_refund",
  "return_refund_account",
  "record_transfer",
];

export function isPaidWhileAssigned(
  { status, route, account }: Pick<Debt, "status" | "route" | "account">,
  acts: readonly { kind: string }[],
): boolean {
  if (status !== "paid" || route !== "gateway" || account === null) return false;
  const last = acts.find(({ kind }) => ASSIGNMENT_KINDS.includes(kind) || ASSIGNMENT_END_KINDS.includes(kind));
  return last !== undefined && ASSIGNMENT_KINDS.includes(last.kind);
}

type PaymentAttempt = { attempt: number; status: AttemptStatus };

/** Returns true if the gateway or the bank gave the payment back without us, so that nothing is owed. */
function wasGivenBackByGateway(
  { attempt: refunded }: Pick<Debt, "attempt">,
  attempts: readonly PaymentAttempt[],
): boolean {
  return attempts.some(
    ({ attempt, status }) => attempt === refunded && (status === "charged_back" || status === "refunded"),
  );
}

/** Returns true if the buyer got the money by other means than our transfer. */
export function isPaidWithoutTransfer(
  debt: Pick<Debt, "attempt">,
  attempts: readonly PaymentAttempt[],
  acts: readonly { kind: string }[],
): boolean {
  return wasGivenBackByGateway(debt, attempts) || acts.some(({ kind }) => kind === "record_transfer");
}

/** Returns true if the buyer still has the money after the bank returns an attempt booked as a loss. */
export function keepsMoneyAfterLoss(
  debt: Pick<Debt, "attempt" | "route">,
  attempts: readonly PaymentAttempt[],
  others: readonly { surplus: number }[],
): boolean {
  return debt.route === "bank" || wasGivenBackByGateway(debt, attempts) || others.some(({ surplus }) => surplus > 0);
}
