import { describe, expect, it } from "vitest";
import {
  decideDeclining,
  decideSending,
  decideWithdrawing,
  MAX_OPEN_PROPOSALS,
  type ProposalStatus,
  type Wanted,
} from "~/proposals/proposal";

const budisRequest = (changes: Partial<Wanted> = {}): Wanted => ({
  buyerId: "budi",
  status: "active",
  openProposals: 3,
  ...changes,
});

describe("sending a proposal", () => {
  it.each<[ProposalStatus | null, string]>([
    [null, "first"],
    ["open", "change"],
    ["withdrawn", "again"],
    ["declined", "declined"],
    ["accepted", "accepted"],
  ])("when Sari's own is %s: %s", (earlier, answer) => {
    const decided = decideSending(budisRequest(), "sari", earlier);
    expect(decided.ok ? decided.value : decided.reason).toBe(answer);
  });

  it("is refused for the sender's own wanted listing", () => {
    expect(decideSending(budisRequest(), "budi", null)).toEqual({ ok: false, reason: "own_wanted" });
  });

  it("ends with the wanted listing, changes too, except that an earlier decision is reported instead", () => {
    const closed = budisRequest({ status: "inactive" });
    for (const earlier of [null, "open", "withdrawn"] as const)
      expect(decideSending(closed, "sari", earlier)).toEqual({ ok: false, reason: "wanted_closed" });
    expect(decideSending(closed, "sari", "declined")).toEqual({ ok: false, reason: "declined" });
  });

  it("waits when the wanted listing has reached its limit, but an open one can still change", () => {
    const full = budisRequest({ openProposals: MAX_OPEN_PROPOSALS });
    expect(decideSending(full, "sari", null)).toEqual({ ok: false, reason: "full" });
    expect(decideSending(full, "sari", "withdrawn")).toEqual({ ok: false, reason: "full" });
    expect(decideSending(full, "sari", "open")).toEqual({ ok: true, value: "change" });
    expect(decideSending(budisRequest({ openProposals: MAX_OPEN_PROPOSALS - 1 }), "sari", null).ok).toBe(true);
  });
});

describe("closing a proposal", () => {
  it.each<[ProposalStatus, string, string]>([
    ["open", "now", "now"],
    ["withdrawn", "done", "withdrawn"],
    ["declined", "declined", "done"],
    ["accepted", "accepted", "accepted"],
  ])("that is %s: withdrawing is %s, declining is %s", (status, withdrawing, declining) => {
    const answers = [decideWithdrawing(status), decideDeclining(status)];
    expect(answers.map((decided) => (decided.ok ? decided.value : decided.reason))).toEqual([withdrawing, declining]);
  });
});
