import { expect, it } from "vitest";
import { sameWeekdayNextWeek } from "~/visits/visit";

// 2026-11-23 is a Monday.
it.each([
  ["2026-11-24", "2026-11-23", "2026-12-01"],
  ["2026-11-22", "2026-11-23", "2026-12-06"],
  ["2026-11-21", "2026-11-29", "2026-12-05"],
  ["2026-11-23", "2026-11-29", "2026-11-30"],
  ["2025-01-03", "2026-12-31", "2027-01-08"],
])("the weekday of %s, seen on %s, is next week on %s", (day, from, next) => {
  expect(sameWeekdayNextWeek(day, from)).toBe(next);
});
