import { type PasswordOwner, type RecheckRefusal, recheckPassword } from "~/accounts/login-commands.server";
import { withdrawalMail } from "~/accounts/security-mail-text";
import { countAttempt, secondsToNextHour } from "~/database/attempt-counters.server";
import { isCheckViolation } from "~/database/connection.server";
import { outboxRow } from "~/database/outbox.server";
import { type BatchStatement, newId } from "~/database/statements.server";
import {
  lossPostings,
  sellerAccount,
  withdrawalFound,
  withdrawalLost,
  withdrawalPaid,
  withdrawalReturned,
} from "~/ledger/ledger";
import { readBalance } from "~/ledger/queries.server";
import type { NotificationDraft } from "~/notifications/notification";
import { notify } from "~/notifications/queries.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import { wordingFor } from "~/notifications/text";
import { recordOperatorAction } from "~/operators/action-queries.server";
import { MANUAL_PAYOUT_KINDS, PAYOUT_KINDS } from "~/operators/operator";
import { writeOrderDecision } from "~/orders/commands.server";
import { type Command, decide } from "~/orders/lifecycle";
import { sideOf } from "~/orders/order";
import type { Context } from "~/platform/context.server";
import { type Outcome, ok, refused } from "~/platform/forms";
import type { PayoutFault, PayoutProvider } from "~/platform/gateways/ports.server";
import { log } from "~/platform/log.server";
import { cleanLine } from "~/platform/strings";
import { forEachDue, type StepTurn } from "~/platform/turns.server";
import {
  findRefund,
  isVersionConflict,
  type RefundWithOrder,
  refundChange,
} from "~/refunds/manual-queries.server";
import {
  arrivedAfterAllNotification,
  cameBackAfterAllNotification,
  transferReturnedNotification,
} from "~/refunds/notification-text";
import { isHeldBeside, isLastDebt, owedAgain, REFUND_ACTS, type RefundChange } from "~/refunds/refund";
import {
  WITHDRAWAL_ACT_COPY,
  withdrawalArrivedAfterAll,
  withdrawalCameBackAfterAll,
  withdrawalLossMadeGood,
  withdrawalPaidNotification,
  withdrawalRequestedNotification,
  withdrawalReturnedNotification,
} from "./notification-text";
import {
  type AccountRefusal,
  accountMark,
  canActOnProvider,
  canDecideWithdrawal,
  canRepeatPayout,
  type DenialAction,
  type DenialMove,
  denialEffect,
  hintedHolder,
  isCurrentPayout,
  isDenialJudged,
  isInProgress,
  isOpenDenial,
  isOpenPayout,
  isReportOf,
  isSameHolder,
  isSettledBy,
  isSurplus,
  judgeDenial,
  type ManualPayout,
  maskedMark,
  needsTwoOperators,
  nextPayoutCheck,
  type PayoutAccount,
  type PayoutAction,
  type PayoutCause,
  type PayoutProgress,
  type PayoutRefusal,
  type PayoutReport,
  payoutQuestion,
  progressOf,
  requestableWithdrawal,
  UNASSIGNED,
  VERDICT_OF,
  WITHDRAWAL_ACTS,
  type WithdrawalAction,
  type WithdrawalDecisionError,
  type WithdrawalNotRequested,
  type WithdrawalRefusal,
} from "./payout";
import {
  changePayout,
  findCurrentPayout,
  findDeniedPayout,
  findLoss,
  findPayout,
  findWithdrawal,
  findWithdrawalAccount,
  insertPayout,
  insertWithdrawal,
  isInsufficientBalance,
  isLost,
  isPayoutOvertaken,
  isReferenceTaken,
  isStateUnchanged,
  listPayoutsDue,
  type OwnWithdrawal,
  type PayoutChange,
  type PayoutRow,
  type PayoutSubject,
  payoutChange,
  readWithdrawableBalance,
  type ShownPayout,
  selectWithdrawableBalance,
  surplusTransfer,
  toWithdrawableBalance,
  writeDecided,
} from "./queries.server";
import { PAYOUT_ACT_COPY, PAYOUT_RETURN_REASONS } from "./text";

type Withdrawal = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

/**
 * If the owner also received a duplicate of this transfer, deducts our loss from the owner's balance.
 * `condition` is true if nothing more was lost since.
 */
export async function makeLossGood({ db, now, env }: Context, withdrawal: Withdrawal) {
  const { id, userId, amount } = withdrawal;
  const { attempt, lost } = await findLoss(db, id);
  if (!attempt) return { first: [], postings: [], told: [], condition: isLost(id, lost) };
  const { state, surplus, surplusTaken, version } = attempt;
  const taken = Math.min(amount, surplus - surplusTaken);
  const draft = withdrawalLossMadeGood(withdrawal, { taken, attempt: `${attempt.id}:${version}` });
  return {
    first: [payoutChange(db, attempt, { state, surplusTaken: surplusTaken + taken })],
    condition: isLost(id, lost - taken),
    postings: lossPostings(userId, taken),
    told: notify(db, draft, { now, wording: wordingFor(env.appOrigin) }),
  };
}

/** foreign: another sum or payout. overtaken: another process changed the attempt, so query again. */
export type PayoutSyncResult = "moved" | "same" | "foreign" | "contradicted" | "overtaken";

const SETTLE_TRIES = 3;

/** Writes the provider's report and the money it moves in one batch. A repeated report changes nothing. */
export async function resolvePayout(
  context: Context,
  read: PayoutRow,
  report: PayoutReport,
): Promise<PayoutSyncResult> {
  if (!isReportOf(report, read) || report.reference !== read.reference) {
    await recordPayoutError(context, read, "the provider's answer is about another sum or payout");
    return "foreign";
  }
  for (let tries = 0; tries < SETTLE_TRIES; tries++) {
    const attempt = tries === 0 ? read : await findPayout(context.db, { id: read.id });
    // Another process stored a newer report.
    if (!attempt || attempt.version !== read.version) return "overtaken";
    const surplus = isSurplus(attempt, report);
    const next = surplus ? refused(surplus) : progressOf(attempt.state, report.status);
    if (!next.ok)
      return next.reason === "stale"
        ? clearSilence(context, attempt)
        : markContradicted(context, attempt, report);
    const change = changeTo(context, attempt, next.value, report);
    try {
      if (await writeProgress(context, attempt, next.value, change)) return "moved";
    } catch (error) {
      if (next.value.revived && (isInsufficientBalance(error) || isPayoutOvertaken(error)))
        return markContradicted(context, attempt, report);
      if (!isVersionConflict(error) && !isPayoutOvertaken(error)) throw error;
    }
  }
  return "overtaken";
}

export function changeTo(
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
    ...{ lastError: null, failingSince: null, tries: 0 },
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
  const draft = attempt.withdrawalId
    ? await moveWithdrawal(context, attempt.withdrawalId, moved)
    : await moveRefund(context, attempt.refundId ?? "", moved);
  if (draft === false) return false;
  if (draft) context.defer(sendOutbox(context));
  return true;
}

type Moved = {
  attempt: PayoutRow;
  change: PayoutChange;
  state: PayoutProgress["state"];
  moves: NonNullable<PayoutProgress["moves"]>;
  alongside: readonly BatchStatement[];
};

async function moveWithdrawal(
  context: Context,
  id: string,
  { attempt, change, state, moves, alongside }: Moved,
): Promise<NotificationDraft | false> {
  const { db, now, env } = context;
  const found = await findWithdrawal(db, id, now);
  if (!found) throw new Error(`payout ${attempt.id} of no withdrawal`);
  const paid = moves === "paid";
  const reference = attempt.reference ?? "";
  const reason = PAYOUT_RETURN_REASONS[change.cause ?? "other"];
  const draft = paid
    ? withdrawalPaidNotification(found, reference)
    : withdrawalReturnedNotification(found, reason);
  const good = paid ? null : await makeLossGood(context, found);
  const written = await writeDecided(
    db,
    { ...found, provider: state },
    {
      ...(paid ? { status: "paid", reference } : { status: "failed", reason }),
      decidedBy: null,
      decidedAt: now,
      ...UNASSIGNED,
    },
    {
      postings: paid
        ? withdrawalPaid(id, found.amount, found.fee)
        : [...withdrawalReturned(found.userId, id, found.amount, found.fee), ...(good?.postings ?? [])],
      now,
      first: [payoutChange(db, attempt, change), ...(good?.first ?? [])],
      ...(good && { condition: good.condition }),
      alongside: [
        ...notify(db, draft, { now, wording: wordingFor(env.appOrigin) }),
        ...(good?.told ?? []),
        ...alongside,
      ],
    },
  );
  return written && draft;
}

async function moveRefund(
  context: Context,
  id: string,
  { attempt, change, state, moves, alongside }: Moved,
): Promise<NotificationDraft | null | false> {
  const { db, now, env } = context;
  const found = await findRefund(db, id, { readerId: "", now });
  if (!found) throw new Error(`payout ${attempt.id} of no refund`);
  const { command, row, draft } =
    moves === "paid" ? paidRefund(found, attempt, now) : returnedRefund(found, change, now);
  const decision = decide(found.order, { kind: "gateway" }, command, now);
  if (!decision.ok) throw new Error(`payout ${attempt.id}: ${decision.reason}`);
  const statements: BatchStatement[] = [
    payoutChange(db, attempt, change),
    ...(row ? [refundChange(db, { ...found.refund, provider: state }, row, now)] : []),
    ...(draft ? notify(db, draft, { now, wording: wordingFor(env.appOrigin) }) : []),
    ...alongside,
  ];
  return (await writeOrderDecision(context, found, decision, statements)) && draft;
}

type RefundMove = { command: Command; row: RefundChange | null; draft: NotificationDraft | null };

/** If the gateway or the buyer's bank paid meanwhile, the buyer has it twice and we book a loss. */
function paidRefund({ refund, debts }: RefundWithOrder, { reference }: PayoutRow, now: number): RefundMove {
  const { id, amount } = refund;
  if (refund.status === "paid")
    return { command: { kind: "record_transfer", amount }, row: null, draft: null };
  return {
    command: { kind: "record_refund", amount, through: "bank", last: isLastDebt(debts, id) },
    row: {
      status: "paid",
      paidBy: null,
      paidAt: now,
      reference: reference ?? "",
      nextTryAt: null,
      ...UNASSIGNED,
    },
    draft: null,
  };
}

/** If the buyer has the refund another way too, the returned money reduces our loss. */
function returnedRefund(
  { refund, order }: RefundWithOrder,
  { cause }: PayoutChange,
  now: number,
): RefundMove {
  const { amount, version: debt, route, paidElsewhere } = refund;
  if (route === "bank" && !paidElsewhere) return restoreDebt(refund, order.title, cause ?? "other", now);
  const words = PAYOUT_RETURN_REASONS[cause ?? "other"];
  const { become } = REFUND_ACTS["transfer-return"];
  return {
    command: { kind: "return_refund", amount, debt, taken: true },
    row: route === "bank" ? become(refund, { operatorId: "", now, words, seen: "" }) : null,
    draft: null,
  };
}

/** Asks the buyer for another account. `title` is the order's. */
export function restoreDebt(
  refund: RefundWithOrder["refund"],
  title: string,
  cause: PayoutCause,
  now: number,
): RefundMove {
  const { amount, version: debt } = refund;
  const words = PAYOUT_RETURN_REASONS[cause];
  return {
    command: { kind: "return_refund", amount, debt, taken: false },
    row: owedAgain({ now, words }),
    draft: transferReturnedNotification(refund, title, words, now),
  };
}

async function clearSilence({ db }: Context, attempt: PayoutRow): Promise<PayoutSyncResult> {
  const { state, cause, lastError } = attempt;
  if (attempt.failingSince !== null) {
    const change = { state, failingSince: null, lastError: cause === null ? null : lastError };
    await changePayout(db, attempt, change);
  }
  return "same";
}

async function markContradicted(
  context: Context,
  attempt: PayoutRow,
  report: PayoutReport,
): Promise<PayoutSyncResult> {
  if (isSettledBy(attempt, report)) return "same";
  log("error", "payout_contradicted", { attempt: attempt.id, reason: attempt.state });
  if (!isOpenDenial(attempt)) {
    const { state } = attempt;
    await changePayout(context.db, attempt, {
      ...{ state, contradictedAt: context.now, deniedAs: report.status },
      ...{ verdict: null, judgedBy: null, judgedAt: null, denialClosedBy: null, denialClosedAt: null },
      ...{ nextCheckAt: null, failingSince: null },
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
  // If no check is planned, an operator decides. The provider then no longer counts as failing.
  const failingSince = nextCheckAt === null ? null : (attempt.failingSince ?? now);
  await changePayout(db, attempt, {
    ...{ state, tries, nextCheckAt, failingSince },
    lastError: error.slice(0, 300),
  });
}

export type ProviderCallResult = "done" | "refused" | "unsure";

/** Within the provider's window a repeated request is the same payout, so it may be resent until answered. */
export function callPrepare(context: Context, read: PayoutRow): Promise<ProviderCallResult> {
  return prepare({ ...context, db: context.systemDb }, read);
}

async function prepare(context: Context, read: PayoutRow): Promise<ProviderCallResult> {
  const { db, now, payouts } = context;
  const provider = payouts.named(read.route);
  if (!provider) return "unsure";
  if (!canRepeatPayout(read, provider.repeatWindow, now)) {
    await changePayout(db, read, { state: read.state, nextCheckAt: null, failingSince: null });
    return "unsure";
  }
  const attempt = await claimTry(context, read, provider);
  if (!attempt) return "unsure";
  const { id: attemptId, idempotencyKey, amount, account } = attempt;
  const made = await provider.prepare({ attemptId, idempotencyKey, amount, account });
  if (made.ok) return takeReference(context, attempt, { provider, reference: made.reference });
  // An earlier request may have succeeded, whatever happened to this one.
  if (made.reason === "refused" && read.tries === 0) {
    const cause = made.cause ?? "refused";
    const change = {
      state: "failed",
      cause,
      endedAt: now,
      lastError: made.detail,
      ...{ nextCheckAt: null, failingSince: null },
    } as const;
    return (await changePayout(db, attempt, change)) ? "refused" : "unsure";
  }
  await recordPayoutError(context, attempt, faultText(made));
  return "unsure";
}

/** Stores a reference only if it is our payout's. Otherwise we might release another one. */
async function takeReference(
  context: Context,
  attempt: PayoutRow,
  { provider, reference }: { provider: PayoutProvider; reference: string },
): Promise<ProviderCallResult> {
  const asked = await provider.find(reference);
  if (!asked.ok || !isReportOf(asked.report, attempt)) {
    await recordPayoutError(
      context,
      attempt,
      asked.ok ? "the provider's reference is not of this payout" : faultText(asked),
    );
    return "unsure";
  }
  const change = { ...waitingForRelease(attempt, context.now), reference, lastError: null, cause: null };
  try {
    return (await changePayout(context.db, attempt, change)) ? "done" : "unsure";
  } catch (error) {
    if (!isReferenceTaken(error)) throw error;
    await recordPayoutError(context, attempt, "the provider gave the reference of another payout");
    return "unsure";
  }
}

export function callRelease(context: Context, attempt: PayoutRow): Promise<ProviderCallResult> {
  return release({ ...context, db: context.systemDb }, attempt);
}

async function release(context: Context, attempt: PayoutRow): Promise<ProviderCallResult> {
  const provider = context.payouts.named(attempt.route);
  const { reference } = attempt;
  if (!provider || reference === null) return "unsure";
  const released = await provider.release(reference);
  const report = await findReport(context, attempt, { provider, reference });
  if (report === null) return "unsure";
  if (report.status !== "waiting") return outcomeOf(await resolvePayout(context, attempt, report));
  // A refusal returns the payout to operators; without an answer it is queried again. The releasing operator
  // stays recorded, because the attempt may have changed since it was read.
  if (released.ok || released.reason !== "refused") {
    await recordPayoutError(
      context,
      attempt,
      released.ok ? "released, and still waiting" : faultText(released),
    );
    return "unsure";
  }
  const change = {
    ...waitingForRelease(attempt, context.now),
    ...{ cause: released.cause ?? "refused", lastError: released.detail },
  };
  return (await changePayout(context.db, attempt, change)) ? "refused" : "unsure";
}

export function callFind(context: Context, read: PayoutRow): Promise<ProviderCallResult> {
  return find({ ...context, db: context.systemDb }, read);
}

async function find(context: Context, read: PayoutRow): Promise<ProviderCallResult> {
  const provider = context.payouts.named(read.route);
  if (read.state === "intended" || read.reference === null) return callPrepare(context, read);
  const attempt = provider && (await claimTry(context, read, provider));
  if (!provider || !attempt) return "unsure";
  const report = await findReport(context, attempt, { provider, reference: read.reference });
  if (report === null) return "unsure";
  if (attempt.state === "releasing" && report.status === "waiting") return callRelease(context, attempt);
  return outcomeOf(await resolvePayout(context, attempt, report));
}

/** Adopts a reference that we never received. Our own id in it proves that it is ours. */
export async function adoptReference(
  context: Context,
  attempt: PayoutRow,
  report: PayoutReport,
  alongside: readonly BatchStatement[] = [],
): Promise<PayoutSyncResult> {
  if (report.attemptId === null || !isReportOf(report, attempt) || attempt.reference !== null)
    return "foreign";
  const { state, id } = attempt;
  const { reference } = report;
  const known = await changePayout(context.db, attempt, { state, reference }, { alongside });
  const found = known ? await findPayout(context.db, { id }) : null;
  return found ? resolvePayout(context, found, report) : "overtaken";
}

async function findReport(
  context: Context,
  attempt: PayoutRow,
  { provider, reference }: { provider: PayoutProvider; reference: string },
): Promise<PayoutReport | null> {
  const asked = await provider.find(reference);
  if (asked.ok && asked.report) return asked.report;
  const fault = asked.ok ? "the provider does not know its own reference" : faultText(asked);
  await recordPayoutError(context, attempt, fault);
  return null;
}

function waitingForRelease(attempt: PayoutRow, now: number) {
  const fresh = { state: "prepared", tries: 0 } as const;
  return { ...fresh, failingSince: null, nextCheckAt: nextPayoutCheck({ ...attempt, ...fresh }, 0, now) };
}

/** Reserved before each call, so that one that never ends is retried. Null if another process is calling. */
async function claimTry(
  { db, now }: Context,
  read: PayoutRow,
  { repeatWindow }: PayoutProvider,
): Promise<PayoutRow | null> {
  const tries = read.tries + 1;
  const { state } = read;
  const nextCheckAt = nextPayoutCheck({ ...read, tries }, repeatWindow, now);
  return (await changePayout(db, read, { state, tries, nextCheckAt }))
    ? { ...read, tries, nextCheckAt, version: read.version + 1 }
    : null;
}

function outcomeOf(settled: PayoutSyncResult): ProviderCallResult {
  return settled === "moved" || settled === "same" ? "done" : "unsure";
}

function faultText({ reason, detail }: PayoutFault): string {
  return `${reason}: ${detail}`;
}

/** Per person for all payouts, because each answer reveals something about an account. */
const CHECKS_AN_HOUR = 5;

export type CheckedPayoutAccount = { ok: true; account: PayoutAccount; written: boolean } | AccountRefusal;

/**
 * Asks the bank for the account's holder, if a payout provider can. Runs after all other checks, so that only
 * people with money to send may ask. `sure` is the `accountMark` that the owner confirmed although the bank
 * reports another name. An unreachable bank blocks nobody.
 */
export async function checkAccount(
  { db, now, payouts }: Pick<Context, "db" | "now" | "payouts">,
  userId: string,
  { account, sure }: { account: PayoutAccount; sure: string },
  alongside: BatchStatement,
): Promise<CheckedPayoutAccount> {
  const provider = payouts.current;
  if (!provider?.serves(account)) return { ok: true, account, written: false };
  const standsBy: PayoutAccount | null =
    sure === accountMark(account) ? { ...account, bankSays: "other" } : null;
  const [counted] = await db.batch([
    countAttempt(db, `account-check:${userId}`, CHECKS_AN_HOUR, now),
    alongside,
  ]);
  if (counted.length === 0 && standsBy) return { ok: true, account: standsBy, written: true };
  if (counted.length === 0) return { ok: false, reason: "check_limited", seconds: secondsToNextHour(now) };
  const said = await provider.checkAccount(account);
  if (said.ok) {
    const holder = cleanLine(said.holder);
    const bankHolder = hintedHolder(holder, account.holder);
    const named = bankHolder === "" ? {} : { bankHolder };
    if (isSameHolder(account.holder, holder))
      return { ok: true, account: { ...account, bankSays: "same", ...named }, written: true };
    return standsBy
      ? { ok: true, account: { ...standsBy, ...named }, written: true }
      : { ok: false, reason: "another_holder", account, holder: bankHolder };
  }
  return said.reason === "unknown_account"
    ? { ok: false, reason: "unknown_account" }
    : { ok: true, account: standsBy ?? account, written: true };
}

/** words: the reason, or the provider's reference. seen: the account beside the form (`maskedMark`). */
type PayoutDecision = { subject: PayoutSubject; operatorId: string; words: string; seen: string };

type NotSent = PayoutRefusal | "none";

type Sendable = ManualPayout & {
  id: string;
  ownerId: string;
  own: boolean;
  open: boolean;
  sum: number;
  account: PayoutAccount | null;
};

/** Writes the attempt and the log before it calls the provider. */
export async function decidePayout(
  context: Context,
  act: PayoutAction,
  decision: PayoutDecision,
): Promise<Outcome<PayoutAction, NotSent>> {
  const { payouts, now } = context;
  const { subject, operatorId, seen } = decision;
  const work = await findSendable(context, subject, operatorId);
  if (!work) return refused("none");
  const attempt = await findCurrentPayout(context.db, subject);
  const provider = act === "payout-prepare" ? payouts.current : payouts.named(attempt?.route ?? "");
  if (isDone(act, attempt, operatorId)) return ok(act);
  const question = payoutQuestion(work, attempt, provider, now);
  const allowed = canActOnProvider(act, question, { operatorId, needsTwo: needsTwoOperators(work) });
  if (!allowed.ok) return allowed;
  // An operator may record that the provider has no such payout if the provider was removed from the configuration.
  if (act === "payout-absent" && attempt) return writeOff(context, attempt, decision);
  if (!provider) return refused(act === "payout-prepare" ? "not_served" : "provider_silent");
  if (act === "payout-prepare") {
    // The owner may have named another account while the page was open.
    const same = work.account && (seen === maskedMark(work.account) || seen === accountMark(work.account));
    return same ? preparePayout(context, provider, work, decision) : refused("changed_meanwhile");
  }
  if (attempt === null || act === "payout-absent") return refused("not_prepared");
  return ACTS[act](context, { provider, work, attempt, decision });
}

function isDone(act: PayoutAction, attempt: ShownPayout | null, operatorId: string): boolean {
  if (attempt === null) return false;
  const { state, createdBy, releasedBy } = attempt;
  if (act === "payout-prepare")
    return createdBy === operatorId && (state === "intended" || state === "prepared");
  return act === "payout-release" && releasedBy === operatorId && state !== "prepared" && state !== "failed";
}

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

function logLine({ db, now }: Context, act: Exclude<PayoutAction, "payout-check">, decision: PayoutDecision) {
  const { operatorId, subject, words } = decision;
  const line = { kind: PAYOUT_KINDS[subject.table][act], reason: words || PAYOUT_ACT_COPY[act].log };
  return recordOperatorAction(db, { operatorId, subjectId: subject.id, ...line }, now);
}

async function preparePayout(
  context: Context,
  provider: PayoutProvider,
  work: Sendable,
  decision: PayoutDecision,
): Promise<Outcome<PayoutAction, NotSent>> {
  const { db, now } = context;
  const { id, ownerId, sum: amount, account } = work;
  if (account === null) return refused("no_account");
  const attemptId = newId();
  const state = { state: "intended", createdAt: now, arrivedAt: null, tries: 0 } as const;
  const payout = {
    ...{ id: attemptId, ownerId, route: provider.name, amount, account },
    idempotencyKey: `JW-${attemptId}`,
    createdBy: decision.operatorId,
    createdAt: now,
    nextCheckAt: nextPayoutCheck(state, provider.repeatWindow, now),
  };
  const { table } = decision.subject;
  const log = logLine(context, "payout-prepare", decision);
  if (!(await insertPayout(db, { table, read: { ...work, id } }, payout, [log])))
    return refused("changed_meanwhile");
  const attempt = await findCurrentPayout(db, decision.subject);
  return attempt?.id === attemptId
    ? answered("payout-prepare", await callPrepare(context, attempt))
    : refused("changed_meanwhile");
}

type Acting = { provider: PayoutProvider; work: Sendable; attempt: ShownPayout; decision: PayoutDecision };
type Act = (context: Context, acting: Acting) => Promise<Outcome<PayoutAction, NotSent>>;

const ACTS: Record<Exclude<PayoutAction, "payout-prepare" | "payout-absent">, Act> = {
  /** From this batch on the payout counts as sent until the provider reports a final status. */
  async "payout-release"(context, { provider, work, attempt, decision }) {
    const { db, now } = context;
    // The provider supplied the reference, so check before the release that it is our payout and sum.
    const asked = await provider.find(attempt.reference ?? "");
    if (!asked.ok) return refused("provider_silent");
    if (!isReportOf(asked.report, attempt)) return refused("wrong_reference");
    const held = await provider.readBalance();
    if (held.ok && held.balance < attempt.amount) return refused("balance_low");
    const state = { ...attempt, state: "releasing", tries: 0 } as const;
    const nextCheckAt = nextPayoutCheck(state, provider.repeatWindow, now);
    const written = await changePayout(
      db,
      attempt,
      {
        ...{ state: "releasing", tries: 0, lastError: null, failingSince: null, cause: null, nextCheckAt },
        ...{ releasedBy: decision.operatorId, releasedAt: now },
      },
      {
        condition: isStateUnchanged(decision.subject.table, work, now),
        alongside: [logLine(context, "payout-release", decision)],
      },
    );
    const releasing = written ? await findCurrentPayout(db, decision.subject) : null;
    if (releasing?.id !== attempt.id || releasing.state !== "releasing") return refused("changed_meanwhile");
    return answered("payout-release", await callRelease(context, releasing));
  },

  async "payout-reject"(context, { provider, attempt, decision }) {
    const written = await changePayout(
      context.db,
      attempt,
      { state: "prepared", tries: attempt.tries + 1 },
      { alongside: [logLine(context, "payout-reject", decision)] },
    );
    if (!written || attempt.reference === null) return refused("changed_meanwhile");
    const told = await provider.reject(attempt.reference, decision.words);
    const reread = await findCurrentPayout(context.db, decision.subject);
    if (reread?.id !== attempt.id) return refused("changed_meanwhile");
    await callFind(context, reread);
    const after = await findCurrentPayout(context.db, decision.subject);
    if (after?.state === "failed") return ok("payout-reject");
    return refused(told.ok || told.reason !== "refused" ? "provider_silent" : "provider_refused");
  },

  async "payout-check"(context, { attempt }) {
    return answered("payout-check", await callFind(context, attempt));
  },

  async "payout-found"(context, { provider, attempt, decision }) {
    const asked = await provider.find(decision.words.trim());
    if (!asked.ok) return refused("provider_silent");
    if (asked.report === null) return refused("wrong_reference");
    const line = logLine(context, "payout-found", decision);
    const settled = await adoptReference(context, attempt, asked.report, [line]);
    if (settled === "foreign") return refused("wrong_reference");
    if (settled === "overtaken") return refused("changed_meanwhile");
    return ok("payout-found");
  },
};

async function writeOff(
  context: Context,
  attempt: ShownPayout,
  decision: PayoutDecision,
): Promise<Outcome<PayoutAction, NotSent>> {
  const written = await changePayout(
    context.db,
    attempt,
    { state: "failed", cause: "absent", endedAt: context.now, nextCheckAt: null, failingSince: null },
    { alongside: [logLine(context, "payout-absent", decision)] },
  );
  return written ? ok("payout-absent") : refused("changed_meanwhile");
}

function answered(act: PayoutAction, called: ProviderCallResult): Outcome<PayoutAction, NotSent> {
  if (called === "done") return ok(act);
  return refused(called === "refused" ? "provider_refused" : "provider_silent");
}

/** Writes row, money, log and notification in one batch. `words` is the reason, or the bank's reference. */
export async function decideWithdrawal(
  context: Context,
  act: WithdrawalAction,
  { id, operatorId, words }: { id: string; operatorId: string; words: string },
): Promise<Outcome<WithdrawalAction, WithdrawalDecisionError>> {
  const { db, now, env } = context;
  const by = { operatorId, now, words };
  const { isDone, become, postings } = WITHDRAWAL_ACTS[act];
  const { log, notification } = WITHDRAWAL_ACT_COPY[act];
  for (let tries = 2; tries > 0; tries--) {
    const found = await findWithdrawal(db, id, now);
    if (!found) return refused("no_withdrawal");
    if (isDone(found, by)) return ok(act);
    const allowed = canDecideWithdrawal(act, found, by);
    if (!allowed.ok) return allowed;
    const line = { kind: MANUAL_PAYOUT_KINDS.withdrawals[act], reason: log?.(found, words) ?? words };
    const draft = notification?.(found, words);
    const good = act === "transfer-return" ? await makeLossGood(context, found) : null;
    const written = await writeDecided(db, found, become(found, by), {
      postings: [...(postings?.(found) ?? []), ...(good?.postings ?? [])],
      now,
      ...(good && { first: good.first, condition: good.condition }),
      alongside: [
        recordOperatorAction(db, { operatorId, subjectId: id, ...line }, now),
        ...(draft ? notify(db, draft, { now, wording: wordingFor(env.appOrigin) }) : []),
        ...(good?.told ?? []),
      ],
    }).catch((error: unknown) => {
      if (isPayoutOvertaken(error)) return false;
      throw error;
    });
    if (!written) continue;
    if (draft) context.defer(sendOutbox(context));
    return allowed;
  }
  return refused("not_open");
}

type Judgement = { subject: PayoutSubject; operatorId: string; words: string };
type Judged = "proposed" | "closed";

type Subject =
  | { table: "withdrawals"; found: NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>; own: boolean }
  | { table: "refunds"; found: NonNullable<Awaited<ReturnType<typeof findRefund>>>; own: boolean };

const TRIES = 3;

export async function judgePayoutDenial(
  context: Context,
  act: DenialAction,
  judgement: Judgement,
): Promise<Outcome<Judged, PayoutRefusal | "none">> {
  const { db, now } = context;
  const { subject, operatorId, words } = judgement;
  const verdict = VERDICT_OF[act];
  for (let tries = 0; tries < TRIES; tries++) {
    const read = await findSubject(context, judgement);
    const attempt = await findDeniedPayout(db, subject);
    if (!read) return refused("none");
    if (!attempt) return refused("not_denied");
    if (isDenialJudged(attempt, verdict, operatorId))
      return ok(attempt.denialClosedAt === null ? "proposed" : "closed");
    const judged = judgeDenial(attempt, verdict, { operatorId, own: read.own });
    if (!judged.ok) return judged;
    const kind = PAYOUT_KINDS[subject.table][act];
    const line = recordOperatorAction(db, { operatorId, subjectId: subject.id, kind, reason: words }, now);
    const { state } = attempt;
    if (judged.value === "proposed") {
      const change = { state, verdict, judgedBy: operatorId, judgedAt: now };
      if (await changePayout(db, attempt, change, { alongside: [line] })) return judged;
      continue;
    }
    const move = denialEffect(attempt, verdict, isOpenPayout(handled(read)));
    const barred = move && whyNot(read, move);
    if (barred) return refused(barred);
    const closing = {
      ...{ verdict, denialClosedBy: operatorId, denialClosedAt: now, failingSince: null },
      ...(attempt.judgedBy === null ? { judgedBy: operatorId, judgedAt: now } : {}),
    };
    if (await close(context, { read, attempt, move, closing, line })) return judged;
  }
  return refused("changed_meanwhile");
}

async function findSubject(
  { db, now }: Context,
  { subject: { table, id }, operatorId }: Judgement,
): Promise<Subject | null> {
  if (table === "withdrawals") {
    const found = await findWithdrawal(db, id, now);
    return found && { table, found, own: found.userId === operatorId };
  }
  const found = await findRefund(db, id, { readerId: operatorId, now });
  return found && { table, found, own: sideOf(found.order, operatorId) !== null };
}

function handled(read: Subject) {
  return read.table === "refunds" ? read.found.refund : read.found;
}

function whyNot(read: Subject, move: DenialMove): PayoutRefusal | null {
  const { assignedTo, provider } = handled(read);
  if (move !== "paid") return null;
  if (assignedTo !== null) return "assigned";
  if (provider !== null && isCurrentPayout(provider)) return "under_way";
  return read.table === "withdrawals" || read.found.refund.route === "bank" ? null : "not_open";
}

type Closing = {
  read: Subject;
  attempt: ShownPayout;
  move: DenialMove | null;
  closing: Partial<PayoutChange>;
  line: BatchStatement;
};

async function close(context: Context, work: Closing): Promise<boolean> {
  const { attempt, move, closing, line } = work;
  const { state } = attempt;
  try {
    switch (move) {
      case null:
        return await changePayout(context.db, attempt, { state, ...closing }, { alongside: [line] });
      case "returned": {
        const back = { state: "returned", moves: "returned", revived: false } as const;
        const change = { ...changeTo(context, attempt, back, { cause: attempt.cause }), ...closing };
        return await writeProgress(context, attempt, back, change, [line]);
      }
      case "paid": {
        const sent = { state: "arrived", moves: "paid", revived: true } as const;
        const change = { ...changeTo(context, attempt, sent, { cause: null }), ...closing };
        return await writeProgress(context, attempt, sent, change, [line]);
      }
      default:
        return work.read.table === "withdrawals"
          ? await moveLostWithdrawal(context, { ...work, move, found: work.read.found })
          : await moveLostRefund(context, { ...work, move, found: work.read.found });
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

type Lost<Table extends Subject["table"]> = Omit<Closing, "read" | "move"> & {
  move: "lost" | "found";
  found: Extract<Subject, { table: Table }>["found"];
};

async function moveLostWithdrawal(
  context: Context,
  { attempt, move, closing, line, found }: Lost<"withdrawals">,
): Promise<boolean> {
  const { db, now } = context;
  const { id, userId, status } = found;
  const lost = move === "lost";
  const sum = lost ? attempt.amount : attempt.surplus;
  const held = lost && status === "failed" ? await readBalance(db, sellerAccount(userId)) : 0;
  const taken = lost ? Math.min(held, sum) : attempt.surplusTaken;
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
    condition: isStateUnchanged("withdrawals", found, now),
    alongside: [
      ...surplusTransfer(db, named, (lost ? withdrawalLost : withdrawalFound)(userId, id, sum, taken), now),
      line,
      ...notifyOf(context, draft),
    ],
  });
  if (written) context.defer(sendOutbox(context));
  return written;
}

async function moveLostRefund(
  context: Context,
  { attempt, move, closing, line, found }: Lost<"refunds">,
): Promise<boolean> {
  const { db, now } = context;
  const { refund, order } = found;
  const { amount } = attempt;
  const { command, row, draft } =
    move === "lost"
      ? {
          command: { kind: "record_transfer", amount } satisfies Command,
          row: null,
          draft: arrivedAfterAllNotification(refund, order.title, now),
        }
      : undoLoss(found, attempt, now);
  const decision = decide(order, { kind: "gateway" }, command, now);
  if (!decision.ok) throw new Error(`payout ${attempt.id}: ${decision.reason}`);
  const change = { state: attempt.state, ...closing, surplus: move === "lost" ? amount : 0 };
  const written = await writeOrderDecision(context, found, decision, [
    payoutChange(db, attempt, change, isStateUnchanged("refunds", refund, now)),
    ...(row ? [refundChange(db, refund, row, now)] : []),
    line,
    ...(draft ? notifyOf(context, draft) : []),
  ]);
  if (written) context.defer(sendOutbox(context));
  return written;
}

/** If the buyer has the money another way too, reduces our loss. Otherwise the refund is owed again. */
function undoLoss({ refund, order, attempts, payouts }: RefundWithOrder, attempt: ShownPayout, now: number) {
  const { amount, version: debt } = refund;
  const others = payouts.filter(({ id }) => id !== attempt.id);
  if (isHeldBeside(refund, attempts, others)) {
    const command: Command = { kind: "return_refund", amount, debt, taken: true };
    return { command, row: null, draft: cameBackAfterAllNotification(refund, order.title, now) };
  }
  return restoreDebt(refund, order.title, attempt.cause ?? "other", now);
}

function notifyOf({ db, now, env }: Context, draft: NotificationDraft): readonly BatchStatement[] {
  return notify(db, draft, { now, wording: wordingFor(env.appOrigin) });
}

export type PayoutReceipt =
  | "done"
  | "junk"
  | "forged"
  | "unknown"
  | "contradicted"
  | "foreign"
  | "unreachable";

/** Only triggers a query, because a signed notification may be an old one sent again. */
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
  // The payout is ours even if we never received the answer with its reference.
  const ours = known ?? (report.attemptId && (await findPayout(context.db, { id: report.attemptId })));
  if (!ours || ours.route !== provider.name) return "unknown";
  const settled = known
    ? await resolvePayout(context, known, report)
    : await adoptReference(context, ours, report);
  if (settled === "overtaken") return "unreachable";
  return settled === "foreign" || settled === "contradicted" ? settled : "done";
}

export type WithdrawalRequest = {
  amount: number;
  to: { account: PayoutAccount; sure: string } | { sameAs: string };
  password: string;
  address: string;
  requestId: string;
};

type WithdrawalNotAllowed =
  | { ok: false; reason: "wrong"; also: WithdrawalRefusal | null }
  | Extract<RecheckRefusal, { reason: "limited" }>;

const WITHDRAWAL_TRIES = 3;

export async function requestWithdrawal(
  context: Context,
  user: PasswordOwner,
  { amount, to, password, address, requestId }: WithdrawalRequest,
): Promise<
  Outcome<PayoutAccount | "before", WithdrawalNotRequested> | WithdrawalNotAllowed | AccountRefusal
> {
  const { db, now } = context;
  const balance = selectWithdrawableBalance(db, user.id, requestId, now);
  const checked = await recheckPassword(context, user, { password, address }, balance);
  if (!checked.ok) {
    if (checked.reason === "limited") return checked;
    return { ok: false, reason: "wrong", also: refusalOf(amount, toWithdrawableBalance(checked.alongside)) };
  }
  let known = toWithdrawableBalance(checked.alongside);
  let forgiven: BatchStatement[] = [checked.forgiven];
  let target: CheckedPayoutAccount | null = null;
  for (let left = WITHDRAWAL_TRIES; left > 0; left--) {
    if (known.made)
      return (await isSameRequest(db, user.id, known.made, { amount, to }))
        ? ok("before")
        : refused("asked_otherwise");
    const changed = "sameAs" in to && known.newest?.id !== to.sameAs;
    const refusal = refusalOf(amount, known) ?? (changed ? "account_changed" : null);
    if (refusal) {
      for (const statement of forgiven) await statement;
      return refused(refusal);
    }
    target ??= await targetOf(context, user.id, { to, newest: known.newest }, checked.forgiven);
    if (!target.ok) return target;
    if (target.written) forgiven = [];
    const { account } = target;
    const fee = withdrawalFee(context);
    const withdrawal = { id: newId(), userId: user.id, amount, fee, account, requestId };
    const written = await insertWithdrawal(db, { ...withdrawal, createdAt: now }, [
      ...forgiven,
      ...notifyRequested(context, user.email, withdrawal),
    ]);
    if (written) {
      context.defer(sendOutbox(context));
      return ok(account);
    }
    known = await readWithdrawableBalance(db, user.id, requestId, now);
  }
  return refused("one_at_a_time");
}

/** The holder is not compared, because the bank's spelling replaces the typed one. */
async function isSameRequest(
  db: Context["db"],
  userId: string,
  made: NonNullable<Known["made"]>,
  { amount, to }: { amount: number; to: WithdrawalRequest["to"] },
): Promise<boolean> {
  if (made.amount !== amount) return false;
  const account = "sameAs" in to ? await findWithdrawalAccount(db, userId, to.sameAs) : to.account;
  return made.account.channel === account?.channel && made.account.number === account.number;
}

async function targetOf(
  context: Context,
  userId: string,
  { to, newest }: { to: WithdrawalRequest["to"]; newest: OwnWithdrawal | null },
  alongside: BatchStatement,
): Promise<CheckedPayoutAccount> {
  if (!("sameAs" in to)) return checkAccount(context, userId, to, alongside);
  if (!newest) throw new Error("no withdrawal before");
  return { ok: true, account: newest.account, written: false };
}

/** Returns every error of a request that is invalid elsewhere too. Null fields could not be parsed. */
export async function findWithdrawalFaults(
  context: Context,
  user: PasswordOwner,
  { amount, password, address }: { amount: number | null; password: string | null; address: string },
): Promise<WithdrawalNotAllowed | { ok: true; also: WithdrawalRefusal | null }> {
  const { db, now } = context;
  const nobodys = crypto.randomUUID();
  const also = (known: Known) => (amount === null ? null : refusalOf(amount, known));
  if (password === null)
    return { ok: true, also: also(await readWithdrawableBalance(db, user.id, nobodys, now)) };
  const balance = selectWithdrawableBalance(db, user.id, nobodys, now);
  const checked = await recheckPassword(context, user, { password, address }, balance);
  if (!checked.ok && checked.reason === "limited") return checked;
  const found = also(toWithdrawableBalance(checked.alongside));
  if (!checked.ok) return { ok: false, reason: "wrong", also: found };
  await checked.forgiven;
  return { ok: true, also: found };
}

/** Returns the owner's part of the transfer fee, which is below the smallest withdrawal. */
function withdrawalFee({ payouts, env: { payoutFee } }: Pick<Context, "payouts" | "env">): number {
  return payouts.current !== null && payoutFee.bearer === "seller" ? payoutFee.amount : 0;
}

type Known = ReturnType<typeof toWithdrawableBalance>;

function requestable(amount: number, { balance, held, newest }: Known) {
  const open = newest !== null && isOpenPayout(newest);
  return requestableWithdrawal(amount, { balance, held, open });
}

function refusalOf(amount: number, known: Known): WithdrawalRefusal | null {
  const asked = requestable(amount, known);
  return asked.ok ? null : asked.reason;
}

function notifyRequested(
  { db, now, env: { appOrigin } }: Context,
  email: string,
  withdrawal: { id: string; userId: string; amount: number; account: PayoutAccount },
) {
  // Only the in-app notification: the mail about money cannot be switched off.
  const [listed] = notify(db, withdrawalRequestedNotification(withdrawal), {
    now,
    wording: wordingFor(appOrigin),
  });
  const links = { forgot: `${appOrigin}/forgot-password`, help: `${appOrigin}/help-center` };
  return [listed, outboxRow(db, withdrawalMail(email, withdrawal, links), now)];
}

const BATCH = 20;

export async function settlePayouts(context: Context, turn?: StepTurn): Promise<boolean> {
  const { db, now, payouts } = context;
  return forEachDue("payout", {
    ...{ turn, batch: BATCH },
    list: (limit) => listPayoutsDue(db, { routes: payouts.names, now, limit }),
    work: async (attempt) => ((await callFind(context, attempt)) === "unsure" ? "unsure" : undefined),
  });
}
