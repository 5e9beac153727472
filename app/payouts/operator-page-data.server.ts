import { ledgerEntryView } from "~/ledger/page-data.server";
import { operatorFieldsFor } from "~/operators/text";
import { formatDate, formatDateTime, formatShortDate } from "~/platform/dates";
import type { PayoutProviders } from "~/platform/gateways/gateways.server";
import { formatRupiah } from "~/platform/money";
import { listHref } from "~/platform/paging";
import { isolated } from "~/platform/strings";
import { maskedAccount, maskedMark, maskedNumber, type PayoutAccount } from "./account";
import { isAccountOwner } from "./account-check";
import {
  awaitsSecondOperator,
  isOpenPayout,
  isReadersStep,
  isStillToSend,
  type ManualPayout,
  needsAnotherToReturn,
  needsTwoOperators,
  type PayoutReader,
} from "./manual-payout";
import { withdrawalView } from "./page-data.server";
import type { findAdminWithdrawal, listWithdrawals } from "./page-queries.server";
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
import type { ShownPayout } from "./queries.server";
import {
  assignmentView,
  bankNameLine,
  CONTRADICTED_PAYOUT,
  DENIAL_NEEDS_TWO,
  DENIED_AS,
  DOUBTED_ACCOUNT,
  denialFields,
  judgedLine,
  LOST_PAYOUT,
  nextAssigneeLine,
  OWN_WITHDRAWAL,
  openVerdictNote,
  PAYOUT_CAUSE_NOTES,
  PAYOUT_STATE_COPY,
  payoutFields,
  RELEASE_REFUSED,
  whyTwoPeople,
  withdrawalFields,
} from "./text";
import { withdrawalActions, withdrawalOutcome } from "./withdrawal";

const LIST = "/operator/withdrawals";

type OperatorReader = { operatorId: string; now: number };

export function withdrawalListView(
  page: Awaited<ReturnType<typeof listWithdrawals>>,
  { open, after }: { open: boolean; after: string | null },
  by: OperatorReader,
) {
  const address = (key: string | null) => listHref(LIST, { status: open ? null : "selesai", after: key });
  return {
    open,
    withdrawals: page.items.map((withdrawal) => {
      const read = { ...by, own: withdrawal.userId === by.operatorId };
      return {
        id: withdrawal.id,
        amount: withdrawal.amount,
        status: withdrawalOutcome(withdrawal),
        person: withdrawal.personName,
        to: maskedAccount(withdrawal.account),
        asked: formatShortDate(withdrawal.createdAt),
        next: nextAssigneeLine(withdrawal, read),
        yours: isReadersStep(withdrawal, read),
      };
    }),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

export function withdrawalFileView(
  found: NonNullable<Awaited<ReturnType<typeof findAdminWithdrawal>>>,
  by: OperatorReader,
  providers: PayoutProviders,
) {
  const { withdrawal, acts: log, others, entries, payouts } = found;
  const { id, userId, fee, personName, email } = withdrawal;
  const read = { ...by, own: userId === by.operatorId };
  const amount = withdrawal.amount - fee;
  const { doubted, manual, ...sending } = sendingView(
    { ...withdrawal, ownerName: personName, open: true },
    { payouts, log, providers },
    read,
  );
  return {
    ...sending,
    id,
    amount,
    fee,
    status: withdrawalOutcome(withdrawal),
    outcome: nextAssigneeLine(withdrawal, read) ?? withdrawalView(withdrawal, by.now).note,
    asked: formatDateTime(withdrawal.createdAt),
    person: {
      id: userId,
      name: personName,
      email,
      joined: formatDate(withdrawal.joinedAt),
      suspended: withdrawal.suspendedAt !== null,
    },
    decision: {
      ...manual,
      actions: operatorFieldsFor(
        withdrawalActions(withdrawal, by),
        withdrawalFields({ sum: formatRupiah(amount), lapsed: withdrawal.lapsed, doubted }),
      ),
      lead: doubted ? ("fail_withdrawal" as const) : null,
      note: read.own && isOpenPayout(withdrawal) ? OWN_WITHDRAWAL : null,
    },
    others: others.map((other) => withdrawalView(other, by.now)),
    entries: entries.map(ledgerEntryView),
  };
}

type PayoutWithAssignee = ManualPayout & { assigneeName: string | null };

/** open: false while it cannot be sent, such as a refund that the gateway pays. */
type PayoutToSend = PayoutWithAssignee & { account: PayoutAccount | null; ownerName: string; open: boolean };

export function sendingView<Entry extends { kind: string }>(
  work: PayoutToSend,
  { payouts, log, providers }: { payouts: readonly ShownPayout[]; log: readonly Entry[]; providers: PayoutProviders },
  by: PayoutReader,
) {
  const { account, ownerName } = work;
  const provider = providerPayoutView({ ...work, own: by.own }, payouts, { providers, ...by });
  return {
    account: account && shownNumber(account, work, by.operatorId),
    bankName: account && bankNameLine(account, providers.current !== null && isOpenPayout(work)),
    toSend: isStillToSend(work),
    ownName: account === null || isAccountOwner(account, ownerName),
    provider,
    doubted: provider?.doubted ?? false,
    manual: { payout: manualPayoutView(work, log, by), folded: provider?.folded ?? false },
    log,
  };
}

function manualPayoutView(work: PayoutWithAssignee, log: readonly { kind: string }[], by: PayoutReader) {
  const taken = log.find(({ kind }) => /^(claim|take_over)_/.test(kind));
  return {
    assignment: assignmentView(work, by),
    tookOver: taken?.kind.startsWith("take_over_") ?? false,
    waits: awaitsSecondOperator(work, by.operatorId),
    payer: needsAnotherToReturn(work, by.operatorId),
    why: by.own ? null : whyTwoPeople(work),
  };
}

/** Returns the account number. Only the operator who types it at the bank sees all of it. */
function shownNumber(
  account: PayoutAccount,
  { assignedTo }: Pick<ManualPayout, "assignedTo">,
  operatorId: string,
): PayoutAccount {
  return assignedTo === operatorId ? account : { ...account, number: maskedNumber(account) };
}

type ProviderPayoutSubject = ManualPayout & { account: PayoutAccount | null; open: boolean; own: boolean };

function providerPayoutView(
  work: ProviderPayoutSubject,
  attempts: readonly ShownPayout[],
  { providers, operatorId, now }: { providers: PayoutProviders; operatorId: string; now: number },
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
    folded: acts.includes("prepare_payout"),
    unserved: work.open && !own && !isCurrent && account !== null && provider !== null && !question.served,
    waits: attempt?.state === "prepared" && by.needsTwo && attempt.createdBy === operatorId && !own,
    doubted,
    denial: deniedView(attempts, { operatorId, own }),
    attempts: own
      ? []
      : attempts.map((one, index) =>
          attemptView(one, { lost: index === 0 && question.lost, doubted: index === 0 && doubted }),
        ),
  };
}

function deniedView(attempts: readonly ShownPayout[], { operatorId, own }: { operatorId: string; own: boolean }) {
  const denied = attempts.find(isOpenDenial);
  if (!denied || own) return null;
  const { verdict, judgedBy, judgeName, amount, judgeLapsed } = denied;
  const hasVerdict = verdict !== null && judgedBy !== null && !judgeLapsed;
  const isReaders = judgedBy === operatorId;
  const acts = DENIAL_ACTIONS.filter((act) => {
    const verdictOf = ACTION_VERDICTS[act];
    return (
      !(hasVerdict && isReaders && verdict === verdictOf) && judgeDenial(denied, verdictOf, { operatorId, own }).ok
    );
  });
  const needsTwo = denialNeedsTwo(denied) ? DENIAL_NEEDS_TWO : null;
  return {
    actions: operatorFieldsFor(acts, denialFields(formatRupiah(amount))),
    note: hasVerdict ? openVerdictNote(verdict, judgeName ?? "Operator", isReaders) : needsTwo,
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
