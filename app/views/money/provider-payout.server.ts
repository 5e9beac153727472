import {
  CONTRADICTED_PAYOUT,
  LOST_PAYOUT,
  PAYOUT_CAUSE_NOTES,
  PAYOUT_STATE_COPY,
  RELEASE_REFUSED,
} from "~/copy/money/payout";
import type { ShownPayout } from "~/db/money/payouts.server";
import { formatDateTime } from "~/domain/core/dates";
import { type ManualPayout, needsTwo } from "~/domain/money/manual-payout";
import { isStanding, mayActOnProvider, PAYOUT_ACTIONS, payoutQuestion } from "~/domain/money/payout";
import { maskedMark, type PayoutAccount } from "~/domain/money/payout-account";

/** The parts of a provider that a page asks about. */
type Provider = { label: string; repeatWindow: number; serves(account: PayoutAccount): boolean };
type Providers = { current: Provider | null; named(name: string): Provider | null };

type Work = ManualPayout & { account: PayoutAccount | null; open: boolean; own: boolean };

/** Null where all goes by hand and always did. */
export function providerPayoutView(
  work: Work,
  attempts: readonly ShownPayout[],
  { providers, operatorId, now }: { providers: Providers; operatorId: string; now: number },
) {
  const [attempt = null] = attempts;
  const standing = attempt !== null && isStanding(attempt.state);
  const provider = standing ? providers.named(attempt.route) : providers.current;
  const label = (provider ?? providers.named(attempt?.route ?? ""))?.label ?? attempt?.route;
  if (label === undefined) return null;
  const { account, own } = work;
  const question = payoutQuestion(work, attempt, provider, now);
  const by = { operatorId, needsTwo: needsTwo(work) };
  return {
    label,
    seen: account ? maskedMark(account) : "",
    actions: PAYOUT_ACTIONS.filter((act) => mayActOnProvider(act, question, by).ok),
    unserved: work.open && !own && !standing && account !== null && provider !== null && !question.served,
    waits: attempt?.state === "prepared" && by.needsTwo && attempt.createdBy === operatorId && !own,
    attempts: own ? [] : attempts.map((one, place) => attemptView(one, place === 0 && question.lost)),
  };
}

function attemptView(attempt: ShownPayout, lost: boolean) {
  const { id, state, cause, amount, reference, lastError, contradictedAt, releasedAt, releaserName } =
    attempt;
  const { label, next } = PAYOUT_STATE_COPY[state];
  const why = cause === null ? "" : PAYOUT_CAUSE_NOTES[cause];
  return {
    id,
    state: label,
    amount,
    next: state === "intended" && lost ? LOST_PAYOUT : [next, why].filter(Boolean).join(" "),
    warning: contradictedAt === null ? null : CONTRADICTED_PAYOUT,
    reference,
    error: lastError,
    lookUp: lost || contradictedAt !== null,
    prepared: `${attempt.creatorName}, ${formatDateTime(attempt.createdAt)}`,
    released:
      releasedAt === null
        ? null
        : `${releaserName ?? "Operator"}, ${formatDateTime(releasedAt)}${state === "prepared" ? `, ${RELEASE_REFUSED}` : ""}`,
  };
}
