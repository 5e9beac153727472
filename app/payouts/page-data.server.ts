import { operatorFieldsFor } from "~/operators/text";
import { withdrawable } from "~/payments/payment";
import { formatDateTime, formatShortDate } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import type { NewestKey, Page } from "~/platform/paging";
import { isolated } from "~/platform/strings";
import { maskedAccount, maskedMark, maskedNumber, type PayoutAccount } from "./account";
import {
  awaitsSecondOperator,
  isOpenPayout,
  isReturnedByAnother,
  isStillToSend,
  type ManualPayout,
  needsTwoOperators,
  transferDeadline,
} from "./manual-payout";
import {
  ACTION_VERDICTS,
  canActOnProvider,
  DENIAL_ACTIONS,
  denialNeedsTwo,
  isAccountDoubtful,
  isCurrentPayout,
  isOpenDenial,
  judgeDenial,
  PAYOUT_ACTIONS,
  payoutQuestion,
} from "./provider-payout";
import type { OwnWithdrawal, readWithdrawableBalance, ShownPayout } from "./queries.server";
import {
  assignmentView,
  type CardHoldWait,
  CONTRADICTED_PAYOUT,
  cardHoldEndText,
  DENIAL_NEEDS_TWO,
  DENIED_AS,
  DOUBTED_ACCOUNT,
  denialFields,
  judgedLine,
  LOST_PAYOUT,
  PAYOUT_CAUSE_NOTES,
  PAYOUT_STATE_COPY,
  payoutFields,
  RELEASE_REFUSED,
  secondJudgeLine,
  tooLittle,
  waitForOpenWithdrawal,
  whyTwoPeople,
  withdrawalNote,
} from "./text";
import { MIN_WITHDRAWAL, withdrawalOutcome } from "./withdrawal";

type AssignedWork = ManualPayout & { assigneeName: string | null };

export function manualPayoutView(
  work: AssignedWork,
  log: readonly { kind: string }[],
  by: { operatorId: string; now: number; own: boolean },
) {
  const taken = log.find(({ kind }) => /^(claim|take_over)_/.test(kind));
  return {
    assignment: assignmentView(work, by),
    tookOver: taken?.kind.startsWith("take_over_") ?? false,
    waits: awaitsSecondOperator(work, by.operatorId),
    payer: isReturnedByAnother(work, by.operatorId),
    why: by.own ? null : whyTwoPeople(work),
  };
}

/** Only the operator who types the number at the bank sees all of it. */
export function shownNumber(
  account: PayoutAccount,
  { assignedTo }: Pick<ManualPayout, "assignedTo">,
  operatorId: string,
): PayoutAccount {
  return assignedTo === operatorId ? account : { ...account, number: maskedNumber(account) };
}

export function ownWithdrawalsView(page: Page<OwnWithdrawal>, after: NewestKey | null, now: number) {
  const list = "/dashboard/balance/withdrawals";
  return {
    withdrawals: page.items.map((one) => withdrawalView(one, now)),
    first: after && list,
    next: page.after && `${list}?after=${page.after}`,
  };
}

/** Returns the form, or in `wait` the reason why no withdrawal can be requested. */
export function withdrawalFormView(
  funds: Awaited<ReturnType<typeof readWithdrawableBalance>>,
  { requestId, email, now }: { requestId: string; email: string; now: number },
) {
  const { newest } = funds;
  const balance = withdrawable(funds);
  const open = newest !== null && isOpenPayout(newest);
  const waiting = waitView({
    amount: funds.balance - balance,
    firstFree: null,
    allFree: funds.allFree,
  });
  return {
    wait: open ? waitForOpenWithdrawal(newest.createdAt) : balance < MIN_WITHDRAWAL ? tooLittle(waiting) : null,
    balance,
    waiting,
    last: newest
      ? { id: newest.id, to: `${maskedAccount(newest.account)}, a.n. ${isolated(newest.account.holder)}` }
      : null,
    requestId,
    email,
    sentBy: formatShortDate(transferDeadline(now)),
  };
}

export function waitView({
  amount,
  firstFree,
  allFree,
}: {
  amount: number;
  firstFree: number | null;
  allFree: number | null;
}): CardHoldWait | null {
  if (amount <= 0 || allFree === null) return null;
  return { amount, until: cardHoldEndText(firstFree ?? allFree, allFree) };
}

const sum = (amount: number) => formatRupiah(amount).replace(" ", "\u00a0");

export function withdrawalView(withdrawal: OwnWithdrawal, now: number) {
  const { id, amount, fee, account, ...times } = withdrawal;
  const status = withdrawalOutcome(withdrawal);
  return {
    id,
    amount,
    status,
    to: maskedAccount(account),
    holder: account.holder,
    note: withdrawalNote({ outcome: status, ...withdrawal }, now),
    sent: fee > 0 && status !== "failed" && status !== "arrived" ? { fee: sum(fee), arrives: sum(amount - fee) } : null,
    asked: formatShortDate(times.createdAt),
    decided: times.decidedAt === null ? null : formatShortDate(times.decidedAt),
  };
}

type Provider = { label: string; repeatWindow: number; serves(account: PayoutAccount): boolean };
type Providers = { current: Provider | null; named(name: string): Provider | null };

type Work = ManualPayout & { account: PayoutAccount | null; open: boolean; own: boolean };

/** Returns null if it never involved a provider. */
export function providerPayoutView(
  work: Work,
  attempts: readonly ShownPayout[],
  { providers, operatorId, now }: { providers: Providers; operatorId: string; now: number },
) {
  const [attempt = null] = attempts;
  const isCurrent = attempt !== null && isCurrentPayout(attempt.state);
  const provider = isCurrent ? providers.named(attempt.route) : providers.current;
  const label = (provider ?? providers.named(attempt?.route ?? ""))?.label ?? attempt?.route;
  if (label === undefined) return null;
  const { account, own } = work;
  const question = payoutQuestion(work, attempt, provider, now);
  const by = { operatorId, needsTwo: needsTwoOperators(work) };
  const waiting = work.open && !own && work.assignedTo === null && isStillToSend(work);
  const doubted = waiting && attempt !== null && account !== null && isAccountDoubtful(attempt, account);
  const acts = PAYOUT_ACTIONS.filter((act) => canActOnProvider(act, question, by).ok);
  return {
    label,
    seen: account ? maskedMark(account) : "",
    actions: operatorFieldsFor(acts, payoutFields(label, formatRupiah(work.amount))),
    folded: acts.includes("payout-prepare"),
    unserved: work.open && !own && !isCurrent && account !== null && provider !== null && !question.served,
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

function deniedView(attempts: readonly ShownPayout[], { operatorId, own }: { operatorId: string; own: boolean }) {
  const denied = attempts.find(isOpenDenial);
  if (!denied || own) return null;
  const { verdict, judgedBy, judgeName, amount, judgeLapsed } = denied;
  const judged = verdict !== null && judgedBy !== null && !judgeLapsed;
  const mine = judgedBy === operatorId;
  const acts = DENIAL_ACTIONS.filter((act) => {
    const verdictOf = ACTION_VERDICTS[act];
    return !(judged && mine && verdict === verdictOf) && judgeDenial(denied, verdictOf, { operatorId, own }).ok;
  });
  const alone = denialNeedsTwo(denied) ? DENIAL_NEEDS_TWO : null;
  return {
    actions: operatorFieldsFor(acts, denialFields(formatRupiah(amount))),
    note: judged ? secondJudgeLine(verdict, judgeName ?? "Operator", mine) : alone,
  };
}

function attemptView(attempt: ShownPayout, { lost, doubted }: { lost: boolean; doubted: boolean }) {
  const { id, state, cause, amount, reference, lastError, contradictedAt, releasedAt, releaserName } = attempt;
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
        : judgedLine(attempt.verdict, attempt.closerName ?? "Operator", formatDateTime(attempt.denialClosedAt)),
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
