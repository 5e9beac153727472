import { expect, it } from "vitest";
import { dayHeading, deadlineText, leftText, listTime, soonText } from "~/platform/date-text";
import { DAY, HOUR, MINUTE } from "~/platform/dates";

/** Monday 23 November 2026, 23.30 WIB, which is Tuesday further east. */
const NOW = Date.UTC(2026, 10, 23, 16, 30);

it("a day heading uses the reader's own days", () => {
  const heads = [0, 1, 2, 400].map((days) => dayHeading(NOW - days * DAY, NOW));
  expect(heads).toEqual(["Hari ini", "Kemarin", "Sabtu 21 November", "Minggu 19 Oktober 2025"]);
  expect(dayHeading(NOW - HOUR, NOW, "WITA")).toBe("Kemarin");
});

it("a line of a list ends with a short date", () => {
  const ends = [0, 1, 4, 6, 7].map((days) => listTime(NOW - days * DAY, NOW));
  expect(ends).toEqual(["23.30", "Kemarin", "Kam", "Sel", "16 Nov"]);
});

it("a deadline has its hour while it is near, and its day afterwards", () => {
  expect(deadlineText(NOW + 20 * 60_000, NOW)).toBe("hari ini, 23.50");
  expect(deadlineText(NOW + HOUR, NOW)).toBe("besok, 00.30");
  expect(deadlineText(NOW + 2 * DAY, NOW)).toBe("Rab 25 Nov");
  expect(deadlineText(NOW - HOUR, NOW)).toBe("Sen 23 Nov");
});

it("an open page counts down hours and minutes, and leaves days to the server", () => {
  const said = [DAY, DAY - 1, HOUR, HOUR - 1, MINUTE, 1, -1, -HOUR, -3 * DAY].map((left) => soonText(NOW + left, NOW));
  expect(said).toEqual([
    null,
    "23 jam lagi",
    "1 jam lagi",
    "59 menit lagi",
    "1 menit lagi",
    "1 menit lagi",
    "Terlambat 1 menit",
    "Terlambat 1 jam",
    "Terlambat 3 hari",
  ]);
  for (const left of [DAY - 1, HOUR, MINUTE, -HOUR])
    expect(leftText({ at: NOW + left, wholeDay: false }, NOW, "WIB")).toBe(soonText(NOW + left, NOW));
});
