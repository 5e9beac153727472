import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, formatRupiah, MAX_PRICE, parseRupiah, readRupiah } from "~/platform/money";

describe("an amount as people write it", () => {
  it.each([
    ["Rp 250.000", 250_000],
    ["Rp. 250.000", 250_000],
    ["rp250000", 250_000],
    ["IDR 250.000", 250_000],
    ["250.000", 250_000],
    ["250000", 250_000],
    ["1.500", 1_500],
    [" 1.250.000,00 ", 1_250_000],
    ["Rp150.000,00", 150_000],
    ["250.000,-", 250_000],
    ["250.000.-", 250_000],
    ["250.000..", 250_000],
    ["250.000 rupiah", 250_000],
    ["0", 0],
    ["007", 7],
    ["150rb", 150_000],
    ["150 RB", 150_000],
    ["150 ribu", 150_000],
    ["150 ribu rupiah", 150_000],
    ["150k", 150_000],
    ["Rp 150rb,-", 150_000],
    ["1500rb", 1_500_000],
    ["12,5rb", 12_500],
    ["1,5 jt", 1_500_000],
    ["1.5jt", 1_500_000],
    ["1,25 juta", 1_250_000],
    ["1.2345 jt", 1_234_500],
    ["2 juta", 2_000_000],
    ["1 juta 500 ribu", 1_500_000],
    ["1jt50rb", 1_050_000],
    ["250 000", 250_000],
    ["Rp 1 250 000", 1_250_000],
    ["1,250,000", 1_250_000],
    ["1,500,000.00", 1_500_000],
    ["1.250‑000", 1_250_000],
    ["1.250–000", 1_250_000],
    ["1-250-000", 1_250_000],
    ["500−000", 500_000],
    ["1 250.000,-", 1_250_000],
  ])("%j is %d", (text, amount) => {
    expect(readRupiah(text)).toEqual({ ok: true, amount });
  });

  it.each([
    "1,500",
    "150,000",
    "Rp 1,500",
    "1.500rb",
    "1,500 jt",
    "150.000 ribu",
    "1.250.000 juta",
    "150000rb",
    "1.5.2 jt",
    "15000k",
  ])("%j can mean two amounts", (text) => {
    expect(readRupiah(text)).toEqual({ ok: false, reason: "ambiguous" });
  });

  it.each([
    "",
    " ",
    "Rp",
    "abc",
    "-250000",
    "250.000,50",
    "2.50",
    "25.0000",
    "1e6",
    "0x10",
    "250 00",
    "25 0000",
    "Rp Rp 5",
    "١٢٣",
    "9007199254740992",
    "99999999999999999999",
    "Infinity",
    "NaN",
    "rb",
    "jt 5",
    "1,2345 rb",
    "1,2345678 jt",
    "150rban",
    "150 ratus",
    "5 m",
    "1,5 jt 500 rb",
    "5rb 500rb",
    "1 jt 1000 rb",
    "100-200rb",
    "100-250",
    "100.000-250",
    "500.000-750.000",
    "50rb-100rb",
    "150 rb lebih",
    "9999999999999999 jt",
  ])("%j is not an amount", (text) => {
    expect(parseRupiah(text)).toBeNull();
  });

  it("is read back from every notation", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(parseRupiah(formatRupiah(amount))).toBe(amount);
        expect(parseRupiah(`${formatAmount(amount)},00`)).toBe(amount);
        expect(parseRupiah(String(amount))).toBe(amount);
      }),
    );
  });

  it("is never read as a thousand times the amount, or a thousandth", () => {
    const written = (amount: number) => [
      `${amount / 1_000}rb`,
      `${amount / 1_000}k`.replace(".", ","),
      `${amount / 1_000_000} jt`,
      `${amount / 1_000_000} juta`.replace(".", ","),
      formatAmount(amount).replaceAll(".", ","),
      ...[`${formatAmount(amount)}rb`, `${amount}rb`].filter(() => amount >= 10_000),
    ];
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: MAX_PRICE }), (amount) => {
        for (const text of written(amount)) expect([amount, null], text).toContain(parseRupiah(text));
      }),
    );
  });

  it("can be whole thousands or tenths of millions", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (count) => {
        expect(parseRupiah(`${count}rb`)).toBe(count * 1_000);
        expect(parseRupiah(`${formatAmount(count * 100_000)}`)).toBe(count * 100_000);
        expect(parseRupiah(`${(count / 10).toString().replace(".", ",")} jt`)).toBe(count * 100_000);
      }),
    );
  });

  it("never throws, and results in whole rupiah only", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom("", "rb", "jt", ",5 jt"), (text, end) => {
        const amount = parseRupiah(text + end);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});
