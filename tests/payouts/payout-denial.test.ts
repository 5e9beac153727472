import { describe, expect, it } from "vitest";
import {
  type Denial,
  denialEffect,
  denialNeedsTwo,
  isDenialJudged,
  isSettledBy,
  judgeDenial,
  surplusRefusal,
} from "~/payouts/provider-payout";

const denial: Denial & { judgeLapsed: boolean; denialClosedBy: string | null } = {
  state: "returned",
  amount: 100_000,
  createdBy: "ayu",
  releasedBy: "ayu",
  contradictedAt: 1,
  deniedAs: "arrived",
  verdict: null,
  judgedBy: null,
  judgeLapsed: false,
  denialClosedBy: null,
  denialClosedAt: null,
  surplus: 0,
};
const ayu = { operatorId: "ayu", own: false };
const bima = { operatorId: "bima", own: false };

describe("a denied payout is decided", () => {
  it("by one operator, if one alone sent it", () => {
    expect(judgeDenial(denial, "arrived", ayu)).toEqual({ ok: true, value: "closed" });
  });

  it("by two who agree, if the sum was large or two had sent it", () => {
    for (const large of [
      { ...denial, amount: 5_000_001 },
      { ...denial, releasedBy: "bima" },
    ]) {
      expect(denialNeedsTwo(large)).toBe(true);
      expect(judgeDenial(large, "arrived", ayu)).toEqual({ ok: true, value: "proposed" });
      const judged = { ...large, verdict: "arrived" as const, judgedBy: "ayu" };
      expect(judgeDenial(judged, "arrived", ayu)).toEqual({ ok: true, value: "proposed" });
      expect(judgeDenial(judged, "arrived", bima)).toEqual({ ok: true, value: "closed" });
      expect(judgeDenial(judged, "returned", bima)).toEqual({ ok: true, value: "proposed" });
      expect(judgeDenial({ ...judged, judgeLapsed: true }, "arrived", bima)).toEqual({
        ok: true,
        value: "proposed",
      });
      expect(isDenialJudged(judged, "arrived", "ayu")).toBe(true);
      expect(isDenialJudged(judged, "arrived", "bima")).toBe(false);
      expect(isDenialJudged({ ...judged, judgeLapsed: true }, "arrived", "ayu")).toBe(false);
    }
  });

  it("never by its owner, without a denial, or while it is in progress", () => {
    const refusal = (read: typeof denial, by: typeof ayu) => judgeDenial(read, "returned", by);
    expect(refusal(denial, { ...ayu, own: true })).toEqual({ ok: false, reason: "own_money" });
    expect(refusal({ ...denial, contradictedAt: null }, ayu)).toEqual({ ok: false, reason: "not_denied" });
    expect(refusal({ ...denial, denialClosedAt: 2 }, ayu)).toEqual({ ok: false, reason: "not_denied" });
    expect(refusal({ ...denial, state: "sending" }, ayu)).toEqual({ ok: false, reason: "not_ended" });
  });
});

describe("the correction of the books", () => {
  it.each([
    ["arrived", 0, "arrived", false, null],
    ["arrived", 0, "returned", false, "returned"],
    ["failed", 0, "arrived", true, "paid"],
    ["failed", 0, "arrived", false, "lost"],
    ["returned", 0, "arrived", false, "lost"],
    ["returned", 0, "returned", false, null],
    ["returned", 100_000, "arrived", false, null],
    ["returned", 100_000, "returned", false, "found"],
  ] as const)("%s with %i lost, judged %s", (state, surplus, verdict, waits, move) => {
    expect(denialEffect({ state, surplus }, verdict, waits)).toBe(move);
  });
});

it("a decision is reopened only by a new statement of the provider", () => {
  const closed = { ...denial, verdict: "returned", denialClosedAt: 2 } as const;
  expect(isSettledBy(closed, { status: "arrived" })).toBe(true);
  expect(isSettledBy(closed, { status: "failed" })).toBe(true);
  expect(isSettledBy({ ...closed, deniedAs: "sent" }, { status: "arrived" })).toBe(false);
  expect(isSettledBy({ ...closed, denialClosedAt: null }, { status: "arrived" })).toBe(false);
  expect(surplusRefusal(denial, { status: "failed" })).toBeNull();
  expect(surplusRefusal({ surplus: 1 }, { status: "failed" })).toBe("contradicted");
  expect(surplusRefusal({ surplus: 1 }, { status: "arrived" })).toBe("stale");
});
