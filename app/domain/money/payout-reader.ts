import {
  isAbandoned,
  isApproved,
  isOpenPayout,
  isWithAnother,
  type ManualPayout,
  needsTwo,
} from "./manual-payout";
import { isUnderWay } from "./payout";

export type PayoutReader = { operatorId: string; now: number; own: boolean };

export function isReadersStep(
  work: ManualPayout & { assigneeName: string | null },
  { operatorId, now, own }: PayoutReader,
): boolean {
  if (own || !isOpenPayout(work) || waitsForAnother(work, operatorId)) return false;
  // A provider goes on by itself once it was released.
  if (work.provider !== null && isUnderWay(work.provider)) return work.provider === "prepared";
  return !isWithAnother(work, operatorId) || isAbandoned(work, now);
}

/** Once a provider has been told to send it, nobody has to. */
export function waitsForAnother(work: ManualPayout, operatorId: string): boolean {
  const { provider } = work;
  const isSent = provider !== null && provider !== "prepared" && isUnderWay(provider);
  return isApproved(work) && needsTwo(work) && work.approvedBy === operatorId && !isSent;
}
