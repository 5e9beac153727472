import { isOpenPayout, type ManualPayout, type ManualPayoutActor } from "./manual-payout";

/** A manual payout goes into somebody's hands, from one's into another's, or out of them. */
export const ASSIGNMENT_ACTIONS = ["claim", "takeover", "release"] as const;
export type AssignmentAction = (typeof ASSIGNMENT_ACTIONS)[number];

export type Assignment = Pick<ManualPayout, "assignedTo" | "assignedAt">;

/** Work that is over is assigned to nobody. */
export const UNASSIGNED = { assignedTo: null, assignedAt: null };

/** Whom it is assigned to afterwards. */
export function assignmentAfter(
  act: AssignmentAction,
  { operatorId, now }: Pick<ManualPayoutActor, "operatorId" | "now">,
) {
  return act === "release" ? UNASSIGNED : { assignedTo: operatorId, assignedAt: now };
}

/** Whether an earlier press of the same button did it already. */
export function isAssigned(act: AssignmentAction, work: ManualPayout, operatorId: string): boolean {
  return isOpenPayout(work) && work.assignedTo === (act === "release" ? null : operatorId);
}
