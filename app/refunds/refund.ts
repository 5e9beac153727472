import type { REFUND_ROUTES, REFUND_STATUSES } from "~/database/stored-values";
import { MANUAL_PAYOUT_KINDS } from "~/operators/operator";
import type { Command } from "~/orders/lifecycle";
import { type Order, orderPath, sideOf } from "~/orders/order";
import type { AttemptStatus, GatewayReport } from "~/payments/payment";
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
  SHARED_ACTS,
  UNASSIGNED,
  UNWRITTEN,
} from "~/payouts/manual-payout";
import { isCurrentPayout } from "~/payouts/provider-payout";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { type Outcome, ok, refused } from "~/platform/forms";
import { cutText } from "~/platform/strings";

export type RefundAtStage = { amount: number; stage: RefundStage };

export function stillOwed(owed: readonly RefundAtStage[]): number {
  return owedTotal(owed.filter(({ stage }) => stage !== "paid"));
}

export function owedTotal(owed: readonly RefundAtStage[]): number {
  return owed.reduce((amount, debt) => amount + debt.amount, 0);
}

/**
 * ours: refunded with our key (whole: nothing is left; more: the report lists another). foreign: refunded in
 * full without us. unclear: refunded in part without us.
 */
export type GatewayRefundResult =
  | { kind: "ours"; debt: Debt; whole: boolean; more: boolean }
  | { kind: "foreign" }
  | { kind: "known" }
  | { kind: "unclear" };

export function refundResult(
  report: Pick<GatewayReport, "part" | "refundAmount" | "refunds"> & { amount?: GatewayReport["amount"] },
  payment: { attempt: number; amount: number },
  debts: readonly Debt[],
): GatewayRefundResult {
  const own = debts.filter(({ attempt }) => attempt === payment.attempt);
  const booked = refundedAmount(payment, debts);
  const named = own.filter((debt) => debt.status !== "paid" && isReportedRefund(report, debt));
  const [debt] = named;
  if (debt) {
    const whole = booked + debt.amount >= payment.amount;
    return { kind: "ours", debt, whole, more: named.length > 1 };
  }
  const gone = amountReturned(report, payment.amount);
  if (gone !== null && gone <= booked) return { kind: "known" };
  // The gateway may return or keep its own fee.
  const most = Math.max(payment.amount, report.amount ?? 0);
  const isWhole = gone !== null && gone >= payment.amount && gone <= most;
  return booked === 0 && isWhole ? { kind: "foreign" } : { kind: "unclear" };
}

export function refundedAmount(payment: { attempt: number }, debts: readonly Debt[]): number {
  return sum(
    debts.filter(
      ({ attempt, status, route }) => attempt === payment.attempt && status === "paid" && route === "gateway",
    ),
  );
}

function isReportedRefund({ refunds }: Pick<GatewayReport, "refunds">, { id, amount }: Debt): boolean {
  return (refunds ?? []).some((refund) => refund.key === id && refund.amount === amount);
}

function amountReturned(
  { part, refundAmount, refunds }: Pick<GatewayReport, "part" | "refundAmount" | "refunds">,
  amount: number,
): number | null {
  if (refundAmount !== undefined) return refundAmount;
  if (refunds !== undefined) return sum(refunds);
  return part ? null : amount;
}

function sum(parts: readonly { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}

/** Returns true if the gateway returned the payment to the buyer without us, so nothing is owed. */
function isAcceptedByGateway(
  debt: { attempt: number | null },
  attempts: readonly { attempt: number; status: AttemptStatus }[],
): boolean {
  return attempts.some(
    ({ attempt, status }) => attempt === debt.attempt && (status === "charged_back" || status === "refunded"),
  );
}

type RefundInHandling = ManualPayout & {
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  paidWhileAssigned: boolean;
  paidAt: number | null;
};

export const REFUND_ACTIONS = [
  ...MANUAL_PAYOUT_ACTIONS,
  "account-return",
  "bank-transfer",
  "transfer-sent",
  "transfer-return",
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

type Parties = Pick<Order, "buyerId" | "sellerId">;

type Handling = ManualPayoutActor & { seen?: string };

export function canHandleRefund(
  act: RefundAction,
  refund: RefundInHandling,
  order: Parties,
  { seen, ...by }: Handling,
): Outcome<RefundAction, RefundNotHandled> {
  if (sideOf(order, by.operatorId) !== null) return refused("own_order");
  if (act === "transfer-return") {
    const returned = refund.route === "bank" ? canActOnPayout(act, refund, by) : refused("not_open");
    if (!returned.ok) return returned;
    // The transfer may have come back and been paid again while the page was open.
    return seen === undefined || seen === paymentMark(refund) ? ok(act) : refused("changed_meanwhile");
  }
  if (act === "transfer-sent") return markSent(refund, by);
  if (refund.status === "paid")
    return refused(act === "payment" && refund.paidWhileAssigned ? "paid_meanwhile" : "not_open");
  if (act === "bank-transfer") return refund.route === "gateway" ? ok(act) : refused("not_open");
  if (refund.route === "gateway") return refused("at_gateway");
  if (refund.account === null) return refused("no_account");
  if (seen !== undefined && !isAccountUnchanged(refund.account, seen, act)) return refused("account_changed");
  if (act === "account-return" && refund.provider !== null && isCurrentPayout(refund.provider))
    return refused("with_provider");
  if (act === "account-return") return isWithAnother(refund, by.operatorId) ? refused("assigned") : ok(act);
  return canActOnPayout(act, refund, by);
}

/** Paid another way after the assignment, so may be sent twice. The approver may not record it. */
function markSent(
  { paidWhileAssigned, approvedBy, ...sums }: RefundInHandling,
  { operatorId, words }: ManualPayoutActor,
): Outcome<"transfer-sent", RefundNotHandled> {
  if (!paidWhileAssigned) return refused("not_open");
  if (needsTwoOperators(sums) && approvedBy === operatorId) return refused("same_person");
  return words.trim() === "" ? refused("no_reference") : ok("transfer-sent");
}

/** The payment once paid, otherwise the account, which only the operator who sends the money sees whole. */
export function refundFormState(refund: RefundInHandling, operatorId: string): string {
  const { status, account, assignedTo } = refund;
  if (status === "paid") return paymentMark(refund);
  if (account === null) return "";
  return assignedTo === operatorId ? accountMark(account) : maskedMark(account);
}

/** Account and reference may repeat, so the time identifies a payment of the refund. */
export function paymentMark({ paidAt }: Pick<RefundInHandling, "paidAt">): string {
  return paidAt === null ? "" : String(paidAt);
}

function isAccountUnchanged(account: PayoutAccount, seen: string, act: RefundAction): boolean {
  return seen === accountMark(account) || (act !== "payment" && seen === maskedMark(account));
}

export function refundActionsFor(
  refund: RefundInHandling,
  order: Parties,
  by: { operatorId: string; now: number },
): RefundAction[] {
  return REFUND_ACTIONS.filter((act) => canHandleRefund(act, refund, order, { ...by, words: UNWRITTEN }).ok);
}
export type RefundStatus = (typeof REFUND_STATUSES)[number];
export type RefundRoute = (typeof REFUND_ROUTES)[number];

export type Debt = {
  id: string;
  attempt: number | null;
  amount: number;
  status: RefundStatus;
  route: RefundRoute;
};

export function isLastDebt(debts: readonly Pick<Debt, "id" | "status">[], id: string): boolean {
  return debts.every((debt) => debt.id === id || debt.status === "paid");
}

/** About two days. Then the buyer names an account, unless the gateway is down and may have paid. */
export const GATEWAY_TRIES = 12;

export const GATEWAY_TRIED_EVERY = 12 * HOUR;

/** Waits five minutes at first, then twice as long each time, at most half a day. */
export function nextTryAt(tries: number, now: number): number {
  return now + Math.min(5 * MINUTE * 2 ** Math.min(tries, 20), GATEWAY_TRIED_EVERY);
}

/** Returns null if the scheduler reminds the buyer instead. */
export function gatewayTryAt({ route, nextTryAt: next }: Pick<Debt, "route"> & { nextTryAt: number | null }) {
  return route === "gateway" ? next : null;
}

export function lastTryAt({ tries, nextTryAt: next }: { tries: number; nextTryAt: number | null }): number | null {
  return tries === 0 || next === null ? null : next - nextTryAt(tries - 1, 0);
}

export const GATEWAY_SETTLES = MINUTE;

export const ACCOUNT_REMINDER = 3 * DAY;
export const ACCOUNT_REMINDED_AGAIN = 14 * DAY;

type Open = {
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  assignedTo: string | null;
};

export function acceptsAccount({ status, route, assignedTo }: Omit<Open, "account">): boolean {
  return route === "bank" && status === "pending" && assignedTo === null;
}

export function awaitsAccount(refund: Open): boolean {
  return acceptsAccount(refund) && refund.account === null;
}

export const refundAccountPath = (orderId: string): string => `${orderPath(orderId)}/refund-account`;

type Refund = RefundInHandling & {
  id: string;
  version: number;
  reference: string;
  lastError: string | null;
  paidElsewhere: boolean;
};

type Log = readonly { kind: string; operatorId: string; reason: string; at: number }[];

type Actor = ManualPayoutActor & { seen: string };

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

type Act = {
  isDone(refund: Refund, by: Actor, log: Log): boolean;
  become(refund: Refund, by: Actor): RefundChange;
  command?(refund: Refund, debts: readonly Debt[]): Command;
};

const shortened = (words: string) => cutText(words, 300);

const isPaidByOperator: Act["isDone"] = ({ status, paidBy, reference }, { operatorId, words }) =>
  status === "paid" && paidBy === operatorId && reference === words;

const PAYING: readonly string[] = ["pay_refund", "record_transfer"];

const newAccountWanted = ({ now, words }: Pick<Actor, "now" | "words">) => ({
  status: "pending" as const,
  account: null,
  approvedBy: null,
  lastError: shortened(words),
  nextTryAt: now + ACCOUNT_REMINDER,
  ...UNASSIGNED,
});

/** Used if the transfer was returned and the buyer has no other payment. */
export function owedAgain(why: Pick<Actor, "now" | "words">): RefundChange {
  return { ...newAccountWanted(why), route: "bank", paidBy: null, paidAt: null, reference: "" };
}

export const REFUND_ACTS: Record<RefundAction, Act> = {
  ...SHARED_ACTS,
  payment: {
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
  "account-return": {
    isDone: ({ status, account, lastError }, { words }) =>
      status === "pending" && account === null && lastError === shortened(words),
    become: (_, by) => newAccountWanted(by),
  },
  "bank-transfer": {
    isDone: ({ route, lastError }, { words }) => route === "bank" && lastError === shortened(words),
    become: (_, { now, words }) => ({
      status: "pending",
      route: "bank",
      lastError: shortened(words),
      nextTryAt: now + ACCOUNT_REMINDER,
    }),
  },
  "transfer-sent": {
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
  "transfer-return": {
    // False if the refund was paid again: the operator may mean that payment.
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
        : owedAgain(by),
    command: ({ amount, version, paidElsewhere }) => ({
      kind: "return_refund",
      amount,
      debt: version,
      taken: paidElsewhere,
    }),
  },
};

export const ASSIGNMENT_KINDS: readonly string[] = [
  MANUAL_PAYOUT_KINDS.refunds.assign,
  MANUAL_PAYOUT_KINDS.refunds.reassign,
];
export const ASSIGNMENT_END_KINDS: readonly string[] = [
  MANUAL_PAYOUT_KINDS.refunds.unassign,
  MANUAL_PAYOUT_KINDS.refunds.payment,
  MANUAL_PAYOUT_KINDS.refunds["account-return"],
  MANUAL_PAYOUT_KINDS.refunds["transfer-sent"],
];

export function isPaidWhileAssigned(
  { status, route, account }: Pick<RefundInHandling, "status" | "route" | "account">,
  acts: readonly { kind: string }[],
): boolean {
  if (status !== "paid" || route !== "gateway" || account === null) return false;
  const last = acts.find(({ kind }) => ASSIGNMENT_KINDS.includes(kind) || ASSIGNMENT_END_KINDS.includes(kind));
  return last !== undefined && ASSIGNMENT_KINDS.includes(last.kind);
}

/** Returns true if the buyer got the money another way than by our transfer. */
export function isPaidElsewhere(
  debt: Parameters<typeof isAcceptedByGateway>[0],
  attempts: Parameters<typeof isAcceptedByGateway>[1],
  acts: readonly { kind: string }[],
): boolean {
  return isAcceptedByGateway(debt, attempts) || acts.some(({ kind }) => kind === "record_transfer");
}

/** Returns true if the buyer keeps the money after the bank returns an attempt booked as a loss. */
export function wasPaidElsewhere(
  debt: { route: RefundRoute } & Parameters<typeof isAcceptedByGateway>[0],
  attempts: Parameters<typeof isAcceptedByGateway>[1],
  others: readonly { surplus: number }[],
): boolean {
  return debt.route === "bank" || isAcceptedByGateway(debt, attempts) || others.some(({ surplus }) => surplus > 0);
}

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

export function refundStage(refund: {
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
}): RefundStage {
  if (refund.status === "paid") return "paid";
  if (refund.route === "gateway") return "gateway";
  return refund.account === null ? "account" : "ready";
}
