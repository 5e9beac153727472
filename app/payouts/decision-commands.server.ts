import { isCheckViolation } from "~/database/connection.server";
import { type BatchStatement, MAX_TRIES, newId, retryAfterConflict } from "~/database/statements.server";
import { sellerAccount, withdrawalFound, withdrawalLost } from "~/ledger/ledger";
import { readBalance } from "~/ledger/queries.server";
import { notifyIfAny, sendOutbox } from "~/notifications/send-outbox.server";
import { isSameReason, recordOperatorAction } from "~/operators/action-queries.server";
import { payoutActionKind } from "~/operators/operator";
import { sideOf } from "~/orders/order";
import type { Context } from "~/platform/context.server";
import type { PayoutProvider } from "~/platform/gateways/ports.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { findRefund, isVersionConflict, type RefundWithOrder } from "~/refunds/manual-queries.server";
import { arrivedAfterAllNotification, cameBackAfterAllNotification } from "~/refunds/notification-text";
import { keepsMoneyAfterLoss } from "~/refunds/refund";
import { type RefundStep, writeRefundStep } from "~/refunds/write-commands.server";
import { accountMark, maskedMark, type PayoutAccount } from "./account";
import { isOpenPayout, type ManualPayout, needsTwoOperators } from "./manual-payout";
import { WITHDRAWAL_ACTION_COPY, withdrawalArrivedAfterAll, withdrawalCameBackAfterAll } from "./notification-text";
import {
  type ProviderCallResult,
  prepareAtProvider,
  queryProvider,
  releaseAtProvider,
} from "./provider-commands.server";
import {
  ACTION_VERDICTS,
  canActOnProvider,
  type DenialAction,
  type DenialMove,
  denialEffect,
  isCurrentPayout,
  isDenialJudged,
  isMatchingReport,
  judgeDenial,
  nextPayoutCheck,
  type PayoutAction,
  type PayoutRefusal,
  payoutQuestion,
} from "./provider-payout";
import {
  changePayout,
  findCurrentPayout,
  findDeniedPayout,
  findWithdrawal,
  isInsufficientBalance,
  isPayoutOvertaken,
  type PayoutChange,
  type PayoutSubject,
  payoutChange,
  type ShownPayout,
  storePayout,
  surplusTransfer,
  unchangedSubjectCondition,
} from "./queries.server";
import { adoptReference, progressChange, restoreDebt, writeProgress, writeWithdrawal } from "./report-commands.server";
import { PAYOUT_ACTION_COPY } from "./text";
import {
  canDecideWithdrawal,
  WITHDRAWAL_ACTION_RULES,
  type WithdrawalAction,
  type WithdrawalDecisionError,
} from "./withdrawal";

/**
 * words: the reason, or the provider's reference. seen: the account that the page showed beside the form
 * (`maskedMark`).
 */
type PayoutDecision = { subject: PayoutSubject; operatorId: string; words: string; seen: string };

type PayoutDecisionError = PayoutRefusal | "none";

type Sendable = ManualPayout & {
  id: string;
  ownerId: string;
  own: boolean;
  open: boolean;
  sum: number;
  account: PayoutAccount | null;
};

/** Decides on a payout. It writes the attempt and the log before it calls the provider. */
export async function decidePayout(
  context: Context,
  act: PayoutAction,
  decision: PayoutDecision,
): Promise<Outcome<PayoutAction, PayoutDecisionError>> {
  const { payouts, now } = context;
  const { subject, operatorId, seen } = decision;
  const work = await findSendable(context, subject, operatorId);
  if (!work) return refused("none");
  const attempt = await findCurrentPayout(context.db, subject);
  const provider = act === "prepare_payout" ? payouts.current : payouts.named(attempt?.route ?? "");
  if (isAlreadyDone(act, attempt, decision)) return ok(act);
  const question = payoutQuestion(work, attempt, provider, now);
  const allowed = canActOnProvider(act, question, { operatorId, needsTwo: needsTwoOperators(work) });
  if (!allowed.ok) return allowed;
  // If the provider was removed from the configuration, an operator may record that it has no such payout.
  if (act === "declare_absent" && attempt) return recordAbsence(context, attempt, decision);
  if (!provider) return refused(act === "prepare_payout" ? "not_served" : "provider_silent");
  if (act === "prepare_payout") {
    // The owner may have changed the account while the page was open.
    return work.account && isSeen(work.account, seen)
      ? preparePayout(context, provider, work, decision)
      : refused("changed_meanwhile");
  }
  if (attempt === null || act === "declare_absent") return refused("not_prepared");
  return PROVIDER_ACTIONS[act](context, { provider, work, attempt, decision });
}

function isAlreadyDone(act: PayoutAction, attempt: ShownPayout | null, { operatorId, seen }: PayoutDecision): boolean {
  if (attempt === null) return false;
  const { state, account, createdBy, releasedBy } = attempt;
  if (act === "prepare_payout")
    return createdBy === operatorId && (state === "intended" || state === "prepared") && isSeen(account, seen);
  return act === "release_payout" && releasedBy === operatorId && state !== "prepared" && state !== "failed";
}

const isSeen = (account: PayoutAccount, seen: string) => seen === maskedMark(account) || seen === accountMark(account);

async function findSendable(
  { db, now }: Context,
  { table, id }: PayoutSubject,
  operatorId: string,
): Promise<Sendable | null> {
  if (table === "withdrawals") {
    const found = await findWithdrawal(db, id, now);
    if (!found) return null;
    const own = found.userId === operatorId;
    return { ...found, ownerId: found.userId, own, open: true, sum: found.amount - found.fee };
  }
  const found = await findRefund(db, id, { readerId: operatorId, now });
  if (!found) return null;
  const { refund, order } = found;
  const own = sideOf(order, operatorId) !== null;
  return { ...refund, ownerId: refund.buyerId, own, open: refund.route === "bank", sum: refund.amount };
}

function recordPayoutAction(
  { db, now }: Context,
  act: Exclude<PayoutAction, "query_payout">,
  decision: PayoutDecision,
) {
  const { operatorId, subject, words } = decision;
  const logEntry = { kind: payoutActionKind(act, subject.table), reason: words || PAYOUT_ACTION_COPY[act].log };
  return recordOperatorAction(db, { operatorId, subjectId: subject.id, ...logEntry }, now);
}

async function preparePayout(
  context: Context,
  provider: PayoutProvider,
  work: Sendable,
  decision: PayoutDecision,
): Promise<Outcome<PayoutAction, PayoutDecisionError>> {
  const { db, now } = context;
  const { id, ownerId, sum: amount, account } = work;
  if (account === null) return refused("no_account");
  const attemptId = newId();
  const state = { state: "intended", createdAt: now, arrivedAt: null, tries: 0 } as const;
  const payout = {
    id: attemptId,
    ownerId,
    route: provider.name,
    amount,
    account,
    idempotencyKey: `JW-${attemptId}`,
    createdBy: decision.operatorId,
    createdAt: now,
    nextCheckAt: nextPayoutCheck(state, provider.repeatWindow, now),
  };
  const { table } = decision.subject;
  const logEntry = recordPayoutAction(context, "prepare_payout", decision);
  if (!(await storePayout(db, { table, read: { ...work, id } }, payout, [logEntry])))
    return refused("changed_meanwhile");
  const attempt = await findCurrentPayout(db, decision.subject);
  return attempt?.id === attemptId
    ? toOutcome("prepare_payout", await prepareAtProvider(context, attempt))
    : refused("changed_meanwhile");
}

type ProviderActionInput = { provider: PayoutProvider; work: Sendable; attempt: ShownPayout; decision: PayoutDecision };

type ProviderAction = (
  context: Context,
  acting: ProviderActionInput,
) => Promise<Outcome<PayoutAction, PayoutDecisionError>>;

const PROVIDER_ACTIONS: Record<Exclude<PayoutAction, "prepare_payout" | "declare_absent">, ProviderAction> = {
  /** Releases the payout. From this batch on it counts as sent until the provider reports a final status. */
  async release_payout(context, { provider, work, attempt, decision }) {
    const { db, now } = context;
    // The reference came from the provider, so check before the release that it belongs to our payout and sum.
    const asked = await provider.find(attempt.reference ?? "");
    if (!asked.ok) return refused("provider_silent");
    if (!isMatchingReport(asked.report, attempt)) return refused("foreign_answer");
    const deposit = await provider.readBalance();
    if (deposit.ok && deposit.balance < attempt.amount) return refused("balance_low");
    const state = { ...attempt, state: "releasing", tries: 0 } as const;
    const nextCheckAt = nextPayoutCheck(state, provider.repeatWindow, now);
    const written = await changePayout(
      db,
      attempt,
      {
        state: "releasing",
        tries: 0,
        lastError: null,
        failingSince: null,
        cause: null,
        nextCheckAt,
        releasedBy: decision.operatorId,
        releasedAt: now,
      },
      {
        condition: unchangedSubjectCondition(decision.subject.table, work, now),
        alongside: [recordPayoutAction(context, "release_payout", decision)],
      },
    );
    const releasing = written ? await findCurrentPayout(db, decision.subject) : null;
    if (releasing?.id !== attempt.id || releasing.state !== "releasing") return refused("changed_meanwhile");
    return toOutcome("release_payout", await releaseAtProvider(context, releasing));
  },

  async reject_payout(context, { provider, attempt, decision }) {
    const written = await changePayout(
      context.db,
      attempt,
      { state: "prepared", tries: attempt.tries + 1 },
      { alongside: [recordPayoutAction(context, "reject_payout", decision)] },
    );
    if (!written || attempt.reference === null) return refused("changed_meanwhile");
    const rejection = await provider.reject(attempt.reference, decision.words);
    const current = await findCurrentPayout(context.db, decision.subject);
    if (current?.id !== attempt.id) return refused("changed_meanwhile");
    const called = await queryProvider(context, current);
    const after = await findCurrentPayout(context.db, decision.subject);
    if (after?.state === "failed") return ok("reject_payout");
    if (!rejection.ok) return refused(rejection.reason === "refused" ? "provider_refused" : "provider_silent");
    const outcome = toOutcome("reject_payout", called);
    return outcome.ok ? refused("changed_meanwhile") : outcome;
  },

  async query_payout(context, { attempt }) {
    return toOutcome("query_payout", await queryProvider(context, attempt));
  },

  async enter_reference(context, { provider, attempt, decision }) {
    const asked = await provider.find(decision.words.trim());
    if (!asked.ok) return refused("provider_silent");
    if (asked.report === null) return refused("wrong_reference");
    const logEntry = recordPayoutAction(context, "enter_reference", decision);
    const result = await adoptReference(context, attempt, asked.report, [logEntry]);
    if (result === "foreign") return refused("wrong_reference");
    if (result === "overtaken") return refused("changed_meanwhile");
    if (result === "contradicted") return refused("contradicted");
    return ok("enter_reference");
  },
};

async function recordAbsence(
  context: Context,
  attempt: ShownPayout,
  decision: PayoutDecision,
): Promise<Outcome<PayoutAction, PayoutDecisionError>> {
  const written = await changePayout(
    context.db,
    attempt,
    { state: "failed", cause: "absent", endedAt: context.now, nextCheckAt: null, failingSince: null },
    { alongside: [recordPayoutAction(context, "declare_absent", decision)] },
  );
  return written ? ok("declare_absent") : refused("changed_meanwhile");
}

function toOutcome(act: PayoutAction, called: ProviderCallResult): Outcome<PayoutAction, PayoutDecisionError> {
  return called === "done" ? ok(act) : refused(CALL_REFUSALS[called]);
}

const CALL_REFUSALS: Record<Exclude<ProviderCallResult, "done">, PayoutRefusal> = {
  refused: "provider_refused",
  unsure: "provider_silent",
  waiting: "still_waiting",
  contradicted: "contradicted",
  foreign: "foreign_answer",
  overtaken: "changed_meanwhile",
};

/** Writes row, money, log and notification in one batch. `words` is the reason, or the bank's reference. */
export async function decideWithdrawal(
  context: Context,
  act: WithdrawalAction,
  { id, operatorId, words }: { id: string; operatorId: string; words: string },
): Promise<Outcome<WithdrawalAction, WithdrawalDecisionError>> {
  const { db, now } = context;
  const by = { operatorId, now, words };
  const { isDone, become, postings } = WITHDRAWAL_ACTION_RULES[act];
  const { log, notification } = WITHDRAWAL_ACTION_COPY[act];
  for (let tries = 2; tries > 0; tries--) {
    const found = await findWithdrawal(db, id, now);
    if (!found) return refused("no_withdrawal");
    const logged = { operatorId, kind: payoutActionKind(act, "withdrawals"), subjectId: id };
    if (isDone(found, by))
      return log || (await isSameReason(db, { ...logged, reason: words })) ? ok(act) : refused("done_otherwise");
    const allowed = canDecideWithdrawal(act, found, by);
    if (!allowed.ok) return allowed;
    const written = await writeWithdrawal(context, found, become(found, by), {
      postings: postings?.(found) ?? [],
      notification: notification?.(found, words),
      recoversLoss: act === "return",
      alongside: [recordOperatorAction(db, { ...logged, reason: log?.(found, words) ?? words }, now)],
    }).catch((error: unknown) => {
      if (isPayoutOvertaken(error)) return false;
      throw error;
    });
    if (written) return allowed;
  }
  return refused("not_open");
}

type DenialJudgement = { subject: PayoutSubject; operatorId: string; words: string };

type DenialOutcome = "proposed" | "closed";

type DeniedPayoutSubject =
  | { table: "withdrawals"; found: NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>; own: boolean }
  | { table: "refunds"; found: NonNullable<Awaited<ReturnType<typeof findRefund>>>; own: boolean };

export async function judgePayoutDenial(
  context: Context,
  act: DenialAction,
  judgement: DenialJudgement,
): Promise<Outcome<DenialOutcome, PayoutRefusal | "none">> {
  const { db, now } = context;
  const { subject, operatorId, words } = judgement;
  const verdict = ACTION_VERDICTS[act];
  return retryAfterConflict(MAX_TRIES, async () => {
    const read = await findSubject(context, judgement);
    const attempt = await findDeniedPayout(db, subject);
    if (!read) return refused("none");
    if (!attempt) return refused("not_denied");
    const kind = payoutActionKind(act, subject.table);
    const logged = { operatorId, subjectId: subject.id, kind, reason: words };
    if (isDenialJudged(attempt, verdict, operatorId)) {
      if (!(await isSameReason(db, logged))) return refused("done_otherwise");
      return ok(attempt.denialClosedAt === null ? "proposed" : "closed");
    }
    const judged = judgeDenial(attempt, verdict, { operatorId, own: read.own });
    if (!judged.ok) return judged;
    const logEntry = recordOperatorAction(db, logged, now);
    const { state } = attempt;
    if (judged.value === "proposed") {
      const change = { state, verdict, judgedBy: operatorId, judgedAt: now };
      return (await changePayout(db, attempt, change, { alongside: [logEntry] })) ? judged : null;
    }
    const move = denialEffect(attempt, verdict, isOpenPayout(manualPayout(read)));
    const refusal = move && bookingRefusal(read, move);
    if (refusal) return refused(refusal);
    const closing = {
      verdict,
      denialClosedBy: operatorId,
      denialClosedAt: now,
      failingSince: null,
      ...(attempt.judgedBy === null ? { judgedBy: operatorId, judgedAt: now } : {}),
    };
    return (await closeDenial(context, { read, attempt, move, closing, logEntry })) ? judged : null;
  });
}

async function findSubject(
  { db, now }: Context,
  { subject: { table, id }, operatorId }: DenialJudgement,
): Promise<DeniedPayoutSubject | null> {
  if (table === "withdrawals") {
    const found = await findWithdrawal(db, id, now);
    return found && { table, found, own: found.userId === operatorId };
  }
  const found = await findRefund(db, id, { readerId: operatorId, now });
  return found && { table, found, own: sideOf(found.order, operatorId) !== null };
}

function manualPayout(read: DeniedPayoutSubject) {
  return read.table === "refunds" ? read.found.refund : read.found;
}

function bookingRefusal(read: DeniedPayoutSubject, move: DenialMove): PayoutRefusal | null {
  const { assignedTo, provider } = manualPayout(read);
  if (move !== "paid") return null;
  if (assignedTo !== null) return "assigned";
  if (provider !== null && isCurrentPayout(provider)) return "under_way";
  return read.table === "withdrawals" || read.found.refund.route === "bank" ? null : "not_open";
}

type DenialClosing = {
  read: DeniedPayoutSubject;
  attempt: ShownPayout;
  move: DenialMove | null;
  closing: Partial<PayoutChange>;
  logEntry: BatchStatement;
};

async function closeDenial(context: Context, work: DenialClosing): Promise<boolean> {
  const { attempt, move, closing, logEntry } = work;
  const { state } = attempt;
  try {
    switch (move) {
      case null:
        return await changePayout(context.db, attempt, { state, ...closing }, { alongside: [logEntry] });
      case "returned": {
        const back = { state: "returned", moves: "returned", revived: false } as const;
        const change = { ...progressChange(context, attempt, back, { cause: attempt.cause }), ...closing };
        return await writeProgress(context, attempt, back, change, [logEntry]);
      }
      case "paid": {
        const sent = { state: "arrived", moves: "paid", revived: true } as const;
        const change = { ...progressChange(context, attempt, sent, { cause: null }), ...closing };
        return await writeProgress(context, attempt, sent, change, [logEntry]);
      }
      default:
        return work.read.table === "withdrawals"
          ? await correctWithdrawal(context, { ...work, move, found: work.read.found })
          : await correctRefund(context, { ...work, move, found: work.read.found });
    }
  } catch (error) {
    if (
      isVersionConflict(error) ||
      isPayoutOvertaken(error) ||
      isInsufficientBalance(error) ||
      isCheckViolation(error, "ledger_accounts_floor")
    )
      return false;
    throw error;
  }
}

type Correction<Table extends DeniedPayoutSubject["table"]> = Omit<DenialClosing, "read" | "move"> & {
  move: "lost" | "found";
  found: Extract<DeniedPayoutSubject, { table: Table }>["found"];
};

async function correctWithdrawal(
  context: Context,
  { attempt, move, closing, logEntry, found }: Correction<"withdrawals">,
): Promise<boolean> {
  const { db, now } = context;
  const { id, userId, status } = found;
  const lost = move === "lost";
  const sum = lost ? attempt.amount : attempt.surplus;
  const balance = lost && status === "failed" ? await readBalance(db, sellerAccount(userId)) : 0;
  const taken = lost ? Math.min(balance, sum) : attempt.surplusTaken;
  const facts = { sum, taken, attempt: `${attempt.id}:${attempt.version}` };
  const draft = (lost ? withdrawalArrivedAfterAll : withdrawalCameBackAfterAll)(found, facts);
  const change = {
    state: attempt.state,
    ...closing,
    surplus: lost ? sum : 0,
    surplusTaken: lost ? taken : 0,
  };
  const named = { withdrawalId: id, attempt: attempt.id, version: attempt.version };
  const written = await changePayout(db, attempt, change, {
    condition: unchangedSubjectCondition("withdrawals", found, now),
    alongside: [
      ...surplusTransfer(db, named, (lost ? withdrawalLost : withdrawalFound)(userId, id, sum, taken), now),
      logEntry,
      ...notifyIfAny(context, draft),
    ],
  });
  if (written) context.defer(sendOutbox(context));
  return written;
}

async function correctRefund(
  context: Context,
  { attempt, move, closing, logEntry, found }: Correction<"refunds">,
): Promise<boolean> {
  const { db, now } = context;
  const { refund, order } = found;
  const { amount } = attempt;
  const step: RefundStep =
    move === "lost"
      ? {
          command: { kind: "record_transfer", amount },
          change: null,
          notification: arrivedAfterAllNotification(refund, order.title, now),
        }
      : undoLoss(found, attempt, now);
  const change = { state: attempt.state, ...closing, surplus: move === "lost" ? amount : 0 };
  return writeRefundStep(context, found, step, {
    actor: { kind: "gateway" },
    first: [payoutChange(db, attempt, change, unchangedSubjectCondition("refunds", refund, now))],
    alongside: [logEntry],
  });
}

/**
 * Undoes a loss. If the buyer also has the money another way, our loss gets smaller. Otherwise the refund is owed
 * again.
 */
function undoLoss(
  { refund, order, attempts, payouts }: RefundWithOrder,
  attempt: ShownPayout,
  now: number,
): RefundStep {
  const { amount, version: debt } = refund;
  const others = payouts.filter(({ id }) => id !== attempt.id);
  if (keepsMoneyAfterLoss(refund, attempts, others)) {
    const notification = cameBackAfterAllNotification(refund, order.title, now);
    return { command: { kind: "return_refund", amount, debt, taken: true }, change: null, notification };
  }
  return restoreDebt(refund, order.title, attempt.cause ?? "other", now);
}
