import type { RefundAction } from "~/domain/money/manual-refund";
import type { PayoutAction } from "~/domain/money/payout";
import type { DenialAction } from "~/domain/money/payout-denial";
import type { WithdrawalAction } from "~/domain/money/withdrawal";

export type PaidOutAct = RefundAction | WithdrawalAction | PayoutAction | DenialAction;

/** They send somebody back a step, or say what cannot be taken back. */
const GRAVE: readonly PaidOutAct[] = [
  ...(["reassign", "transfer-return", "failure", "account-return", "transfer-sent"] as const),
  ...(["payout-reject", "payout-absent", "payout-came-back", "payout-did-arrive"] as const),
];
const QUIET: readonly PaidOutAct[] = ["unassign", "payout-check"];

export function payoutLook(act: PaidOutAct) {
  if (GRAVE.includes(act)) return "danger-line";
  return QUIET.includes(act) ? "line" : "primary";
}
