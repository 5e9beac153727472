import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  assertRupiah,
  divide,
  formatAmount,
  formatRupiah,
  isPrice,
  MAX_PRICE,
  NotRupiah,
  PLATFORM_FEE_PERCENT,
  platformFee,
  rupiahIn,
  sellerProceeds,
} from "~/platform/money";

describe("an amount as shown", () => {
  it.each([
    [0, "0"],
    [7, "7"],
    [999, "999"],
    [1_000, "1.000"],
    [250_000, "250.000"],
    [50_000_000_000, "50.000.000.000"],
    [-35_000, "-35.000"],
  ])("%d is %s", (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it("has Rp and an ordinary space before it", () => {
    expect(formatRupiah(250_000)).toBe("Rp 250.000");
    expect(formatRupiah(250_000).charCodeAt(2)).toBe(32);
  });
});

describe("the price of one item", () => {
  it.each([
    [999, false],
    [1_000, true],
    [500_000_000, true],
    [500_000_001, false],
    [1_000.5, false],
    ["1000", false],
    [null, false],
  ])("%j: %s", (price, may) => {
    expect(isPrice(price)).toBe(may);
  });
});

describe("the platform's fee", () => {
  it("is ten per cent, rounded down", () => {
    expect(PLATFORM_FEE_PERCENT).toBe(10);
    expect(platformFee(350_000, PLATFORM_FEE_PERCENT)).toBe(35_000);
    expect(sellerProceeds(350_000, PLATFORM_FEE_PERCENT)).toBe(315_000);
    expect(platformFee(1_999, PLATFORM_FEE_PERCENT)).toBe(199);
    expect(platformFee(9, PLATFORM_FEE_PERCENT)).toBe(0);
  });

  it("and the seller's part sum up to the total, for 10,000 random amounts", () => {
    const total = fc.integer({ min: 0, max: MAX_PRICE * 100 });
    fc.assert(
      fc.property(total, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const fee = platformFee(amount, percent);
        expect(fee + sellerProceeds(amount, percent)).toBe(amount);
        expect(Number.isSafeInteger(fee)).toBe(true);
        expect(BigInt(fee)).toBe((BigInt(amount) * BigInt(percent)) / 100n);
      }),
      { numRuns: 10_000 },
    );
  });
});

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "5", null, undefined])(
  "%s is not an amount of rupiah",
  (value) => {
    expect(() => assertRupiah(value)).toThrow(NotRupiah);
  },
);

describe("a divided sum", () => {
  it("goes to both sides and the platform completely, with a fee on the seller's part only", () => {
    expect(divide(350_000, 40, 10)).toEqual({ buyer: 140_000, seller: 189_000, fee: 21_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000_000 }), fc.integer({ min: 0, max: 100 }), (total, share) => {
        const { buyer, seller, fee } = divide(total, share, PLATFORM_FEE_PERCENT);
        return buyer + seller + fee === total && fee === platformFee(total - buyer, PLATFORM_FEE_PERCENT);
      }),
    );
  });
});

it.each([
  ["150000.00", 150000],
  ["150000", 150000],
  ["0.00", 0],
  ["150000.50", null],
  ["150000.001", null],
  ["150.000", null],
  ["150,000.00", null],
  ["-150000.00", null],
  ["1e5", null],
  [" 150000.00", null],
  ["", null],
  ["9999999999999999.00", null],
])("the sum %j is %j rupiah", (text, rupiah) => {
  expect(rupiahIn(text)).toBe(rupiah);
});
