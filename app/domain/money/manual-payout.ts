import { HOUR } from "../core/dates";
import { type Outcome, ok, refused } from "../core/outcome";
import { isLeaving, isStanding, type PayoutState } from "./payout";

/** Open is `requested` of a withdrawal, `pending` of a refund; `approved`: between the two people a large sum needs. */
export type ManualPayoutStatus = "pending" | "requested" | "approved" | "paid" | "failed";

/** Integer rupiah that one operator alone may send one person in a WIB day, all pieces together. */
export const SECOND_PERSON_ABOVE = 5_000_000;

export const ASSIGNMENT_LASTS = 2 * HOUR;

export type ManualPayout = {
  status: ManualPayoutStatus;
  amount: number;
  /** Other sums to this person today by one operator alone: sent, returned or assigned. Integer rupiah. */
  sentAlone: number;
  approvedBy: string | null;
  /** The approver has left the operators since, come back or not: it counts as not approved. */
  lapsed: boolean;
  paidBy: string | null;
  /** Who is about to send it: nobody else may, or it is sent twice. */
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
  | "sent_by_provider";

export const MANUAL_PAYOUT_ACTIONS = ["approval", "assign", "reassign", "payment", "unassign"] as const;
type ManualPayoutAction = (typeof MANUAL_PAYOUT_ACTIONS)[number];

export type ManualPayoutActor = { operatorId: string; now: number; words: string };

/** Stands for the words that a form asks for, where it is asked which forms to show. */
export const UNWRITTEN = "?";

type Rule = (work: ManualPayout, by: ManualPayoutActor) => ManualPayoutRefusal | null;

const RULES: Record<ManualPayoutAction | "failure" | "transfer-return", Rule> = {
  /** First of two. Refused where one is enough, and to whoever is about to send it, who is the second. */
  approval(work, { operatorId }) {
    if (!isOpenPayout(work) || isApproved(work) || !needsTwo(work)) return "not_open";
    return work.assignedTo === operatorId ? "same_person" : null;
  },

  assign: (work, { operatorId }) =>
    whyNotPay(work, operatorId) ?? (work.assignedTo === null ? null : "assigned"),

  /** Its own action, since the first operator may have sent the money. */
  reassign(work, { operatorId, now }) {
    const barred = whyNotPay(work, operatorId);
    if (barred) return barred;
    if (!isWithAnother(work, operatorId)) return "unassigned";
    return isAbandoned(work, now) ? null : "assigned";
  },

  unassign(work, { operatorId }) {
    if (!isOpenPayout(work)) return "not_open";
    return work.assignedTo === operatorId ? null : "unassigned";
  },

  payment(work, { operatorId, words }) {
    const barred = whyNotPay(work, operatorId);
    if (barred) return barred;
    if (work.assignedTo !== operatorId) return work.assignedTo === null ? "unassigned" : "assigned";
    return words.trim() === "" ? "no_reference" : null;
  },

  failure(work, { operatorId }) {
    if (!isOpenPayout(work)) return "not_open";
    return isWithAnother(work, operatorId) ? "assigned" : null;
  },

  "transfer-return"(work, { operatorId }) {
    if (work.status !== "paid") return "not_open";
    return isReturnedByAnother(work, operatorId) ? "same_payer" : null;
  },
};

export function mayActOnPayout<Act extends keyof typeof RULES>(
  act: Act,
  work: ManualPayout,
  by: ManualPayoutActor,
): Outcome<Act, ManualPayoutRefusal> {
  const refusal = whyNotByHand(act, work) ?? RULES[act](work, by);
  return refusal === null ? ok(act) : refused(refusal);
}

/** What a provider may have sent nobody sends as well, and it tells itself of what comes back. */
function whyNotByHand(act: keyof typeof RULES, { provider }: ManualPayout): ManualPayoutRefusal | null {
  if (provider === null || !isStanding(provider)) return null;
  return act === "transfer-return" ? "sent_by_provider" : "with_provider";
}

export function needsSecondPerson(amount: number): boolean {
  return amount > SECOND_PERSON_ABOVE;
}

export function needsTwo({ amount, sentAlone }: Pick<ManualPayout, "amount" | "sentAlone">): boolean {
  return needsSecondPerson(amount + sentAlone);
}

export function isOpenPayout({ status }: Pick<ManualPayout, "status">): boolean {
  return status !== "paid" && status !== "failed";
}

/** Where an operator should look at the account before it goes there. */
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

/** Where two were needed, the payer alone must not take it back. */
export function isReturnedByAnother(
  { status, amount, approvedBy, paidBy }: Pick<ManualPayout, "status" | "amount" | "approvedBy" | "paidBy">,
  operatorId: string,
): boolean {
  const tookTwo = needsSecondPerson(amount) || (approvedBy !== null && approvedBy !== paidBy);
  return status === "paid" && tookTwo && paidBy === operatorId;
}

function whyNotPay(work: ManualPayout, operatorId: string): ManualPayoutRefusal | null {
  if (!isOpenPayout(work)) return "not_open";
  if (!needsTwo(work)) return null;
  if (work.status !== "approved") return "needs_second_person";
  if (work.lapsed) return "approval_lapsed";
  return work.approvedBy === operatorId ? "same_person" : null;
}
