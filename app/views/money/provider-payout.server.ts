import {
  CONTRADICTED_PAYOUT,
  DENIED_AS,
  DOUBTED_ACCOUNT,
  judgedLine,
  LOST_PAYOUT,
  PAYOUT_CAUSE_NOTES,
  PAYOUT_STATE_COPY,
  RELEASE_REFUSED,
  secondJudgeLine,
} from "~/copy/money/payout";
import { payoutAsks } from "~/copy/money/payout-asks";
import { DENIAL_NEEDS_TWO, denialAsks } from "~/copy/money/payout-denial";
import { askedOf } from "~/copy/operator/action-ask";
import type { ShownPayout } from "~/db/money/payouts.server";
import { isolated } from "~/domain/core/bidi";
import { formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { isStillToSend, type ManualPayout, needsTwo } from "~/domain/money/manual-payout";
import {
  doubtsAccount,
  isStanding,
  mayActOnProvider,
  PAYOUT_ACTIONS,
  payoutQuestion,
} from "~/domain/money/payout";
import { maskedMark, type PayoutAccount } from "~/domain/money/payout-account";
import {
  DENIAL_ACTIONS,
  denialNeedsTwo,
  isOpenDenial,
  judgeDenial,
  VERDICT_OF,
} from "~/domain/money/payout-denial";

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
  const waiting = work.open && !own && work.assignedTo === null && isStillToSend(work);
  const doubted = waiting && attempt !== null && account !== null && doubtsAccount(attempt, account);
  const acts = PAYOUT_ACTIONS.filter((act) => mayActOnProvider(act, question, by).ok);
  return {
    label,
    seen: account ? maskedMark(account) : "",
    actions: askedOf(acts, payoutAsks(label, formatRupiah(work.amount))),
    folded: acts.includes("payout-prepare"),
    unserved: work.open && !own && !standing && account !== null && provider !== null && !question.served,
    waits: attempt?.state === "prepared" && by.needsTwo && attempt.createdBy === operatorId && !own,
    doubted,
    denial: deniedView(attempts, { operatorId, own }),
    attempts: own
      ? []
      : attempts.map((one, place) =>
          attemptView(one, { lost: place === 0 && question.lost, doubted: place === 0 && doubted }),
        ),
  };
}

/** Of the attempt whose denial waits for a person. */
function deniedView(
  attempts: readonly ShownPayout[],
  { operatorId, own }: { operatorId: string; own: boolean },
) {
  const denied = attempts.find(isOpenDenial);
  if (!denied || own) return null;
  const { verdict, judgedBy, judgeName, amount, judgeLapsed } = denied;
  const judged = verdict !== null && judgedBy !== null && !judgeLapsed;
  const mine = judgedBy === operatorId;
  const acts = DENIAL_ACTIONS.filter((act) => {
    const verdictOf = VERDICT_OF[act];
    return (
      !(judged && mine && verdict === verdictOf) && judgeDenial(denied, verdictOf, { operatorId, own }).ok
    );
  });
  const alone = denialNeedsTwo(denied) ? DENIAL_NEEDS_TWO : null;
  return {
    actions: askedOf(acts, denialAsks(formatRupiah(amount))),
    note: judged ? secondJudgeLine(verdict, judgeName ?? "Operator", mine) : alone,
  };
}

function attemptView(attempt: ShownPayout, { lost, doubted }: { lost: boolean; doubted: boolean }) {
  const { id, state, cause, amount, reference, lastError, contradictedAt, releasedAt, releaserName } =
    attempt;
  const { label, next } = PAYOUT_STATE_COPY[state];
  const why = cause === null ? "" : PAYOUT_CAUSE_NOTES[cause];
  return {
    id,
    state: label,
    amount,
    next: state === "intended" && lost ? LOST_PAYOUT : [next, why].filter(Boolean).join(" "),
    warning: isOpenDenial(attempt) ? CONTRADICTED_PAYOUT : doubted ? DOUBTED_ACCOUNT : null,
    denied:
      contradictedAt === null
        ? null
        : `${attempt.deniedAs === null ? "" : `${DENIED_AS[attempt.deniedAs]}, `}${formatDateTime(contradictedAt)}`,
    judged:
      attempt.verdict === null || attempt.denialClosedAt === null
        ? null
        : judgedLine(
            attempt.verdict,
            attempt.closerName ?? "Operator",
            formatDateTime(attempt.denialClosedAt),
          ),
    reference,
    error: lastError,
    lookUp: lost || doubted || isOpenDenial(attempt),
    prepared: `${isolated(attempt.creatorName)}, ${formatDateTime(attempt.createdAt)}`,
    released:
      releasedAt === null
        ? null
        : `${releaserName ?? "Operator"}, ${formatDateTime(releasedAt)}${state === "prepared" ? `, ${RELEASE_REFUSED}` : ""}`,
  };
}
