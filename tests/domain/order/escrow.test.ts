import { describe, expect, it } from "vitest";
import { wasOnTime } from "~/orders/order";
import { DAY } from "~/platform/dates";
import { anOrder, NOW } from "./fixture";

describe("work", () => {
  const due = anOrder("completed", { deadline: NOW, startedAt: NOW - 3 * DAY });

  it("is on time when its first delivery came by the time it was due, however late the order ends", () => {
    expect(wasOnTime({ ...due, deliveredAt: NOW }, NOW + 9 * DAY)).toBe(true);
    expect(wasOnTime({ ...due, deliveredAt: NOW + 1 }, NOW + 9 * DAY)).toBe(false);
  });

  it("that was never handed over is on time when the order ended by then", () => {
    expect(wasOnTime({ ...due, deliveredAt: null }, NOW)).toBe(true);
    expect(wasOnTime({ ...due, deliveredAt: null }, NOW + 1)).toBe(false);
  });

  it("that no time was agreed on for is never late", () => {
    const free = { deadline: null, startedAt: NOW, maxDays: null, deliveredAt: null };
    expect(wasOnTime(free, NOW + 900 * DAY)).toBe(true);
  });
});
