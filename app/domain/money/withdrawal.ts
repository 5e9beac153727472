import { isRupiah } from "../core/money";
import { type Outcome, ok, refused } from "../core/outcome";
import { withdrawable } from "./card-hold";
import {
  decideFor,
  HAND_ACTS,
  type Hand,
  type HandRefusal,
  type Handwork,
  type HandworkStatus,
  markFailed,
  markReturned,
  mayAct,
} from "./manual-payout";

export const WITHDRAWAL_STATUSES = [
  "requested",
  "approved",
  "paid",
  "failed",
] as const satisfies readonly HandworkStatus[];
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Integer rupiah. Below it a transfer's cost would eat the sum. */
export const MIN_WITHDRAWAL = 10_000;
/** Why nothing was asked for, and why nothing was decided. */
export type AskRefusal = "not_money" | "too_little" | "above_balance" | "held" | "one_at_a_time";
export type NotAsked = AskRefusal | "account_changed";
export type NotDecided = HandRefusal | "no_withdrawal";

/** Asked for, and neither paid nor failed: its money stands apart, and no other can be asked for. */
export function isOpenWithdrawal(status: WithdrawalStatus): boolean {
  return status === "requested" || status === "approved";
}

/** Whether a seller may ask for an amount now; of `balance`, `held` is not to be taken yet, both in integer rupiah. */
export function askWithdrawal(
  amount: number,
  { balance, held, open }: { balance: number; held: number; open: boolean },
): Outcome<number, AskRefusal> {
  if (open) return refused("one_at_a_time");
  if (!isRupiah(amount)) return refused("not_money");
  if (amount < MIN_WITHDRAWAL) return refused("too_little");
  if (amount > balance) return refused("above_balance");
  return amount > withdrawable({ balance, held }) ? refused("held") : ok(amount);
}

/** As with a refund by bank; it cannot be paid at all; or the bank sent back what was paid. */
export const WITHDRAWAL_ACTS = [...HAND_ACTS, "failure", "transfer-return"] as const;
export type WithdrawalAct = (typeof WITHDRAWAL_ACTS)[number];

/** Stands for the reference that the form asks for. */
const UNNAMED = "?";

/** What an operator can do about somebody's withdrawal now, the main thing first. */
export function withdrawalActs(
  work: Handwork,
  ownerId: string,
  by: Omit<Hand, "reference">,
): WithdrawalAct[] {
  if (!decideFor(ownerId, by.operatorId).ok) return [];
  return WITHDRAWAL_ACTS.filter((act) => {
    if (act === "failure") return markFailed(work, by).ok;
    if (act === "transfer-return") return markReturned(work, by).ok;
    return mayAct(act, work, { ...by, reference: UNNAMED }).ok;
  });
}
