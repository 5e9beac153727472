import { describe, expect, it } from "vitest";
import { trialFaults } from "~/ledger/ledger";

describe("a trial balance", () => {
  const totals = [
    { kind: "gateway_clearing", accounts: 1, balance: -350_000 },
    { kind: "escrow", accounts: 1, balance: 350_000 },
  ] as const;

  it("is sound if it sums to zero and no account of ours is negative", () => {
    expect(trialFaults(totals, [])).toEqual([]);
    expect(trialFaults([totals[1]], [])).toEqual(["not_zero"]);
    expect(trialFaults(totals, ["platform_fee"])).toEqual(["below_zero"]);
  });
});
