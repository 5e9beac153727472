import { type RecheckRefusal, recheckPassword } from "~/accounts/login-commands.server";
import { countOrAbort, isBelow, isOverLimit, secondsToNextHour } from "~/database/attempt-counters.server";
import { MAX_TRIES, retryAfterConflict } from "~/database/statements.server";
import { notifyOptions, sendOutbox, sendSoon } from "~/notifications/send-outbox.server";
import { isSameReason, recordOperatorAction } from "~/operators/action-queries.server";
import { payoutActionKind } from "~/operators/operator";
import { bookPayment, confirmUnpaid } from "~/payments/commands.server";
import { accountMark, maskedMark, type PayoutAccount } from "~/payouts/account";
import type { AccountRefusal } from "~/payouts/account-check";
import { checkAccount } from "~/payouts/withdrawal-commands.server";
import type { Context } from "~/platform/context.server";
import { forEachDue, type StepProgress } from "~/platform/job-rotation.server";
import { log } from "~/platform/log.server";
import { type Outcome, ok, type Refused, refused } from "~/platform/outcome";
import { MAX_GATEWAY_TRIES, nextTryAt } from "./gateway-refund";
import { findRefund, type RefundWithOrder, selectAwaited, writeRefundAccount } from "./manual-queries.server";
import {
  accountNamedNotification,
  accountReminderNotification,
  accountWantedNotification,
  REFUND_ACTION_COPY,
} from "./notification-text";
import {
  type DueRefund,
  findGatewayRefund,
  listRefundsDue,
  recordAccountReminder,
  recordTry,
  reserveAttempt,
  switchToBankTransfer,
} from "./queries.server";
import {
  ACCOUNT_REMINDED_AGAIN,
  ACCOUNT_REMINDER,
  canHandleRefund,
  type ManualRefundError,
  REFUND_ACTION_RULES,
  type RefundAction,
} from "./refund";

import { writeRefundStep } from "./write-commands.server";

/** words: the reason, or the bank's reference. seen: the value of `refundFormState` when the page was rendered. */
type RefundDecisionInput = { id: string; operatorId: string; words: string; seen: string };

export async function decideRefund(
  context: Context,
  act: RefundAction,
  input: RefundDecisionInput,
): Promise<Outcome<RefundAction, ManualRefundError>> {
  const { db, now } = context;
  const { id, operatorId } = input;
  return retryAfterConflict(MAX_TRIES, async () => {
    const found = await findRefund(db, id, { readerId: operatorId, now });
    if (!found) return refused("no_refund");
    if (REFUND_ACTION_RULES[act].isDone(found.refund, { ...input, now }, found.acts)) {
      const logged = {
        operatorId,
        kind: payoutActionKind(act, "refunds"),
        subjectId: id,
        reason: input.words,
      };
      return REFUND_ACTION_COPY[act].log || (await isSameReason(db, logged)) ? ok(act) : refused("done_otherwise");
    }
    const allowed = canHandleRefund(act, found.refund, found.order, { ...input, now });
    if (!allowed.ok) return allowed;
    const unpaid = act === "reroute_refund" ? await confirmUnpaid(context, id) : ok("unpaid");
    if (!unpaid.ok) return unpaid;
    return (await writeRefundDecision(context, act, found, input)) ? allowed : null;
  });
}

function writeRefundDecision(
  context: Context,
  act: RefundAction,
  found: RefundWithOrder,
  input: RefundDecisionInput,
): Promise<boolean> {
  const { db, now } = context;
  const { refund, order, debts } = found;
  const { operatorId, words } = input;
  const { log, notification } = REFUND_ACTION_COPY[act];
  const { become, command } = REFUND_ACTION_RULES[act];
  const step = {
    command: command?.(refund, debts) ?? null,
    change: become(refund, { ...input, now }),
    notification: notification?.(refund, order.title, words, now),
  };
  const line = { kind: payoutActionKind(act, "refunds"), reason: log?.(refund, words) ?? words };
  return writeRefundStep(context, found, step, {
    actor: { kind: "operator", userId: operatorId },
    alongside: [recordOperatorAction(db, { operatorId, subjectId: refund.id, ...line }, now)],
  });
}

/** The result of a try. by_hand: the buyer was asked for an account. */
type GatewayRefundOutcome = "paid" | "later" | "unreachable" | "by_hand";

/**
 * Refunds through the gateway. It queries first, to find a refund whose response was lost. The key makes a repeat
 * harmless.
 */
async function refundBuyer(context: Context, due: DueRefund): Promise<GatewayRefundOutcome> {
  const { db, now } = context;
  const { payment } = due;
  if (payment === null) return continueByHand(context, due, "no payment to give back");
  if (!(await reserveAttempt(db, due, nextTryAt(due.tries, now)))) return "later";

  const gateway = context.gateways.of(payment);
  const asked = await gateway.status(payment.gatewayOrderId);
  if (!asked.ok) return recordFailedTry(context, due, asked);
  if (asked.report === null) return continueByHand(context, due, "404 the gateway knows no such payment");
  const { outcome, unsettled } = asked.report;
  if (outcome === "refunded" || outcome === "charged_back") {
    const recorded = await bookPayment(context, asked.report);
    if (!recorded.ok)
      return recordFailedTry(context, due, { reason: recorded.reason, detail: "part went back unasked" });
    if ((await findGatewayRefund(db, due.id)) === null) return "paid";
  }
  // The gateway has just answered, so no refund is in progress.
  if (due.tries >= MAX_GATEWAY_TRIES) return continueByHand(context, due, `asked ${due.tries} times in vain`);
  if (unsettled)
    return recordFailedTry(context, due, {
      reason: "refused",
      detail: "the card payment is not settled yet",
    });

  const answer = await gateway.refund({
    gatewayOrderId: payment.gatewayOrderId,
    refundKey: due.id,
    amount: due.amount,
    reason: `Pengembalian untuk pesanan ${due.orderId.slice(0, 8)}`,
  });
  if (!answer.ok) {
    return answer.reason === "refused" && gateway.isFinalRefusal(payment.method, now)
      ? continueByHand(context, due, answer.detail)
      : recordFailedTry(context, due, answer);
  }
  // The answer to a refund can lack the fee that the status query reported.
  const { amount, amountBeforeFee } = asked.report;
  const fee = answer.report.amount === amount && amountBeforeFee !== undefined ? { amountBeforeFee } : {};
  const recorded = await bookPayment(context, { ...answer.report, ...fee });
  return recorded.ok
    ? "paid"
    : recordFailedTry(context, due, { reason: recorded.reason, detail: "paid, but not booked" });
}

async function recordFailedTry(
  { db }: Context,
  { id, orderId }: DueRefund,
  { reason, detail }: { reason: string; detail: string },
): Promise<GatewayRefundOutcome> {
  log("error", "refund_not_sent", { id, order: orderId, reason, detail });
  await recordTry(db, id, detail);
  return reason === "unreachable" ? "unreachable" : "later";
}

async function continueByHand(context: Context, due: DueRefund, error: string): Promise<GatewayRefundOutcome> {
  const { db, now } = context;
  const change = {
    error,
    remindAt: now + ACCOUNT_REMINDER,
    notification: accountWantedNotification(due, due.title),
  };
  await db.batch(switchToBankTransfer(db, due.id, change, notifyOptions(context)));
  sendSoon(context);
  return "by_hand";
}

const REFUNDS_PER_BATCH = 25;

export async function refundBuyers(context: Context, progress?: StepProgress): Promise<boolean> {
  return forEachDue("refund", {
    progress,
    batch: REFUNDS_PER_BATCH,
    list: (limit) => listRefundsDue(context.db, "gateway", context.now, limit),
    // If the gateway is down, the run stops, and the next run continues.
    work: async (refund) => ((await refundBuyer(context, refund)) === "unreachable" ? "stop" : undefined),
  });
}

const REMINDED_PER_BATCH = 50;

export async function remindOfRefundAccounts(context: Context, progress?: StepProgress): Promise<boolean> {
  const { db, now } = context;
  return forEachDue("remind of account", {
    progress,
    batch: REMINDED_PER_BATCH,
    list: (limit) => listRefundsDue(db, "bank", now, limit),
    async work(due) {
      const notification = accountReminderNotification(due, due.title, now);
      await recordAccountReminder(db, due, now + ACCOUNT_REMINDED_AGAIN, notification, notifyOptions(context));
    },
  });
}

/** The times in an hour that an order's account can change. Each change sends a mail. */
const ACCOUNTS_AN_HOUR = 5;

type RefundAccountInput = {
  orderId: string;
  account: PayoutAccount;
  sure: string;
  password: string;
  address: string;
  /** The `maskedMark` of the account that the page showed, "-" without an account. Null if the form lacks it. */
  version?: string | null;
};

/** Stores the buyer's account. It can change until an operator is assigned. Requires the password again. */
export async function saveRefundAccount(
  context: Context,
  buyer: { id: string; email: string },
  { orderId, account: typed, sure, password, address, version = null }: RefundAccountInput,
): Promise<Outcome<PayoutAccount, "nothing_waits"> | Refused<"changed_meanwhile"> | RecheckRefusal | AccountRefusal> {
  const { db, now } = context;
  const waiting = { orderId, buyerId: buyer.id };
  const limit = `refund-account:${orderId}`;
  const checked = await recheckPassword(context, buyer, { password, address }, [
    selectAwaited(db, waiting, isBelow(limit, ACCOUNTS_AN_HOUR, now)),
  ]);
  if (!checked.ok) return checked;
  const [[awaited]] = checked.alongside;
  if (!awaited?.waits || !awaited.below) {
    await checked.forgiven;
    return awaited?.waits ? tooOften(now) : refused("nothing_waits");
  }
  const { account: current } = awaited;
  const isRepeat = current !== null && accountMark(current) === accountMark(typed);
  if (version !== null && version !== (current ? maskedMark(current) : "-") && !isRepeat) {
    await checked.forgiven;
    return refused("changed_meanwhile");
  }
  const found = await checkAccount(context, buyer.id, { account: typed, sure }, checked.forgiven);
  if (!found.ok) return found;
  const { account } = found;
  const forgiven = found.written ? [] : [checked.forgiven];
  const notification = accountNamedNotification(waiting, account, now);
  const counted = countOrAbort(db, limit, ACCOUNTS_AN_HOUR, now);
  try {
    const named = { ...waiting, account, asRead: current };
    if (!(await writeRefundAccount(db, named, notification, notifyOptions(context), [counted, ...forgiven]))) {
      const [stillAwaited] = await selectAwaited(db, waiting, isBelow(limit, ACCOUNTS_AN_HOUR, now));
      return refused(stillAwaited?.waits ? "changed_meanwhile" : "nothing_waits");
    }
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    for (const statement of forgiven) await statement;
    return tooOften(now);
  }
  context.defer(sendOutbox(context));
  return ok(account);
}

function tooOften(now: number): RecheckRefusal {
  return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };
}
