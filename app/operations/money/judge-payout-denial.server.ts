import { arrivedAfterAllNotification, cameBackAfterAllNotification } from "~/copy/money/refund-notifications";
import { withdrawalArrivedAfterAll, withdrawalCameBackAfterAll } from "~/copy/money/withdrawal-notifications";
import { wordingFor } from "~/copy/notification/wording";
import type { BatchStatement } from "~/db/core/batch.server";
import { isCheckViolation } from "~/db/core/connection.server";
import { readBalance } from "~/db/money/ledger-entries.server";
import { standsAsRead } from "~/db/money/manual-payouts.server";
import { findRefund, type HeldRefund, isOvertaken, refundChange } from "~/db/money/manual-refunds.server";
import {
  changePayout,
  findDeniedPayout,
  isMoneyGone,
  isPayoutOvertaken,
  type PayoutChange,
  type PayoutSubject,
  payoutChange,
  type ShownPayout,
} from "~/db/money/payouts.server";
import { findWithdrawal, surplusTransfer } from "~/db/money/withdrawals.server";
import { notify } from "~/db/notification/notifications.server";
import { recordOperatorAction } from "~/db/operator/actions.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { sellerAccount, withdrawalFound, withdrawalLost } from "~/domain/money/ledger";
import { isOpenPayout } from "~/domain/money/manual-payout";
import { isStanding, type PayoutRefusal } from "~/domain/money/payout";
import {
  type DenialAction,
  type DenialMove,
  denialMove,
  isJudged,
  judgeDenial,
  VERDICT_OF,
} from "~/domain/money/payout-denial";
import { isHeldBeside } from "~/domain/money/refund-elsewhere";
import type { NotificationDraft } from "~/domain/notification/notification";
import { PAYOUT_KINDS } from "~/domain/operator/action";
import { decide } from "~/domain/order/decide";
import type { Command } from "~/domain/order/decision";
import { sideOf } from "~/domain/order/order";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { writeOrderDecision } from "../order/write-order-decision.server";
import { changeTo, oweAgain, writeProgress } from "./settle-payout.server";

type Judgement = { subject: PayoutSubject; operatorId: string; words: string };
type Judged = "proposed" | "closed";

type Subject =
  | { table: "withdrawals"; found: NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>; own: boolean }
  | { table: "refunds"; found: NonNullable<Awaited<ReturnType<typeof findRefund>>>; own: boolean };

const TRIES = 3;

/** Verdict, log and the money that moves by it in one batch, which is refused where attempt or subject has changed. */
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
    if (isJudged(attempt, verdict, operatorId))
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
    const move = denialMove(attempt, verdict, isOpenPayout(handled(read)));
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
  if (provider !== null && isStanding(provider)) return "under_way";
  return read.table === "withdrawals" || read.found.refund.route === "bank" ? null : "not_open";
}

type Closing = {
  read: Subject;
  attempt: ShownPayout;
  move: DenialMove | null;
  closing: Partial<PayoutChange>;
  line: BatchStatement;
};

/** False: something was faster. */
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
      isOvertaken(error) ||
      isPayoutOvertaken(error) ||
      isMoneyGone(error) ||
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
    condition: standsAsRead("withdrawals", found, now),
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
    payoutChange(db, attempt, change, standsAsRead("refunds", refund, now)),
    ...(row ? [refundChange(db, refund, row, now)] : []),
    line,
    ...(draft ? notifyOf(context, draft) : []),
  ]);
  if (written) context.defer(sendOutbox(context));
  return written;
}

/** A loss made good where the buyer has it another way too; owed again where this was the last that they had. */
function undoLoss({ refund, order, attempts, payouts }: HeldRefund, attempt: ShownPayout, now: number) {
  const { amount, version: debt } = refund;
  const others = payouts.filter(({ id }) => id !== attempt.id);
  if (isHeldBeside(refund, attempts, others)) {
    const command: Command = { kind: "return_refund", amount, debt, taken: true };
    return { command, row: null, draft: cameBackAfterAllNotification(refund, order.title, now) };
  }
  return oweAgain(refund, order.title, attempt.cause ?? "other", now);
}

function notifyOf({ db, now, env }: Context, draft: NotificationDraft): readonly BatchStatement[] {
  return notify(db, draft, { now, wording: wordingFor(env.appOrigin) });
}
