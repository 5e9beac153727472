import { cutText } from "../core/text";
import type { Command } from "../order/decision";
import type { ManualPayoutActor } from "./manual-payout";
import { type Assignment, SHARED_ACTS, UNASSIGNED } from "./manual-payout-acts";
import { paymentMark, type RefundAction, type RefundInHandling } from "./manual-refund";
import { ACCOUNT_REMINDER, type Debt, isLastDebt, type RefundRoute, type RefundStatus } from "./refund";

type Refund = RefundInHandling & {
  id: string;
  version: number;
  reference: string;
  lastError: string | null;
  paidElsewhere: boolean;
};

type Log = readonly { kind: string; operatorId: string; at: number }[];

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

const isPaidByThem: Act["isDone"] = ({ status, paidBy, reference }, { operatorId, words }) =>
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

/** What was sent came back, and the buyer has it no other way. */
export function owedAgain(why: Pick<Actor, "now" | "words">): RefundChange {
  return { ...newAccountWanted(why), route: "bank", paidBy: null, paidAt: null, reference: "" };
}

export const REFUND_ACTS: Record<RefundAction, Act> = {
  ...SHARED_ACTS,
  payment: {
    isDone: isPaidByThem,
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
    isDone: (refund, by, log) => refund.route === "bank" && isPaidByThem(refund, by, log),
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
    // Not done where the debt was paid anew: the page would seem to mean that payment.
    isDone: ({ status, route, lastError }, { operatorId, words, seen }, log) =>
      !(status === "paid" && route === "bank") &&
      lastError === shortened(words) &&
      log.find(({ kind }) => kind === "return_refund")?.operatorId === operatorId &&
      log.some(({ kind, at }) => PAYING.includes(kind) && paymentMark({ paidAt: at }) === seen),
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
