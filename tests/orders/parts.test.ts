import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balances, escrowAccount, paymentReceived, settleEscrow } from "~/ledger/ledger";
import { derivedColumns } from "~/orders/order";
import {
  askedOf,
  byPartText,
  closeParts,
  divideHeld,
  dueBill,
  heldTotal,
  jobTotal,
  lapseParts,
  type Part,
  partsOf,
  pricedTotal,
  readReturns,
  returnedShare,
  sumOf,
  sumReturned,
} from "~/orders/parts";
import { splitOutcome } from "~/orders/rules/step";
import { platformFee } from "~/platform/money";
import { accepted, anOrder, BUDI, budi, gateway, NOW, refusal, SARI, sari } from "./fixture";
import { aPart, inLessons, settlePart, withDueBill } from "./parted";

describe("an order without stored parts", () => {
  it.each([
    ["inquiry", []],
    ["quoted", [["planned", 0, 0]]],
    ["awaiting_payment", [["due", 0, 0]]],
    ["working", [["held", 0, 0]]],
    ["disputed", [["held", 0, 0]]],
    ["completed", [["closed", 350_000, 0]]],
    ["cancelled", [["lapsed", 0, 0]]],
  ] as const)("that is %s has one part", (place, expected) => {
    const parts = partsOf(anOrder(place));
    expect(parts.map(({ state, released, returned }) => [state, released, returned])).toEqual(expected);
    expect(parts.every(({ bill, amount }) => bill === 1 && amount === 350_000)).toBe(true);
  });

  it("returns the buyer's share, and all of it if it was called off after the payment", () => {
    const [split] = partsOf(anOrder("completed", { buyerShare: 33, paymentStatus: "split" }));
    expect(split).toMatchObject({ returned: 115_500, released: 234_500 });
    const [refunded] = partsOf(anOrder("cancelled", { startedAt: NOW, paymentStatus: "refunded" }));
    expect(refunded).toMatchObject({ state: "closed", returned: 350_000, released: 0 });
  });

  it("is paid with its additions, and keeps its columns when it is written", () => {
    const order = anOrder("awaiting_payment", { additions: 25_000 });
    expect([pricedTotal(order), dueBill(order)?.amount, jobTotal(order), heldTotal(order)]).toEqual([
      375_000, 375_000, 375_000, 0,
    ]);
    expect(refusal(order, gateway, { kind: "record_payment", bill: 1, amount: 350_000, attempt: 1, method: "" })).toBe(
      "accepted",
    );
    const paid = accepted(order, gateway, { kind: "record_payment", bill: 1, amount: 375_000, attempt: 1, method: "" });
    expect(paid.order).toMatchObject({ phase: "working", parts: [] });
    expect(derivedColumns(paid.order, NOW)).toMatchObject({ held: 375_000, jobTotal: 375_000, buyerDueAt: null });
  });
});

const amounts = fc.array(fc.integer({ min: 1, max: 500_000_000 }), { minLength: 1, maxLength: 12 });

function heldIn(sums: readonly number[], bills: number): Part[] {
  return sums.map((amount, index) => aPart(index + 1, Math.floor((index * bills) / sums.length) + 1, amount));
}

describe("held parts", () => {
  it("are divided to the rupiah, with the last bill first and the same result for the same sum", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 100 }), (sums, bills, percent) => {
        const parts = heldIn(sums, bills);
        const back = Math.floor((sumOf(parts) * percent) / 100);
        const ends = divideHeld(parts, back);
        expect(ends).toEqual(divideHeld([...parts].reverse(), back));
        expect(ends.reduce((sum, { returned }) => sum + returned, 0)).toBe(back);
        ends.forEach(({ no, returned }, index) => {
          expect(no).toBe(index + 1);
          expect(returned).toBeLessThanOrEqual(sums[index] ?? 0);
          // A part is divided only after all later parts were returned as a whole.
          const isUsed = returned > 0 && index + 1 < ends.length;
          if (isUsed) expect(ends[index + 1]?.returned).toBe(sums[index + 1]);
        });
      }),
    );
  });

  it("cannot be divided into more than they are", () => {
    expect(() => divideHeld([aPart(1, 1, 5_000)], 5_001)).toThrow(RangeError);
    for (const wrong of [-1, 0.5]) expect(() => divideHeld([aPart(1, 1, 5_000)], wrong)).toThrow(RangeError);
  });

  it("are divided as asked, for one sum or part by part, and never above a part", () => {
    const sum = fc.integer({ min: 0, max: 6_000_000 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 4 }), fc.array(sum, { maxLength: 6 }), (sums, bills, wished) => {
        const parts = heldIn(sums, bills);
        const named = parts.map(({ no }, index) => ({ no, returned: wished[index] ?? 0 }));
        const asked = { back: sumReturned(named), byPart: byPartText(named) };
        const read = readReturns(parts, asked);
        const fits = named.every(({ returned }, index) => returned <= (sums[index] ?? 0));
        expect(read.ok).toBe(fits);
        if (read.ok) {
          expect(read.value).toEqual(named);
          expect(readReturns(parts, askedOf(read.value))).toEqual(read);
        }
        const whole = readReturns(parts, { back: asked.back, byPart: "" });
        expect(whole.ok).toBe(asked.back <= sumOf(parts));
        if (whole.ok) expect(sumReturned(whole.value)).toBe(asked.back);
      }),
    );
  });

  it.each([
    [{ back: 5_001, byPart: "" }, "above_held"],
    [{ back: 3_001, byPart: "1:3001" }, "above_part"],
    [{ back: 1_000, byPart: "3:1000" }, "above_part"],
    [{ back: 1_000, byPart: "1:500,1:500" }, "above_part"],
    [{ back: 1_000, byPart: "1:999" }, "bad_sum"],
    [{ back: 1_000, byPart: "1:-1000" }, "bad_sum"],
    [{ back: 1.5, byPart: "" }, "bad_sum"],
  ])("are not divided as %o", (asked, reason) => {
    expect(readReturns([aPart(1, 1, 3_000), aPart(2, 2, 2_000)], asked)).toEqual({ ok: false, reason });
  });

  it("leave nothing in the escrow of any bill, and pay the fee of each part", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 100 }), (sums, bills, percent) => {
        const order = anOrder("working", { parts: heldIn(sums, bills) });
        const back = Math.floor((heldTotal(order) * percent) / 100);
        const ends = divideHeld(order.parts, back);
        const postings = settleEscrow(
          order,
          order.parts.map((part, index) => ({ ...part, returned: ends[index]?.returned ?? 0 })),
        );
        const paid = order.parts.flatMap(({ bill, amount }) => paymentReceived(order.id, amount, bill));
        const left = balances([...paid, ...postings]);
        for (const { bill } of order.parts) expect(left.get(escrowAccount(order.id, bill))).toBe(0);
        const closed = closeParts(order, ends).parts ?? [];
        const fees = closed.reduce((sum, { released }) => sum + platformFee(released, order.feePercent), 0);
        expect(left.get("platform_fee") ?? 0).toBe(fees);
        expect(left.get(`refund:${BUDI}`) ?? 0).toBe(back);
        const debts = postings.filter(({ to }) => to === `refund:${BUDI}`);
        expect(new Set(debts.map(({ from }) => from)).size).toBe(debts.length);
        for (const part of closed) expect(part.released + part.returned).toBe(part.amount);
      }),
    );
  });

  it("have a rounded share that is 0 or 100 only if one side got nothing", () => {
    const share = (returned: number) => {
      const parts = [{ ...aPart(1, 1, 1_000_000, "closed"), returned, released: 1_000_000 - returned }];
      return returnedShare([...parts, aPart(2, 2, 500, "lapsed")]);
    };
    expect([0, 1, 4_000, 333_333, 999_999, 1_000_000].map(share)).toEqual([0, 1, 1, 33, 99, 100]);
  });
});

describe("an order with a later bill", () => {
  const working = withDueBill(anOrder("working"), [100_009, 50_000], NOW);

  it("stores all its parts, and waits for the buyer", () => {
    expect(partsOf(working).map(({ no, bill, state }) => [no, bill, state])).toEqual([
      [1, 1, "held"],
      [2, 2, "due"],
      [3, 2, "due"],
    ]);
    expect([heldTotal(working), jobTotal(working), dueBill(working)?.amount]).toEqual([350_000, 500_009, 150_009]);
    expect(derivedColumns(working, NOW).buyerDueAt).toBe(working.paymentDueAt);
    expect(accepted(working, budi, { kind: "start_payment" }).order.paymentStatus).toBe("held");
    expect(refusal(anOrder("working"), budi, { kind: "start_payment" })).toBe("not_now");
  });

  it.each([
    [2, 150_009, "bill_paid"],
    [2, 150_008, "paid_again"],
    [1, 150_009, "paid_again"],
    [3, 150_009, "paid_again"],
  ])("counts a payment of bill %d over %d as %s", (bill, amount, kind) => {
    const { event, order } = accepted(working, gateway, {
      kind: "record_payment",
      bill,
      amount,
      attempt: 2,
      method: "qris",
    });
    expect(event.kind).toBe(kind);
    expect(heldTotal(order)).toBe(kind === "bill_paid" ? 500_009 : 350_000);
  });

  it("ends the bill with a delivery, a dispute, or its own end, and closes its payments", () => {
    const delivery = { kind: "deliver", note: "Sudah selesai.", files: 0, visit: null } as const;
    for (const decision of [
      accepted(working, sari, delivery),
      accepted(working, budi, { kind: "complete" }),
      accepted(working, sari, { kind: "cancel" }),
    ]) {
      expect(decision.order.parts.map(({ state }) => state).slice(1)).toEqual(["lapsed", "lapsed"]);
      expect(decision.closesAttempts?.status).toBe("cancelled");
      expect(jobTotal(decision.order)).toBe(350_000);
    }
  });

  it("is completed if a part was released before the rest goes back", () => {
    const lessons = inLessons(anOrder("awaiting_payment"), 4);
    expect(sumOf(lessons.parts)).toBe(350_000);
    const pay = { kind: "record_payment", bill: 1, amount: 350_000, attempt: 1, method: "qris" } as const;
    const { order } = accepted(lessons, gateway, pay);
    const { order: begun, postings } = settlePart(order, 1, 0);
    expect(balances(postings).get(`seller:${SARI}`)).toBe(78_750);
    const end = accepted(begun, sari, { kind: "cancel" });
    expect(end.order).toMatchObject({ status: "completed", paymentStatus: "released" });
    expect(end.postings).toEqual([{ from: `escrow:${order.id}`, to: `refund:${BUDI}`, amount: 262_500 }]);
  });

  it("keeps parts that are not due when one bill lapses", () => {
    const { parts = [] } = lapseParts(working);
    expect(parts.map(({ state }) => state)).toEqual(["held", "lapsed", "lapsed"]);
    expect(lapseParts(anOrder("awaiting_payment"))).toEqual({});
  });
});

it("a held part that a division does not name goes to the seller, in the parts as in the books", () => {
  const order = { ...anOrder("disputed"), parts: [aPart(1, 1, 340_000), aPart(2, 2, 10_000)] };
  const { changes, postings } = splitOutcome(order, [{ no: 1, returned: 340_000 }]);
  expect(changes.parts?.map(({ state, released, returned }) => [state, released, returned])).toEqual([
    ["closed", 0, 340_000],
    ["closed", 10_000, 0],
  ]);
  const paid = order.parts.flatMap(({ bill, amount }) => paymentReceived(order.id, amount, bill));
  const left = balances([...paid, ...postings]);
  expect([left.get(escrowAccount(order.id)), left.get(escrowAccount(order.id, 2))]).toEqual([0, 0]);
});
