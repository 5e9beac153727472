import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import { type Database, isPassingFault } from "~/database/connection.server";
import { type BatchStatement, MAX_TRIES, newId, retryAfterConflict } from "~/database/statements.server";
import { TRAVEL_FEE } from "~/listings/own-text";
import { recordOperatorAction } from "~/operators/action-queries.server";
import { linesOfOrder } from "~/orders/choices";
import { type OrderWriteContext, saveOrderDecision } from "~/orders/commands.server";
import { type Accepted, type Command, decide, type Refusal, waitsForListing } from "~/orders/lifecycle";
import { type Order, sideOf } from "~/orders/order";
import { type Bill, dueBill } from "~/orders/parts";
import { findOrderState, type OrderState, type PaymentAttempt } from "~/orders/queries.server";
import { isHeldPayment } from "~/orders/rules/payment";
import { patiently, pause } from "~/platform/calls.server";
import type { Context } from "~/platform/context.server";
import type { GatewayWindow, PaymentGateway, ReportResult } from "~/platform/gateways/ports.server";
import { log } from "~/platform/log.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { digest } from "~/platform/secrets.server";
import {
  GATEWAY_SETTLES,
  type GatewayRefundResult,
  lastTryAt,
  nextTryAt,
  refundedAmount,
  refundResult,
} from "~/refunds/gateway-refund";
import { findGatewayRefund, markRefundPaid, reserveAttempt } from "~/refunds/queries.server";
import { type Debt, isLastDebt, type ManualRefundError } from "~/refunds/refund";

import {
  endCardHolds,
  findStuckNotification,
  markAnswered,
  markOrderAnswered,
  markProcessed,
  recordOutcome,
  storeGatewayNotification,
} from "./gateway-queries.server";
import {
  type AttemptStatus,
  advanceAttempt,
  FOREIGN,
  type ForeignReason,
  type GatewayReport,
  gatewayOrderId,
  hasPaymentArrived,
  isForeign,
  isMatchingPayment,
  MAX_ATTEMPTS,
  OPEN_ATTEMPTS,
  OPENINGS_AN_HOUR,
  takenFromSeller,
} from "./payment";
import {
  type AttemptState,
  cancelAttempt,
  closeAttempt,
  failTokenless,
  findAttempt,
  findOrderToPay,
  findToken,
  insertAttempt,
  moveAttempt,
  reserveCheck,
  retryAttempt,
  saveToken,
} from "./queries.server";
import type { Rechecked } from "./text";

type GatewayEffect = { command: Command; paid: readonly Debt[] };

/** Returns the order's step for a report. Null if the report changes only the attempt. */
function interpretGatewayStatus(
  status: AttemptStatus,
  back: GatewayRefundResult | null,
  report: GatewayReport,
  found: AttemptState,
  now: number,
): GatewayEffect | null {
  const { attempt, attempts, order } = found;
  if (back?.kind === "ours") return recordRefund(back.debt, found);
  const number = attempt.attempt;
  const withoutDebts = (command: Command): GatewayEffect => ({ command, paid: [] });
  switch (status) {
    case "paid":
      return withoutDebts({
        kind: "record_payment",
        bill: attempt.bill,
        amount: attempt.amount,
        attempt: number,
        method: report.method ?? "",
      });
    case "review":
      return withoutDebts({ kind: "payment_in_review", attempt: number });
    case "failed":
    case "expired":
    case "cancelled":
      return endsPayment(attempt, attempts, order, report)
        ? withoutDebts({ kind: "payment_failed", attempt: number })
        : null;
    case "refunded": {
      const debt = unpaidDebts(found).find(({ amount }) => amount === attempt.amount);
      return debt ? recordRefund(debt, found) : reversePayment(found, "refund", now);
    }
    case "charged_back":
      return reversePayment(found, "chargeback", now);
    default:
      return null;
  }
}

function recordRefund(debt: Debt, { debts }: AttemptState): GatewayEffect {
  const last = isLastDebt(debts, debt.id);
  return {
    command: { kind: "record_refund", amount: debt.amount, through: "gateway", last },
    paid: [debt],
  };
}

function reversePayment(found: AttemptState, cause: "refund" | "chargeback", now: number): GatewayEffect {
  const { attempt, debts, holds } = found;
  const left = attempt.status === "paid" ? attempt.amount - refundedAmount(attempt, debts) : attempt.amount;
  const open = unpaidDebts(found);
  const owed = open.reduce((sum, debt) => sum + debt.amount, 0);
  const held = cause === "chargeback" && !attempt.isSurplus ? takenFromSeller(holds, now) : 0;
  const last = debts.every((debt) => debt.status === "paid" || open.includes(debt));
  const { isSurplus, bill } = attempt;
  return { command: { kind: "take_back", bill, amount: left, isSurplus, owed, last, held, cause }, paid: open };
}

function unpaidDebts({ attempt, debts }: AttemptState): Debt[] {
  return debts.filter((debt) => debt.attempt === attempt.attempt && debt.status !== "paid");
}

/** Returns true if a failed attempt ends the payment. It does not while another is open, or once time is up. */
function endsPayment(
  attempt: PaymentAttempt,
  attempts: readonly PaymentAttempt[],
  order: Order,
  report: GatewayReport,
): boolean {
  const others = attempts.filter((other) => other.id !== attempt.id);
  if (attempt.status === "review") return others.every(({ status }) => status !== "review");
  if (others.length > 0) return false;
  return !(report.outcome === "expired" && attempt.expiresAt >= (order.paymentDueAt ?? 0));
}

const MAX_BOOKING_TRIES = 8;

type Recording = OrderWriteContext & Pick<Context, "systemDb">;
type Recorded = { status: AttemptStatus; changed: boolean };
/** part_back: the gateway returned a part of the payment, which an operator must check. */
type PaymentRecordError = "unknown_attempt" | "amount_mismatch" | "part_back";

/** Writes everything in one batch. Reports that are repeated, late or out of order change nothing. */
export function bookPayment(
  context: Recording,
  report: GatewayReport,
  alongside: BatchStatement[] = [],
): Promise<Outcome<Recorded, PaymentRecordError>> {
  return recordReport({ ...context, db: context.systemDb }, report, alongside);
}

async function recordReport(
  context: Recording,
  report: GatewayReport,
  alongside: BatchStatement[],
): Promise<Outcome<Recorded, PaymentRecordError>> {
  const { db, now } = context;
  for (let tries = 0; tries < MAX_BOOKING_TRIES; tries++) {
    const found = await findAttempt(db, report.gatewayOrderId);
    if (!found) return refused("unknown_attempt");
    const { attempt, order } = found;
    if (!isMatchingPayment(report, attempt.amount)) return refused("amount_mismatch");

    // No report contains the amount of a partial chargeback.
    if (report.part && report.outcome === "charged_back") return refused("part_back");
    const back = gatewayRefund(report, found);
    if (back?.kind === "unclear") return refused("part_back");
    const status = back ? statusAfterRefund(back) : advanceAttempt(attempt.status, report.outcome);
    const changed = status !== attempt.status || back?.kind === "ours";
    const change = { status, method: report.method, now };
    const meaning = changed ? interpretGatewayStatus(status, back, report, found, now) : null;
    const decision = meaning && decide(order, { kind: "gateway" }, meaning.command, now);

    if (!meaning || !decision?.ok) {
      // Without the order's event, only the attempt changes. Money moves only for the exact sum.
      if (decision && status === "paid") return refused("amount_mismatch");
      await db.batch([moveAttempt(db, attempt, change), ...alongside]);
      return ok({ status, changed });
    }
    // The order cannot accept this money, for example because another attempt has paid. It is refunded.
    const late = meaning.command.kind === "record_payment" && !isHeldPayment(decision.event.kind);
    const settled = [
      closeAttempt(db, attempt.id, { ...change, isSurplus: attempt.isSurplus || late }),
      ...(meaning.command.kind === "take_back" && meaning.command.held > 0 ? [endCardHolds(db, attempt, now)] : []),
      ...meaning.paid.map(({ id }) =>
        markRefundPaid(db, id, { route: "gateway", reference: report.transactionId ?? "", now }),
      ),
    ];
    // Each event covers one refund, and the last one also records the whole report.
    const more = back?.kind === "ours" && back.more;
    const written = await saveOrderDecision(context, found, decision, [...settled, ...(more ? [] : alongside)]);
    if (written && !more) return ok({ status, changed });
  }
  throw new Error(`payment ${report.gatewayOrderId} lost ${MAX_BOOKING_TRIES} races`);
}

function gatewayRefund(report: GatewayReport, { attempt, debts }: AttemptState): GatewayRefundResult | null {
  if (attempt.status !== "paid" || report.outcome !== "refunded") return null;
  return refundResult(report, attempt, debts);
}

function statusAfterRefund(back: GatewayRefundResult): AttemptStatus {
  return back.kind === "foreign" || (back.kind === "ours" && back.whole) ? "refunded" : "paid";
}

/** Asks the gateway whether it paid this refund, so that the buyer is not paid twice. */
export async function confirmUnpaid(context: Context, id: string): Promise<Outcome<"unpaid", ManualRefundError>> {
  const { db, gateways, now } = context;
  const due = await findGatewayRefund(db, id);
  if (!due) return refused("changed_meanwhile");
  // The scheduler's last try may still be running. Reserving a try keeps it from starting another.
  const last = lastTryAt(due);
  if (last !== null && now - last < GATEWAY_SETTLES) return refused("gateway_busy");
  if (!(await reserveAttempt(db, due, nextTryAt(due.tries, now)))) return refused("changed_meanwhile");
  const asked = due.payment && (await gateways.of(due.payment).status(due.payment.gatewayOrderId));
  if (asked && !asked.ok) return refused("gateway_silent");
  if (asked?.report && asked.report.outcome !== "paid") {
    const recorded = await bookPayment(context, asked.report);
    // The gateway refunded an unidentified sum, which may be this refund.
    if (!recorded.ok) return refused("gateway_unclear");
    if ((await findGatewayRefund(db, id)) === null) return refused("gateway_paid");
  }
  return ok("unpaid");
}

/**
 * test: from the dashboard's test button. contradicted: the gateway did not confirm it. foreign: it is not about our
 * payment.
 */
export type NotificationReceipt =
  | "done"
  | "junk"
  | "test"
  | "forged"
  | "contradicted"
  | "unreachable"
  | ForeignReason
  | PaymentRecordError;

/** Queries the status. The signature of a notification does not cover the status, so the gateway's answer counts. */
export async function receiveGatewayNotification(
  context: Context,
  gateway: PaymentGateway,
  raw: string,
): Promise<NotificationReceipt> {
  const { db, now } = context;
  const read = await gateway.readNotification(raw);
  if (!read.ok) return read.reason;

  const { report } = read;
  const id = await digest(raw);
  const kept = await storeGatewayNotification(db, {
    id,
    gateway: gateway.name,
    gatewayOrderId: report.gatewayOrderId,
    body: raw,
    receivedAt: now,
  });
  if (kept === "unknown") return "unknown_attempt";
  if (kept === "processed") return "done";

  if (read.foreign) return recordRefusal(db, id, read.foreign);
  const asked = await gateway.status(report.gatewayOrderId);
  if (!asked.ok && isForeign(asked.reason)) return recordRefusal(db, id, asked.reason);
  if (!asked.ok) {
    log("error", "gateway_fault", {
      attempt: report.gatewayOrderId,
      id,
      reason: asked.reason,
      detail: asked.detail,
    });
    return "unreachable";
  }
  if (asked.report === null || isContradicted(report, asked.report)) {
    await recordOutcome(db, id, "contradicted");
    return "contradicted";
  }
  const done = markProcessed(db, id, asked.report.outcome, now);
  const recorded = await bookPayment(context, asked.report, [done]);
  if (recorded.ok) return "done";
  return recordRefusal(db, id, recorded.reason);
}

async function recordRefusal<Why extends ForeignReason | PaymentRecordError>(
  db: Database,
  id: string,
  why: Why,
): Promise<Why> {
  log("error", "notification_refused", { id, reason: why });
  await recordOutcome(db, id, why);
  return why;
}

function isContradicted(claim: GatewayReport, truth: GatewayReport): boolean {
  if (!hasPaymentArrived(claim.outcome)) return false;
  return !hasPaymentArrived(truth.outcome) || claim.transactionId !== truth.transactionId;
}

type NotRechecked = "no_order" | "own_order" | "nothing_to_ask" | "unreachable";
type Recheck = { orderId: string; operatorId: string; reason: string };

/**
 * Queries all attempts of an order. Refuses a side of the order. Answers its stuck notifications unless sums still
 * disagree.
 */
export function recheckPayments(context: Context, recheck: Recheck): Promise<Outcome<Rechecked, NotRechecked>> {
  return patiently(context, recheckAttempts(context, recheck), refused("unreachable"));
}

async function recheckAttempts(
  context: Context,
  { orderId, operatorId, reason }: Recheck,
): Promise<Outcome<Rechecked, NotRechecked>> {
  const { db, gateways, now } = context;
  const state = await findOrderState(db, orderId);
  if (!state) return refused("no_order");
  if (sideOf(state.order, operatorId) !== null) return refused("own_order");
  if (state.attempts.length === 0) return refused("nothing_to_ask");
  // Write the log first, because the gateway may stop answering halfway.
  await recordOperatorAction(db, { operatorId, kind: "recheck_payment", subjectId: orderId, reason }, now);
  const done: Rechecked = { changed: 0, odd: 0, partBack: 0, foreign: 0, unknown: 0 };
  const odd: string[] = [];
  for (const attempt of [...state.attempts].reverse()) {
    const { gatewayOrderId } = attempt;
    const asked = await gateways.of(attempt).status(gatewayOrderId);
    if (!asked.ok) {
      log("error", "gateway_fault", { attempt: gatewayOrderId, reason: asked.reason, detail: asked.detail });
      if (!isForeign(asked.reason)) return refused("unreachable");
      odd.push(gatewayOrderId);
      done.foreign += 1;
      continue;
    }
    const recorded = asked.report && (await bookPayment(context, asked.report));
    if (recorded === null) done.unknown += 1;
    else if (!recorded.ok) {
      odd.push(gatewayOrderId);
      done[recorded.reason === "part_back" ? "partBack" : "odd"] += 1;
    } else if (recorded.value.changed) done.changed += 1;
  }
  await markOrderAnswered(db, { orderId, odd }, now);
  return ok(done);
}

const CHECK_INTERVAL = 3_000;

/** Queries one attempt. Returns false if the gateway has no news or does not answer, or the database cannot write. */
export async function refreshPayment(context: Context, attempt: PaymentAttempt | undefined): Promise<boolean> {
  if (!attempt || !isOpen(attempt) || !isDue(attempt, context.now)) return false;
  try {
    return await checkAttempt(context, attempt);
  } catch (error) {
    if (!isPassingFault(error)) throw error;
    log("error", "payment_not_refreshed", { attempt: attempt.gatewayOrderId, error });
    return false;
  }
}

async function checkAttempt(context: Context, attempt: PaymentAttempt): Promise<boolean> {
  const { db, gateways, now } = context;
  if (!(await reserveCheck(db, attempt, now))) return false;
  const asked = await gateways.of(attempt).status(attempt.gatewayOrderId);
  if (!asked.ok || asked.report === null) return false;
  const recorded = await bookPayment(context, asked.report);
  return recorded.ok;
}

function isOpen({ status, token }: PaymentAttempt): boolean {
  return token !== null && OPEN_ATTEMPTS.includes(status);
}

function isDue({ checkedAt, createdAt }: PaymentAttempt, now: number): boolean {
  return checkedAt === createdAt || now - checkedAt >= CHECK_INTERVAL;
}

type NotificationReplay = { key: string; orderId: string; operatorId: string; reason: string };

const UNRESOLVED_OUTCOMES: readonly NotificationReceipt[] = ["amount_mismatch", "part_back", ...FOREIGN];

/** Processes a notification again. Refuses a side of the order. Answers it unless sums still disagree. */
export async function replayGatewayNotification(
  context: Context,
  { key, orderId, operatorId, reason }: NotificationReplay,
): Promise<Outcome<Exclude<NotificationReceipt, "unreachable">, "no_notification" | "own_order" | "unreachable">> {
  const { db, now } = context;
  const stuck = await findStuckNotification(db, { key, orderId });
  if (!stuck) return refused("no_notification");
  if (sideOf(stuck, operatorId) !== null) return refused("own_order");
  await recordOperatorAction(db, { operatorId, kind: "replay_notification", subjectId: orderId, reason }, now);
  const receipt = await receiveGatewayNotification(context, context.gateways.of(stuck), stuck.body);
  if (receipt === "unreachable") return refused("unreachable");
  const odd = UNRESOLVED_OUTCOMES.includes(receipt);
  if (odd || receipt === "contradicted") await markAnswered(db, { key, orderId, odd }, now);
  return ok(receipt);
}

/** clear: nothing is paid or pending. A page that is still open cannot be closed, so a payment there is refunded. */
type AttemptsOutcome = "clear" | "paid" | "unsure";

export async function closeOpenAttempts(
  context: Context,
  attempts: readonly PaymentAttempt[],
  end: "cancel" | "expire",
): Promise<AttemptsOutcome> {
  return patiently(context, closeAttempts(context, attempts.filter(mayStillPay), end), "unsure");
}

/**
 * Returns true if somebody may still pay. Without a token nobody saw the page. The latest refused attempt can be
 * retried.
 */
function mayStillPay({ status, token }: PaymentAttempt, index: number): boolean {
  return token !== null && (OPEN_ATTEMPTS.includes(status) || (status === "failed" && index === 0));
}

async function closeAttempts(
  context: Context,
  attempts: readonly PaymentAttempt[],
  end: "cancel" | "expire",
): Promise<AttemptsOutcome> {
  for (const attempt of attempts) {
    const { gatewayOrderId: id } = attempt;
    const gateway = context.gateways.of(attempt);
    const asked = await gateway.status(id);
    if (!asked.ok) return recordGatewayFault(id, asked);
    if (asked.report === null) continue;
    const { outcome } = asked.report;
    if (outcome === "paid") {
      const recorded = await bookPayment(context, asked.report);
      return recorded.ok ? "paid" : "unsure";
    }
    if (outcome !== "pending" && outcome !== "review") continue;
    const ended = await gateway[end](id);
    if (!ended.ok) return recordGatewayFault(id, ended);
  }
  return "clear";
}

function recordGatewayFault(id: string, fault: Exclude<ReportResult, { ok: true }>): AttemptsOutcome {
  log("error", "gateway_fault", { attempt: id, reason: fault.reason, detail: fault.detail });
  return "unsure";
}

type Checkout = { token: string; redirectUrl: string; window: GatewayWindow | null };
type NoCheckout =
  | Refusal
  | "no_order"
  | "gateway_silent"
  | "changed_meanwhile"
  | "total_changed"
  | "too_many_attempts"
  | "too_many_openings"
  | "seller_suspended"
  | "listing_hidden";

type Payer = { id: string; name: string; email: string };

/** ms to wait for a token. The gateway answers within four seconds. */
const TOKEN_TIMEOUT = 5_000;
/**
 * Opens the page of a payment. Reuses the open checkout, otherwise stores an attempt before it calls the gateway. A
 * retry keeps its number, so that no two bills can be paid. Refuses if the total is not `shownTotal` or the seller is
 * suspended.
 */
export function openPayment(
  context: Context,
  orderId: string,
  payer: Payer,
  shownTotal: number | null,
): Promise<Outcome<Checkout, NoCheckout>> {
  return patiently(context, findOrBeginCheckout(context, orderId, payer, shownTotal), refused("gateway_silent"));
}

export async function openDuePayment(
  context: Context,
  orderId: string,
  payer: Payer,
): Promise<Outcome<Checkout, NoCheckout>> {
  const state = await findOrderToPay(context.db, orderId, payer.id);
  const due = state && dueBill(state.order);
  return due ? openPayment(context, orderId, payer, due.amount) : refused("not_now");
}

async function findOrBeginCheckout(
  context: Context,
  orderId: string,
  payer: Payer,
  shownTotal: number | null,
): Promise<Outcome<Checkout, NoCheckout>> {
  const { db, now } = context;
  return retryAfterConflict(MAX_TRIES, async () => {
    const state = await findOrderToPay(db, orderId, payer.id);
    if (!state) return refused("no_order");
    const decision = decide(state.order, { kind: "buyer", userId: payer.id }, { kind: "start_payment" }, now);
    if (!decision.ok) return refused(decision.reason);
    if (state.sellerAway) return refused("seller_suspended");
    if (waitsForListing(state.order, "start_payment", state.listing.hiddenAt !== null))
      return refused("listing_hidden");
    const due = dueBill(state.order);
    if (due === null) throw new Error(`order ${orderId}: a payment starts and no bill is due`);
    if (due.amount !== shownTotal) return refused("total_changed");

    // The status of a running order does not say that its later bill is in review.
    if (state.attempts.some(({ bill, status }) => bill === due.bill && status === "review"))
      return refused("payment_under_review");

    const pending = state.attempts.find((attempt) => attempt.status === "pending");
    const outdated = pending !== undefined && (pending.amount !== due.amount || pending.bill !== due.bill);
    if (outdated) {
      const settled = await closeOpenAttempts(context, [pending], "cancel");
      if (settled === "unsure") return refused("gateway_silent");
      if (settled === "paid") return null;
    }
    const open = pending && !outdated && openCheckout(context, pending);
    if (open) return ok(open);
    if (pending && !outdated && pending.token === null && now - pending.updatedAt < TOKEN_TIMEOUT) {
      // After a double click, the first request may be calling the gateway now.
      const fetched = await awaitToken(context, pending);
      // The answer may still arrive. A second attempt would only call a slow gateway twice.
      return fetched ? ok(fetched) : refused("gateway_silent");
    }
    const unanswered = findUnanswered(state, due);
    const opened = state.attempts.filter((attempt) => attempt.bill === due.bill && hasPage(attempt));
    if (!unanswered && opened.length >= MAX_ATTEMPTS) return refused("too_many_attempts");
    const ends = pending && (outdated ? cancelAttempt : failTokenless)(db, pending.id, now);
    const attempt = await (unanswered
      ? reuseAttempt(context, state, unanswered)
      : beginAttempt(context, state, decision, { due, ends })
    ).catch(refuseOverLimit);
    if (attempt === "too_many_openings") return refused(attempt);
    if (!attempt) return null;
    const answer = await createCheckout(context, state, { attempt, due }, payer);
    if (answer !== "taken") return answer;
    // The response with the page's address was lost, so nobody can pay there. The next attempt gets a new number.
    await cancelAttempt(context.systemDb, attempt.id, now);
    return null;
  });
}

const hasPage = ({ token }: PaymentAttempt) => token !== null;

function findUnanswered({ attempts: [latest] }: OrderState, due: Bill): PaymentAttempt | undefined {
  const unanswered = latest && !hasPage(latest) && ["pending", "failed"].includes(latest.status);
  return unanswered && latest.bill === due.bill && latest.amount === due.amount ? latest : undefined;
}

function refuseOverLimit(error: unknown): "too_many_openings" {
  if (isOverLimit(error)) return "too_many_openings";
  throw error;
}

function countOpening({ db, now }: Context, orderId: string): BatchStatement {
  return countOrAbort(db, `payment:${orderId}`, OPENINGS_AN_HOUR, now);
}

async function reuseAttempt(context: Context, { order }: OrderState, attempt: PaymentAttempt): Promise<Begun | null> {
  const { db, now } = context;
  const expiresAt = order.paymentDueAt ?? now;
  const [taken] = await db.batch([
    retryAttempt(db, attempt, { version: order.version, expiresAt, now }),
    countOpening(context, order.id),
  ]);
  return taken.length > 0 ? { ...attempt, createdAt: now, expiresAt } : null;
}

type Begun = Pick<PaymentAttempt, "id" | "gateway" | "gatewayOrderId" | "amount" | "createdAt" | "expiresAt">;

function openCheckout({ gateways, now }: Context, attempt: PaymentAttempt): Checkout | null {
  const { token, redirectUrl, expiresAt } = attempt;
  return token && redirectUrl && now < expiresAt ? { token, redirectUrl, window: gateways.of(attempt).window } : null;
}

async function awaitToken({ db, gateways }: Context, attempt: PaymentAttempt): Promise<Checkout | null> {
  for (let looks = 0; looks < 4; looks++) {
    await pause(400);
    const found = await findToken(db, attempt.id);
    if (found) return { ...found, window: gateways.of(attempt).window };
  }
  return null;
}

async function beginAttempt(
  context: Context,
  state: OrderState,
  decision: Accepted,
  { due, ends }: { due: Bill; ends: BatchStatement | undefined },
): Promise<Begun | null> {
  const { db, gateways, now } = context;
  const { order, attempts } = state;
  const number = (attempts[0]?.attempt ?? 0) + 1;
  const attempt = {
    id: newId(),
    orderId: order.id,
    attempt: number,
    bill: due.bill,
    gateway: gateways.current.name,
    gatewayOrderId: gatewayOrderId(order.id, number),
    amount: due.amount,
    createdAt: now,
    expiresAt: order.paymentDueAt ?? now,
  };
  const begun = await saveOrderDecision(context, state, decision, [
    ...(ends ? [ends] : []),
    insertAttempt(db, attempt),
    countOpening(context, order.id),
  ]);
  return begun ? attempt : null;
}

/**
 * Returns items that add up to the amount, as the gateway requires. Stored parts are named, and a whole price has a line
 * for each choice.
 */
function billItems(order: OrderState["order"], { parts }: Bill) {
  const { listingId: id, title } = order;
  if (order.parts.length > 0)
    return parts.map((part) => ({
      id: `${id}-${part.no}`,
      name: part.title || title,
      price: part.amount,
      quantity: 1,
    }));
  return linesOfOrder(order).map(({ kind, name, price, count }, index) => ({
    id: index === 0 ? id : `${id}-0${index}`,
    name: kind === "travel" ? `${TRAVEL_FEE} ke ${name}` : name,
    price,
    quantity: count,
  }));
}

async function createCheckout(
  { env, gateways, now, systemDb }: Context,
  { order }: OrderState,
  { attempt, due }: { attempt: Begun; due: Bill },
  payer: Payer,
): Promise<Outcome<Checkout, NoCheckout> | "taken"> {
  const gateway = gateways.of(attempt);
  const { name, email } = payer;
  const answer = await gateway.createTransaction({
    gatewayOrderId: attempt.gatewayOrderId,
    amount: attempt.amount,
    items: billItems(order, due),
    customer: { name, email },
    // The gateway redirects to this page after every outcome, and appends its own status.
    finishUrl: `${env.appOrigin}/payment/${order.id}?status=pending`,
    createdAt: attempt.createdAt,
    expiresAt: attempt.expiresAt,
  });
  if (!answer.ok && answer.reason === "taken") return "taken";
  if (!answer.ok) {
    log("error", "gateway_fault", {
      attempt: attempt.gatewayOrderId,
      reason: answer.reason,
      detail: answer.detail,
    });
    await failTokenless(systemDb, attempt.id, now);
    return refused("gateway_silent");
  }
  const { token, redirectUrl } = answer;
  await saveToken(systemDb, attempt.id, { token, redirectUrl, now });
  return ok({ token, redirectUrl, window: gateway.window });
}
