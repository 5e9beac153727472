import { type Hand, type Handwork, isOpen } from "./manual-payout";

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
