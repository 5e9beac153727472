import { describe, expect, it } from "vitest";
import { WITHDRAWAL_STATUSES } from "~/database/stored-values";
import { checkWithdrawal, MIN_WITHDRAWAL, withdrawalOutcome } from "~/payouts/withdrawal";

const rich = { balance: 2_000_000, held: 0, open: false };

describe("requesting a withdrawal", () => {
  it.each([
    [2_000_000, rich, "ok"],
    [MIN_WITHDRAWAL, rich, "ok"],
    [2_000_001, rich, "above_balance"],
    [MIN_WITHDRAWAL - 1, rich, "too_little"],
    [0, rich, "too_little"],
    [-50_000, rich, "not_money"],
    [50_000.5, rich, "not_money"],
    [Number.NaN, rich, "not_money"],
    [50_000, { ...rich, open: true }, "one_at_a_time"],
    [2_000_000, { ...rich, held: 1 }, "held"],
    [1_999_999, { ...rich, held: 1 }, "ok"],
    [50_000, { ...rich, held: 3_000_000 }, "held"],
    [50_000, { balance: 0, held: 0, open: false }, "above_balance"],
  ])("%d with %o: %s", (amount, balance, answer) => {
    const asked = checkWithdrawal(amount, balance);
    expect(asked.ok ? "ok" : asked.reason).toBe(answer);
  });
});

it("a withdrawal counts as arrived if it failed and part of it arrived, and keeps its status otherwise", () => {
  for (const status of WITHDRAWAL_STATUSES) {
    expect(withdrawalOutcome({ status, arrivedToo: 0 })).toBe(status);
    expect(withdrawalOutcome({ status, arrivedToo: 50_000 })).toBe(status === "failed" ? "arrived" : status);
  }
});
