import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayHeading, formatRelative } from "~/platform/date-text";

import {
  DAY,
  endOfDate,
  formatDate,
  formatDateTime,
  formatMonth,
  formatShortDate,
  formatTime,
  HOUR,
  MINUTE,
  startOfDay,
  toDateInput,
} from "~/platform/dates";

const independence = Date.UTC(2026, 7, 17, 3, 5);

describe("times are shown in WIB", () => {
  it("as date, time and both", () => {
    expect(formatDate(independence)).toBe("17 Agustus 2026");
    expect(formatTime(independence)).toBe("10.05 WIB");
    expect(formatDateTime(independence)).toBe("17 Agustus 2026, 10.05 WIB");
    expect(formatShortDate(Date.UTC(2026, 10, 10, 2, 20))).toBe("10 Nov 2026");
    expect(formatMonth(Date.UTC(2024, 2, 1))).toBe("Maret 2024");
  });

  it("with the next day for late evening in UTC", () => {
    expect(formatDateTime(Date.UTC(2026, 11, 31, 17, 0))).toBe("1 Januari 2027, 00.00 WIB");
    expect(toDateInput(Date.UTC(2026, 11, 31, 17, 0))).toBe("2027-01-01");
    expect(toDateInput(Date.UTC(2026, 11, 31, 16, 59))).toBe("2026-12-31");
  });

  it("as Intl formats them", () => {
    const intl = new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeZone: "Asia/Jakarta" });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) }), (at) => {
        expect(formatDate(at)).toBe(intl.format(at));
      }),
    );
  });
});

describe("times are shown in the zone of a place", () => {
  it("as date, time and both", () => {
    expect(formatDateTime(independence, "WITA")).toBe("17 Agustus 2026, 11.05 WITA");
    expect(formatDateTime(independence, "WIT")).toBe("17 Agustus 2026, 12.05 WIT");
    const lateInJakarta = Date.UTC(2026, 11, 31, 15, 30);
    expect(formatDate(lateInJakarta)).toBe("31 Desember 2026");
    expect(formatDate(lateInJakarta, "WIT")).toBe("1 Januari 2027");
    expect(formatShortDate(lateInJakarta, "WIT")).toBe("1 Jan 2027");
    expect(dayHeading(lateInJakarta - HOUR, lateInJakarta, "WIT")).toBe("Kemarin");
    expect(dayHeading(lateInJakarta - HOUR, lateInJakarta, "WIB")).toBe("Hari ini");
  });

  it("as Intl formats them", () => {
    const zones = { WIB: "Asia/Jakarta", WITA: "Asia/Makassar", WIT: "Asia/Jayapura" } as const;
    const moment = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(moment, fc.constantFrom("WIB", "WITA", "WIT"), (at, zone) => {
        const intl = new Intl.DateTimeFormat("id-ID", {
          dateStyle: "long",
          timeStyle: "short",
          timeZone: zones[zone],
        });
        expect(formatDateTime(at, zone)).toBe(`${intl.format(at).replace(" pukul ", ", ")} ${zone}`);
      }),
    );
  });

  it("with days that begin at its midnight", () => {
    const end = endOfDate("2026-12-17", "WIT");
    expect(end).toBe(Date.UTC(2026, 11, 17, 14, 59, 59, 999));
    expect(toDateInput(end ?? 0, "WIT")).toBe("2026-12-17");
    expect(toDateInput((end ?? 0) + 1, "WIT")).toBe("2026-12-18");
    expect(startOfDay(end ?? 0, "WIT")).toBe((end ?? 0) + 1 - DAY);
  });
});

describe("how long ago", () => {
  it.each([
    [-5 * MINUTE, "baru saja"],
    [0, "baru saja"],
    [59_999, "baru saja"],
    [5 * MINUTE, "5 menit lalu"],
    [HOUR - 1, "59 menit lalu"],
    [2 * HOUR, "2 jam lalu"],
    [DAY - 1, "23 jam lalu"],
    [3 * DAY, "3 hari lalu"],
    [7 * DAY, "10 Agustus 2026"],
  ])("%d ms ago is %s", (ago, text) => {
    expect(formatRelative(independence - ago, independence)).toBe(text);
  });
});

describe("a day from a date field", () => {
  it("ends one millisecond before the next, in WIB", () => {
    const end = endOfDate("2026-12-17");
    expect(end).toBe(Date.UTC(2026, 11, 17, 16, 59, 59, 999));
    expect(toDateInput(end ?? 0)).toBe("2026-12-17");
    expect(toDateInput((end ?? 0) + 1)).toBe("2026-12-18");
  });

  it.each(["", "2026-02-30", "2026-13-01", "2026-00-10", "2026-1-1", "17-12-2026", "2026-12-17T00:00", "0000-00-00"])(
    "cannot be %j",
    (input) => {
      expect(endOfDate(input)).toBeNull();
    },
  );

  it("exists in leap years", () => {
    expect(endOfDate("2028-02-29")).not.toBeNull();
    expect(endOfDate("2027-02-29")).toBeNull();
  });

  it("has the same value in the field for every time", () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) }), (at) => {
        const end = endOfDate(toDateInput(at));
        expect(end).not.toBeNull();
        expect((end ?? 0) - at).toBeGreaterThanOrEqual(0);
        expect((end ?? 0) - at).toBeLessThan(DAY);
      }),
    );
  });
});

it("a day heading is relative to today in WIB", () => {
  const now = Date.UTC(2026, 10, 21, 18);
  expect(dayHeading(now, now)).toBe("Hari ini");
  // 22 November has begun in Jakarta. An hour earlier it was the 21st there.
  expect(dayHeading(now - 2 * HOUR, now)).toBe("Kemarin");
  expect(dayHeading(now - DAY - 2 * HOUR, now)).toBe("Jumat 20 November");
});
