import { sql } from "drizzle-orm";
import { heldUntil } from "~/domain/money/card-hold";
import { accountKind } from "~/domain/money/ledger";
import type { PaymentMethod } from "~/domain/money/payment-method";
import type { Accepted } from "~/domain/order/decision";
import { wasOnTime } from "~/domain/order/escrow";
import { countCompletion } from "../account/popularity.server";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { hasCardHold } from "../money/card-holds.server";
import { notify } from "../notification/notifications.server";
import { cardHolds } from "../schema/payments";
import { visitChanges, visitEnd } from "../visit/visits.server";
import { closeChange } from "./changes.server";
import { accountsWanted, debts, isPaidBy, type OrderNotificationOptions } from "./debts.server";

/** Rides in the decision's own batch, after the attempt that it is about has been settled. */
export function effectsOf(
  db: Database,
  decision: Accepted,
  {
    cardHoldDays,
    methods,
    ...options
  }: OrderNotificationOptions & { cardHoldDays: number; methods: readonly PaymentMethod[] },
) {
  return [
    ...completion(db, decision),
    ...cardHold(db, decision, cardHoldDays, methods),
    ...notifyOfHold(db, decision, options, cardHoldDays),
    ...debts(db, decision, methods),
    ...accountsWanted(db, decision, options),
    ...changeEnd(db, decision),
    ...visitChanges(db, decision),
    ...visitEnd(db, decision),
  ];
}

/** An order that was divided between both sides does not count: the same as `SUCCEEDED`. */
export function completes({ order, event }: Accepted): boolean {
  return order.closedAt === event.at && order.paymentStatus === "released";
}

function completion(db: Database, decision: Accepted) {
  const { order, event } = decision;
  if (!completes(decision)) return [];
  return countCompletion(db, {
    listingId: order.listingId,
    sellerId: order.sellerId,
    onTime: wasOnTime(order, event.at),
    now: event.at,
  });
}

function broughtBy({ postings }: Accepted) {
  return postings.filter(({ to }) => accountKind(to) === "seller");
}

/** UTC ms, if paid by card; null where nothing would wait. */
function wouldWaitUntil(decision: Accepted, days: number): number | null {
  const { order, event } = decision;
  return broughtBy(decision).length > 0 ? heldUntil(order.startedAt ?? event.at, days, event.at) : null;
}

function cardHold(db: Database, decision: Accepted, days: number, methods: readonly PaymentMethod[]) {
  const { order, event } = decision;
  const until = wouldWaitUntil(decision, days);
  if (until === null) return [];
  const byCard = isPaidBy(
    "payments",
    methods.filter(({ card }) => card),
  );
  return broughtBy(decision).map(({ amount }) =>
    insertWhere(
      db,
      cardHolds,
      { orderId: order.id, sellerId: order.sellerId, amount, createdAt: event.at, until },
      sql`from payments where order_id = ${order.id} and status = 'paid' and surplus = 0 and ${byCard}`,
    ),
  );
}

/** Sent only if this batch made a hold; the plain notification of the same event then comes too late. */
function notifyOfHold(
  db: Database,
  decision: Accepted,
  { wording, ...said }: OrderNotificationOptions,
  days: number,
) {
  const { order, event } = decision;
  const until = wouldWaitUntil(decision, days);
  if (until === null) return [];
  return wording
    .orderNotifications({ order, event, ...said, heldUntil: until })
    .filter(({ userId }) => userId === order.sellerId)
    .flatMap((notification) => notify(db, notification, { now: event.at, wording }, hasCardHold(order.id)));
}

function changeEnd(db: Database, { order, event, closesChange }: Accepted) {
  return closesChange === null ? [] : [closeChange(db, order.id, closesChange, event.at)];
}
