import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balances, escrowAccount } from "~/ledger/ledger";
import type { Command } from "~/orders/lifecycle";
import { derivedColumns, extraDueAt, isBilled, type Order } from "~/orders/order";
import {
  currentTotal,
  dividedTotal,
  dueBill,
  extraHabit,
  extrasLeft,
  heldTotal,
  jobTotal,
  type Part,
  partsOf,
  pricedTotal,
} from "~/orders/parts";
import { DAY, HOUR } from "~/platform/dates";
import { platformFee } from "~/platform/money";
import { COMMANDS } from "./commands";
import {
  accepted,
  anOrder,
  BUDI,
  budi,
  gateway,
  NOW,
  operator,
  refusal,
  SARI,
  sari,
  scheduler,
  VISITED,
} from "./fixture";
import { aPart, withDueBill } from "./parted";

const propose = (changes: object = {}) => ({ ...COMMANDS.propose_extra, ...changes }) as Command;
const accept = (amount = 250_000) =>
  ({ kind: "accept_extra", extra: { title: "Isi freon", amount } }) as const satisfies Command;
const payExtra = (bill: number, amount: number): Command => ({
  kind: "record_payment",
  bill,
  amount,
  attempt: bill,
  method: "qris",
});

const proposed = (order: Order = anOrder("working")): Order => accepted(order, sari, propose()).order;
const agreed = (order?: Order): Order => accepted(proposed(order), budi, accept()).order;
const paid = (order?: Order): Order => accepted(agreed(order), gateway, payExtra(2, 250_000)).order;

describe("a proposed extra", () => {
  it.each(["working", "revision"] as const)("leaves %s as it is, and waits for the buyer for a day", (place) => {
    const { order, event, postings } = accepted(anOrder(place), sari, propose());
    expect(order).toMatchObject({ phase: place, changeBy: "seller", parts: [], answerDueAt: NOW + DAY });
    expect(event.detail).toEqual({
      title: "Isi freon",
      amount: 250_000,
      reason: "Tekanan freon tinggal 60 psi.",
      files: 1,
    });
    expect(postings).toEqual([]);
    expect(derivedColumns(order, NOW)).toMatchObject({ buyerDueAt: NOW + DAY, held: 350_000, jobTotal: 350_000 });
  });

  it("waits two hours while the seller is at the place", () => {
    const here = { ...anOrder("working", VISITED), arrivedAt: NOW - HOUR } as Order;
    const order = accepted(here, sari, propose()).order;
    expect(order.answerDueAt).toBe(NOW + 2 * HOUR);
    expect(accepted(order, budi, accept(), NOW + HOUR).order.paymentDueAt).toBe(NOW + 3 * HOUR);
    expect(proposed({ ...here, arrivedAt: NOW - 13 * HOUR }).answerDueAt).toBe(NOW + DAY);
  });

  it.each([
    [{ amount: 999 }, "bad_price"],
    [{ amount: 12.5 }, "bad_price"],
    [{ amount: 700_001 }, "extra_too_high"],
    [{ amount: 700_000 }, "accepted"],
    [{ files: 0 }, "no_photos"],
    [{ files: 6 }, "no_photos"],
    [{ title: "AC" }, "reason_too_short"],
    [{ title: "a".repeat(81) }, "text_too_long"],
    [{ reason: "Freon habis" }, "reason_too_short"],
  ])("with %o is %s", (changes, result) => {
    expect(refusal(anOrder("working"), sari, propose(changes))).toBe(result);
  });

  it("waits until another proposal or a bill is settled", () => {
    expect(refusal(anOrder("working", { changeBy: "buyer" }), sari, propose())).toBe("extra_open");
    expect(refusal(proposed(), sari, propose())).toBe("extra_open");
    expect(refusal(proposed(), budi, COMMANDS.propose_change)).toBe("change_open");
    expect(refusal(agreed(), sari, propose())).toBe("extra_open");
    expect(refusal(paid(), sari, propose())).toBe("accepted");
  });

  it("is not answered like other changes, which have no amount", () => {
    for (const command of [COMMANDS.accept_change, COMMANDS.decline_change])
      expect(refusal(proposed(), budi, command)).toBe("no_change");
    expect(refusal(proposed(), sari, COMMANDS.withdraw_change)).toBe("no_change");
    const change = accepted(anOrder("working"), sari, COMMANDS.propose_change).order;
    for (const command of [accept(), COMMANDS.decline_extra]) expect(refusal(change, budi, command)).toBe("no_extra");
  });

  it("may be small beside a small price, and twice a large one together with the extras before", () => {
    const cheap = anOrder("working", { price: 50_000, totalPrice: 50_000 });
    expect(extrasLeft(cheap)).toEqual({ amount: 500_000, count: 6 });
    expect(refusal(cheap, sari, propose({ amount: 500_001 }))).toBe("extra_too_high");
    expect(extrasLeft(paid())).toEqual({ amount: 450_000, count: 5 });
    const lapsed = anOrder("working", { parts: [aPart(1, 1, 350_000), aPart(2, 2, 250_000, "lapsed")] });
    expect(extrasLeft(lapsed)).toEqual({ amount: 700_000, count: 6 });
  });

  it("is one of at most six", () => {
    const extras = [2, 3, 4, 5, 6, 7].map((no) => aPart(no, no, 10_000));
    const full = anOrder("working", { parts: [aPart(1, 1, 350_000), ...extras] });
    expect(refusal(full, sari, propose())).toBe("too_many_extras");
    const tries = Array.from({ length: 11 }, (_, index) => aPart(index + 2, index + 2, 10_000, "lapsed"));
    expect(refusal(anOrder("working", { parts: [aPart(1, 1, 350_000), ...tries] }), sari, propose())).toBe(
      "too_many_extras",
    );
  });

  it("can be withdrawn, declined, or left unanswered", () => {
    const withdrawn = accepted(proposed(), sari, COMMANDS.withdraw_extra);
    const declined = accepted(proposed(), budi, COMMANDS.decline_extra);
    const lapsed = accepted(proposed(), scheduler, COMMANDS.lapse_extra, NOW + DAY + 1);
    expect([withdrawn, declined, lapsed].map(({ event, closesChange }) => [event.kind, closesChange])).toEqual([
      ["extra_withdrawn", "withdrawn"],
      ["extra_declined", "declined"],
      ["extra_lapsed", "withdrawn"],
    ]);
    for (const { order, postings } of [withdrawn, declined, lapsed]) {
      expect(order).toMatchObject({ phase: "working", changeBy: null, answerDueAt: null, parts: [] });
      expect([postings, extraDueAt(order)]).toEqual([[], null]);
    }
    expect(refusal(proposed(), scheduler, COMMANDS.lapse_extra, NOW + DAY)).toBe("not_yet_due");
    expect(refusal(proposed(), budi, accept(), NOW + DAY + 1)).toBe("no_extra");
    expect(refusal(proposed(), sari, COMMANDS.decline_extra)).toBe("wrong_side");
  });

  it("can be declined together with the order once the seller has come, for the call-out fee", () => {
    const arrived = { visitMode: "at_buyer", visitAt: NOW, visitAgreedAt: NOW - DAY, arrivedAt: NOW } as const;
    const asked = { ...proposed(), ...arrived, callOutFee: 25_000 };
    const { order, event, postings, closesChange } = accepted(asked, budi, COMMANDS.cancel_extra);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending", changeBy: null });
    expect([event.kind, event.detail, closesChange]).toEqual([
      "extra_cancelled",
      { amount: 325_000, callOutFee: 25_000 },
      "declined",
    ]);
    const sums = balances(postings);
    expect([sums.get(`refund:${BUDI}`), sums.get(`seller:${SARI}`), sums.get("platform_fee")]).toEqual([
      325_000, 22_500, 2_500,
    ]);
    const free = accepted({ ...asked, callOutFee: 0 }, budi, COMMANDS.cancel_extra);
    expect([free.event.detail, free.order.parts]).toEqual([{ amount: 350_000 }, []]);
    for (const [changes, reason] of [
      [{ arrivedAt: null }, "not_at_place"],
      [{ deliveredAt: NOW }, "not_at_place"],
      [{ parts: [{ ...aPart(1, 1, 350_000, "closed"), released: 350_000 }, aPart(2, 2, 50_000)] }, "not_at_place"],
      [{ changeBy: null, answerDueAt: null }, "no_extra"],
      [{ phase: "revision" }, "not_now"],
    ] as const)
      expect(refusal({ ...asked, ...changes } as Order, budi, COMMANDS.cancel_extra)).toBe(reason);
    expect(refusal(asked, sari, COMMANDS.cancel_extra)).toBe("wrong_side");
    expect(refusal(asked, budi, COMMANDS.cancel_extra, NOW + DAY + 1)).toBe("no_extra");
  });

  it.each([
    ["deliver", sari, "delivered", NOW + 20 * DAY],
    ["request_cancellation", budi, "cancel_requested", NOW + HOUR],
    ["open_dispute", budi, "disputed", NOW + 20 * DAY],
    ["complete", budi, "completed", NOW + 20 * DAY],
    ["cancel", sari, "cancelled", NOW + 20 * DAY],
  ] as const)("ends with %s, and so does its bill", (kind, actor, place, when) => {
    for (const order of [proposed(), agreed()]) {
      const ended = accepted(order, actor, COMMANDS[kind], when);
      expect(ended.order).toMatchObject({ changeBy: null, ...(place === "completed" ? { status: place } : {}) });
      expect([dueBill(ended.order), extraDueAt(ended.order)]).toEqual([null, null]);
      expect(ended.closesChange).toBe(order.changeBy === null ? null : "withdrawn");
      expect(ended.closesAttempts?.status ?? null).toBe(order.changeBy === null ? "cancelled" : null);
      if (order.changeBy === null) expect(ended.order.parts.map(({ state }) => state)[1]).toBe("lapsed");
    }
  });
});

describe("an accepted extra", () => {
  it("is a bill of its own for a day, while the work continues", () => {
    const { order, closesChange, event } = accepted(proposed(), budi, accept());
    expect(partsOf(order).map(({ no, bill, kind, state, amount }) => [no, bill, kind, state, amount])).toEqual([
      [1, 1, "work", "held", 350_000],
      [2, 2, "extra", "due", 250_000],
    ]);
    expect([isBilled(order), order.paymentDueAt, closesChange]).toEqual([true, NOW + DAY, "accepted"]);
    expect(event.detail).toEqual({ title: "Isi freon", amount: 250_000 });
    expect([heldTotal(order), jobTotal(order), currentTotal(order)]).toEqual([350_000, 600_000, 350_000]);
    expect(refusal(order, budi, accept())).toBe("no_extra");
    expect(refusal(order, budi, COMMANDS.start_payment)).toBe("accepted");
    expect(refusal(order, budi, COMMANDS.start_payment, NOW + DAY + 1)).toBe("payment_overdue");
  });

  it("is held once it is paid in full, and a repeated or late payment goes back", () => {
    const held = accepted(agreed(), gateway, payExtra(2, 250_000));
    expect([held.event.kind, held.order.paymentDueAt, heldTotal(held.order)]).toEqual(["bill_paid", null, 600_000]);
    expect(accepted(held.order, gateway, payExtra(2, 250_000)).event.kind).toBe("paid_again");
    expect(accepted(agreed(), gateway, payExtra(2, 249_999)).event.kind).toBe("paid_again");
    const lapsed = accepted(agreed(), scheduler, COMMANDS.lapse_extra, NOW + DAY + 1);
    expect([lapsed.event.kind, lapsed.event.detail, lapsed.closesAttempts?.status]).toEqual([
      "bill_lapsed",
      { amount: 250_000 },
      "expired",
    ]);
    expect(accepted(lapsed.order, gateway, payExtra(2, 250_000)).event.kind).toBe("paid_again");
    expect(refusal(agreed(), scheduler, COMMANDS.lapse_extra, NOW + DAY)).toBe("not_yet_due");
  });

  it("is released with the rest by one press, or by the clock", () => {
    const delivered = accepted(paid(), sari, COMMANDS.deliver).order;
    const received = accepted(delivered, budi, COMMANDS.complete);
    const silent = accepted(delivered, scheduler, COMMANDS.release, NOW + 4 * DAY);
    for (const { order, postings } of [received, silent]) {
      expect(order).toMatchObject({ status: "completed", paymentStatus: "released" });
      const sums = balances(postings);
      expect([sums.get(`seller:${SARI}`), sums.get("platform_fee")]).toEqual([540_000, 60_000]);
      expect([currentTotal(order), dividedTotal(order)]).toEqual([600_000, { buyer: 0, seller: 540_000, fee: 60_000 }]);
    }
  });

  it("goes back from the escrow of its own bill", () => {
    const { order, postings } = accepted(paid(), sari, COMMANDS.cancel);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending" });
    expect(postings.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [escrowAccount(order.id, 1), `refund:${BUDI}`, 350_000],
      [escrowAccount(order.id, 2), `refund:${BUDI}`, 250_000],
    ]);
  });

  it("is part of what a ruling divides", () => {
    const disputed = { ...paid(), phase: "disputed", disputedBy: "buyer", rulingDueAt: NOW - HOUR } as Order;
    const ruled = accepted(disputed, operator, COMMANDS.rule_dispute);
    const { buyer, seller, fee } = dividedTotal(ruled.order);
    expect(buyer).toBe(105_000);
    expect(buyer + seller + fee).toBe(600_000);
    expect(dividedTotal({ ...disputed, proposedReturns: [{ no: 2, returned: 105_000 }] })).toEqual({
      buyer,
      seller,
      fee,
    });
  });
});

describe("a paid extra", () => {
  const HOURS_LATE = 48;

  it("gives the seller three days, so that the buyer cannot take it back as late work", () => {
    const order = { ...anOrder("working"), startedAt: NOW, maxDays: 1, deadline: null };
    const extended = accepted(agreed(order), gateway, payExtra(2, 250_000), NOW + 20 * HOUR);
    expect(extended.order.deadline).toBe(NOW + 20 * HOUR + 3 * DAY);
    expect(extended.event.detail).toMatchObject({ deadline: NOW + 20 * HOUR + 3 * DAY });
    expect(refusal(extended.order, budi, COMMANDS.cancel, NOW + HOURS_LATE * HOUR + 1)).toBe("not_late");
    expect(refusal(extended.order, scheduler, COMMANDS.cancel_late, NOW + 9 * DAY)).toBe("not_yet_due");
  });

  it("leaves a later deadline as it is", () => {
    const order = { ...anOrder("working"), startedAt: NOW, maxDays: 14, deadline: null };
    const { order: later, event } = accepted(agreed(order), gateway, payExtra(2, 250_000));
    expect([later.deadline, "deadline" in event.detail]).toEqual([null, false]);
  });
});

describe("the sums that the pages show", () => {
  const sums = fc.array(fc.integer({ min: 1_000, max: 5_000_000 }), { minLength: 1, maxLength: 6 });

  it("are those of the ledger for every agreed share", () => {
    fc.assert(
      fc.property(sums, fc.integer({ min: 0, max: 100 }), (amounts, buyerShare) => {
        const parts = amounts.map((amount, index) => aPart(index + 1, index + 1, amount));
        const order = anOrder("cancel_requested", { parts, buyerShare });
        const before = dividedTotal(order);
        const { order: ended, postings } = accepted(order, sari, { kind: "accept_cancellation" });
        const ledger = balances(postings);
        const after = dividedTotal(ended);
        expect(after).toEqual(before);
        expect([after.buyer, after.seller, after.fee]).toEqual([
          ledger.get(`refund:${BUDI}`) ?? 0,
          ledger.get(`seller:${SARI}`) ?? 0,
          ledger.get("platform_fee") ?? 0,
        ]);
        expect(currentTotal(ended)).toBe(after.buyer + after.seller + after.fee);
      }),
    );
  });

  it("are the price where there are no parts", () => {
    for (const place of ["quoted", "awaiting_payment", "working", "completed", "cancelled"] as const) {
      const order = anOrder(place);
      expect(currentTotal(order)).toBe(pricedTotal(order));
      expect(dividedTotal(order)).toEqual({ buyer: 0, seller: 315_000, fee: platformFee(350_000, 10) });
    }
  });

  it("do not count a bill that the buyer has not paid", () => {
    expect(currentTotal(withDueBill(anOrder("working"), [100_000], NOW))).toBe(350_000);
  });
});

describe("how often a gig has extras", () => {
  const job = (...extras: number[]): Part[] => [
    aPart(1, 1, 350_000),
    ...extras.map((amount, index): Part => ({ ...aPart(index + 2, index + 2, amount, "closed"), released: amount })),
  ];

  it.each([
    ["four orders", [job(1), job(2), job(3), job(4)], null],
    ["no extra", Array.from({ length: 9 }, () => job()), null],
    ["one of five", [job(150_000), job(), job(), [], []], { times: 1, of: 5, usual: 150_000 }],
    ["the median", [job(90_000), job(50_000, 100_000), job(400_000), job(), []], { times: 3, of: 5, usual: 150_000 }],
    ["only unpaid ones", [[aPart(2, 2, 90_000, "lapsed")], [], [], [], []], null],
  ])("counts %s", (_, jobs, expected) => {
    expect(extraHabit(jobs)).toEqual(expected);
  });
});
