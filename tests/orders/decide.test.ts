import { describe, expect, it } from "vitest";
import { balances } from "~/ledger/ledger";
import { ALL_STEPS, type CommandKind, decide, type Refusal } from "~/orders/lifecycle";
import { type LifecycleState, lifecycleStateOf, PAYMENT_WINDOW, PHASES, QUOTE_VALIDITY, sideOf } from "~/orders/order";
import { EXTENDABLE } from "~/orders/rules/extras";
import { BILLABLE } from "~/orders/rules/payment";
import type { ActorKind } from "~/orders/rules/step";
import { HOUR } from "~/platform/dates";

import { AFTER } from "../audit/history-checks";
import { ALLOWED, COMMANDS, LATER, pay, timeFor } from "./commands";
import {
  accepted,
  anOrder,
  BUDI,
  budi,
  gateway,
  HENDRA,
  NOW,
  operator,
  refusal,
  SARI,
  sari,
  scheduler,
} from "./fixture";

const ACTORS = { buyer: budi, seller: sari, gateway, scheduler, operator };
const PLACES: LifecycleState[] = [...PHASES, "completed", "cancelled"];
/** Commands of the right side that the state of the order refuses. */
const REFUSED: [LifecycleState, CommandKind, ActorKind, Refusal][] = [
  ...(["quoted", "awaiting_payment", "working", "delivered", "revision"] as const).flatMap((place) =>
    (["accept_change", "decline_change", "withdraw_change"] as const).flatMap((command): typeof REFUSED => [
      [place, command, "buyer", "no_change"],
      [place, command, "seller", "no_change"],
    ]),
  ),
  ...BILLABLE.map((place): [LifecycleState, CommandKind, ActorKind, Refusal] => [
    place,
    "start_payment",
    "buyer",
    "not_now",
  ]),
  ...EXTENDABLE.flatMap((place): typeof REFUSED => [
    [place, "accept_extra", "buyer", "no_extra"],
    [place, "decline_extra", "buyer", "no_extra"],
    [place, "withdraw_extra", "seller", "no_extra"],
  ]),
  ["working", "cancel_extra", "buyer", "no_extra"],
  ...BILLABLE.map((place): (typeof REFUSED)[number] => [place, "lapse_extra", "scheduler", "not_yet_due"]),
  ["awaiting_payment", "take_back", "gateway", "amount_mismatch"],
  ["working", "cancel", "buyer", "not_late"],
  ["working", "report_seller", "buyer", "no_visit"],
  ...(["working", "delivered", "revision"] as const).map((place): [LifecycleState, CommandKind, ActorKind, Refusal] => [
    place,
    "deny_arrival",
    "buyer",
    "no_visit",
  ]),
  ["working", "report_buyer", "seller", "no_visit"],
  ...(["working", "revision"] as const).flatMap((place): typeof REFUSED => [
    [place, "leave", "seller", "no_visit"],
    [place, "arrive", "seller", "no_visit"],
  ]),
  ["disputed", "accept_settlement", "buyer", "own_change"],
  ["disputed", "accept_settlement", "seller", "own_change"],
  ...(["inquiry", "quoted", "awaiting_payment", "working", "revision", "no_show"] as const).map(
    (place): [LifecycleState, CommandKind, ActorKind, Refusal] => [place, "accept_visit", "buyer", "own_change"],
  ),
];

function whyNot(place: LifecycleState, command: CommandKind, actor: ActorKind): Refusal {
  const known = [...ALLOWED, ...REFUSED].filter((row) => row[0] === place && row[1] === command);
  const own = REFUSED.find((row) => known.includes(row) && row[2] === actor);
  if (own) return own[3];
  if (known.length > 0) return "wrong_side";
  return place === "completed" || place === "cancelled" ? "closed" : "not_now";
}

const cases = PLACES.flatMap((place) =>
  Object.values(COMMANDS).flatMap((command) =>
    Object.values(ACTORS).map((actor) => {
      const row = ALLOWED.find((r) => r[0] === place && r[1] === command.kind && r[2] === actor.kind);
      return { place, command, actor, row };
    }),
  ),
);

it("the audit knows the state after each event that changes it", () => {
  for (const { place, command, actor, row } of cases) {
    if (row === undefined) continue;
    const { order, event } = accepted(anOrder(place), actor, command, timeFor(command));
    const { status, phase } = order;
    if (lifecycleStateOf(order) === place && order.paymentStatus === anOrder(place).paymentStatus) continue;
    const known = [phase ?? "", "*"].some((part) => AFTER.includes(`('${event.kind}', '${status}', '${part}', `));
    expect(known, `AFTER in tests/audit/history-checks.ts has no ${event.kind}, ${status}, ${phase}`).toBe(true);
  }
});

describe("every place, command and actor", () => {
  it("are combined", () => {
    expect(cases).toHaveLength(11 * ALL_STEPS.length * 5);
    expect(cases.filter((one) => one.row !== undefined)).toHaveLength(ALLOWED.length);
  });

  it.each(cases.filter((one) => one.row !== undefined))(
    "$place: $command.kind by $actor.kind is done and writes an event",
    ({ place, command, actor, row }) => {
      const before = anOrder(place);
      const { order, event } = accepted(before, actor, command, timeFor(command));
      expect([lifecycleStateOf(order), order.paymentStatus]).toEqual([row?.[3], row?.[4]]);
      expect(order.version).toBe(before.version + 1);
      expect(event).toMatchObject({ actor, at: timeFor(command) });
    },
  );

  it.each(cases.filter((one) => one.row === undefined))(
    "$place: $command.kind by $actor.kind is refused with the reason",
    ({ place, command, actor }) => {
      const why = whyNot(place, command.kind, actor.kind);
      expect(refusal(anOrder(place), actor, command, timeFor(command))).toBe(why);
    },
  );
});

describe("a refusal", () => {
  it("says whether it is too early, too late, or for the other side", () => {
    expect(refusal(anOrder("awaiting_payment"), budi, COMMANDS.complete)).toBe("not_now");
    expect(refusal(anOrder("completed"), budi, COMMANDS.cancel)).toBe("closed");
    expect(refusal(anOrder("working"), sari, COMMANDS.complete)).toBe("wrong_side");
  });

  it("is the same for strangers on every side", () => {
    for (const place of PLACES) {
      for (const command of Object.values(COMMANDS)) {
        for (const kind of ["buyer", "seller"] as const) {
          expect(refusal(anOrder(place), { kind, userId: HENDRA }, command)).toBe("stranger");
        }
        expect(refusal(anOrder(place), { kind: "buyer", userId: SARI }, command)).toBe("stranger");
      }
    }
    expect([BUDI, SARI, HENDRA].map((id) => sideOf(anOrder("working"), id))).toEqual(["buyer", "seller", null]);
  });
});

describe("a quote", () => {
  it("sets unit price, total and days, and is valid for seven days", () => {
    const { order } = accepted(anOrder("inquiry", { quantity: 3 }), sari, COMMANDS.quote);
    expect(order).toMatchObject({
      price: 400_000,
      totalPrice: 1_200_000,
      maxDays: 3,
      quoteExpiresAt: NOW + QUOTE_VALIDITY,
    });
  });

  it.each([999, 500_000_001, 1_000.5, Number.NaN, -5_000])("of %d rupiah is refused", (price) => {
    expect(refusal(anOrder("inquiry"), sari, { kind: "quote", price, days: 3 })).toBe("bad_price");
  });

  it.each([0, 366, 1.5, Number.NaN])("of %d days is refused", (days) => {
    expect(refusal(anOrder("inquiry"), sari, { kind: "quote", price: 5_000, days })).toBe("bad_days");
  });

  it("can be accepted up to its last millisecond, which starts the payment time", () => {
    const order = anOrder("quoted");
    const last = order.quoteExpiresAt ?? 0;
    expect(accepted(order, budi, COMMANDS.accept_quote, last).order.paymentDueAt).toBe(last + PAYMENT_WINDOW);
    expect(refusal(order, budi, COMMANDS.accept_quote, last + 1)).toBe("quote_expired");
  });
});

describe("paying", () => {
  const waiting = anOrder("awaiting_payment");

  it("accepts the exact total and ends every other attempt", () => {
    const { order, postings, closesAttempts, event } = accepted(waiting, gateway, pay);
    expect(order).toMatchObject({ status: "in_progress", startedAt: NOW });
    expect(postings).toEqual([{ from: "gateway_clearing", to: `escrow:${order.id}`, amount: 350_000 }]);
    expect(closesAttempts).toEqual({ status: "cancelled", from: ["pending", "review"] });
    expect(event).toMatchObject({ kind: "paid", detail: { amount: 350_000, attempt: 1, method: "qris" } });
  });

  it.each([349_999, 350_001])("of %d rupiah for Rp 350.000 is refunded, and the order still waits", (amount) => {
    const { order, postings, event, closesAttempts } = accepted(waiting, gateway, { ...pay, amount });
    expect(order).toEqual({ ...waiting, version: waiting.version + 1 });
    expect(postings).toEqual([
      { from: "gateway_clearing", to: `escrow:${order.id}`, amount },
      { from: `escrow:${order.id}`, to: `refund:${BUDI}`, amount },
    ]);
    expect(event).toMatchObject({ kind: "paid_outdated", detail: { amount, attempt: 1 } });
    expect(closesAttempts).toBeNull();
  });

  it.each([0, -350_000, 350_000.5, Number.NaN])("of %d rupiah for Rp 350.000 is refused", (amount) => {
    expect(refusal(waiting, gateway, { ...pay, amount })).toBe("amount_mismatch");
  });

  it("can be started repeatedly until it is due", () => {
    const once = accepted(waiting, budi, COMMANDS.start_payment).order;
    const twice = accepted(once, budi, COMMANDS.start_payment).order;
    expect(twice).toEqual({ ...once, version: once.version + 1 });
    expect(refusal(twice, budi, COMMANDS.start_payment, NOW + HOUR)).toBe("accepted");
    expect(refusal(twice, budi, COMMANDS.start_payment, NOW + HOUR + 1)).toBe("payment_overdue");
  });

  it("counts after its time while the order has not been cancelled", () => {
    expect(accepted(waiting, gateway, pay, LATER).order.phase).toBe("working");
  });

  it("waits while the gateway reviews it, and continues after a denial", () => {
    const reviewed = accepted(waiting, gateway, COMMANDS.payment_in_review).order;
    expect(refusal(reviewed, budi, COMMANDS.start_payment)).toBe("payment_under_review");
    expect(refusal(reviewed, scheduler, COMMANDS.expire, LATER)).toBe("payment_under_review");
    expect(accepted(reviewed, gateway, pay).order.paymentStatus).toBe("held");
    const failed = accepted(reviewed, gateway, COMMANDS.payment_failed).order;
    expect(refusal(failed, budi, COMMANDS.start_payment)).toBe("accepted");
  });

  it("expires only after its time, and ends the open attempt", () => {
    expect(refusal(waiting, scheduler, COMMANDS.expire, NOW + HOUR)).toBe("not_yet_due");
    const expired = accepted(waiting, scheduler, COMMANDS.expire, NOW + HOUR + 1);
    expect(expired.closesAttempts).toEqual({ status: "expired", from: ["pending", "review"] });
    expect(expired.order).toMatchObject({ status: "cancelled", phase: null, closedAt: NOW + HOUR + 1 });
  });
});

describe("an unexpected payment", () => {
  const back = (order: { id: string }, amount: number) => [
    { from: "gateway_clearing", to: `escrow:${order.id}`, amount },
    { from: `escrow:${order.id}`, to: `refund:${BUDI}`, amount },
  ];

  it.each(["working", "delivered", "disputed", "completed"] as const)(
    "is refunded if the order is already paid and %s",
    (place) => {
      const before = anOrder(place);
      const { order, postings, event } = accepted(before, gateway, { ...pay, attempt: 2 });
      expect(order).toEqual({ ...before, version: before.version + 1 });
      expect(postings).toEqual(back(order, 350_000));
      expect(event.kind).toBe("paid_again");
    },
  );

  it("is owed again if the bank returns it, in the same way", () => {
    const paid = anOrder("cancelled", { paymentStatus: "refunded" });
    const { order, event, postings } = accepted(paid, operator, {
      kind: "return_refund",
      amount: 350_000,
      debt: 7,
      taken: false,
    });
    expect(order.paymentStatus).toBe("refund_pending");
    expect(event).toMatchObject({ kind: "refund_returned", detail: { amount: 350_000, debt: 7 } });
    expect(postings).toEqual([{ from: "bank", to: `refund:${BUDI}`, amount: 350_000 }]);
    const divided = anOrder("completed", { paymentStatus: "split" });
    const again = accepted(divided, operator, {
      kind: "return_refund",
      amount: 1,
      debt: 7,
      taken: false,
    });
    expect(again.order.paymentStatus).toBe("split");
  });

  it("is not owed if the buyer's bank refunded it meanwhile", () => {
    const taken = anOrder("cancelled", { paymentStatus: "charged_back" });
    const command = { kind: "return_refund", amount: 350_000, debt: 7, taken: true } as const;
    const { order, postings } = accepted(taken, operator, command);
    expect(order.paymentStatus).toBe("charged_back");
    expect(balances(postings)).toEqual(
      new Map([
        ["bank", -350_000],
        [`refund:${BUDI}`, 0],
        ["loss", 350_000],
      ]),
    );
  });

  it("is our loss if it was sent by hand while the buyer's bank refunded it", () => {
    const taken = anOrder("cancelled", { paymentStatus: "charged_back" });
    const { order, event, postings } = accepted(taken, operator, {
      kind: "record_transfer",
      amount: 350_000,
    });
    expect(order).toEqual({ ...taken, version: taken.version + 1 });
    expect(event).toMatchObject({ kind: "refunded", detail: { amount: 350_000, through: "bank" } });
    expect(postings).toEqual([
      { from: "loss", to: `refund:${BUDI}`, amount: 350_000 },
      { from: `refund:${BUDI}`, to: "bank", amount: 350_000 },
    ]);
  });

  it.each(["unpaid", "expired", "refund_pending", "refunded"] as const)(
    "is refunded if the order was cancelled and is %s",
    (paymentStatus) => {
      const { order, postings, event } = accepted(anOrder("cancelled", { paymentStatus }), gateway, pay);
      expect(order).toMatchObject({
        status: "cancelled",
        paymentStatus: "refund_pending",
        closedAt: NOW - HOUR,
      });
      expect(postings).toEqual(back(order, 350_000));
      expect(event.kind).toBe("paid_late");
    },
  );

  it("is refunded with any valid amount", () => {
    const { postings, order } = accepted(anOrder("cancelled"), gateway, { ...pay, amount: 12_345 });
    expect(postings).toEqual(back(order, 12_345));
    expect(refusal(anOrder("cancelled"), gateway, { ...pay, amount: 0 })).toBe("amount_mismatch");
    expect(refusal(anOrder("completed"), gateway, { ...pay, amount: 0.5 })).toBe("amount_mismatch");
  });
});

describe("the end", () => {
  it("pays the seller the total less the fee at the time of the order", () => {
    const { postings, order } = accepted(anOrder("delivered", { feePercent: 7 }), budi, COMMANDS.complete);
    expect(postings).toEqual([
      { from: `escrow:${order.id}`, to: `seller:${SARI}`, amount: 325_500 },
      { from: `escrow:${order.id}`, to: "platform_fee", amount: 24_500 },
    ]);
    expect(order).toMatchObject({ phase: null, reviewDueAt: null, closedAt: NOW });
  });

  it("by cancelling ends the open attempt and keeps the reason", () => {
    const decision = accepted(anOrder("awaiting_payment"), sari, { kind: "cancel", reason: "Jadwal penuh" });
    expect(decision).toMatchObject({
      closesAttempts: { status: "cancelled", from: ["pending", "review"] },
      postings: [],
      event: { kind: "cancelled", detail: { reason: "Jadwal penuh" } },
    });
  });
});

it("a decision is repeatable and gives the same result", () => {
  const ask = () => decide(anOrder("delivered"), budi, COMMANDS.complete, NOW);
  expect(ask()).toEqual(ask());
});
