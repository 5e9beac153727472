import { type Posting, withdrawalFailed, withdrawalPaid, withdrawalReturned } from "./ledger";
import type { ManualPayout, ManualPayoutActor } from "./manual-payout";
import { type Assignment, SHARED_ACTS, UNASSIGNED } from "./manual-payout-acts";
import type { WithdrawalAction, WithdrawalStatus } from "./withdrawal";

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

type Act = {
  isDone(withdrawal: Withdrawal, by: ManualPayoutActor): boolean;
  become(withdrawal: Withdrawal, by: ManualPayoutActor): WithdrawalChange;
  postings?(withdrawal: Withdrawal): Posting[];
};

const failed: Act = {
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

export const WITHDRAWAL_ACTS: Record<WithdrawalAction, Act> = {
  ...SHARED_ACTS,
  payment: {
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
  failure: { ...failed, postings: ({ id, userId, amount }) => withdrawalFailed(userId, id, amount) },
  "transfer-return": {
    ...failed,
    postings: ({ id, userId, amount, fee }) => withdrawalReturned(userId, id, amount, fee),
  },
};
