import { isApproved, isOpenPayout, type ManualPayout, type ManualPayoutActor } from "./manual-payout";

export const ASSIGNMENT_ACTIONS = ["assign", "reassign", "unassign"] as const;
export type AssignmentAction = (typeof ASSIGNMENT_ACTIONS)[number];

export type Assignment = Pick<ManualPayout, "assignedTo" | "assignedAt">;

export const UNASSIGNED = { assignedTo: null, assignedAt: null };

const taken = {
  isDone: (work: ManualPayout, { operatorId }: ManualPayoutActor) =>
    isOpenPayout(work) && work.assignedTo === operatorId,
  become: <Status>({ status }: { status: Status }, { operatorId, now }: ManualPayoutActor) => ({
    status,
    assignedTo: operatorId,
    assignedAt: now,
  }),
};

/** `become` gives the columns that change, `isDone` whether an earlier press of the same button changed them. */
export const SHARED_ACTS = {
  approval: {
    isDone: (work: ManualPayout, { operatorId }: ManualPayoutActor) =>
      isApproved(work) && work.approvedBy === operatorId,
    become: (_: ManualPayout, { operatorId }: ManualPayoutActor) => ({
      status: "approved" as const,
      approvedBy: operatorId,
    }),
  },
  assign: taken,
  reassign: taken,
  unassign: {
    isDone: (work: ManualPayout) => isOpenPayout(work) && work.assignedTo === null,
    become: <Status>({ status }: { status: Status }) => ({ status, ...UNASSIGNED }),
  },
};
