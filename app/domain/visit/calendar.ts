import { type CalendarDay, DAY, endOfDate, MINUTE, toDateInput, type Zone } from "../core/dates";
import { readDate } from "../core/written-date";

export { type CalendarDay, dayAfter, weekdayOf } from "../core/dates";

export function isDay(text: string): boolean {
  return endOfDate(text) !== null;
}

/** Returns the day that a typed text names where the clock shows `zone`, or the text itself where it names none. */
export function namedDay(text: string, zone: Zone, now: number): string {
  const read = readDate(text, today(now, zone));
  return read.ok ? read.day : text;
}

export function momentOf(day: CalendarDay, minute: number, zone: Zone): number {
  return (endOfDate(day, zone) ?? Number.NaN) + 1 - DAY + minute * MINUTE;
}

export function today(now: number, zone: Zone): CalendarDay {
  return toDateInput(now, zone);
}
