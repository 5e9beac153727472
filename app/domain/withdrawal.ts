import { isRupiah } from "~/domain/money";
import { type Outcome, ok, refused } from "~/domain/outcome";

/** `approved` stands between the two people whom a large sum needs. */
export const WITHDRAWAL_STATUSES = ["requested", "approved", "paid", "failed"] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

export const WITHDRAWAL_LABELS: Record<WithdrawalStatus, string> = {
  requested: "Diproses",
  approved: "Diproses",
  paid: "Dibayarkan",
  failed: "Gagal, saldo dikembalikan",
};

/** Integer rupiah. Below it a transfer's cost would eat the sum. */
export const MIN_WITHDRAWAL = 10_000;
/** Integer rupiah. Above it a second operator has to look before money leaves by hand. */
export const SECOND_PERSON_ABOVE = 5_000_000;

export type WithdrawalRefusal =
  | "not_money"
  | "too_little"
  | "above_balance"
  | "one_at_a_time"
  | "not_open"
  | "same_person"
  | "needs_second_person"
  | "approval_lapsed"
  | "no_reference"
  | "own_money";

/** Why nothing was asked for, and why nothing was decided. */
export type NotAsked = WithdrawalRefusal | "account_changed";
export type NotDecided = WithdrawalRefusal | "no_withdrawal";

/** Asked for, and neither paid nor failed: its money stands apart, and no other can be asked for. */
export function isOpenWithdrawal(status: WithdrawalStatus): boolean {
  return status === "requested" || status === "approved";
}

/** Whether a seller may ask for an amount now; `balance` is what is theirs to take, in integer rupiah. */
export function askWithdrawal(
  amount: number,
  { balance, open }: { balance: number; open: boolean },
): Outcome<number, WithdrawalRefusal> {
  if (open) return refused("one_at_a_time");
  if (!isRupiah(amount)) return refused("not_money");
  if (amount < MIN_WITHDRAWAL) return refused("too_little");
  return amount > balance ? refused("above_balance") : ok(amount);
}

/** Money that leaves by hand: a withdrawal, or a refund that the gateway cannot make. */
export type Handwork = {
  status: WithdrawalStatus;
  amount: number;
  approvedBy: string | null;
  /** Whoever approved it has left the operators since, come back or not: it counts as not approved. */
  lapsed?: boolean;
};

/** Nobody decides about money on its way to themselves. */
export function decideFor(personId: string, operatorId: string): Outcome<"theirs", WithdrawalRefusal> {
  return personId === operatorId ? refused("own_money") : ok("theirs");
}

export function needsSecondPerson(amount: number): boolean {
  return amount > SECOND_PERSON_ABOVE;
}

/** The first of two people says yes. Refused where one is enough, so that nobody waits for a second in vain. */
export function approve(work: Handwork): Outcome<"approved", WithdrawalRefusal> {
  const waits = work.status === "requested" || (work.status === "approved" && work.lapsed === true);
  return waits && needsSecondPerson(work.amount) ? ok("approved") : refused("not_open");
}

/** Somebody has paid it and names the bank's reference. Above the limit it must be another person than who approved. */
export function markPaid(
  work: Handwork,
  by: { operatorId: string; reference: string },
): Outcome<"paid", WithdrawalRefusal> {
  if (!isOpenWithdrawal(work.status)) return refused("not_open");
  if (needsSecondPerson(work.amount)) {
    if (work.status !== "approved") return refused("needs_second_person");
    if (work.lapsed) return refused("approval_lapsed");
    if (work.approvedBy === by.operatorId) return refused("same_person");
  }
  return by.reference.trim() === "" ? refused("no_reference") : ok("paid");
}

/** It could not be paid: the money goes back to the balance. */
export function markFailed(work: Handwork): Outcome<"failed", WithdrawalRefusal> {
  return isOpenWithdrawal(work.status) ? ok("failed") : refused("not_open");
}
