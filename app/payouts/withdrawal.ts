import type { WITHDRAWAL_STATUSES } from "~/database/stored-values";
import { type Posting, withdrawalFailed, withdrawalPaid, withdrawalReturned } from "~/ledger/ledger";
import { withdrawable } from "~/payments/payment";
import { isRupiah } from "~/platform/money";
import { type Outcome, ok, refused } from "~/platform/outcome";
import {
  type Assignment,
  canActOnPayout,
  MANUAL_PAYOUT_ACTIONS,
  type ManualPayout,
  type ManualPayoutActor,
  type ManualPayoutRefusal,
  SHARED_ACTION_RULES,
  UNASSIGNED,
  UNWRITTEN,
} from "./manual-payout";

export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** The outcome that its owner sees. arrived: it counted as failed until operators found that it had arrived. */
export type WithdrawalOutcome = WithdrawalStatus | "arrived";

export function withdrawalOutcome({
  status,
  arrivedToo,
}: {
  status: WithdrawalStatus;
  arrivedToo: number;
}): WithdrawalOutcome {
  return status === "failed" && arrivedToo > 0 ? "arrived" : status;
}

/** Rupiah. The fee of a smaller transfer would be too high a share. */
export const MIN_WITHDRAWAL = 10_000;

export type WithdrawalRefusal = "not_money" | "too_little" | "above_balance" | "held" | "one_at_a_time";
export type WithdrawalFormRefusal = WithdrawalRefusal | "account_changed" | "asked_otherwise";
export type WithdrawalDecisionError = ManualPayoutRefusal | "no_withdrawal";

export function checkWithdrawal(
  amount: number,
  { balance, held, open }: { balance: number; held: number; open: boolean },
): Outcome<number, WithdrawalRefusal> {
  if (open) return refused("one_at_a_time");
  if (!isRupiah(amount)) return refused("not_money");
  if (amount < MIN_WITHDRAWAL) return refused("too_little");
  if (amount > balance) return refused("above_balance");
  return amount > withdrawable({ balance, held }) ? refused("held") : ok(amount);
}

export const WITHDRAWAL_ACTIONS = [...MANUAL_PAYOUT_ACTIONS, "fail_withdrawal", "return"] as const;
export type WithdrawalAction = (typeof WITHDRAWAL_ACTIONS)[number];

export function canDecideWithdrawal(
  act: WithdrawalAction,
  withdrawal: ManualPayout & { userId: string },
  by: ManualPayoutActor,
): Outcome<WithdrawalAction, ManualPayoutRefusal> {
  return withdrawal.userId === by.operatorId ? refused("own_money") : canActOnPayout(act, withdrawal, by);
}

export function withdrawalActions(
  withdrawal: ManualPayout & { userId: string },
  by: { operatorId: string; now: number },
): WithdrawalAction[] {
  return WITHDRAWAL_ACTIONS.filter((act) => canDecideWithdrawal(act, withdrawal, { ...by, words: UNWRITTEN }).ok);
}

type Withdrawal = ManualPayout & {
  id: string;
  fee: number;
  userId: string;
  status: WithdrawalStatus;
  decidedBy: string | null;
  reference: string;
  reason: string;
};

export type WithdrawalChange = { status: WithdrawalStatus } & Partial<
  Assignment & {
    approvedBy: string;
    decidedBy: string | null;
    decidedAt: number;
    reference: string;
    reason: string;
  }
>;

type ActionRules = {
  isDone(withdrawal: Withdrawal, by: ManualPayoutActor): boolean;
  become(withdrawal: Withdrawal, by: ManualPayoutActor): WithdrawalChange;
  postings?(withdrawal: Withdrawal): Posting[];
};

const failed: ActionRules = {
  isDone: ({ status, decidedBy, reason }, { operatorId, words }) =>
    status === "failed" && decidedBy === operatorId && reason === words,
  become: (_, { operatorId, now, words }) => ({
    status: "failed",
    decidedBy: operatorId,
    decidedAt: now,
    reason: words,
    ...UNASSIGNED,
  }),
};

export const WITHDRAWAL_ACTION_RULES: Record<WithdrawalAction, ActionRules> = {
  ...SHARED_ACTION_RULES,
  pay: {
    isDone: ({ status, decidedBy, reference }, { operatorId, words }) =>
      status === "paid" && decidedBy === operatorId && reference === words,
    become: (_, { operatorId, now, words }) => ({
      status: "paid",
      decidedBy: operatorId,
      decidedAt: now,
      reference: words,
      ...UNASSIGNED,
    }),
    postings: ({ id, amount, fee }) => withdrawalPaid(id, amount, fee),
  },
  fail_withdrawal: { ...failed, postings: ({ id, userId, amount }) => withdrawalFailed(userId, id, amount) },
  return: {
    ...failed,
    postings: ({ id, userId, amount, fee }) => withdrawalReturned(userId, id, amount, fee),
  },
};
