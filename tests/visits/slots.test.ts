import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, HOUR, type Zone } from "~/platform/dates";
import { nearDayText } from "~/visits/time-text";
import {
  type Availability,
  DAYS_AHEAD,
  dayAfter,
  dayFault,
  daysOffered,
  dayTiles,
  earliestDay,
  isBookable,
  isDay,
  momentOf,
  ofTheSeller,
  SLOT_STARTS,
  slotsFault,
  slotsWithin,
  slotTiles,
  today,
  weekdayOf,
} from "~/visits/visit";

/** Monday 23 November 2026, 10.48 WIB. */
const NOW = Date.UTC(2026, 10, 23, 3, 48);
const ALWAYS: Availability = { hours: [], daysOff: [], reserved: [], startsInDays: null };

const zones = fc.constantFrom<Zone>("WIB", "WITA", "WIT");
const moments = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2030, 0) });
const days = moments.map((at) => today(at, "WIB"));
const sellers: fc.Arbitrary<Availability> = fc.record({
  hours: fc.uniqueArray(
    fc
      .record({
        weekday: fc.integer({ min: 1, max: 7 }),
        from: fc.integer({ min: 0, max: 1000 }),
        long: fc.integer({ min: 1, max: 440 }),
      })
      .map(({ weekday, from, long }) => ({ weekday, from, to: from + long })),
    { selector: ({ weekday }) => weekday, maxLength: 7 },
  ),
  daysOff: fc.array(
    fc.integer({ min: 0, max: 70 }).map((ahead) => dayAfter("2026-11-20", ahead)),
    { maxLength: 20 },
  ),
  reserved: fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 70 }).map((ahead) => dayAfter("2026-11-20", ahead)),
      slot: fc.constantFrom(...SLOT_STARTS),
    }),
    { maxLength: 40 },
  ),
  startsInDays: fc.option(fc.integer({ min: 0, max: 40 })),
});

describe("a calendar day", () => {
  it("begins at midnight in its own zone", () => {
    expect(momentOf("2026-11-24", 600, "WIB")).toBe(Date.UTC(2026, 10, 24, 3));
    expect(momentOf("2026-11-24", 600, "WITA")).toBe(Date.UTC(2026, 10, 24, 2));
    expect(momentOf("2026-11-24", 600, "WIT")).toBe(Date.UTC(2026, 10, 24, 1));
  });

  it("is followed by the next, over months, years and leap days", () => {
    expect(dayAfter("2026-11-30", 1)).toBe("2026-12-01");
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), zones, (day, ahead, zone) => {
        const later = dayAfter(day, ahead);
        expect(isDay(later)).toBe(true);
        expect(momentOf(later, 0, zone) - momentOf(day, 0, zone)).toBe(ahead * DAY);
        expect(weekdayOf(later)).toBe(((weekdayOf(day) - 1 + ahead) % 7) + 1);
      }),
    );
  });

  it("counts Monday as the first of its week", () => {
    expect(["2026-11-23", "2026-11-29"].map(weekdayOf)).toEqual([1, 7]);
  });
});

describe("the days of an order form", () => {
  it("are every day from 08.00 to 17.00 for a seller without hours, and today only later slots", () => {
    const offered = daysOffered(ALWAYS, "WIB", NOW);
    expect(offered).toHaveLength(DAYS_AHEAD);
    expect(offered[0]).toEqual({
      day: "2026-11-23",
      slots: [
        { start: 480, state: "past" },
        { start: 600, state: "past" },
        { start: 780, state: "free" },
        { start: 900, state: "free" },
      ],
    });
    expect(offered[1]?.slots.every(({ state }) => state === "free")).toBe(true);
  });

  it("exclude days off, free weekdays, and days before the seller can start", () => {
    const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 600, to: 900 }));
    const seller = { hours, daysOff: ["2026-11-26"], reserved: [], startsInDays: 1 };
    const [tuesday, wednesday, friday, monday] = daysOffered(seller, "WIB", NOW);
    expect([tuesday, wednesday, friday, monday].map((one) => one?.day)).toEqual([
      "2026-11-24",
      "2026-11-25",
      "2026-11-27",
      "2026-11-30",
    ]);
    expect(tuesday?.slots).toEqual([
      { start: 600, state: "free" },
      { start: 780, state: "free" },
    ]);
  });

  it("show a day as full if all its slots have an agreed visit, among five that are free", () => {
    const reserved = [480, 600, 780, 900].map((slot) => ({ day: "2026-11-25", slot }));
    const offered = daysOffered({ ...ALWAYS, reserved }, "WIB", NOW);
    const tiles = dayTiles(offered);
    expect(tiles.map(({ day }) => day.slice(8))).toEqual(["23", "24", "25", "26", "27", "28"]);
    expect(tiles.filter((tile) => !isBookable(tile)).map(({ day }) => day)).toEqual(["2026-11-25"]);
    expect(dayFault(offered, "2026-11-25", "WIB", NOW)).toBe("day_full");
  });

  it("begin with the earliest day, which for online work is only known from the offer", () => {
    const reserved = [780, 900].map((slot) => ({ day: "2026-11-23", slot }));
    expect(earliestDay(ALWAYS, true, "WIB", NOW)).toBe("2026-11-23");
    expect(earliestDay({ ...ALWAYS, reserved }, true, "WIB", NOW)).toBe("2026-11-24");
    expect(earliestDay({ ...ALWAYS, hours: [{ weekday: 6, from: 480, to: 500 }] }, true, "WIB", NOW)).toBeNull();
    expect(earliestDay(ALWAYS, false, "WIB", NOW)).toBeNull();
    expect(earliestDay({ ...ALWAYS, startsInDays: 2 }, false, "WIB", NOW)).toBe("2026-11-25");
    expect(["2026-11-23", "2026-11-24", "2026-11-25"].map((day) => nearDayText(day, "2026-11-23"))).toEqual([
      "hari ini",
      "besok",
      "Rab, 25 Nov",
    ]);
  });

  it("never show a day off, a taken slot, a past slot or a slot outside the hours as free", () => {
    fc.assert(
      fc.property(sellers, zones, fc.integer({ min: 0, max: 20 * DAY }), (seller, zone, later) => {
        const now = NOW + later;
        const offered = daysOffered(seller, zone, now);
        const last = dayAfter(today(now, zone), DAYS_AHEAD - 1);
        expect(offered.map(({ day }) => day)).toEqual([...new Set(offered.map(({ day }) => day))].sort());
        for (const { day, slots } of offered) {
          expect(day >= dayAfter(today(now, zone), seller.startsInDays ?? 0) && day <= last).toBe(true);
          expect(seller.daysOff).not.toContain(day);
          const hours =
            seller.hours.length === 0
              ? { from: 480, to: 1020 }
              : seller.hours.find(({ weekday }) => weekday === weekdayOf(day));
          expect(hours).toBeDefined();
          for (const { start, state } of slots) {
            expect(start >= (hours?.from ?? 0) && start + 120 <= (hours?.to ?? 0)).toBe(true);
            const isReserved = seller.reserved.some((one) => one.day === day && one.slot === start);
            const isSoon = momentOf(day, start, zone) < now + 2 * HOUR;
            expect(state).toBe(isSoon ? "past" : isReserved ? "full" : "free");
          }
        }
      }),
    );
  });

  it("agree with the check of the form: free slots are accepted, and all others are errors", () => {
    fc.assert(
      fc.property(sellers, zones, (seller, zone) => {
        const offered = daysOffered(seller, zone, NOW);
        const tiles = dayTiles(offered);
        const bookable = offered.filter(isBookable);
        expect(tiles.filter(isBookable).length).toBeLessThanOrEqual(5);
        expect(tiles.length).toBeLessThanOrEqual(7);
        if (tiles.length < 7) expect(tiles.filter(isBookable).length).toBe(Math.min(5, bookable.length));
        for (const day of offered) {
          expect(dayFault(offered, day.day, zone, NOW)).toBe(isBookable(day) ? null : "day_full");
          for (const start of slotTiles(offered)) {
            const state = day.slots.find((slot) => slot.start === start)?.state;
            const fault = { free: null, full: "slot_full", past: "slot_passed" } as const;
            expect(slotsFault(day, [start])).toBe(state ? fault[state] : "slot_off");
          }
        }
        for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
          const day = dayAfter(today(NOW, zone), ahead);
          if (!offered.some((one) => one.day === day)) expect(dayFault(offered, day, zone, NOW)).toBe("day_off");
        }
      }),
    );
  });

  it.each([
    ["", "no_day"],
    ["besok", "bad_day"],
    ["2026-02-31", "bad_day"],
    ["2026-11-22", "day_passed"],
    ["2027-06-01", "day_too_far"],
    ["2027-01-21", null],
    ["2027-01-22", "day_too_far"],
  ])("refuse %j as %s", (day, fault) => {
    expect(dayFault(daysOffered(ALWAYS, "WIB", NOW), day, "WIB", NOW)).toBe(fault);
  });

  it("show an error for any text", () => {
    const offered = daysOffered(ALWAYS, "WIB", NOW);
    fc.assert(
      fc.property(fc.oneof(fc.string(), days), (day) => {
        const fault = dayFault(offered, day, "WIB", NOW);
        expect(fault === null).toBe(offered.some((one) => one.day === day && isBookable(one)));
      }),
    );
  });

  it("accept one slot or two different ones", () => {
    const day = { day: "2026-11-24", slots: SLOT_STARTS.map((start) => ({ start, state: "free" as const })) };
    expect(slotsFault(day, [])).toBe("no_slot");
    expect(slotsFault(day, [480])).toBeNull();
    expect(slotsFault(day, [480, 780])).toBeNull();
    expect(slotsFault(day, [480, 480])).toBe("too_many_slots");
    expect(slotsFault(day, [480, 600, 780])).toBe("too_many_slots");
    expect(slotsFault(day, [540])).toBe("slot_off");
  });

  it("limit the buyer only, and sellers see only their own agreed visits as full", () => {
    const seller = {
      hours: [],
      daysOff: ["2026-11-24"],
      reserved: [{ day: "2026-11-24", slot: 480 }],
      startsInDays: 9,
    };
    const [, tuesday] = daysOffered(ofTheSeller(seller), "WIB", NOW);
    expect(tuesday?.day).toBe("2026-11-24");
    expect(tuesday?.slots.map(({ state }) => state)).toEqual(["full", "free", "free", "free", "free", "free"]);
  });
});

describe("slots of a working day", () => {
  it("are completely within its hours", () => {
    expect(slotsWithin({ from: 480, to: 720 })).toEqual([480, 600]);
    expect(slotsWithin({ from: 481, to: 1440 })).toEqual([600, 780, 900, 1020, 1140]);
    expect(slotsWithin({ from: 1200, to: 1260 })).toEqual([]);
    expect(slotsWithin(null)).toEqual([]);
  });
});
