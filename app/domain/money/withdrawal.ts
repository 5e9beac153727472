import { isRupiah } from "../core/money";
import { type Outcome, ok, refused } from "../core/outcome";
import { withdrawable } from "./card-hold";
import {
  MANUAL_PAYOUT_ACTIONS,
  type ManualPayout,
  type ManualPayoutActor,
  type ManualPayoutRefusal,
  type ManualPayoutStatus,
  mayActOnPayout,
  UNWRITTEN,
} from "./manual-payout";

export const WITHDRAWAL_STATUSES = [
  "requested",
  "approved",
  "paid",
  "failed",
] as const satisfies readonly ManualPayoutStatus[];
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** arrived: it was taken for failed, and operators found that it had arrived. */
export type WithdrawalStanding = WithdrawalStatus | "arrived";

/** `arrivedToo`: what arrived although the money had gone another way, integer rupiah. */
export function standingOf({
  status,
  arrivedToo,
}: {
  status: WithdrawalStatus;
  arrivedToo: number;
}): WithdrawalStanding {
  return status === "failed" && arrivedToo > 0 ? "arrived" : status;
}

/** Integer rupiah; below it the transfer's cost would eat the sum. */
export const MIN_WITHDRAWAL = 10_000;
export type WithdrawalRefusal = "not_money" | "too_little" | "above_balance" | "held" | "one_at_a_time";
export type WithdrawalNotRequested = WithdrawalRefusal | "account_changed" | "asked_otherwise";
export type NotDecided = ManualPayoutRefusal | "no_withdrawal";

export function requestableWithdrawal(
  amount: number,
  { balance, held, open }: { balance: number; held: number; open: boolean },
): Outcome<number, WithdrawalRefusal> {
  if (open) return refused("one_at_a_time");
  if (!isRupiah(amount)) return refused("not_money");
  if (amount < MIN_WITHDRAWAL) return refused("too_little");
  if (amount > balance) return refused("above_balance");
  return amount > withdrawable({ balance, held }) ? refused("held") : ok(amount);
}

export const WITHDRAWAL_ACTIONS = [...MANUAL_PAYOUT_ACTIONS, "failure", "transfer-return"] as const;
export type WithdrawalAction = (typeof WITHDRAWAL_ACTIONS)[number];

export function mayDecideWithdrawal(
  act: WithdrawalAction,
  withdrawal: ManualPayout & { userId: string },
  by: ManualPayoutActor,
): Outcome<WithdrawalAction, ManualPayoutRefusal> {
  return withdrawal.userId === by.operatorId ? refused("own_money") : mayActOnPayout(act, withdrawal, by);
}

export function withdrawalActions(
  withdrawal: ManualPayout & { userId: string },
  by: { operatorId: string; now: number },
): WithdrawalAction[] {
  return WITHDRAWAL_ACTIONS.filter(
    (act) => mayDecideWithdrawal(act, withdrawal, { ...by, words: UNWRITTEN }).ok,
  );
}
