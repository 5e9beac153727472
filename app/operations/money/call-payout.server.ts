import type { BatchStatement } from "~/db/core/batch.server";
import { changePayout, findPayout, isReferenceTaken, type PayoutRow } from "~/db/money/payouts.server";
import { isReportOf, mayRepeat, nextPayoutCheck, type PayoutReport } from "~/domain/money/payout";
import type { Context } from "~/platform/core/context.server";
import type { PayoutFault, PayoutProvider } from "~/platform/payouts/port.server";
import { noteFault, type Settled, settlePayout } from "./settle-payout.server";

/** unsure: nobody knows yet, and it is asked again. */
export type Called = "done" | "refused" | "unsure";

/** Within the provider's window a repeated request is the same payout, so it may be sent until it is answered. */
export function callPrepare(context: Context, read: PayoutRow): Promise<Called> {
  return context.admission.unguarded(() => prepare(context, read));
}

async function prepare(context: Context, read: PayoutRow): Promise<Called> {
  const { db, now, payouts } = context;
  const provider = payouts.named(read.route);
  if (!provider) return "unsure";
  if (!mayRepeat(read, provider.repeatWindow, now)) {
    await changePayout(db, read, { state: read.state, nextCheckAt: null, failingSince: null });
    return "unsure";
  }
  const attempt = await claimTry(context, read, provider);
  if (!attempt) return "unsure";
  const { id: attemptId, idempotencyKey, amount, account } = attempt;
  const made = await provider.prepare({ attemptId, idempotencyKey, amount, account });
  if (made.ok) return takeReference(context, attempt, { provider, reference: made.reference });
  // Of an earlier request nobody knows, whatever became of this one.
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
  await noteFault(context, attempt, faultText(made));
  return "unsure";
}

/** A reference is taken only where the provider says under it what we asked for: else we might release another's. */
async function takeReference(
  context: Context,
  attempt: PayoutRow,
  { provider, reference }: { provider: PayoutProvider; reference: string },
): Promise<Called> {
  const asked = await provider.find(reference);
  if (!asked.ok || !isReportOf(asked.report, attempt)) {
    await noteFault(
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
    await noteFault(context, attempt, "the provider gave the reference of another payout");
    return "unsure";
  }
}

export function callRelease(context: Context, attempt: PayoutRow): Promise<Called> {
  return context.admission.unguarded(() => release(context, attempt));
}

async function release(context: Context, attempt: PayoutRow): Promise<Called> {
  const provider = context.payouts.named(attempt.route);
  const { reference } = attempt;
  if (!provider || reference === null) return "unsure";
  const released = await provider.release(reference);
  const report = await findReport(context, attempt, { provider, reference });
  if (report === null) return "unsure";
  if (report.status !== "waiting") return outcomeOf(await settlePayout(context, attempt, report));
  // A refusal gives it back to operators, silence means to ask again. Who pressed stays written: what was seen may be old.
  if (released.ok || released.reason !== "refused") {
    await noteFault(context, attempt, released.ok ? "released, and still waiting" : faultText(released));
    return "unsure";
  }
  const change = {
    ...waitingForRelease(attempt, context.now),
    ...{ cause: released.cause ?? "refused", lastError: released.detail },
  };
  return (await changePayout(context.db, attempt, change)) ? "refused" : "unsure";
}

export function callFind(context: Context, read: PayoutRow): Promise<Called> {
  return context.admission.unguarded(() => find(context, read));
}

async function find(context: Context, read: PayoutRow): Promise<Called> {
  const provider = context.payouts.named(read.route);
  if (read.state === "intended" || read.reference === null) return callPrepare(context, read);
  const attempt = provider && (await claimTry(context, read, provider));
  if (!provider || !attempt) return "unsure";
  const report = await findReport(context, attempt, { provider, reference: read.reference });
  if (report === null) return "unsure";
  if (attempt.state === "releasing" && report.status === "waiting") return callRelease(context, attempt);
  return outcomeOf(await settlePayout(context, attempt, report));
}

/** A reference that we were never given: by the provider's notification, or from its dashboard. Ours by our own id in it. */
export async function adoptReference(
  context: Context,
  attempt: PayoutRow,
  report: PayoutReport,
  alongside: readonly BatchStatement[] = [],
): Promise<Settled> {
  if (report.attemptId === null || !isReportOf(report, attempt) || attempt.reference !== null)
    return "foreign";
  const { state, id } = attempt;
  const { reference } = report;
  const known = await changePayout(context.db, attempt, { state, reference }, { alongside });
  const found = known ? await findPayout(context.db, { id }) : null;
  return found ? settlePayout(context, found, report) : "overtaken";
}

async function findReport(
  context: Context,
  attempt: PayoutRow,
  { provider, reference }: { provider: PayoutProvider; reference: string },
): Promise<PayoutReport | null> {
  const asked = await provider.find(reference);
  if (asked.ok && asked.report) return asked.report;
  const fault = asked.ok ? "the provider does not know its own reference" : faultText(asked);
  await noteFault(context, attempt, fault);
  return null;
}

function waitingForRelease(attempt: PayoutRow, now: number) {
  const fresh = { state: "prepared", tries: 0 } as const;
  return { ...fresh, failingSince: null, nextCheckAt: nextPayoutCheck({ ...attempt, ...fresh }, 0, now) };
}

/** Before each call, so that one which never ends is followed by another. Null: somebody else is at it. */
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

function outcomeOf(settled: Settled): Called {
  return settled === "moved" || settled === "same" ? "done" : "unsure";
}

function faultText({ reason, detail }: PayoutFault): string {
  return `${reason}: ${detail}`;
}
