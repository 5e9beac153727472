import { cleanLine } from "~/domain/core/text";
import type { AskedDay } from "~/domain/visit/hours";

type HoursIntent = { kind: "hours" } | { kind: "off" } | { kind: "work"; day: string };

export function hoursIntent(form: FormData): HoursIntent {
  const back = line(form, "remove");
  if (back !== "") return { kind: "work", day: back };
  return { kind: line(form, "intent") === "off" ? "off" : "hours" };
}

export function askedHours(form: FormData): AskedDay[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    works: form.get(`works-${weekday}`) !== null,
    from: minute(form, `from-${weekday}`),
    to: minute(form, `to-${weekday}`),
  }));
}

export function askedDaysOff(form: FormData): { from: string; until: string } {
  return { from: line(form, "from"), until: line(form, "until") };
}

/** Returns NaN for anything but a whole number, so that the day has no slot. */
function minute(form: FormData, name: string): number {
  const typed = line(form, name);
  return /^\d{1,4}$/.test(typed) ? Math.min(Number(typed), 24 * 60) : Number.NaN;
}

function line(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === "string" ? cleanLine(typed) : "";
}
