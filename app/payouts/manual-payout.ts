import { endOfWorkingDay, HOUR } from "~/platform/dates";
import { needsSecondPerson } from "~/platform/money";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { isCurrentPayout, isInProgress, isLeaving, type PayoutState } from "./provider-payout";

export const TRANSFER_WORKING_DAYS = 3;

export function transferDeadline(createdAt: number): number {
  return endOfWorkingDay(createdAt, TRANSFER_WORKING_DAYS);
}

/** The states. `requested` and `pending` are open. `approved` means that one of two operators approved a large sum. */
type ManualPayoutStatus = "pending" | "requested" | "approved" | "paid" | "failed";

export const ASSIGNMENT_LASTS = 2 * HOUR;

export type ManualPayout = {
  status: ManualPayoutStatus;
  amount: number;
  /** Rupiah of other sums that one operator alone sent, returned or took over for this person today. */
  sentAlone: number;
  approvedBy: string | null;
  /** True if the approval does not count, because the person who approved is not an operator any more. */
  lapsed: boolean;
  paidBy: string | null;
  /** The operator who is about to send it. Nobody else may send it, or it might be sent twice. */
  assignedTo: string | null;
  assignedAt: number | null;
  provider: PayoutState | null;
};

export type ManualPayoutRefusal =
  | "not_open"
  | "same_person"
  | "same_payer"
  | "needs_second_person"
  | "approval_lapsed"
  | "no_reference"
  | "own_money"
  | "assigned"
  | "unassigned"
  | "with_provider"
  | "sent_by_provider"
  | "done_otherwise";

export const MANUAL_PAYOUT_ACTIONS = ["approve", "assign", "take_over", "pay", "unassign"] as const;
type ManualPayoutAction = (typeof MANUAL_PAYOUT_ACTIONS)[number];

export type ManualPayoutActor = { operatorId: string; now: number; words: string };

/** The text to pass when only permissions are checked. */
export const UNWRITTEN = "?";

type Rule = (work: ManualPayout, by: ManualPayoutActor) => ManualPayoutRefusal | null;

const RULES: Record<ManualPayoutAction | "fail_withdrawal" | "return", Rule> = {
  /** Approves as the first of two operators. The operator who is about to send it is the second and may not approve. */
  approve(work, { operatorId }) {
    if (!isOpenPayout(work) || isApproved(work) || !needsTwoOperators(work)) return "not_open";
    return work.assignedTo === operatorId ? "same_person" : null;
  },

  assign: (work, { operatorId }) => paymentRefusal(work, operatorId) ?? (work.assignedTo === null ? null : "assigned"),

  /** Takes the payout over. This is a separate action, because the first operator may have sent the money. */
  take_over(work, { operatorId, now }) {
    const barred = paymentRefusal(work, operatorId);
    if (barred) return barred;
    if (!isWithAnother(work, operatorId)) return "unassigned";
    return isAbandoned(work, now) ? null : "assigned";
  },

  unassign(work, { operatorId }) {
    if (!isOpenPayout(work)) return "not_open";
    return work.assignedTo === operatorId ? null : "unassigned";
  },

  pay(work, { operatorId, words }) {
    const barred = paymentRefusal(work, operatorId);
    if (barred) return barred;
    if (work.assignedTo !== operatorId) return work.assignedTo === null ? "unassigned" : "assigned";
    return words.trim() === "" ? "no_reference" : null;
  },

  fail_withdrawal(work, { operatorId }) {
    if (!isOpenPayout(work)) return "not_open";
    return isWithAnother(work, operatorId) ? "assigned" : null;
  },

  return(work, { operatorId }) {
    if (work.status !== "paid") return "not_open";
    return needsAnotherToReturn(work, operatorId) ? "same_payer" : null;
  },
};

export function canActOnPayout<Action extends keyof typeof RULES>(
  act: Action,
  work: ManualPayout,
  by: ManualPayoutActor,
): Outcome<Action, ManualPayoutRefusal> {
  const refusal = manualRefusal(act, work) ?? RULES[act](work, by);
  return refusal === null ? ok(act) : refused(refusal);
}

/** Refuses a manual action while a provider may have sent the money. The provider itself reports a return. */
function manualRefusal(act: keyof typeof RULES, { provider }: ManualPayout): ManualPayoutRefusal | null {
  if (provider === null || !isCurrentPayout(provider)) return null;
  return act === "return" ? "sent_by_provider" : "with_provider";
}

export function needsTwoOperators({ amount, sentAlone }: Pick<ManualPayout, "amount" | "sentAlone">): boolean {
  return needsSecondPerson(amount + sentAlone);
}

export function isOpenPayout({ status }: Pick<ManualPayout, "status">): boolean {
  return status !== "paid" && status !== "failed";
}

/** Returns true if an operator should check the account before the money is sent. */
export function isStillToSend({ status, provider }: Pick<ManualPayout, "status" | "provider">): boolean {
  return isOpenPayout({ status }) && !(provider !== null && isLeaving(provider));
}

export function isApproved({ status, lapsed }: Pick<ManualPayout, "status" | "lapsed">): boolean {
  return status === "approved" && !lapsed;
}

export function isWithAnother({ assignedTo }: Pick<ManualPayout, "assignedTo">, operatorId: string): boolean {
  return assignedTo !== null && assignedTo !== operatorId;
}

export function isAbandoned({ assignedAt }: Pick<ManualPayout, "assignedAt">, now: number): boolean {
  return assignedAt !== null && now - assignedAt >= ASSIGNMENT_LASTS;
}

/** Returns true if another operator than the payer must record a return, because two operators were needed. */
export function needsAnotherToReturn(
  { status, amount, approvedBy, paidBy }: Pick<ManualPayout, "status" | "amount" | "approvedBy" | "paidBy">,
  operatorId: string,
): boolean {
  const tookTwo = needsSecondPerson(amount) || (approvedBy !== null && approvedBy !== paidBy);
  return status === "paid" && tookTwo && paidBy === operatorId;
}

function paymentRefusal(work: ManualPayout, operatorId: string): ManualPayoutRefusal | null {
  if (!isOpenPayout(work)) return "not_open";
  if (!needsTwoOperators(work)) return null;
  if (work.status !== "approved") return "needs_second_person";
  if (work.lapsed) return "approval_lapsed";
  return work.approvedBy === operatorId ? "same_person" : null;
}

export const ASSIGNMENT_ACTIONS = ["assign", "take_over", "unassign"] as const;
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

/**
 * Rules of actions. `become` returns the columns to change. `isDone` recognises an earlier submission of the same form.
 */
export const SHARED_ACTION_RULES = {
  approve: {
    isDone: (work: ManualPayout, { operatorId }: ManualPayoutActor) =>
      isApproved(work) && work.approvedBy === operatorId,
    become: (_: ManualPayout, { operatorId }: ManualPayoutActor) => ({
      status: "approved" as const,
      approvedBy: operatorId,
    }),
  },
  assign: taken,
  take_over: taken,
  unassign: {
    isDone: (work: ManualPayout) => isOpenPayout(work) && work.assignedTo === null,
    become: <Status>({ status }: { status: Status }) => ({ status, ...UNASSIGNED }),
  },
};

export type PayoutReader = { operatorId: string; now: number; own: boolean };

export function isReadersStep(
  work: ManualPayout & { assigneeName: string | null },
  { operatorId, now, own }: PayoutReader,
): boolean {
  if (own || !isOpenPayout(work) || awaitsSecondOperator(work, operatorId)) return false;
  // After the release the provider works without an operator.
  if (work.provider !== null && isInProgress(work.provider)) return work.provider === "prepared";
  return !isWithAnother(work, operatorId) || isAbandoned(work, now);
}

export function awaitsSecondOperator(work: ManualPayout, operatorId: string): boolean {
  const { provider } = work;
  const isSent = provider !== null && provider !== "prepared" && isInProgress(provider);
  return isApproved(work) && needsTwoOperators(work) && work.approvedBy === operatorId && !isSent;
}
