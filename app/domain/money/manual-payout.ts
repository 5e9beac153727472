import { HOUR } from "../core/dates";
import { type Outcome, ok, refused } from "../core/outcome";

/** `approved` stands between the two people whom a large sum needs. */
export type ManualPayoutStatus = "requested" | "approved" | "paid" | "failed";

/**
 * Integer rupiah that one operator alone may send to one person on one day in Jakarta. Above it a second one has to look
 * before money leaves by hand, or a large sum would leave unseen in small pieces.
 */
export const SECOND_PERSON_ABOVE = 5_000_000;

/** Whoever took a piece of work and has not finished it by then (ms) may be followed by another. */
export const ASSIGNMENT_LASTS = 2 * HOUR;

/** Money that leaves by hand: a withdrawal, or a refund that the gateway cannot make. `amount` in integer rupiah. */
export type ManualPayout = {
  status: ManualPayoutStatus;
  amount: number;
  /**
   * What else goes to the same person by one operator alone, in integer rupiah: sent today, whatever came back of it, in
   * somebody's hands, or there when the gateway paid it today.
   */
  sentAlone: number;
  approvedBy: string | null;
  /** Whoever approved it has left the operators since, come back or not: it counts as not approved. */
  lapsed: boolean;
  /** Who marked it paid; null while it is not. */
  paidBy: string | null;
  /** Who is about to send it, and since when (UTC ms): at the bank nobody else may, or it is sent twice. */
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

/** What can be done about any such work, the main thing first: a first look, taking it, marking it paid, laying it down. */
export const MANUAL_PAYOUT_ACTIONS = ["approval", "claim", "takeover", "payment", "release"] as const;
export type ManualPayoutAction = (typeof MANUAL_PAYOUT_ACTIONS)[number];

/** Who wants to, when (UTC ms), and with which reference of the bank where it is paid. */
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

/** Whether an operator may do it now. */
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

/** Whether a piece of work needs a second person, by itself or with what else goes to its owner today. */
export function needsTwo({ amount, sentAlone }: Pick<ManualPayout, "amount" | "sentAlone">): boolean {
  return needsSecondPerson(amount + sentAlone);
}

export function isOpenPayout({ status }: Pick<ManualPayout, "status">): boolean {
  return status === "requested" || status === "approved";
}

/** Somebody else has it assigned, however long already: they may have sent it. */
export function isWithAnother({ assignedTo }: Pick<ManualPayout, "assignedTo">, operatorId: string): boolean {
  return assignedTo !== null && assignedTo !== operatorId;
}

/** Whoever took it has left it lying. */
export function isAbandoned({ assignedAt }: Pick<ManualPayout, "assignedAt">, now: number): boolean {
  return assignedAt !== null && now - assignedAt >= ASSIGNMENT_LASTS;
}

/**
 * The first of two people says yes. Refused where one is enough, so that nobody waits for a second in vain, and to
 * whoever is about to send it, who is the second.
 */
export function approve(
  work: ManualPayout,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"approved", ManualPayoutRefusal> {
  const waits = work.status === "requested" || (work.status === "approved" && work.lapsed);
  if (!waits || !needsTwo(work)) return refused("not_open");
  return work.assignedTo === operatorId ? refused("same_person") : ok("approved");
}

/** Somebody takes it on, before they send anything: only what they may mark as paid afterwards. */
export function assign(
  work: ManualPayout,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"claimed", ManualPayoutRefusal> {
  const payable = mayPay(work, operatorId);
  if (!payable.ok) return payable;
  return work.assignedTo === null ? ok("claimed") : refused("claimed");
}

/** The same of what another one left lying. Its own action, since the first one may have sent the money. */
export function reassign(
  work: ManualPayout,
  { operatorId, now }: Pick<ManualPayoutActor, "operatorId" | "now">,
): Outcome<"claimed", ManualPayoutRefusal> {
  const payable = mayPay(work, operatorId);
  if (!payable.ok) return payable;
  if (!isWithAnother(work, operatorId)) return refused("unclaimed");
  return isAbandoned(work, now) ? ok("claimed") : refused("claimed");
}

/** Whoever took it has not sent it, and lets others do it. */
export function unassign(
  work: ManualPayout,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"released", ManualPayoutRefusal> {
  if (!isOpenPayout(work)) return refused("not_open");
  return work.assignedTo === operatorId ? ok("released") : refused("unclaimed");
}

/** Whoever took it has sent it and names the bank's reference. Above the limit it must be another person than who approved. */
export function markPaid(
  work: ManualPayout,
  by: { operatorId: string; reference: string },
): Outcome<"paid", ManualPayoutRefusal> {
  const payable = mayPay(work, by.operatorId);
  if (!payable.ok) return payable;
  if (work.assignedTo !== by.operatorId) return refused(work.assignedTo === null ? "unclaimed" : "claimed");
  return by.reference.trim() === "" ? refused("no_reference") : ok("paid");
}

/** It cannot be paid as it stands. Nobody says so while another one may be sending it. */
export function markFailed(
  work: ManualPayout,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"failed", ManualPayoutRefusal> {
  if (!isOpenPayout(work)) return refused("not_open");
  return isWithAnother(work, operatorId) ? refused("claimed") : ok("failed");
}

/** It was paid, and the bank has sent it back. */
export function markReturned(
  work: Pick<ManualPayout, "status" | "amount" | "approvedBy" | "paidBy">,
  { operatorId }: Pick<ManualPayoutActor, "operatorId">,
): Outcome<"returned", ManualPayoutRefusal> {
  if (work.status !== "paid") return refused("not_open");
  return isReturnedByAnother(work, operatorId) ? refused("same_payer") : ok("returned");
}

/** Paid by this operator, and two were needed: one person alone would take back what needed both. */
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

/** `own`: the money is on its way to the reader, or goes back out of their order. */
export type PayoutReader = { operatorId: string; now: number; own: boolean };

/** Whether the reader can take it further: it is open, not their own, nobody else is at it, and nobody else has to pay it. */
export function isReadersStep(
  work: ManualPayout & { assigneeName: string | null },
  { operatorId, now, own }: PayoutReader,
): boolean {
  if (own || !isOpenPayout(work) || waitsForAnother(work, operatorId)) return false;
  return !isWithAnother(work, operatorId) || isAbandoned(work, now);
}

/** The reader approved it, and somebody else has to pay. */
export function waitsForAnother(work: ManualPayout, operatorId: string): boolean {
  return work.status === "approved" && !work.lapsed && needsTwo(work) && work.approvedBy === operatorId;
}
