import { expect, it } from "vitest";
import { BookTotals, unequalKinds, yearSpan } from "~/ledger/ledger";

it("each closing balance follows from the opening balance", () => {
  const totals = new BookTotals();
  totals.add({ from: "gateway_clearing", to: "escrow:a", amount: 100_000 });
  totals.add({ from: "escrow:a", to: "seller:s", amount: 90_000 });
  totals.add({ from: "escrow:a", to: "platform_fee", amount: 10_000 });
  const kinds = totals.kinds(new Map([["platform_fee", 5_000] as const, ["gateway_clearing", -5_000] as const]));
  expect(kinds).toEqual([
    { kind: "escrow", opening: 0, into: 100_000, out: 100_000, closing: 0 },
    { kind: "gateway_clearing", opening: -5_000, into: 0, out: 100_000, closing: -105_000 },
    { kind: "platform_fee", opening: 5_000, into: 10_000, out: 0, closing: 15_000 },
    { kind: "seller", opening: 0, into: 90_000, out: 0, closing: 90_000 },
  ]);
  const held = new Map([
    ["gateway_clearing", -105_000] as const,
    ["platform_fee", 15_000] as const,
    ["seller", 90_000] as const,
  ]);
  expect(unequalKinds(kinds, held)).toEqual([]);
  expect(unequalKinds(kinds, new Map([...held, ["seller", 89_999] as const]))).toEqual(["seller"]);
});

it("a year is one in Jakarta", () => {
  expect(yearSpan("2026")).toEqual({
    from: Date.parse("2026-01-01T00:00:00+07:00"),
    until: Date.parse("2027-01-01T00:00:00+07:00"),
  });
  expect(yearSpan("26")).toBeNull();
});
