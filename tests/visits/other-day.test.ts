import { expect, it } from "vitest";
import { chosenAtFirst } from "~/visits/ui/time-fields";

const field = (name: string, initialValue?: string) => ({
  id: name,
  name,
  errorId: `${name}-error`,
  descriptionId: `${name}-description`,
  initialValue,
});
const DAY = { weekday: "Sel", full: false };
const TIME = {
  days: [
    { ...DAY, value: "2026-11-24", date: "24 Nov" },
    { ...DAY, value: "2026-11-25", date: "25 Nov", full: true },
  ],
  first: { day: "other", otherDay: "2026-12-20" },
};
const chosen = (day?: string, otherDay?: string) =>
  chosenAtFirst(TIME, { day: field("day", day), otherDay: field("otherDay", otherDay) });

it("the initial day is that of the page, and later the submitted one", () => {
  expect(chosen()).toEqual({ day: "other", otherDay: "2026-12-20" });
  expect(chosen("2026-11-24", "")).toEqual({ day: "2026-11-24", otherDay: "" });
  expect(chosen("other", "31/12")).toEqual({ day: "other", otherDay: "31/12" });
  expect(chosen("", "")).toEqual({ day: "", otherDay: "" });
});

it("a day that is no longer offered stays as a date", () => {
  expect(chosen("2026-11-23", "")).toEqual({ day: "other", otherDay: "2026-11-23" });
  expect(chosen("2026-11-25", "2026-12-20")).toEqual({ day: "other", otherDay: "2026-11-25" });
});
