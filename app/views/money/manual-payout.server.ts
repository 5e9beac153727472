import { assignmentView, whyTwoPeople } from "~/copy/money/manual-payout";
import { isReturnedByAnother, type ManualPayout, waitsForAnother } from "~/domain/money/manual-payout";
import { maskedNumber, type PayoutAccount } from "~/domain/money/payout-account";

type AssignedWork = ManualPayout & { assigneeName: string | null };

/** What a page says above its forms of a manual payout: to whom it is assigned, and why the reader waits. */
export function manualPayoutView(
  work: AssignedWork,
  log: readonly { kind: string }[],
  by: { operatorId: string; now: number; own: boolean },
) {
  const taken = log.find(({ kind }) => /^(claim|take_over)_/.test(kind));
  return {
    assignment: assignmentView(work, by),
    /** It was assigned to somebody else before. */
    tookOver: taken?.kind.startsWith("take_over_") ?? false,
    waits: waitsForAnother(work, by.operatorId),
    payer: isReturnedByAnother(work, by.operatorId),
    lapsed: work.lapsed,
    why: by.own ? null : whyTwoPeople(work),
  };
}

/** Where the money goes: by its last digits alone, but for whoever has to type the number at the bank. */
export function shownNumber(
  account: PayoutAccount,
  { assignedTo }: Pick<ManualPayout, "assignedTo">,
  operatorId: string,
): PayoutAccount {
  return assignedTo === operatorId ? account : { ...account, number: maskedNumber(account) };
}
