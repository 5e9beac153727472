import { DAY, endOfDate, MINUTE, toDateInput, type Zone } from "../core/dates";

/** "2026-11-24", in the zone of its place. */
export type CalendarDay = string;

export function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

export function isDay(text: string): boolean {
  return endOfDate(text) !== null;
}

export function momentOf(day: CalendarDay, minute: number, zone: Zone): number {
  return (endOfDate(day, zone) ?? Number.NaN) + 1 - DAY + minute * MINUTE;
}

export function today(now: number, zone: Zone): CalendarDay {
  return toDateInput(now, zone);
}
