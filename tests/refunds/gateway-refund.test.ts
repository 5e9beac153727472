import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refundResult } from "~/refunds/gateway-refund";
import type { Debt } from "~/refunds/refund";

const PAYMENT = { attempt: 1, amount: 350_000 };
const debt = (changes: Partial<Debt> = {}): Debt => ({
  id: "d1",
  attempt: 1,
  amount: 210_000,
  status: "pending",
  route: "gateway",
  account: null,
  assignedTo: null,
  ...changes,
});
const report = (refunds: { key: string; amount: number }[], refundAmount?: number) => ({
  part: true,
  refunds,
  ...(refundAmount === undefined ? {} : { refundAmount }),
});

describe("a refund that the gateway reports", () => {
  it("is ours by its key, even if it goes by bank by now", () => {
    for (const one of [debt(), debt({ route: "bank" }), debt({ status: "approved", route: "bank" })])
      expect(refundResult(report([{ key: "d1", amount: 210_000 }]), PAYMENT, [one])).toEqual({
        kind: "ours",
        debt: one,
        whole: false,
        more: false,
      });
  });

  it("is known once it is booked", () => {
    const paid = debt({ status: "paid" });
    expect(refundResult(report([{ key: "d1", amount: 210_000 }], 210_000), PAYMENT, [paid]).kind).toBe("known");
  });

  it("is foreign if the whole sum went back without our request", () => {
    const bare = { part: false };
    expect(refundResult(bare, PAYMENT, [debt()]).kind).toBe("foreign");
    expect(refundResult(report([{ key: "desk", amount: 350_000 }]), PAYMENT, []).kind).toBe("foreign");
  });

  it.each([
    [350_000, "foreign"],
    [354_440, "foreign"],
    [352_000, "foreign"],
    [349_999, "unclear"],
    [354_441, "unclear"],
  ])("of a payment with a fee on top, %s rupiah without our request, is %s", (refundAmount, kind) => {
    const said = { part: true, amount: 354_440, refundAmount };
    expect(refundResult(said, PAYMENT, []).kind).toBe(kind);
  });

  it.each([
    ["a partial refund without our request", report([{ key: "desk", amount: 50_000 }]), [debt()]],
    ["our key with another amount", report([{ key: "d1", amount: 1 }]), [debt()]],
    ["a partial refund without a sum", { part: true }, [debt()]],
    ["more than ours", report([{ key: "desk", amount: 140_000 }], 350_000), [debt({ status: "paid" })]],
    [
      "a debt that the bank has paid already",
      report([{ key: "d1", amount: 210_000 }]),
      [debt({ status: "paid", route: "bank" })],
    ],
  ])("needs an operator: %s", (_, said, debts) => {
    expect(refundResult(said, PAYMENT, debts).kind).toBe("unclear");
  });

  it("of another attempt does not count for this one", () => {
    const other = debt({ attempt: 2 });
    expect(refundResult(report([{ key: "d1", amount: 210_000 }]), PAYMENT, [other]).kind).toBe("unclear");
  });

  it("is booked once per debt, in any order and number of reports", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 5 });
    const reports = fc.array(fc.array(fc.nat({ max: 4 }), { maxLength: 5 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, reports, (amounts, told) => {
        const payment = { attempt: 1, amount: amounts.reduce((a, b) => a + b, 0) };
        let debts = amounts.map((amount, n) => debt({ id: `d${n}`, amount }));
        const gone = new Set<number>();
        let booked = 0;
        for (const some of [...told, amounts.map((_, n) => n)]) {
          for (const n of some) if (n < amounts.length) gone.add(n);
          const refunds = [...gone].map((n) => ({ key: `d${n}`, amount: amounts[n] ?? 0 }));
          if (refunds.length === 0) continue;
          for (;;) {
            const back = refundResult(report(refunds), payment, debts);
            if (back.kind !== "ours") {
              expect(back.kind).toBe("known");
              break;
            }
            booked += back.debt.amount;
            debts = debts.map((one) => (one.id === back.debt.id ? { ...one, status: "paid" } : one));
            expect(back.whole).toBe(debts.every(({ status }) => status === "paid"));
          }
          expect(booked).toBe(refunds.reduce((sum, { amount }) => sum + amount, 0));
        }
        expect(booked).toBe(payment.amount);
      }),
    );
  });
});
