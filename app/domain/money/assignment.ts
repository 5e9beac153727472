import { isOpenPayout, type ManualPayout, type ManualPayoutActor } from "./manual-payout";

export const ASSIGNMENT_ACTIONS = ["claim", "takeover", "release"] as const;
export type AssignmentAction = (typeof ASSIGNMENT_ACTIONS)[number];

export type Assignment = Pick<ManualPayout, "assignedTo" | "assignedAt">;

export const UNASSIGNED = { assignedTo: null, assignedAt: null };

export function assignmentAfter(
  act: AssignmentAction,
  { operatorId, now }: Pick<ManualPayoutActor, "operatorId" | "now">,
) {
  return act === "release" ? UNASSIGNED : { assignedTo: operatorId, assignedAt: now };
}

export function isAssigned(act: AssignmentAction, work: ManualPayout, operatorId: string): boolean {
  return isOpenPayout(work) && work.assignedTo === (act === "release" ? null : operatorId);
}
