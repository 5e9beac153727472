import { PAYOUT_RETURN_REASONS } from "~/copy/money/payout";
import { transferReturnedNotification } from "~/copy/money/refund-notifications";
import {
  withdrawalPaidNotification,
  withdrawalReturnedNotification,
} from "~/copy/money/withdrawal-notifications";
import { wordingFor } from "~/copy/notification/wording";
import type { BatchStatement } from "~/db/core/batch.server";
import { findRefund, type HeldRefund, isOvertaken, refundChange } from "~/db/money/manual-refunds.server";
import {
  changePayout,
  findPayout,
  isMoneyGone,
  isPayoutOvertaken,
  type PayoutChange,
  type PayoutRow,
  payoutChange,
} from "~/db/money/payouts.server";
import { findWithdrawal, writeDecided } from "~/db/money/withdrawals.server";
import { notify } from "~/db/notification/notifications.server";
import { refused } from "~/domain/core/outcome";
import { withdrawalPaid, withdrawalReturned } from "~/domain/money/ledger";
import { UNASSIGNED } from "~/domain/money/manual-payout-acts";
import {
  isReportOf,
  isUnderWay,
  nextPayoutCheck,
  type PayoutCause,
  type PayoutProgress,
  type PayoutReport,
  progressOf,
} from "~/domain/money/payout";
import { isOpenDenial, isSettledBy, standsAsSurplus } from "~/domain/money/payout-denial";
import { isLastDebt } from "~/domain/money/refund";
import { owedAgain, REFUND_ACTS, type RefundChange } from "~/domain/money/refund-acts";
import type { NotificationDraft } from "~/domain/notification/notification";
import { decide } from "~/domain/order/decide";
import type { Command } from "~/domain/order/decision";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { writeOrderDecision } from "../order/write-order-decision.server";
import { makeLossGood } from "./make-loss-good.server";

/** foreign: about another sum or payout than ours. overtaken: changed meanwhile, so ask again. */
export type Settled = "moved" | "same" | "foreign" | "contradicted" | "overtaken";

const TRIES = 3;

/** What the provider says of an attempt now, with the money that moves by it, in one batch. Repeats change nothing. */
export async function settlePayout(
  context: Context,
  read: PayoutRow,
  report: PayoutReport,
): Promise<Settled> {
  if (!isReportOf(report, read) || report.reference !== read.reference) {
    await noteFault(context, read, "the provider's answer is about another sum or payout");
    return "foreign";
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const attempt = tries === 0 ? read : await findPayout(context.db, { id: read.id });
    // Whoever was faster asked later than this report was made.
    if (!attempt || attempt.version !== read.version) return "overtaken";
    const surplus = standsAsSurplus(attempt, report);
    const next = surplus ? refused(surplus) : progressOf(attempt.state, report.status);
    if (!next.ok)
      return next.reason === "stale"
        ? clearSilence(context, attempt)
        : markContradicted(context, attempt, report);
    const change = changeTo(context, attempt, next.value, report);
    try {
      if (await writeProgress(context, attempt, next.value, change)) return "moved";
    } catch (error) {
      if (next.value.revived && (isMoneyGone(error) || isPayoutOvertaken(error)))
        return markContradicted(context, attempt, report);
      if (!isOvertaken(error) && !isPayoutOvertaken(error)) throw error;
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

/** With the money that moves by it, and `alongside`. False: another was faster. */
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

/** False: overtaken. The attempt goes first: a trigger refuses whatever else while one is under way. */
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

/** Where the gateway or the buyer's bank has paid meanwhile, the buyer has it twice, at our loss. */
function paidRefund({ refund, debts }: HeldRefund, { reference }: PayoutRow, now: number): RefundMove {
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

/** Where the buyer has it another way, what came back makes our loss good. */
function returnedRefund({ refund, order }: HeldRefund, { cause }: PayoutChange, now: number): RefundMove {
  const { amount, version: debt, route, paidElsewhere } = refund;
  if (route === "bank" && !paidElsewhere) return oweAgain(refund, order.title, cause ?? "other", now);
  const words = PAYOUT_RETURN_REASONS[cause ?? "other"];
  const { become } = REFUND_ACTS["transfer-return"];
  return {
    command: { kind: "return_refund", amount, debt, taken: true },
    row: route === "bank" ? become(refund, { operatorId: "", now, words, seen: "" }) : null,
    draft: null,
  };
}

/** They are asked for another account. `title`: of the order. */
export function oweAgain(
  refund: HeldRefund["refund"],
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

async function clearSilence({ db }: Context, attempt: PayoutRow): Promise<Settled> {
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
): Promise<Settled> {
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

export async function noteFault(context: Context, attempt: PayoutRow, error: string): Promise<void> {
  const { db, now, payouts } = context;
  log("error", "payout_unsettled", { attempt: attempt.id, detail: error });
  const { state, createdAt, arrivedAt } = attempt;
  const tries = attempt.tries + 1;
  const window = payouts.named(attempt.route)?.repeatWindow ?? 0;
  const next = nextPayoutCheck({ state, createdAt, arrivedAt, tries }, window, now);
  const nextCheckAt = isUnderWay(state) || attempt.nextCheckAt !== null ? next : null;
  // Where it is asked no more it is a person's, and no longer the provider's silence.
  const failingSince = nextCheckAt === null ? null : (attempt.failingSince ?? now);
  await changePayout(db, attempt, {
    ...{ state, tries, nextCheckAt, failingSince },
    lastError: error.slice(0, 300),
  });
}
