/** No zone has summer time, so plain arithmetic works. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Zone = "WIB" | "WITA" | "WIT";

const AHEAD: Record<Zone, number> = { WIB: 7 * HOUR, WITA: 8 * HOUR, WIT: 9 * HOUR };
const WIB = AHEAD.WIB;

const MONTHS = [
  "Januari",
  "Februari",
  "Maret",
  "April",
  "Mei",
  "Juni",
  "Juli",
  "Agustus",
  "September",
  "Oktober",
  "November",
  "Desember",
] as const;

/** A day in the zone of its place: "2026-12-17". */
export type CalendarDay = string;

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

function read(at: number, zone: Zone = "WIB") {
  const date = new Date(at + AHEAD[zone]);
  const monthIndex = date.getUTCMonth();
  return {
    year: date.getUTCFullYear(),
    month: monthIndex + 1,
    monthName: MONTHS[monthIndex] ?? "",
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

export function formatDate(at: number, zone?: Zone): string {
  const { day, monthName, year } = read(at, zone);
  return `${day} ${monthName} ${year}`;
}

export function formatDay(day: CalendarDay): string {
  return formatDate(Date.parse(day), "WIB");
}

export function formatShortDate(at: number, zone?: Zone): string {
  const { day, monthName, year } = read(at, zone);
  return `${day} ${monthName.slice(0, 3)} ${year}`;
}

export function formatMonth(at: number): string {
  const { monthName, year } = read(at);
  return `${monthName} ${year}`;
}

export function formatTime(at: number, zone: Zone = "WIB"): string {
  const { hour, minute } = read(at, zone);
  return `${two(hour)}.${two(minute)} ${zone}`;
}

export function formatDateTime(at: number, zone?: Zone): string {
  return `${formatDate(at, zone)}, ${formatTime(at, zone)}`;
}

export function daysAgo(at: number, now: number, zone: Zone = "WIB"): number {
  return Math.floor((now + AHEAD[zone]) / DAY) - Math.floor((at + AHEAD[zone]) / DAY);
}

export function daysUntil(at: number, now: number): number {
  return Math.max(1, Math.floor((at - now) / DAY));
}

export function toDateInput(at: number, zone?: Zone): string {
  const { year, month, day } = read(at, zone);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** Returns the day's last millisecond, or null for an invalid day. */
export function endOfDate(input: string, zone: Zone = "WIB"): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(input);
  if (parts === null) return null;
  const midnight = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) - AHEAD[zone];
  // Date.UTC rolls 31 February over into March.
  return toDateInput(midnight, zone) === input ? midnight + DAY - 1 : null;
}

export function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the day of the week: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Returns the end of the working day, Monday to Friday, that is `count` after the day of `at`. It ignores holidays. */
export function endOfWorkingDay(at: number, count: number): number {
  let day = toDateInput(at);
  for (let left = count; left > 0; ) {
    day = dayAfter(day, 1);
    if (weekdayOf(day) < 6) left -= 1;
  }
  return endOfDate(day) ?? at;
}

export function startOfDay(at: number, zone: Zone = "WIB"): number {
  return Math.floor((at + AHEAD[zone]) / DAY) * DAY - AHEAD[zone];
}

export function formatStamp(at: number): string {
  const { hour, minute } = read(at);
  return `${toDateInput(at)} ${two(hour)}:${two(minute)}`;
}

export function monthKey(at: number): string {
  return toDateInput(at).slice(0, 7);
}

export function monthSpan(month: string): { from: number; until: number } | null {
  const [, year, number] = /^(2\d{3})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) return null;
  return {
    from: Date.UTC(Number(year), Number(number) - 1, 1) - WIB,
    until: Date.UTC(Number(year), Number(number), 1) - WIB,
  };
}

export function lastMonths(now: number, count: number): number[] {
  const { year, month } = read(now);
  return Array.from({ length: count }, (_, back) => Date.UTC(year, month - 1 - back, 1) - WIB);
}

export const YEAR = 365 * DAY;

/**
 * ms (PP 80/2019, article 25). They count from the order's end for its texts and archived messages, from the writing
 * for other messages, and from the answer for reports.
 */
export const ORDER_DATA_RETENTION = 5 * YEAR;
/** ms (the same article and tax law). They count from the transfer of a refund or withdrawal. */
export const MONEY_RETENTION = 10 * YEAR;
