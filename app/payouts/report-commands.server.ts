import { type BatchStatement, MAX_TRIES } from "~/database/statements.server";
import { lossPostings, type Posting, withdrawalPaid, withdrawalReturned } from "~/ledger/ledger";
import type { NotificationDraft } from "~/notifications/notification";
import { notifyIfAny, sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import type { PayoutFault, PayoutProvider } from "~/platform/gateways/ports.server";
import { log } from "~/platform/log.server";
import { refused } from "~/platform/outcome";
import { findRefund, isVersionConflict, type RefundWithOrder } from "~/refunds/manual-queries.server";
import { transferReturnedNotification } from "~/refunds/notification-text";
import { changeToOwed, isLastDebt, REFUND_ACTION_RULES } from "~/refunds/refund";

import { type RefundStep, writeRefundStep } from "~/refunds/write-commands.server";
import { UNASSIGNED } from "./manual-payout";
import {
  withdrawalLossMadeGood,
  withdrawalPaidNotification,
  withdrawalReturnedNotification,
} from "./notification-text";
import {
  isInProgress,
  isMatchingReport,
  isOpenDenial,
  isSettledBy,
  nextPayoutCheck,
  nextProgress,
  type PayoutCause,
  type PayoutProgress,
  type PayoutReport,
  surplusRefusal,
} from "./provider-payout";
import {
  changePayout,
  findLoss,
  findPayout,
  findWithdrawal,
  isInsufficientBalance,
  isPayoutOvertaken,
  isReferenceTaken,
  lossCondition,
  type PayoutChange,
  type PayoutRow,
  payoutChange,
  writeDecided,
} from "./queries.server";
import { PAYOUT_RETURN_REASONS } from "./text";
import type { WithdrawalChange } from "./withdrawal";

type Withdrawal = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

/**
 * Deducts our loss from the owner's balance if the owner also received a duplicate. `condition` is true if nothing more
 * was lost since.
 */
async function recoverLoss(context: Context, withdrawal: Withdrawal) {
  const { db } = context;
  const { id, userId, amount } = withdrawal;
  const { attempt, lost } = await findLoss(db, id);
  if (!attempt) return { first: [], postings: [], notifications: [], condition: lossCondition(id, lost) };
  const { state, surplus, surplusTaken, version } = attempt;
  const taken = Math.min(amount, surplus - surplusTaken);
  const draft = withdrawalLossMadeGood(withdrawal, { taken, attempt: `${attempt.id}:${version}` });
  return {
    first: [payoutChange(db, attempt, { state, surplusTaken: surplusTaken + taken })],
    condition: lossCondition(id, lost - taken),
    postings: lossPostings(userId, taken),
    notifications: notifyIfAny(context, draft),
  };
}

type WithdrawalWrite = {
  postings: readonly Posting[];
  notification: NotificationDraft | undefined;
  recoversLoss: boolean;
  first?: readonly BatchStatement[];
  alongside: readonly BatchStatement[];
};

/** Writes row, money, log and notifications in one batch. Returns false if the row changed since it was read. */
export async function writeWithdrawal(
  context: Context,
  withdrawal: Withdrawal,
  change: WithdrawalChange,
  { postings, notification, recoversLoss, first = [], alongside }: WithdrawalWrite,
): Promise<boolean> {
  const recovery = recoversLoss ? await recoverLoss(context, withdrawal) : null;
  const written = await writeDecided(context.db, withdrawal, change, {
    postings: [...postings, ...(recovery?.postings ?? [])],
    now: context.now,
    first: [...first, ...(recovery?.first ?? [])],
    ...(recovery && { condition: recovery.condition }),
    alongside: [...notifyIfAny(context, notification), ...(recovery?.notifications ?? []), ...alongside],
  });
  if (written && notification) context.defer(sendOutbox(context));
  return written;
}

/**
 * foreign: the report is about another sum or payout. overtaken: another process changed the attempt, so query again.
 */
export type PayoutSyncResult = "moved" | "same" | "foreign" | "contradicted" | "overtaken";

/** Writes the provider's report and the money it moves in one batch. A repeated report changes nothing. */
export async function resolvePayout(
  context: Context,
  read: PayoutRow,
  report: PayoutReport,
): Promise<PayoutSyncResult> {
  if (!isMatchingReport(report, read) || report.reference !== read.reference) {
    await recordPayoutError(context, read, "the provider's answer is about another sum or payout");
    return "foreign";
  }
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const attempt = tries === 0 ? read : await findPayout(context.db, { id: read.id });
    // Another process has stored a newer report.
    if (!attempt || attempt.version !== read.version) return "overtaken";
    const refusal = surplusRefusal(attempt, report);
    const next = refusal ? refused(refusal) : nextProgress(attempt.state, report.status);
    if (!next.ok)
      return next.reason === "stale" ? clearProviderError(context, attempt) : recordDenial(context, attempt, report);
    const change = progressChange(context, attempt, next.value, report);
    try {
      if (await writeProgress(context, attempt, next.value, change)) return "moved";
    } catch (error) {
      if (next.value.revived && (isInsufficientBalance(error) || isPayoutOvertaken(error)))
        return recordDenial(context, attempt, report);
      if (!isVersionConflict(error) && !isPayoutOvertaken(error)) throw error;
    }
  }
  return "overtaken";
}

export function progressChange(
  { now, payouts }: Context,
  attempt: PayoutRow,
  { state, revived }: PayoutProgress,
  { cause }: Pick<PayoutReport, "cause">,
): PayoutChange {
  const ended = state === "failed" || state === "returned";
  const arrivedAt = state === "arrived" ? now : null;
  const window = payouts.named(attempt.route)?.repeatWindow ?? 0;
  return {
    state,
    ...(ended ? { cause: cause ?? "other", endedAt: now } : {}),
    ...(state === "arrived" ? { arrivedAt: now, cause: null } : {}),
    ...(revived ? { endedAt: null } : {}),
    lastError: null,
    failingSince: null,
    tries: 0,
    nextCheckAt: nextPayoutCheck({ state, createdAt: attempt.createdAt, arrivedAt, tries: 0 }, window, now),
  };
}

export async function writeProgress(
  context: Context,
  attempt: PayoutRow,
  { state, moves }: PayoutProgress,
  change: PayoutChange,
  alongside: readonly BatchStatement[] = [],
): Promise<boolean> {
  if (moves === null) return changePayout(context.db, attempt, change, { alongside });
  const moved = { attempt, change, state, moves, alongside };
  return attempt.withdrawalId
    ? moveWithdrawal(context, attempt.withdrawalId, moved)
    : moveRefund(context, attempt.refundId ?? "", moved);
}

type MoneyMove = {
  attempt: PayoutRow;
  change: PayoutChange;
  state: PayoutProgress["state"];
  moves: NonNullable<PayoutProgress["moves"]>;
  alongside: readonly BatchStatement[];
};

async function moveWithdrawal(
  context: Context,
  id: string,
  { attempt, change, state, moves, alongside }: MoneyMove,
): Promise<boolean> {
  const { db, now } = context;
  const found = await findWithdrawal(db, id, now);
  if (!found) throw new Error(`payout ${attempt.id} of no withdrawal`);
  const paid = moves === "paid";
  const reference = attempt.reference ?? "";
  const reason = PAYOUT_RETURN_REASONS[change.cause ?? "other"];
  const outcome = paid ? { status: "paid" as const, reference } : { status: "failed" as const, reason };
  return writeWithdrawal(
    context,
    { ...found, provider: state },
    { ...outcome, decidedBy: null, decidedAt: now, ...UNASSIGNED },
    {
      postings: paid
        ? withdrawalPaid(id, found.amount, found.fee)
        : withdrawalReturned(found.userId, id, found.amount, found.fee),
      notification: paid ? withdrawalPaidNotification(found, reference) : withdrawalReturnedNotification(found, reason),
      recoversLoss: !paid,
      first: [payoutChange(db, attempt, change)],
      alongside,
    },
  );
}

async function moveRefund(
  context: Context,
  id: string,
  { attempt, change, state, moves, alongside }: MoneyMove,
): Promise<boolean> {
  const { db, now } = context;
  const found = await findRefund(db, id, { readerId: "", now });
  if (!found) throw new Error(`payout ${attempt.id} of no refund`);
  const step = moves === "paid" ? refundPayment(found, attempt, now) : refundReturn(found, change, now);
  const read = { ...found, refund: { ...found.refund, provider: state } };
  const first = [payoutChange(db, attempt, change)];
  return writeRefundStep(context, read, step, { actor: { kind: "gateway" }, first, alongside });
}

/**
 * Books the payment of a refund. If the gateway or the buyer's bank paid too, the buyer has it twice and we book a
 * loss.
 */
function refundPayment({ refund, debts }: RefundWithOrder, { reference }: PayoutRow, now: number): RefundStep {
  const { id, amount } = refund;
  if (refund.status === "paid")
    return { command: { kind: "record_transfer", amount }, change: null, notification: null };
  return {
    command: { kind: "record_refund", amount, through: "bank", last: isLastDebt(debts, id) },
    change: {
      status: "paid",
      paidBy: null,
      paidAt: now,
      reference: reference ?? "",
      nextTryAt: null,
      ...UNASSIGNED,
    },
    notification: null,
  };
}

/** Books a returned refund. If the buyer also has it another way, the returned money reduces our loss. */
function refundReturn({ refund, order }: RefundWithOrder, { cause }: PayoutChange, now: number): RefundStep {
  const { amount, version: debt, route, paidElsewhere } = refund;
  if (route === "bank" && !paidElsewhere) return restoreDebt(refund, order.title, cause ?? "other", now);
  const words = PAYOUT_RETURN_REASONS[cause ?? "other"];
  const { become } = REFUND_ACTION_RULES.return;
  return {
    command: { kind: "return_refund", amount, debt, taken: true },
    change: route === "bank" ? become(refund, { operatorId: "", now, words, seen: "" }) : null,
    notification: null,
  };
}

/** Makes the refund owed again and asks the buyer for another account. `title` is the order's. */
export function restoreDebt(
  refund: RefundWithOrder["refund"],
  title: string,
  cause: PayoutCause,
  now: number,
): RefundStep {
  const { amount, version: debt } = refund;
  const words = PAYOUT_RETURN_REASONS[cause];
  return {
    command: { kind: "return_refund", amount, debt, taken: false },
    change: changeToOwed({ now, words }),
    notification: transferReturnedNotification(refund, title, words, now),
  };
}

async function clearProviderError({ db }: Context, attempt: PayoutRow): Promise<PayoutSyncResult> {
  const { state, cause, lastError } = attempt;
  if (attempt.failingSince !== null) {
    const change = { state, failingSince: null, lastError: cause === null ? null : lastError };
    await changePayout(db, attempt, change);
  }
  return "same";
}

async function recordDenial(context: Context, attempt: PayoutRow, report: PayoutReport): Promise<PayoutSyncResult> {
  if (isSettledBy(attempt, report)) return "same";
  log("error", "payout_contradicted", { attempt: attempt.id, reason: attempt.state });
  if (!isOpenDenial(attempt)) {
    const { state } = attempt;
    await changePayout(context.db, attempt, {
      state,
      contradictedAt: context.now,
      deniedAs: report.status,
      verdict: null,
      judgedBy: null,
      judgedAt: null,
      denialClosedBy: null,
      denialClosedAt: null,
      nextCheckAt: null,
      failingSince: null,
    });
  }
  return "contradicted";
}

export async function recordPayoutError(context: Context, attempt: PayoutRow, error: string): Promise<void> {
  const { db, now, payouts } = context;
  log("error", "payout_unsettled", { attempt: attempt.id, detail: error });
  const { state, createdAt, arrivedAt } = attempt;
  const tries = attempt.tries + 1;
  const window = payouts.named(attempt.route)?.repeatWindow ?? 0;
  const next = nextPayoutCheck({ state, createdAt, arrivedAt, tries }, window, now);
  const nextCheckAt = isInProgress(state) || attempt.nextCheckAt !== null ? next : null;
  // If no check is planned, an operator decides, and the provider no longer counts as failing.
  const failingSince = nextCheckAt === null ? null : (attempt.failingSince ?? now);
  await changePayout(db, attempt, {
    state,
    tries,
    nextCheckAt,
    failingSince,
    lastError: error.slice(0, 300),
  });
}

/** Stores a reference that we never received. The report must contain our own id. */
export async function adoptReference(
  context: Context,
  attempt: PayoutRow,
  report: PayoutReport,
  alongside: readonly BatchStatement[] = [],
): Promise<PayoutSyncResult> {
  if (report.attemptId === null || !isMatchingReport(report, attempt) || attempt.reference !== null) return "foreign";
  const { state, id } = attempt;
  const { reference } = report;
  try {
    if (!(await changePayout(context.db, attempt, { state, reference }, { alongside }))) return "overtaken";
  } catch (error) {
    if (!isReferenceTaken(error)) throw error;
    await recordPayoutError(context, attempt, "the provider's reference is another payout's");
    return "foreign";
  }
  const found = await findPayout(context.db, { id });
  return found ? resolvePayout(context, found, report) : "overtaken";
}

export function faultText({ reason, detail }: PayoutFault): string {
  return `${reason}: ${detail}`;
}

export type PayoutReceipt = "done" | "junk" | "forged" | "unknown" | "contradicted" | "foreign" | "unreachable";

/** Queries the provider. A notification is only a reason to query, because a signed one may be old and sent again. */
export async function receivePayoutNotification(
  context: Context,
  provider: PayoutProvider,
  raw: string,
  headers: Headers,
): Promise<PayoutReceipt> {
  const read = await provider.readNotification(raw, headers);
  if (!read.ok) return read.reason;
  const { reference } = read;
  if (reference === null) return "done";
  const known = await findPayout(context.db, { route: provider.name, reference });
  const asked = await provider.find(reference);
  if (!asked.ok) return "unreachable";
  if (asked.report === null) return known ? "contradicted" : "unknown";
  const report = { ...asked.report, cause: asked.report.cause ?? read.cause };
  // If the provider's answer was lost, the attempt has no reference yet.
  const attempt = known ?? (report.attemptId && (await findPayout(context.db, { id: report.attemptId })));
  if (!attempt || attempt.route !== provider.name) return "unknown";
  const result = known ? await resolvePayout(context, known, report) : await adoptReference(context, attempt, report);
  if (result === "overtaken") return "unreachable";
  return result === "foreign" || result === "contradicted" ? result : "done";
}
