import { type Accepted, type Actor, type Command, decide, type Refusal } from "~/orders/lifecycle";
import type { LifecycleState, Order, PaymentStatus } from "~/orders/order";
import { DAY, HOUR, MINUTE } from "~/platform/dates";

/** Sari sells, Budi buys, and Hendra is a stranger. */
export const SARI = "5a510000-0000-4000-8000-000000000001";
export const BUDI = "b0d10000-0000-4000-8000-000000000002";
export const HENDRA = "4e4d0000-0000-4000-8000-000000000003";
export const PEOPLE = { buyer: "Budi Santoso", seller: "Sari Wulandari" };

export const NOW = Date.UTC(2026, 10, 10, 2, 20);

export const budi: Actor = { kind: "buyer", userId: BUDI };
export const sari: Actor = { kind: "seller", userId: SARI };
export const gateway: Actor = { kind: "gateway" };
export const scheduler: Actor = { kind: "scheduler" };
export const operator: Actor = { kind: "operator", userId: HENDRA };

const MONEY: Record<LifecycleState, PaymentStatus> = {
  inquiry: "unpaid",
  quoted: "unpaid",
  awaiting_payment: "unpaid",
  working: "held",
  delivered: "held",
  revision: "held",
  cancel_requested: "held",
  disputed: "held",
  no_show: "held",
  completed: "released",
  cancelled: "unpaid",
};

/** Begins in half an hour, and was agreed on a day ago. */
export const VISITED = {
  visitMode: "at_buyer",
  visitAt: NOW + 30 * MINUTE,
  visitAgreedAt: NOW - DAY,
} as const satisfies Partial<Order>;

function statusOf(place: LifecycleState): Order["status"] {
  if (place === "completed" || place === "cancelled") return place;
  return MONEY[place] === "held" ? "in_progress" : "pending";
}

/** An order of Rp 350.000 in a given place, an hour before anything is due. Frozen, because no rule may change it. */
export function anOrder(place: LifecycleState, changes: Partial<Order> = {}): Order {
  const priced = place !== "inquiry";
  const order: Order = {
    id: "7f3a21c9-0000-4000-8000-000000000000",
    listingId: "4be1c07a-0000-4000-8000-000000000000",
    buyerId: BUDI,
    sellerId: SARI,
    status: statusOf(place),
    phase: place === "completed" || place === "cancelled" ? null : place,
    paymentStatus: MONEY[place],
    version: 4,
    price: priced ? 350_000 : null,
    quantity: 1,
    totalPrice: priced ? 350_000 : null,
    additions: 0,
    parts: [],
    callOutFee: 0,
    feePercent: 10,
    createdAt: NOW - DAY,
    quoteExpiresAt: place === "quoted" ? NOW + HOUR : null,
    paymentDueAt: priced && place !== "quoted" ? NOW + HOUR : null,
    startedAt: MONEY[place] === "held" ? NOW - HOUR : null,
    deliveredAt: place === "delivered" || place === "revision" ? NOW - HOUR : null,
    reviewDueAt: place === "delivered" ? NOW + HOUR : null,
    closedAt: place === "completed" || place === "cancelled" ? NOW - HOUR : null,
    deadline: null,
    maxDays: priced ? 5 : null,
    revisionsLeft: 2,
    phaseBefore: place === "cancel_requested" ? "working" : null,
    buyerShare: place === "cancel_requested" ? 60 : null,
    proposedReturns: null,
    proposedBy: place === "cancel_requested" || place === "no_show" ? "buyer" : null,
    disputedBy: place === "disputed" ? "buyer" : null,
    changeBy: null,
    answerDueAt: ["cancel_requested", "disputed", "no_show"].includes(place) ? NOW + HOUR : null,
    rulingDueAt: place === "disputed" ? NOW + 2 * DAY : null,
    visitMode: null,
    visitAt: null,
    visitAgreedAt: null,
    freeUntil: null,
    leftAt: null,
    arrivedAt: null,
    arrivalAnswer: null,
    buyerMoves: 0,
    sellerMoves: 0,
    ...(place === "no_show" ? { ...VISITED, visitAt: NOW - 2 * HOUR } : {}),
  };
  return Object.freeze({ ...order, ...changes });
}

export function accepted(order: Order, actor: Actor, command: Command, now = NOW): Accepted {
  const decision = decide(order, actor, command, now);
  if (!decision.ok) throw new Error(`${command.kind} was refused: ${decision.reason}`);
  return decision;
}

export function refusal(order: Order, actor: Actor, command: Command, now = NOW): Refusal | "accepted" {
  const decision = decide(order, actor, command, now);
  return decision.ok ? "accepted" : decision.reason;
}
