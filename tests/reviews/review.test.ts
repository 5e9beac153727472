import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY } from "~/platform/dates";
import { canReply, canReview, isReadable, ratingAverage, ratingText, reviewDueAt, starsWidth } from "~/reviews/review";

it("a rating is shown with one decimal and a comma", () => {
  expect(ratingText(ratingAverage({ sum: 0, count: 0 }))).toBe("0,0");
  expect(ratingText(4.8)).toBe("4,8");
  expect(ratingText(5)).toBe("5,0");
  expect(ratingText(4.75)).toBe("4,8");
});

it("the width of the stars matches the number beside them", () => {
  expect([0, 1, 3, 5].map(starsWidth)).toEqual([0, 24, 72, 120]);
  // Half a star ends in the middle of its box, and a tenth begins after its margin.
  expect(starsWidth(4.5)).toBe(108);
  expect(starsWidth(4.8)).toBe(starsWidth(4.75));
  expect(starsWidth(4.1)).toBeGreaterThan(97.7);
  expect(starsWidth(4.9)).toBeLessThan(118.3);
  expect(starsWidth(4.96)).toBe(120);
});

it("the average of ratings is their sum over their number, and empty without ratings", () => {
  const rating = fc.record({ sum: fc.integer({ min: 1 }), count: fc.integer({ min: 1 }) });
  fc.assert(fc.property(rating, ({ sum, count }) => ratingAverage({ sum, count }) === sum / count));
  expect(ratingAverage({ sum: 0, count: 0 })).toBe(0);
});

const closedAt = 1_000 * DAY;
const done = { status: "completed", closedAt } as const;

it("either side can review a completed order for fourteen days", () => {
  for (const side of ["buyer", "seller"] as const) {
    expect(canReview(done, side, [], closedAt)).toEqual({ ok: true, value: closedAt + 14 * DAY });
    expect(canReview(done, side, [], closedAt + 14 * DAY - 1).ok).toBe(true);
    expect(canReview(done, side, [], closedAt + 14 * DAY)).toEqual({ ok: false, reason: "window_over" });
  }
});

it.each(["pending", "in_progress", "cancelled"] as const)("nobody can review an order that is %s", (status) => {
  expect(canReview({ status, closedAt }, "buyer", [], closedAt)).toEqual({
    ok: false,
    reason: "not_completed",
  });
  expect(reviewDueAt({ status, closedAt })).toBeNull();
});

it("each side writes once, with or without a review by the other", () => {
  const bought = [{ side: "buyer" }] as const;
  expect(canReview(done, "buyer", bought, closedAt)).toEqual({ ok: false, reason: "already_written" });
  expect(canReview(done, "seller", bought, closedAt).ok).toBe(true);
});

it("a hidden review is shown to its author only", () => {
  expect(isReadable({ side: "buyer", publishedAt: null }, "buyer")).toBe(true);
  expect(isReadable({ side: "buyer", publishedAt: null }, "seller")).toBe(false);
  expect(isReadable({ side: "buyer", publishedAt: 1 }, "seller")).toBe(true);
});

it("only the reviewed seller can answer a public review, once", () => {
  const review = {
    side: "buyer",
    subjectId: "sari",
    publishedAt: 1,
    repliedAt: null,
    hiddenAt: null,
  } as const;
  expect(canReply(review, "sari").ok).toBe(true);
  expect(canReply({ ...review, repliedAt: 2 }, "sari")).toEqual({ ok: false, reason: "already_replied" });
  for (const [other, who] of [
    [{ ...review, publishedAt: null }, "sari"],
    [review, "budi"],
    [{ ...review, side: "seller" as const }, "sari"],
  ] as const)
    expect(canReply(other, who)).toEqual({ ok: false, reason: "no_review" });
});
