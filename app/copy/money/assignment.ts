import { formatDateTime } from "~/domain/core/dates";
import type { Claim, ClaimAct } from "~/domain/money/assignment";
import { maskedAccount, type PayoutAccount } from "~/domain/money/payout-account";

/** What the log says of it. `claimant`: the name of whoever had it before. */
export function claimLine(
  act: ClaimAct,
  { account, claimant, claimedAt }: Claim & { account: PayoutAccount | null; claimant: string | null },
): string {
  const since = claimedAt === null ? "" : ` sejak ${formatDateTime(claimedAt)}`;
  if (act === "release") return "Belum ditransfer.";
  if (act === "takeover") return `Ditinggalkan ${claimant ?? "operator lain"}${since}.`;
  return `Transfer ke ${account === null ? "rekening yang disebutkan" : maskedAccount(account)}.`;
}
