import { assignmentView, whyTwoPeople } from "~/copy/money/manual-payout";
import { isReturnedByAnother, type ManualPayout } from "~/domain/money/manual-payout";
import { maskedNumber, type PayoutAccount } from "~/domain/money/payout-account";
import { waitsForAnother } from "~/domain/money/payout-reader";

type AssignedWork = ManualPayout & { assigneeName: string | null };

export function manualPayoutView(
  work: AssignedWork,
  log: readonly { kind: string }[],
  by: { operatorId: string; now: number; own: boolean },
) {
  const taken = log.find(({ kind }) => /^(claim|take_over)_/.test(kind));
  return {
    assignment: assignmentView(work, by),
    tookOver: taken?.kind.startsWith("take_over_") ?? false,
    waits: waitsForAnother(work, by.operatorId),
    payer: isReturnedByAnother(work, by.operatorId),
    why: by.own ? null : whyTwoPeople(work),
  };
}

/** Last digits only, but for whoever has to type the number at the bank. */
export function shownNumber(
  account: PayoutAccount,
  { assignedTo }: Pick<ManualPayout, "assignedTo">,
  operatorId: string,
): PayoutAccount {
  return assignedTo === operatorId ? account : { ...account, number: maskedNumber(account) };
}
