import { formatDateTime } from "../core/dates";
import { type Hand, type Handwork, isOpen } from "./manual-payout";
import { maskedAccount, type PayoutAccount } from "./payout-account";

/** A piece of handwork goes into somebody's hands, from one's into another's, or out of them. */
export const CLAIM_ACTS = ["claim", "takeover", "release"] as const;
export type ClaimAct = (typeof CLAIM_ACTS)[number];

export type Claim = Pick<Handwork, "claimedBy" | "claimedAt">;

/** Work that is over is in nobody's hands. */
export const NO_CLAIM = { claimedBy: null, claimedAt: null };

/** Whose hands it is in afterwards. */
export function claimAfter(act: ClaimAct, { operatorId, now }: Pick<Hand, "operatorId" | "now">) {
  return act === "release" ? NO_CLAIM : { claimedBy: operatorId, claimedAt: now };
}

/** Whether an earlier press of the same button did it already. */
export function isClaimed(act: ClaimAct, work: Handwork, operatorId: string): boolean {
  return isOpen(work) && work.claimedBy === (act === "release" ? null : operatorId);
}

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
