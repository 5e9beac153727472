import { describe, expect, it } from "vitest";
import { wasOnTime } from "~/orders/order";
import { DAY } from "~/platform/dates";
import { anOrder, NOW } from "./fixture";

describe("work", () => {
  const due = anOrder("completed", { deadline: NOW, startedAt: NOW - 3 * DAY });

  it("is on time if its first delivery came by its deadline, however late the order ends", () => {
    expect(wasOnTime({ ...due, deliveredAt: NOW }, NOW + 9 * DAY)).toBe(true);
    expect(wasOnTime({ ...due, deliveredAt: NOW + 1 }, NOW + 9 * DAY)).toBe(false);
  });

  it("without a delivery is on time if the order ended by then", () => {
    expect(wasOnTime({ ...due, deliveredAt: null }, NOW)).toBe(true);
    expect(wasOnTime({ ...due, deliveredAt: null }, NOW + 1)).toBe(false);
  });

  it("without an agreed time is never late", () => {
    const free = { deadline: null, startedAt: NOW, maxDays: null, deliveredAt: null };
    expect(wasOnTime(free, NOW + 900 * DAY)).toBe(true);
  });
});
