import { PAYOUT_ACT_COPY } from "~/copy/money/payout";
import { newId } from "~/db/core/new-id.server";
import { standsAsRead } from "~/db/money/manual-payouts.server";
import { findRefund } from "~/db/money/manual-refunds.server";
import {
  changePayout,
  findCurrentPayout,
  insertPayout,
  type PayoutSubject,
  type ShownPayout,
} from "~/db/money/payouts.server";
import { findWithdrawal } from "~/db/money/withdrawals.server";
import { recordOperatorAction } from "~/db/operator/actions.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { type ManualPayout, needsTwo } from "~/domain/money/manual-payout";
import {
  isReportOf,
  mayActOnProvider,
  nextPayoutCheck,
  type PayoutAction,
  type PayoutRefusal,
  payoutQuestion,
} from "~/domain/money/payout";
import { accountMark, maskedMark, type PayoutAccount } from "~/domain/money/payout-account";
import { PAYOUT_KINDS } from "~/domain/operator/action";
import { sideOf } from "~/domain/order/order";
import type { Context } from "~/platform/core/context.server";
import type { PayoutProvider } from "~/platform/payouts/port.server";
import { adoptReference, type Called, callFind, callPrepare, callRelease } from "./call-payout.server";

/** `words`: the reason, or the provider's reference. `seen`: the account that stood beside the form, as `maskedMark`. */
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

/** Intention, attempt and log are written before the provider hears of anything. */
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
  const allowed = mayActOnProvider(act, question, { operatorId, needsTwo: needsTwo(work) });
  if (!allowed.ok) return allowed;
  // Who has left, or is not set up any more, cannot be asked; that nothing is there a person may still write down.
  if (act === "payout-absent" && attempt) return writeOff(context, attempt, decision);
  if (!provider) return refused(act === "payout-prepare" ? "not_served" : "provider_silent");
  if (act === "payout-prepare") {
    // Its owner may have named another one while the page lay open.
    const same = work.account && (seen === maskedMark(work.account) || seen === accountMark(work.account));
    return same ? prepare(context, provider, work, decision) : refused("changed_meanwhile");
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

async function prepare(
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
  /** From the batch on it counts as sent, whatever the provider answers, until it says for certain. */
  async "payout-release"(context, { provider, work, attempt, decision }) {
    const { db, now } = context;
    // Its reference is the provider's word alone: what is let go has to be ours, and of our sum.
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
        condition: standsAsRead(decision.subject.table, work, now),
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

function answered(act: PayoutAction, called: Called): Outcome<PayoutAction, NotSent> {
  if (called === "done") return ok(act);
  return refused(called === "refused" ? "provider_refused" : "provider_silent");
}
