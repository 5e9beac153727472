import { handClaim, whyTwo } from "~/copy/money/manual-payout";
import { type Handwork, isReturnedByAnother, waitsForAnother } from "~/domain/money/manual-payout";
import { maskedNumber, type PayoutAccount } from "~/domain/money/payout-account";

type Claimed = Handwork & { claimant: string | null };

/** What a page says above its forms of a piece of handwork: in whose hands it is, and why the reader waits. */
export function handView(
  work: Claimed,
  log: readonly { kind: string }[],
  by: { operatorId: string; now: number; own: boolean },
) {
  const taken = log.find(({ kind }) => /^(claim|take_over)_/.test(kind));
  return {
    claim: handClaim(work, by),
    /** It was in somebody else's hands before. */
    tookOver: taken?.kind.startsWith("take_over_") ?? false,
    waits: waitsForAnother(work, by.operatorId),
    payer: isReturnedByAnother(work, by.operatorId),
    lapsed: work.lapsed,
    why: by.own ? null : whyTwo(work),
  };
}

/** Where the money goes: by its last digits alone, but for whoever has to type the number at the bank. */
export function shownNumber(
  account: PayoutAccount,
  { claimedBy }: Pick<Handwork, "claimedBy">,
  operatorId: string,
): PayoutAccount {
  return claimedBy === operatorId ? account : { ...account, number: maskedNumber(account) };
}
