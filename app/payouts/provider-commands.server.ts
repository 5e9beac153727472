import type { Context } from "~/platform/context.server";
import type { PayoutProvider } from "~/platform/gateways/ports.server";
import { forEachDue, type StepProgress } from "~/platform/job-rotation.server";
import { canRepeatPayout, isMatchingReport, nextPayoutCheck, type PayoutReport } from "./provider-payout";
import { changePayout, isReferenceTaken, listPayoutsDue, type PayoutRow } from "./queries.server";
import { faultText, type PayoutSyncResult, recordPayoutError, resolvePayout } from "./report-commands.server";

/**
 * unsure: the provider did not answer. waiting: it was released, but the provider still waits. Both are queried again.
 */
export type ProviderCallResult =
  | "done"
  | "refused"
  | "unsure"
  | "waiting"
  | Exclude<PayoutSyncResult, "moved" | "same">;

/** Returns the context without the guard of sessions, so that a call is recorded even if the session ends. */
function withoutSessionGuard(context: Context): Context {
  return { ...context, db: context.systemDb };
}

/**
 * Requests a payout. Within the provider's window a repeated request is the same payout, so it is resent until
 * answered.
 */
export async function prepareAtProvider(caller: Context, read: PayoutRow): Promise<ProviderCallResult> {
  const context = withoutSessionGuard(caller);
  const { db, now, payouts } = context;
  const provider = payouts.named(read.route);
  if (!provider) return "unsure";
  if (!canRepeatPayout(read, provider.repeatWindow, now)) {
    await changePayout(db, read, { state: read.state, nextCheckAt: null, failingSince: null });
    return "unsure";
  }
  const attempt = await reserveTry(context, read, provider);
  if (!attempt) return "overtaken";
  const { id: attemptId, idempotencyKey, amount, account } = attempt;
  const made = await provider.prepare({ attemptId, idempotencyKey, amount, account });
  if (made.ok) return storeReference(context, attempt, { provider, reference: made.reference });
  // After a first try nothing was sent. An earlier request may have succeeded, even if this one was refused.
  if (made.reason === "refused" && read.tries === 0) {
    const cause = made.cause ?? "refused";
    const change = {
      state: "failed",
      cause,
      endedAt: now,
      lastError: made.detail,
      nextCheckAt: null,
      failingSince: null,
    } as const;
    return (await changePayout(db, attempt, change)) ? "refused" : "overtaken";
  }
  await recordPayoutError(context, attempt, faultText(made));
  return "unsure";
}

/** Stores a reference only if it belongs to our payout. Otherwise we might release another one. */
async function storeReference(
  context: Context,
  attempt: PayoutRow,
  { provider, reference }: { provider: PayoutProvider; reference: string },
): Promise<ProviderCallResult> {
  const asked = await provider.find(reference);
  if (!asked.ok || !isMatchingReport(asked.report, attempt)) {
    await recordPayoutError(
      context,
      attempt,
      asked.ok ? "the provider's reference is not of this payout" : faultText(asked),
    );
    return asked.ok ? "foreign" : "unsure";
  }
  const change = { ...waitingForRelease(attempt, context.now), reference, lastError: null, cause: null };
  try {
    return (await changePayout(context.db, attempt, change)) ? "done" : "overtaken";
  } catch (error) {
    if (!isReferenceTaken(error)) throw error;
    await recordPayoutError(context, attempt, "the provider gave the reference of another payout");
    return "foreign";
  }
}

export async function releaseAtProvider(caller: Context, attempt: PayoutRow): Promise<ProviderCallResult> {
  const context = withoutSessionGuard(caller);
  const provider = context.payouts.named(attempt.route);
  const { reference } = attempt;
  if (!provider || reference === null) return "unsure";
  const released = await provider.release(reference);
  const report = await findReport(context, attempt, { provider, reference });
  if (typeof report === "string") return report;
  if (report.status !== "waiting") return toCallResult(await resolvePayout(context, attempt, report));
  // A refusal returns the payout to operators. Without an answer it is queried again. The releasing operator stays
  // recorded, because the attempt may have changed since it was read.
  if (released.ok || released.reason !== "refused") {
    await recordPayoutError(context, attempt, released.ok ? "released, and still waiting" : faultText(released));
    return released.ok ? "waiting" : "unsure";
  }
  const change = {
    ...waitingForRelease(attempt, context.now),
    cause: released.cause ?? "refused",
    lastError: released.detail,
  };
  return (await changePayout(context.db, attempt, change)) ? "refused" : "overtaken";
}

export async function queryProvider(caller: Context, read: PayoutRow): Promise<ProviderCallResult> {
  const context = withoutSessionGuard(caller);
  const provider = context.payouts.named(read.route);
  if (read.state === "intended" || read.reference === null) return prepareAtProvider(context, read);
  if (!provider) return "unsure";
  const attempt = await reserveTry(context, read, provider);
  if (!attempt) return "overtaken";
  const report = await findReport(context, attempt, { provider, reference: read.reference });
  if (typeof report === "string") return report;
  if (attempt.state === "releasing" && report.status === "waiting") return releaseAtProvider(context, attempt);
  return toCallResult(await resolvePayout(context, attempt, report));
}

async function findReport(
  context: Context,
  attempt: PayoutRow,
  { provider, reference }: { provider: PayoutProvider; reference: string },
): Promise<PayoutReport | "unsure" | "foreign"> {
  const asked = await provider.find(reference);
  if (asked.ok && asked.report) return asked.report;
  const fault = asked.ok ? "the provider does not know its own reference" : faultText(asked);
  await recordPayoutError(context, attempt, fault);
  return asked.ok ? "foreign" : "unsure";
}

function waitingForRelease(attempt: PayoutRow, now: number) {
  const fresh = { state: "prepared", tries: 0 } as const;
  return { ...fresh, failingSince: null, nextCheckAt: nextPayoutCheck({ ...attempt, ...fresh }, 0, now) };
}

/** Reserves a call, so that one that never ends is tried again. Null if another process is calling. */
async function reserveTry(
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

function toCallResult(result: PayoutSyncResult): ProviderCallResult {
  return result === "moved" || result === "same" ? "done" : result;
}

const PAYOUTS_PER_BATCH = 20;

export async function checkDuePayouts(context: Context, progress?: StepProgress): Promise<boolean> {
  const { db, now, payouts } = context;
  return forEachDue("payout", {
    progress,
    batch: PAYOUTS_PER_BATCH,
    list: (limit) => listPayoutsDue(db, { routes: payouts.names, now, limit }),
    async work(attempt) {
      const result = await queryProvider(context, attempt);
      return result === "done" || result === "refused" ? undefined : "unsure";
    },
  });
}
