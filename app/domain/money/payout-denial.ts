import { type Outcome, ok, refused } from "../core/outcome";
import { needsSecondPerson } from "./manual-payout";
import type { PayoutRefusal, PayoutReport, PayoutState, PayoutStatus } from "./payout";

/** What is true of money whose provider denied what it had said for certain: only a look at the bank's own list tells. */
export const DENIAL_VERDICTS = ["returned", "arrived"] as const;
export type DenialVerdict = (typeof DENIAL_VERDICTS)[number];

export const DENIAL_ACTIONS = ["payout-came-back", "payout-did-arrive"] as const;
export type DenialAction = (typeof DENIAL_ACTIONS)[number];

export const VERDICT_OF: Record<DenialAction, DenialVerdict> = {
  "payout-came-back": "returned",
  "payout-did-arrive": "arrived",
};

export type Denial = {
  state: PayoutState;
  amount: number;
  createdBy: string;
  releasedBy: string | null;
  contradictedAt: number | null;
  deniedAs: PayoutStatus | null;
  verdict: DenialVerdict | null;
  judgedBy: string | null;
  denialClosedAt: number | null;
  surplus: number;
};

export function isOpenDenial({
  contradictedAt,
  denialClosedAt,
}: Pick<Denial, "contradictedAt" | "denialClosedAt">) {
  return contradictedAt !== null && denialClosedAt === null;
}

export function denialNeedsTwo({
  amount,
  createdBy,
  releasedBy,
}: Pick<Denial, "amount" | "createdBy" | "releasedBy">): boolean {
  return needsSecondPerson(amount) || (releasedBy !== null && releasedBy !== createdBy);
}

type DenialRefusal = Extract<PayoutRefusal, "not_denied" | "own_money" | "not_ended">;

export function judgeDenial(
  denial: Denial & { judgeLapsed: boolean },
  verdict: DenialVerdict,
  { operatorId, own }: { operatorId: string; own: boolean },
): Outcome<"proposed" | "closed", DenialRefusal> {
  if (own) return refused("own_money");
  if (!isOpenDenial(denial)) return refused("not_denied");
  if (!isCertain(denial.state)) return refused("not_ended");
  const { judgedBy, judgeLapsed } = denial;
  const seconded = judgedBy !== null && judgedBy !== operatorId && !judgeLapsed && denial.verdict === verdict;
  return ok(denialNeedsTwo(denial) && !seconded ? "proposed" : "closed");
}

export function isJudged(
  denial: Denial & { denialClosedBy: string | null; judgeLapsed: boolean },
  verdict: DenialVerdict,
  operatorId: string,
): boolean {
  if (denial.contradictedAt === null || denial.verdict !== verdict) return false;
  if (denial.denialClosedAt !== null) return denial.denialClosedBy === operatorId;
  return denial.judgedBy === operatorId && !denial.judgeLapsed;
}

function isCertain(state: PayoutState): boolean {
  return state === "arrived" || state === "failed" || state === "returned";
}

/** What the books lack. paid: it waits to be sent, and arrived; lost: the money went another way too; found: a loss came back. */
export type DenialMove = "returned" | "paid" | "lost" | "found";

/** `waits`: nothing else was done with the money, so that it may count as sent. */
export function denialMove(
  { state, surplus }: Pick<Denial, "state" | "surplus">,
  verdict: DenialVerdict,
  waits: boolean,
): DenialMove | null {
  if (verdict === "returned") {
    if (state === "arrived") return "returned";
    return surplus > 0 ? "found" : null;
  }
  if (state === "arrived" || surplus > 0) return null;
  return waits ? "paid" : "lost";
}

/** What was judged is not denied anew by the report that was known then, nor by one that says the same. */
export function isSettledBy(
  denial: Pick<Denial, "contradictedAt" | "denialClosedAt" | "deniedAs" | "verdict">,
  { status }: Pick<PayoutReport, "status">,
): boolean {
  if (denial.contradictedAt === null || denial.denialClosedAt === null) return false;
  return denial.verdict === verdictOf(status) || denial.deniedAs === status;
}

/** What is booked as arrived beside its state is neither booked again nor taken for failed in silence. */
export function standsAsSurplus(
  { surplus }: Pick<Denial, "surplus">,
  { status }: Pick<PayoutReport, "status">,
) {
  if (surplus === 0) return null;
  return verdictOf(status) === "returned" ? "contradicted" : "stale";
}

function verdictOf(status: PayoutStatus): DenialVerdict | null {
  if (status === "arrived") return "arrived";
  return status === "failed" || status === "rejected" ? "returned" : null;
}
