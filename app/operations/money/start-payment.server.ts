import { countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import type { BatchStatement } from "~/db/core/batch.server";
import { newId } from "~/db/core/new-id.server";
import {
  cancelAttempt,
  failTokenless,
  findOrderToPay,
  findToken,
  insertAttempt,
  retryAttempt,
  saveToken,
} from "~/db/money/payments.server";
import type { OrderState, PaymentAttempt } from "~/db/order/orders.server";
import type { Asking } from "~/domain/account/person";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { gatewayOrderId, MAX_ATTEMPTS, OPENINGS_AN_HOUR } from "~/domain/money/payment";
import { decide } from "~/domain/order/decide";
import type { Accepted, Refusal } from "~/domain/order/decision";
import { agreedPrice, pricedTotal } from "~/domain/order/order";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { patiently, pause } from "~/platform/core/time-limit.server";
import type { GatewayWindow } from "~/platform/payments/port.server";
import { writeOrderDecision } from "../order/write-order-decision.server";
import { settleAttempts } from "./settle-attempts.server";

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

type Payer = Asking<{ name: string; email: string }>;

/** ms; the gateway answers within four seconds, after that no token is on its way. */
const FETCHING = 5_000;
const TRIES = 3;

/**
 * Reuses the open checkout, else stores an attempt before the gateway is asked. A retry keeps its number, so no two
 * bills can be paid. Refuses where the total is not `shownTotal` (integer rupiah) or the seller is suspended.
 */
export function startPayment(
  context: Context,
  orderId: string,
  payer: Payer,
  shownTotal: number | null,
): Promise<Outcome<Checkout, NoCheckout>> {
  return patiently(context, openOrBegin(context, orderId, payer, shownTotal), refused("gateway_silent"));
}

async function openOrBegin(
  context: Context,
  orderId: string,
  payer: Payer,
  shownTotal: number | null,
): Promise<Outcome<Checkout, NoCheckout>> {
  const { db, now } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const state = await findOrderToPay(db, orderId, payer.id);
    if (!state) return refused("no_order");
    const decision = decide(state.order, { kind: "buyer", userId: payer.id }, { kind: "start_payment" }, now);
    if (!decision.ok) return refused(decision.reason);
    if (state.sellerAway) return refused("seller_suspended");
    if (state.listing.hiddenAt !== null) return refused("listing_hidden");
    if (state.order.totalPrice !== shownTotal) return refused("total_changed");

    const pending = state.attempts.find((attempt) => attempt.status === "pending");
    const outdated = pending !== undefined && pending.amount !== state.order.totalPrice;
    if (outdated) {
      const settled = await settleAttempts(context, [pending], "cancel");
      if (settled === "unsure") return refused("gateway_silent");
      if (settled === "paid") continue;
    }
    const open = pending && !outdated && openCheckout(context, pending);
    if (open) return ok(open);
    if (pending && !outdated && pending.token === null && now - pending.updatedAt < FETCHING) {
      // A double press: the first one is asking the gateway at this moment.
      const fetched = await tokenSoon(context, pending);
      // It may still come: a second attempt would only ask a slow gateway twice.
      return fetched ? ok(fetched) : refused("gateway_silent");
    }
    const unanswered = unansweredOf(state);
    if (!unanswered && state.attempts.filter(hasPage).length >= MAX_ATTEMPTS)
      return refused("too_many_attempts");
    const ends = pending && (outdated ? cancelAttempt : failTokenless)(db, pending.id, now);
    const attempt = await (unanswered
      ? takeUp(context, state, unanswered)
      : beginAttempt(context, state, decision, ends)
    ).catch(overLimit);
    if (attempt === "too_many_openings") return refused(attempt);
    if (!attempt) continue;
    const answer = await askGateway(context, state, attempt, payer);
    if (answer !== "taken") return answer;
    // Its page was lost with the answer, so nobody can pay there: the next attempt gets its own number.
    await context.admission.unguarded(() => cancelAttempt(db, attempt.id, now));
  }
  return refused("changed_meanwhile");
}

const hasPage = ({ token }: PaymentAttempt) => token !== null;

function unansweredOf({ order, attempts: [latest] }: OrderState): PaymentAttempt | undefined {
  const unanswered = latest && !hasPage(latest) && ["pending", "failed"].includes(latest.status);
  return unanswered && latest.amount === order.totalPrice ? latest : undefined;
}

function overLimit(error: unknown): "too_many_openings" {
  if (isOverLimit(error)) return "too_many_openings";
  throw error;
}

function countOpening({ db, now }: Context, orderId: string): BatchStatement {
  return countOrAbort(db, `payment:${orderId}`, OPENINGS_AN_HOUR, now);
}

async function takeUp(
  context: Context,
  { order }: OrderState,
  attempt: PaymentAttempt,
): Promise<Begun | null> {
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
  return token && redirectUrl && now < expiresAt
    ? { token, redirectUrl, window: gateways.of(attempt).window }
    : null;
}

async function tokenSoon({ db, gateways }: Context, attempt: PaymentAttempt): Promise<Checkout | null> {
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
  ends: BatchStatement | undefined,
): Promise<Begun | null> {
  const { db, gateways, now } = context;
  const { order, attempts } = state;
  const number = (attempts[0]?.attempt ?? 0) + 1;
  const attempt = {
    id: newId(),
    orderId: order.id,
    attempt: number,
    gateway: gateways.current.name,
    gatewayOrderId: gatewayOrderId(order.id, number),
    amount: pricedTotal(order),
    createdAt: now,
    expiresAt: order.paymentDueAt ?? now,
  };
  const begun = await writeOrderDecision(context, state, decision, [
    ...(ends ? [ends] : []),
    insertAttempt(db, attempt),
    countOpening(context, order.id),
  ]);
  return begun ? attempt : null;
}

async function askGateway(
  { admission, db, env, gateways, now }: Context,
  { order }: OrderState,
  attempt: Begun,
  payer: Payer,
): Promise<Outcome<Checkout, NoCheckout> | "taken"> {
  const gateway = gateways.of(attempt);
  const { name, email } = await payer.reader();
  const answer = await gateway.createTransaction({
    gatewayOrderId: attempt.gatewayOrderId,
    amount: attempt.amount,
    items: [{ id: order.listingId, name: order.title, price: agreedPrice(order), quantity: order.quantity }],
    customer: { name, email },
    // Neutral: the gateway returns here however it went, and appends its own status.
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
    await admission.unguarded(() => failTokenless(db, attempt.id, now));
    return refused("gateway_silent");
  }
  const { token, redirectUrl } = answer;
  await admission.unguarded(() => saveToken(db, attempt.id, { token, redirectUrl, now }));
  return ok({ token, redirectUrl, window: gateway.window });
}
