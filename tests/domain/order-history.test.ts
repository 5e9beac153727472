import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "~/domain/dates";
import {
  balances,
  escrowOf,
  isOutside,
  PLATFORM_FEE,
  type Posting,
  refundAccount,
  sellerAccount,
} from "~/domain/ledger";
import { MAX_PRICE, MIN_PRICE } from "~/domain/money";
import { isClosed, type Order } from "~/domain/order";
import { decide } from "~/domain/order-decide";
import type { Actor, Command, OrderEvent } from "~/domain/order-decision";
import { openInquiry, openPackageOrder } from "~/domain/order-opening";
import { BUDI, budi, clock, gateway, HENDRA, NOW, operator, SARI, sari } from "./an-order";

type Step = { actor: Actor; command: Command; wait: number };

const price = fc.integer({ min: MIN_PRICE, max: MAX_PRICE });
const attempt = fc.integer({ min: 1, max: 4 });
const actor = fc.constantFrom<Actor[]>(budi, sari, gateway, clock, operator, {
  kind: "buyer",
  userId: HENDRA,
});

// `right` pays the exact total, known only once the step is taken; it stands here as amount -1.
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant("quote" as const), price, days: fc.integer({ min: 0, max: 40 }) }),
  fc.constant<Command>({ kind: "accept_quote" }),
  fc.constant<Command>({ kind: "start_payment" }),
  fc.record({
    kind: fc.constant("record_payment" as const),
    amount: fc.oneof({ weight: 5, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: price }),
    attempt,
    method: fc.constant("qris"),
  }),
  fc.record({ kind: fc.constant("payment_in_review" as const), attempt }),
  fc.record({ kind: fc.constant("payment_failed" as const), attempt }),
  fc.constant<Command>({ kind: "expire" }),
  fc.constant<Command>({ kind: "complete" }),
  fc.constant<Command>({ kind: "cancel" }),
);

// Half of the steps are what the right person would do, else most histories would end where they began.
const fitting: fc.Arbitrary<{ actor: Actor; command: Command }> = command.map((chosen) => {
  switch (chosen.kind) {
    case "quote":
      return { actor: sari, command: chosen };
    case "record_payment":
    case "payment_failed":
    case "payment_in_review":
      return { actor: gateway, command: chosen };
    case "expire":
      return { actor: clock, command: chosen };
    default:
      return { actor: budi, command: chosen };
  }
});

const step: fc.Arbitrary<Step> = fc
  .tuple(
    fc.oneof(fitting, fc.record({ actor, command })),
    fc.constantFrom(0, MINUTE, HOUR, 9 * HOUR, 2 * DAY),
  )
  .map(([what, wait]) => ({ ...what, wait }));

const history = fc.record({
  steps: fc.array(step, { minLength: 30, maxLength: 60 }),
  custom: fc.boolean(),
  price,
  quantity: fc.integer({ min: 1, max: 100 }),
});

function open(custom: boolean, unitPrice: number, quantity: number): { order: Order; event: OrderEvent } {
  const listing = { id: "listing", sellerId: SARI, kind: "offer" as const, status: "active" as const };
  const input = { id: "order", buyerId: BUDI, listing, quantity, deadline: null };
  const opened = custom
    ? openInquiry(input, NOW)
    : openPackageOrder(
        { ...input, listing: { ...listing, price: unitPrice, packages: null }, packageId: null },
        NOW,
      );
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

/** Walks a history as an operation would: repeats of a paid attempt are dropped before the rules see them. */
function walk(run: { steps: Step[]; custom: boolean; price: number; quantity: number }) {
  let { order } = open(run.custom, run.price, run.quantity);
  let now = NOW;
  const postings: Posting[] = [];
  const events: OrderEvent[] = [];
  const paid = new Map<number, number>();

  for (const { actor, command, wait } of run.steps) {
    now += wait;
    let said = command;
    if (said.kind === "record_payment") {
      if (paid.has(said.attempt)) continue;
      if (said.amount === -1) said = { ...said, amount: order.totalPrice ?? 0 };
    }
    const before = structuredClone(order);
    const decision = decide(order, actor, said, now);
    expect(order).toEqual(before);
    if (!decision.ok) continue;

    expect(decision.order.version).toBe(before.version + 1);
    expect(isClosed(before) && decision.order.status !== before.status).toBe(false);
    if (said.kind === "record_payment") paid.set(said.attempt, said.amount);
    order = decision.order;
    postings.push(...decision.postings);
    events.push(decision.event);
    check(order, postings, paid);
  }
  return { order, postings, events, paid };
}

function check(order: Order, postings: Posting[], paid: Map<number, number>) {
  const sums = balances(postings);
  const balance = (account: Parameters<typeof sums.get>[0]) => sums.get(account) ?? 0;

  expect([...sums.values()].reduce((a, b) => a + b, 0)).toBe(0);
  for (const [account, sum] of sums) if (!isOutside(account)) expect(sum).toBeGreaterThanOrEqual(0);

  const held = order.status === "in_progress" ? order.totalPrice : 0;
  expect(balance(escrowOf(order.id))).toBe(held);

  const income = [...paid.values()].reduce((a, b) => a + b, 0);
  const settled = balance(sellerAccount(SARI)) + balance(PLATFORM_FEE) + balance(refundAccount(BUDI));
  expect(settled + balance(escrowOf(order.id))).toBe(income);

  expect(order.phase === null).toBe(isClosed(order));
  expect(order.closedAt !== null).toBe(isClosed(order));
  if (order.price !== null) expect(order.totalPrice).toBe(order.price * order.quantity);
  if (order.status === "completed") expect(order.paymentStatus).toBe("released");
}

it("whatever happens in whatever order, no rupiah is made, lost or held for nobody", () => {
  const ends = { pending: 0, in_progress: 0, completed: 0, cancelled: 0 };
  const seen = new Set<string>();
  fc.assert(
    fc.property(history, (run) => {
      const { order, events } = walk(run);
      ends[order.status] += 1;
      for (const event of events) seen.add(event.kind);
    }),
    { numRuns: 500 },
  );
  // A test that never reached the interesting ends would prove nothing.
  expect(ends.completed).toBeGreaterThan(20);
  expect(ends.cancelled).toBeGreaterThan(20);
  for (const kind of ["paid", "paid_again", "paid_late", "expired", "completed", "quote_accepted"]) {
    expect(seen).toContain(kind);
  }
});

it("at most one success is held, whatever else is paid", () => {
  fc.assert(
    fc.property(history, (run) => {
      const { events } = walk(run);
      expect(events.filter((event) => event.kind === "paid").length).toBeLessThanOrEqual(1);
      expect(events.filter((event) => event.kind === "completed").length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});
