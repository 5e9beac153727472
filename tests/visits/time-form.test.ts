import { describe, expect, it } from "vitest";
import { timeFormView } from "~/visits/page-data.server";
import { type Availability, dayAfter, daysOffered } from "~/visits/visit";

/** Monday 23 November 2026, 10.48 WIB. The first whole day is the 24th. */
const NOW = Date.UTC(2026, 10, 23, 3, 48);
const ALWAYS: Availability = { hours: [], daysOff: [], reserved: [], startsInDays: 1 };
const ZONE = { zone: "WIB", shown: "WIB" } as const;

const formOf = (changes: Partial<Parameters<typeof timeFormView>[1]>, seller: Partial<Availability> = {}) =>
  timeFormView(daysOffered({ ...ALWAYS, ...seller }, "WIB", NOW), { ...ZONE, now: NOW, ...changes });

describe("the initial day of the form", () => {
  it("is the earliest if none was named", () => {
    expect(formOf({})?.first).toEqual({ day: "2026-11-24", otherDay: null });
  });

  it("is the current day, as a tile or as the date of another day", () => {
    expect(formOf({ standing: "2026-11-26" })?.first).toEqual({ day: "2026-11-26", otherDay: null });
    expect(formOf({ standing: "2026-12-20" })?.first).toEqual({ day: "other", otherDay: "2026-12-20" });
  });

  it.each([
    ["passed", "2026-11-20", {}],
    ["off", "2026-11-25", { daysOff: ["2026-11-25"] }],
    ["full", "2026-11-25", { reserved: [480, 600, 780, 900].map((slot) => ({ day: "2026-11-25", slot })) }],
    ["too far", "2027-03-01", {}],
  ])("is empty if the current day is %s", (_, standing, seller) => {
    expect(formOf({ standing }, seller)?.first).toEqual({ day: null, otherDay: null });
  });
});

it("the list has ten available days, and no full one, before another is typed", () => {
  const full = { reserved: [480, 600, 780, 900].map((slot) => ({ day: "2026-11-25", slot })) };
  const form = formOf({ as: "list" }, full);
  expect(form?.days).toHaveLength(10);
  expect(form?.days.map(({ value }) => value)).not.toContain("2026-11-25");
  expect(form?.days.some((day) => day.full)).toBe(false);
  expect(form?.days.at(-1)?.value).toBe("2026-12-04");
  // A proposal's work may take weeks, so no visit is preset.
  expect(form?.first).toEqual({ day: null, otherDay: null });
  expect(form).toMatchObject({ otherFrom: "2026-12-05", otherUntil: dayAfter("2026-11-23", 59) });
});

it("the first days are called today and tomorrow, and the others by weekday", () => {
  const names = (startsInDays: number) =>
    formOf({}, { startsInDays })
      ?.days.slice(0, 3)
      .map(({ weekday, date }) => `${weekday} ${date}`);
  expect(names(0)).toEqual(["Hari ini 23 Nov", "Besok 24 Nov", "Rab 25 Nov"]);
  expect(names(1)).toEqual(["Besok 24 Nov", "Rab 25 Nov", "Kam 26 Nov"]);
});

it("the earliest time today is two hours ahead", () => {
  const form = formOf({}, { startsInDays: 0 });
  expect(form?.soonest).toEqual({ day: "2026-11-23", minute: 12 * 60 + 48 });
  expect(form?.free["2026-11-23"]).toEqual([780, 900]);
});
