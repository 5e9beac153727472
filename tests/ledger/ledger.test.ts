import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accountKind,
  BANK,
  balances,
  billOfEscrow,
  escrowAccount,
  GATEWAY_CLEARING,
  type LedgerAccount,
  LOSS,
  OUTSIDE,
  PLATFORM_FEE,
  paymentReceived,
  payoutAccount,
  refundAccount,
  refundEscrow,
  sellerAccount,
  settleEscrow,
} from "~/ledger/ledger";

const order = { id: "o1", buyerId: "budi", sellerId: "sari", feePercent: 10 };
const whole = (amount: number) => [{ bill: 1, amount, returned: 0 }];

describe("accounts", () => {
  it("have a kind", () => {
    const accounts: LedgerAccount[] = [
      escrowAccount("o"),
      sellerAccount("s"),
      refundAccount("b"),
      payoutAccount("p"),
      PLATFORM_FEE,
    ];
    expect(accounts.map(accountKind)).toEqual(["escrow", "seller", "refund", "payout", "platform_fee"]);
    expect(accounts.some((account) => OUTSIDE.includes(account))).toBe(false);
    expect(OUTSIDE).toEqual([GATEWAY_CLEARING, BANK, LOSS]);
  });
});

describe("postings", () => {
  it("move the buyer's money into escrow", () => {
    expect(paymentReceived("o1", 350_000)).toEqual([{ from: "gateway_clearing", to: "escrow:o1", amount: 350_000 }]);
  });

  it("release it to the seller less the fee", () => {
    expect(settleEscrow(order, whole(350_000))).toEqual([
      { from: "escrow:o1", to: "seller:sari", amount: 315_000 },
      { from: "escrow:o1", to: "platform_fee", amount: 35_000 },
    ]);
  });

  it("omit a fee or share of zero", () => {
    expect(settleEscrow({ ...order, feePercent: 0 }, whole(350_000))).toHaveLength(1);
    expect(settleEscrow(order, whole(9))).toHaveLength(1);
    expect(settleEscrow({ ...order, feePercent: 100 }, whole(350_000))).toEqual([
      { from: "escrow:o1", to: "platform_fee", amount: 350_000 },
    ]);
  });

  it("owe it to the buyer", () => {
    expect(refundEscrow("o1", "budi", 350_000)).toEqual([{ from: "escrow:o1", to: "refund:budi", amount: 350_000 }]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])("cannot be %d rupiah", (amount) => {
    expect(() => paymentReceived("o1", amount)).toThrow(RangeError);
    expect(() => refundEscrow("o1", "budi", amount)).toThrow(RangeError);
  });

  it("take each part out of the escrow of its bill, and owe the buyer one sum a bill", () => {
    const parts = [
      { bill: 1, amount: 100_009, returned: 9 },
      { bill: 1, amount: 50_009, returned: 50_009 },
      { bill: 2, amount: 70_009, returned: 0 },
    ];
    expect(settleEscrow(order, parts)).toEqual([
      { from: "escrow:o1", to: "refund:budi", amount: 50_018 },
      { from: "escrow:o1", to: "seller:sari", amount: 90_000 },
      { from: "escrow:o1", to: "platform_fee", amount: 10_000 },
      { from: "escrow:o1:2", to: "seller:sari", amount: 63_009 },
      { from: "escrow:o1:2", to: "platform_fee", amount: 7_000 },
    ]);
    expect([escrowAccount("o1"), escrowAccount("o1", 2)].map(billOfEscrow)).toEqual([1, 2]);
    expect(() => billOfEscrow(sellerAccount("s"))).toThrow(RangeError);
  });

  it("empty the escrow and sum to zero for any total and fee", () => {
    const total = fc.integer({ min: 1, max: 50_000_000_000 });
    fc.assert(
      fc.property(total, fc.integer({ min: 0, max: 100 }), (totalPrice, feePercent) => {
        const sums = balances([
          ...paymentReceived("o1", totalPrice),
          ...settleEscrow({ ...order, feePercent }, whole(totalPrice)),
        ]);
        expect(sums.get("escrow:o1")).toBe(0);
        expect([...sums.values()].reduce((a, b) => a + b, 0)).toBe(0);
        expect((sums.get("seller:sari") ?? 0) + (sums.get("platform_fee") ?? 0)).toBe(totalPrice);
      }),
    );
  });
});
