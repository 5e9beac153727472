import type { DENIAL_VERDICTS, PAYOUT_CAUSES, PAYOUT_STATES, PAYOUT_STATUSES } from "~/database/stored-values";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { needsSecondPerson } from "~/platform/money";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { accountMark, type PayoutAccount } from "./account";

export type PayoutState = (typeof PAYOUT_STATES)[number];
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
export type PayoutCause = (typeof PAYOUT_CAUSES)[number];

export type PayoutReport = {
  reference: string;
  status: PayoutStatus;
  amount: number | null;
  cause: PayoutCause | null;
  attemptId: string | null;
};

/** Returns true if the report is about the attempt. It may omit the id, but its sum must match. */
export function isMatchingReport(
  report: Pick<PayoutReport, "amount" | "attemptId"> | null,
  { id, amount }: { id: string; amount: number },
): boolean {
  return report !== null && report.amount === amount && (report.attemptId ?? id) === id;
}

type Moves = "paid" | "returned";
export type PayoutProgress = { state: PayoutState; moves: Moves | null; revived: boolean };

const RANK: Record<PayoutState, number> = {
  intended: 0,
  prepared: 1,
  releasing: 2,
  released: 3,
  sending: 4,
  arrived: 5,
  failed: 6,
  returned: 6,
};

const FORWARD: Record<Exclude<PayoutStatus, "failed" | "rejected">, PayoutState> = {
  waiting: "prepared",
  released: "released",
  sent: "sending",
  arrived: "arrived",
};

export function isInProgress(state: PayoutState): boolean {
  return RANK[state] < RANK.arrived;
}

/** Returns true if the payout is released and has not failed. Then nobody can change its destination. */
export function isLeaving(state: PayoutState): boolean {
  return isInProgress(state) && RANK[state] >= RANK.releasing;
}

/** Returns true for an attempt beside which nothing else may send the money. An index allows only one. */
export function isCurrentPayout(state: PayoutState): boolean {
  return state !== "failed" && state !== "returned";
}

/**
 * Returns the new state after a report. Reports can arrive twice, late and in any order. Only a failure undoes an
 * arrival. A success after a failure counts (`revived`) unless the money was used otherwise (contradicted). stale: the
 * report says nothing new.
 */
export function nextProgress(
  state: PayoutState,
  status: PayoutStatus,
): Outcome<PayoutProgress, "stale" | "contradicted"> {
  if (status === "failed" || status === "rejected") {
    if (isInProgress(state)) return ok({ state: "failed", moves: null, revived: false });
    if (state !== "arrived") return refused("stale");
    return status === "failed" ? ok({ state: "returned", moves: "returned", revived: false }) : refused("contradicted");
  }
  const next = FORWARD[status];
  const moves = next === "arrived" ? "paid" : null;
  if (state === "returned") return refused(moves ? "contradicted" : "stale");
  if (state === "failed") return status === "waiting" ? refused("stale") : ok({ state: next, moves, revived: true });
  return RANK[next] <= RANK[state] ? refused("stale") : ok({ state: next, moves, revived: false });
}

/** Returns true if repeating the request creates nothing new. `window` is the provider's, in ms. */
export function canRepeatPayout({ createdAt }: { createdAt: number }, window: number, now: number): boolean {
  return now - createdAt < window;
}

/** ms in which a request can be repeated if the provider's own window is unknown. */
export const MAX_REPEAT_WINDOW = DAY;

/** ms after an arrival during which a late failure is still checked. */
const RETURNS_WITHIN = 7 * DAY;

const ACCOUNT_CAUSES: readonly (PayoutCause | null)[] = ["account", "account_blocked", "wallet_full", "other"];

/** Returns true if the account may be the cause, so an operator checks it before sending again. */
export function isAccountDoubtful(
  { state, cause, account }: { state: PayoutState; cause: PayoutCause | null; account: PayoutAccount },
  to: PayoutAccount,
): boolean {
  return state === "failed" && ACCOUNT_CAUSES.includes(cause) && accountMark(account) === accountMark(to);
}

/** Returns UTC ms, or null for never. Queries run every few minutes at first, and twice a day at the end. */
export function nextPayoutCheck(
  {
    state,
    createdAt,
    arrivedAt,
    tries,
  }: { state: PayoutState; createdAt: number; arrivedAt: number | null; tries: number },
  window: number,
  now: number,
): number | null {
  if (!isCurrentPayout(state)) return null;
  if (state === "arrived") return now + DAY - (arrivedAt ?? now) <= RETURNS_WITHIN ? now + DAY : null;
  if (state === "intended" && !canRepeatPayout({ createdAt }, window, now)) return null;
  if (state === "prepared") return now + 6 * HOUR;
  return (
    now + Math.min(5 * MINUTE * 2 ** Math.min(tries, 10), state === "sending" || state === "released" ? 2 * HOUR : HOUR)
  );
}

export const PAYOUT_ACTIONS = [
  "prepare_payout",
  "release_payout",
  "reject_payout",
  "query_payout",
  "enter_reference",
  "declare_absent",
] as const;
export type PayoutAction = (typeof PAYOUT_ACTIONS)[number];

type PayoutAttempt = {
  state: PayoutState;
  createdBy: string;
  createdAt: number;
  /** True if the operator who prepared it has left, so the preparation does not count. */
  creatorLapsed: boolean;
};

export type PayoutRefusal =
  | "not_open"
  | "own_money"
  | "assigned"
  | "no_account"
  | "not_served"
  | "under_way"
  | "not_prepared"
  | "same_person"
  | "approval_lapsed"
  | "not_lost"
  | "balance_low"
  | "provider_silent"
  | "provider_refused"
  | "wrong_reference"
  | "not_denied"
  | "contradicted"
  | "not_ended"
  | "changed_meanwhile"
  | "still_waiting"
  | "foreign_answer"
  | "done_otherwise";

type Sendable = {
  status: string;
  assignedTo: string | null;
  open: boolean;
  own: boolean;
  account: PayoutAccount | null;
};

export type PayoutWork = Omit<Sendable, "account"> & {
  account: boolean;
  served: boolean;
  attempt: PayoutAttempt | null;
  /** True if the provider never answered and can no longer be queried. */
  lost: boolean;
};

/** Returns the state that decides on permissions. `provider` is that of the current or of the next attempt. */
export function payoutQuestion(
  { status, assignedTo, open, own, account }: Sendable,
  attempt: PayoutAttempt | null,
  provider: { repeatWindow: number; serves(account: PayoutAccount): boolean } | null,
  now: number,
): PayoutWork {
  return {
    status,
    assignedTo,
    open,
    own,
    attempt,
    account: account !== null,
    served: account !== null && (provider?.serves(account) ?? false),
    lost: attempt !== null && !canRepeatPayout(attempt, provider?.repeatWindow ?? MAX_REPEAT_WINDOW, now),
  };
}

export function canActOnProvider(
  act: PayoutAction,
  work: PayoutWork,
  by: { operatorId: string; needsTwo: boolean },
): Outcome<PayoutAction, PayoutRefusal> {
  const refusal = providerRefusal(act, work, by);
  return refusal === null ? ok(act) : refused(refusal);
}

function providerRefusal(
  act: PayoutAction,
  { open, own, status, assignedTo, account, served, attempt, lost }: PayoutWork,
  { operatorId, needsTwo }: { operatorId: string; needsTwo: boolean },
): PayoutRefusal | null {
  if (own) return "own_money";
  if (act === "query_payout") return attempt && isCurrentPayout(attempt.state) ? null : "not_open";
  if (!open || status === "paid" || status === "failed") return "not_open";
  if (act === "prepare_payout") {
    if (attempt && isCurrentPayout(attempt.state)) return "under_way";
    if (assignedTo !== null) return "assigned";
    if (!account) return "no_account";
    return served ? null : "not_served";
  }
  if (act === "enter_reference" || act === "declare_absent")
    return attempt?.state === "intended" && lost ? null : "not_lost";
  if (attempt?.state !== "prepared") return "not_prepared";
  if (act === "reject_payout") return null;
  if (attempt.creatorLapsed) return "approval_lapsed";
  return needsTwo && attempt.createdBy === operatorId ? "same_person" : null;
}

export type DenialVerdict = (typeof DENIAL_VERDICTS)[number];

export const DENIAL_ACTIONS = ["judge_returned", "judge_arrived"] as const;
export type DenialAction = (typeof DENIAL_ACTIONS)[number];

export const ACTION_VERDICTS: Record<DenialAction, DenialVerdict> = {
  judge_returned: "returned",
  judge_arrived: "arrived",
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

export function isOpenDenial({ contradictedAt, denialClosedAt }: Pick<Denial, "contradictedAt" | "denialClosedAt">) {
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

export function isDenialJudged(
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

/**
 * The correction that the books need. paid: money that waits to be sent has already arrived. lost: it was also sent
 * another way. found: a lost sum came back.
 */
export type DenialMove = "returned" | "paid" | "lost" | "found";

/** Returns the correction after a verdict. `waits` is true if the money was not used otherwise. */
export function denialEffect(
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

/** Returns true if the verdict still applies, because the provider repeats the report that it was about. */
export function isSettledBy(
  denial: Pick<Denial, "contradictedAt" | "denialClosedAt" | "deniedAs" | "verdict">,
  { status }: Pick<PayoutReport, "status">,
): boolean {
  if (denial.contradictedAt === null || denial.denialClosedAt === null) return false;
  return denial.verdict === impliedVerdict(status) || denial.deniedAs === status;
}

/** Returns the result for a transfer booked as a surplus. It is not booked again and does not become failed. */
export function surplusRefusal({ surplus }: Pick<Denial, "surplus">, { status }: Pick<PayoutReport, "status">) {
  if (surplus === 0) return null;
  return impliedVerdict(status) === "returned" ? "contradicted" : "stale";
}

function impliedVerdict(status: PayoutStatus): DenialVerdict | null {
  if (status === "arrived") return "arrived";
  return status === "failed" || status === "rejected" ? "returned" : null;
}
