import { HOUR } from "../core/dates";
import { type Outcome, ok, refused } from "../core/outcome";

/** `approved`: between the two people a large sum needs. */
export type ManualPayoutStatus = "requested" | "approved" | "paid" | "failed";

/** Integer rupiah that one operator alone may send one person in a WIB day, all pieces together. */
export const SECOND_PERSON_ABOVE = 5_000_000;

/** ms; afterwards another may take over. */
export const ASSIGNMENT_LASTS = 2 * HOUR;

/** A withdrawal, or a refund the gateway cannot make. */
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
};

export type ManualPayoutRefusal =
  | "not_open"
  | "same_person"
  | "same_payer"
  | "needs_second_person"
  | "approval_lapsed"
  | "no_reference"
  | "own_money"
  | "claimed"
  | "unclaimed";

export const MANUAL_PAYOUT_ACTIONS = ["approval", "claim", "takeover", "payment", "release"] as const;
export type ManualPayoutAction = (typeof MANUAL_PAYOUT_ACTIONS)[number];

export type ManualPayoutActor = { operatorId: string; now: number; reference?: string };

const RULES: Record<
  ManualPayoutAction,
  (work: ManualPayout, by: ManualPayoutActor) => Outcome<unknown, ManualPayoutRefusal>
> = {
  approval: approve,
  claim: assign,
  takeover: reassign,
  payment: (work, { operatorId, reference = "" }) => markPaid(work, { operatorId, reference }),
  release: unassign,
};

export function mayActOnPayout(
  act: ManualPayoutAction,
  work: ManualPayout,
  by: ManualPayoutActor,
): Outcome<ManualPayoutAction, ManualPayoutRefusal> {
  const allowed = RULES[act](work, by);
  return allowed.ok ? ok(act) : allowed;
}

/** Nobody decides about money on its way to themselves. */
export function decideFor(personId: string, operatorId: string): Outcome<"theirs", ManualPayoutRefusal> {
  return personId === operatorId ? refused("own_money") : ok("theirs");
}

export function needsSecondPerson(amount: number): boolean {
  return amount > SECOND_PERSON_ABOVE;
}

/** By itself, or with what else goes to its owner today. */
export function needsTwo({ amount, sentAlone }: Pick<ManualPayout, "amount" | "sentAlone">): boolean {
  return needsSecondPerson(amount + sentAlone);
}

export function isOpenPayout({ status }: Pick<ManualPayout, "status">): boolean {
  return status === "requested" || status === "approved";
}

/** However long ago: they may have sent it. */
export function isWithAnother({ assignedTo }: Pick<ManualPayout, "assignedTo">, operatorId: string): boolean {
  return assignedTo !== null && assignedTo !== operatorId;
}

export function isAbandoned({ assignedAt }: Pick<ManualPayout, "assignedAt">, now: number): boolean {
  return assignedAt !== null && now - assignedAt >= ASSIGNMENT_LASTS;
}

/** First of two. Refused where one is enough, and to whoever is about to send it, who is the second. */
export function approve(
  work: ManualPayout,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"approved", ManualPayoutRefusal> {
  const waits = work.status === "requested" || (work.status === "approved" && work.lapsed);
  if (!waits || !needsTwo(work)) return refused("not_open");
  return work.assignedTo === operatorId ? refused("same_person") : ok("approved");
}

/** Before they send anything; only what they may mark paid. */
export function assign(
  work: ManualPayout,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"claimed", ManualPayoutRefusal> {
  const payable = mayPay(work, operatorId);
  if (!payable.ok) return payable;
  return work.assignedTo === null ? ok("claimed") : refused("claimed");
}

/** Its own action, since the first operator may have sent the money. */
export function reassign(
  work: ManualPayout,
  { operatorId, now }: Pick<ManualPayoutActor, "operatorId" | "now">,
): Outcome<"claimed", ManualPayoutRefusal> {
  const payable = mayPay(work, operatorId);
  if (!payable.ok) return payable;
  if (!isWithAnother(work, operatorId)) return refused("unclaimed");
  return isAbandoned(work, now) ? ok("claimed") : refused("claimed");
}

export function unassign(
  work: ManualPayout,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"released", ManualPayoutRefusal> {
  if (!isOpenPayout(work)) return refused("not_open");
  return work.assignedTo === operatorId ? ok("released") : refused("unclaimed");
}

/** Above the limit by another person than who approved. */
export function markPaid(
  work: ManualPayout,
  by: { operatorId: string; reference: string },
): Outcome<"paid", ManualPayoutRefusal> {
  const payable = mayPay(work, by.operatorId);
  if (!payable.ok) return payable;
  if (work.assignedTo !== by.operatorId) return refused(work.assignedTo === null ? "unclaimed" : "claimed");
  return by.reference.trim() === "" ? refused("no_reference") : ok("paid");
}

/** Refused while another may be sending it. */
export function markFailed(
  work: ManualPayout,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"failed", ManualPayoutRefusal> {
  if (!isOpenPayout(work)) return refused("not_open");
  return isWithAnother(work, operatorId) ? refused("claimed") : ok("failed");
}

export function markReturned(
  work: Pick<ManualPayout, "status" | "amount" | "approvedBy" | "paidBy">,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"returned", ManualPayoutRefusal> {
  if (work.status !== "paid") return refused("not_open");
  return isReturnedByAnother(work, operatorId) ? refused("same_payer") : ok("returned");
}

/** Where two were needed, the payer alone must not take it back. */
export function isReturnedByAnother(
  { status, amount, approvedBy, paidBy }: Pick<ManualPayout, "status" | "amount" | "approvedBy" | "paidBy">,
  operatorId: string,
): boolean {
  const tookTwo = needsSecondPerson(amount) || (approvedBy !== null && approvedBy !== paidBy);
  return status === "paid" && tookTwo && paidBy === operatorId;
}

function mayPay(work: ManualPayout, operatorId: string): Outcome<"payable", ManualPayoutRefusal> {
  if (!isOpenPayout(work)) return refused("not_open");
  if (needsTwo(work)) {
    if (work.status !== "approved") return refused("needs_second_person");
    if (work.lapsed) return refused("approval_lapsed");
    if (work.approvedBy === operatorId) return refused("same_person");
  }
  return ok("payable");
}

export type PayoutReader = { operatorId: string; now: number; own: boolean };

/** Open, not their own, and nobody else is at it or has to pay it. */
export function isReadersStep(
  work: ManualPayout & { assigneeName: string | null },
  { operatorId, now, own }: PayoutReader,
): boolean {
  if (own || !isOpenPayout(work) || waitsForAnother(work, operatorId)) return false;
  return !isWithAnother(work, operatorId) || isAbandoned(work, now);
}

export function waitsForAnother(work: ManualPayout, operatorId: string): boolean {
  return work.status === "approved" && !work.lapsed && needsTwo(work) && work.approvedBy === operatorId;
}
