import { DAY, HOUR, MINUTE } from "../core/dates";
import { type Outcome, ok, refused } from "../core/outcome";
import { accountMark, type PayoutAccount } from "./payout-account";

/**
 * intended: stored before the provider hears of it; prepared: waits for our release; releasing: decided, the answer is
 * not in; released: the provider waits for the bank's hours; returned: arrived, and then came back.
 */
export const PAYOUT_STATES = [
  "intended",
  "prepared",
  "releasing",
  "released",
  "sending",
  "arrived",
  "failed",
  "returned",
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const PAYOUT_STATUSES = ["waiting", "released", "sent", "arrived", "failed", "rejected"] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Why it did not arrive. account: the owner has to mend it; balance: our money with the provider is too little. */
export const PAYOUT_CAUSES = [
  "account",
  "account_blocked",
  "wallet_full",
  "balance",
  "bank",
  "refused",
  "rejected",
  "absent",
  "other",
] as const;
export type PayoutCause = (typeof PAYOUT_CAUSES)[number];

export type PayoutReport = {
  reference: string;
  status: PayoutStatus;
  amount: number | null;
  cause: PayoutCause | null;
  attemptId: string | null;
};

/** The id is not always told; the sum always has to be ours. */
export function isReportOf(
  report: Pick<PayoutReport, "amount" | "attemptId"> | null,
  { id, amount }: { id: string; amount: number },
): boolean {
  return report !== null && report.amount === amount && (report.attemptId ?? id) === id;
}

/** paid: the provider reported success. returned: the bank sent the money back afterwards. */
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

/** Neither certain to have arrived nor certain not to. */
export function isUnderWay(state: PayoutState): boolean {
  return RANK[state] < RANK.arrived;
}

/** Let go and not said to have failed: nothing more is to be decided about where it goes. */
export function isLeaving(state: PayoutState): boolean {
  return isUnderWay(state) && RANK[state] >= RANK.releasing;
}

/** Nothing else may send the same money: at most one such attempt a withdrawal or refund, which an index keeps. */
export function isStanding(state: PayoutState): boolean {
  return state !== "failed" && state !== "returned";
}

/**
 * Reports come twice, late and in any order: only a failure undoes an arrival, and a denied failure counts again
 * (`revived`) unless something else was done with the money (contradicted). stale: nothing new.
 */
export function progressOf(
  state: PayoutState,
  status: PayoutStatus,
): Outcome<PayoutProgress, "stale" | "contradicted"> {
  if (status === "failed" || status === "rejected") {
    if (isUnderWay(state)) return ok({ state: "failed", moves: null, revived: false });
    if (state !== "arrived") return refused("stale");
    return status === "failed"
      ? ok({ state: "returned", moves: "returned", revived: false })
      : refused("contradicted");
  }
  const next = FORWARD[status];
  const moves = next === "arrived" ? "paid" : null;
  if (state === "returned") return refused(moves ? "contradicted" : "stale");
  if (state === "failed")
    return status === "waiting" ? refused("stale") : ok({ state: next, moves, revived: true });
  return RANK[next] <= RANK[state] ? refused("stale") : ok({ state: next, moves, revived: false });
}

/** Whether asking the provider again with the same key still makes nothing new; `window` in ms is the provider's. */
export function mayRepeat({ createdAt }: { createdAt: number }, window: number, now: number): boolean {
  return now - createdAt < window;
}

/** ms; of a provider that cannot be asked for its own. */
export const LONGEST_WINDOW = DAY;

/** ms; a late failure is looked for so long after an arrival. */
const RETURNS_WITHIN = 7 * DAY;

const ACCOUNT_CAUSES: readonly (PayoutCause | null)[] = [
  "account",
  "account_blocked",
  "wallet_full",
  "other",
];

/** It failed, and where it is to go is why, or may be: somebody looks at that before it is sent there again. */
export function doubtsAccount(
  { state, cause, account }: { state: PayoutState; cause: PayoutCause | null; account: PayoutAccount },
  to: PayoutAccount,
): boolean {
  return state === "failed" && ACCOUNT_CAUSES.includes(cause) && accountMark(account) === accountMark(to);
}

/** UTC ms when to ask next, null: no more. Minutes at first, then ever more seldom, at most twice a day. */
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
  if (!isStanding(state)) return null;
  if (state === "arrived") return now + DAY - (arrivedAt ?? now) <= RETURNS_WITHIN ? now + DAY : null;
  if (state === "intended" && !mayRepeat({ createdAt }, window, now)) return null;
  if (state === "prepared") return now + 6 * HOUR;
  return (
    now +
    Math.min(
      5 * MINUTE * 2 ** Math.min(tries, 10),
      state === "sending" || state === "released" ? 2 * HOUR : HOUR,
    )
  );
}

export const PAYOUT_ACTIONS = [
  "payout-prepare",
  "payout-release",
  "payout-reject",
  "payout-check",
  "payout-found",
  "payout-absent",
] as const;
export type PayoutAction = (typeof PAYOUT_ACTIONS)[number];

type PayoutAttempt = {
  state: PayoutState;
  createdBy: string;
  createdAt: number;
  /** Has left the operators since. */
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
  | "not_ended"
  | "changed_meanwhile";

type Sendable = {
  status: string;
  assignedTo: string | null;
  /** Is to be sent, and to a bank. */
  open: boolean;
  own: boolean;
  account: PayoutAccount | null;
};

export type PayoutWork = Omit<Sendable, "account"> & {
  account: boolean;
  served: boolean;
  attempt: PayoutAttempt | null;
  /** The provider can be asked no more for what it never answered. */
  lost: boolean;
};

/** What decides who may do what. `provider`: of the attempt that stands, or else of the next. */
export function payoutQuestion(
  { status, assignedTo, open, own, account }: Sendable,
  attempt: PayoutAttempt | null,
  provider: { repeatWindow: number; serves(account: PayoutAccount): boolean } | null,
  now: number,
): PayoutWork {
  return {
    ...{ status, assignedTo, open, own, attempt },
    account: account !== null,
    served: account !== null && (provider?.serves(account) ?? false),
    lost: attempt !== null && !mayRepeat(attempt, provider?.repeatWindow ?? LONGEST_WINDOW, now),
  };
}

export function mayActOnProvider(
  act: PayoutAction,
  work: PayoutWork,
  by: { operatorId: string; needsTwo: boolean },
): Outcome<PayoutAction, PayoutRefusal> {
  const refusal = whyNot(act, work, by);
  return refusal === null ? ok(act) : refused(refusal);
}

function whyNot(
  act: PayoutAction,
  { open, own, status, assignedTo, account, served, attempt, lost }: PayoutWork,
  { operatorId, needsTwo }: { operatorId: string; needsTwo: boolean },
): PayoutRefusal | null {
  if (own) return "own_money";
  if (act === "payout-check") return attempt && isStanding(attempt.state) ? null : "not_open";
  if (!open || status === "paid" || status === "failed") return "not_open";
  if (act === "payout-prepare") {
    if (attempt && isStanding(attempt.state)) return "under_way";
    if (assignedTo !== null) return "assigned";
    if (!account) return "no_account";
    return served ? null : "not_served";
  }
  if (act === "payout-found" || act === "payout-absent")
    return attempt?.state === "intended" && lost ? null : "not_lost";
  if (attempt?.state !== "prepared") return "not_prepared";
  if (act === "payout-reject") return null;
  if (attempt.creatorLapsed) return "approval_lapsed";
  return needsTwo && attempt.createdBy === operatorId ? "same_person" : null;
}
