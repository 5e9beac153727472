import { isRupiah } from "../core/money";
import { type Outcome, ok, refused } from "../core/outcome";
import { withdrawable } from "./card-hold";
import {
  decideFor,
  MANUAL_PAYOUT_ACTIONS,
  type ManualPayout,
  type ManualPayoutActor,
  type ManualPayoutRefusal,
  type ManualPayoutStatus,
  markFailed,
  markReturned,
  mayActOnPayout,
} from "./manual-payout";

export const WITHDRAWAL_STATUSES = [
  "requested",
  "approved",
  "paid",
  "failed",
] as const satisfies readonly ManualPayoutStatus[];
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Integer rupiah; below it the transfer's cost would eat the sum. */
export const MIN_WITHDRAWAL = 10_000;
export type WithdrawalRefusal = "not_money" | "too_little" | "above_balance" | "held" | "one_at_a_time";
export type WithdrawalNotRequested = WithdrawalRefusal | "account_changed";
export type NotDecided = ManualPayoutRefusal | "no_withdrawal";

/** Its money stands apart, and no other can be asked for. */
export function isOpenWithdrawal(status: WithdrawalStatus): boolean {
  return status === "requested" || status === "approved";
}

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

/** Stands for the reference that the form asks for. */
const UNNAMED = "?";

export function withdrawalActions(
  work: ManualPayout,
  ownerId: string,
  by: Omit<ManualPayoutActor, "reference">,
): WithdrawalAction[] {
  if (!decideFor(ownerId, by.operatorId).ok) return [];
  return WITHDRAWAL_ACTIONS.filter((act) => {
    if (act === "failure") return markFailed(work, by).ok;
    if (act === "transfer-return") return markReturned(work, by).ok;
    return mayActOnPayout(act, work, { ...by, reference: UNNAMED }).ok;
  });
}
