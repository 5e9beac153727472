import { type CalendarDay, DAY, endOfDate, MINUTE, toDateInput, type Zone } from "../core/dates";

export { type CalendarDay, dayAfter, weekdayOf } from "../core/dates";

/** Needs no zone, so that the order form does not load the names of months. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

export function momentOf(day: CalendarDay, minute: number, zone: Zone): number {
  return (endOfDate(day, zone) ?? Number.NaN) + 1 - DAY + minute * MINUTE;
}

export function today(now: number, zone: Zone): CalendarDay {
  return toDateInput(now, zone);
}
