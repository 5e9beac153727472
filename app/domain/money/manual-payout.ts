import { HOUR } from "../core/dates";
import { type Outcome, ok, refused } from "../core/outcome";

/** `approved` stands between the two people whom a large sum needs. */
export type HandworkStatus = "requested" | "approved" | "paid" | "failed";

/**
 * Integer rupiah that one operator alone may send to one person on one day in Jakarta. Above it a second one has to look
 * before money leaves by hand, or a large sum would leave unseen in small pieces.
 */
export const SECOND_PERSON_ABOVE = 5_000_000;

/** Whoever took a piece of work and has not finished it by then (ms) may be followed by another. */
export const CLAIM_LASTS = 2 * HOUR;

/** Money that leaves by hand: a withdrawal, or a refund that the gateway cannot make. `amount` in integer rupiah. */
export type Handwork = {
  status: HandworkStatus;
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
  claimedBy: string | null;
  claimedAt: number | null;
};

export type HandRefusal =
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
export const HAND_ACTS = ["approval", "claim", "takeover", "payment", "release"] as const;
export type HandAct = (typeof HAND_ACTS)[number];

/** Who wants to, when (UTC ms), and with which reference of the bank where it is paid. */
export type Hand = { operatorId: string; now: number; reference?: string };

const RULES: Record<HandAct, (work: Handwork, by: Hand) => Outcome<unknown, HandRefusal>> = {
  approval: approve,
  claim,
  takeover: takeOver,
  payment: (work, { operatorId, reference = "" }) => markPaid(work, { operatorId, reference }),
  release: layDown,
};

/** Whether an operator may do it now. */
export function mayAct(act: HandAct, work: Handwork, by: Hand): Outcome<HandAct, HandRefusal> {
  const allowed = RULES[act](work, by);
  return allowed.ok ? ok(act) : allowed;
}

/** Nobody decides about money on its way to themselves. */
export function decideFor(personId: string, operatorId: string): Outcome<"theirs", HandRefusal> {
  return personId === operatorId ? refused("own_money") : ok("theirs");
}

export function needsSecondPerson(amount: number): boolean {
  return amount > SECOND_PERSON_ABOVE;
}

/** Whether a piece of work needs a second person, by itself or with what else goes to its owner today. */
export function needsTwo({ amount, sentAlone }: Pick<Handwork, "amount" | "sentAlone">): boolean {
  return needsSecondPerson(amount + sentAlone);
}

export function isOpen({ status }: Pick<Handwork, "status">): boolean {
  return status === "requested" || status === "approved";
}

/** Somebody else has it in hand, however long already: they may have sent it. */
export function isWithAnother({ claimedBy }: Pick<Handwork, "claimedBy">, operatorId: string): boolean {
  return claimedBy !== null && claimedBy !== operatorId;
}

/** Whoever took it has left it lying. */
export function isAbandoned({ claimedAt }: Pick<Handwork, "claimedAt">, now: number): boolean {
  return claimedAt !== null && now - claimedAt >= CLAIM_LASTS;
}

/**
 * The first of two people says yes. Refused where one is enough, so that nobody waits for a second in vain, and to
 * whoever is about to send it, who is the second.
 */
export function approve(
  work: Handwork,
  { operatorId }: Pick<Hand, "operatorId">,
): Outcome<"approved", HandRefusal> {
  const waits = work.status === "requested" || (work.status === "approved" && work.lapsed);
  if (!waits || !needsTwo(work)) return refused("not_open");
  return work.claimedBy === operatorId ? refused("same_person") : ok("approved");
}

/** Somebody takes it in hand, before they send anything: only what they may mark as paid afterwards. */
export function claim(
  work: Handwork,
  { operatorId }: Pick<Hand, "operatorId">,
): Outcome<"claimed", HandRefusal> {
  const payable = mayPay(work, operatorId);
  if (!payable.ok) return payable;
  return work.claimedBy === null ? ok("claimed") : refused("claimed");
}

/** The same of what another one left lying. Its own act, since the first one may have sent the money. */
export function takeOver(
  work: Handwork,
  { operatorId, now }: Pick<Hand, "operatorId" | "now">,
): Outcome<"claimed", HandRefusal> {
  const payable = mayPay(work, operatorId);
  if (!payable.ok) return payable;
  if (!isWithAnother(work, operatorId)) return refused("unclaimed");
  return isAbandoned(work, now) ? ok("claimed") : refused("claimed");
}

/** Whoever took it has not sent it, and lets others do it. */
export function layDown(
  work: Handwork,
  { operatorId }: Pick<Hand, "operatorId">,
): Outcome<"released", HandRefusal> {
  if (!isOpen(work)) return refused("not_open");
  return work.claimedBy === operatorId ? ok("released") : refused("unclaimed");
}

/** Whoever took it has sent it and names the bank's reference. Above the limit it must be another person than who approved. */
export function markPaid(
  work: Handwork,
  by: { operatorId: string; reference: string },
): Outcome<"paid", HandRefusal> {
  const payable = mayPay(work, by.operatorId);
  if (!payable.ok) return payable;
  if (work.claimedBy !== by.operatorId) return refused(work.claimedBy === null ? "unclaimed" : "claimed");
  return by.reference.trim() === "" ? refused("no_reference") : ok("paid");
}

/** It cannot be paid as it stands. Nobody says so while another one may be sending it. */
export function markFailed(
  work: Handwork,
  { operatorId }: Pick<Hand, "operatorId">,
): Outcome<"failed", HandRefusal> {
  if (!isOpen(work)) return refused("not_open");
  return isWithAnother(work, operatorId) ? refused("claimed") : ok("failed");
}

/** It was paid, and the bank has sent it back. */
export function markReturned(
  work: Pick<Handwork, "status" | "amount" | "approvedBy" | "paidBy">,
  { operatorId }: Pick<Hand, "operatorId">,
): Outcome<"returned", HandRefusal> {
  if (work.status !== "paid") return refused("not_open");
  return isReturnedByAnother(work, operatorId) ? refused("same_payer") : ok("returned");
}

/** Paid by this operator, and two were needed: one person alone would take back what needed both. */
export function isReturnedByAnother(
  { status, amount, approvedBy, paidBy }: Pick<Handwork, "status" | "amount" | "approvedBy" | "paidBy">,
  operatorId: string,
): boolean {
  const tookTwo = needsSecondPerson(amount) || (approvedBy !== null && approvedBy !== paidBy);
  return status === "paid" && tookTwo && paidBy === operatorId;
}

function mayPay(work: Handwork, operatorId: string): Outcome<"payable", HandRefusal> {
  if (!isOpen(work)) return refused("not_open");
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
export function isReadersTurn(
  work: Handwork & { claimant: string | null },
  { operatorId, now, own }: PayoutReader,
): boolean {
  if (own || !isOpen(work) || waitsForAnother(work, operatorId)) return false;
  return !isWithAnother(work, operatorId) || isAbandoned(work, now);
}

/** The reader approved it, and somebody else has to pay. */
export function waitsForAnother(work: Handwork, operatorId: string): boolean {
  return work.status === "approved" && !work.lapsed && needsTwo(work) && work.approvedBy === operatorId;
}
