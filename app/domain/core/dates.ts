/** Times are UTC ms; people read WIB (UTC+7, no summer time), so plain arithmetic does. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const WIB = 7 * HOUR;

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

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

function wib(at: number) {
  const date = new Date(at + WIB);
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

export function formatDate(at: number): string {
  const { day, monthName, year } = wib(at);
  return `${day} ${monthName} ${year}`;
}

export function formatShortDate(at: number): string {
  const { day, monthName, year } = wib(at);
  return `${day} ${monthName.slice(0, 3)} ${year}`;
}

export function formatMonth(at: number): string {
  const { monthName, year } = wib(at);
  return `${monthName} ${year}`;
}

export function formatTime(at: number): string {
  const { hour, minute } = wib(at);
  return `${two(hour)}.${two(minute)} WIB`;
}

/** "17 Agustus 2026, 10.05 WIB" */
export function formatDateTime(at: number): string {
  return `${formatDate(at)}, ${formatTime(at)}`;
}

/** Midnights of WIB between `at` and `now`: 0 today, 1 yesterday. */
export function daysAgo(at: number, now: number): number {
  return Math.floor((now + WIB) / DAY) - Math.floor((at + WIB) / DAY);
}

export function daysUntil(at: number, now: number): number {
  return Math.max(1, Math.floor((at - now) / DAY));
}

export function toDateInput(at: number): string {
  const { year, month, day } = wib(at);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** 23.59.59,999 WIB of "2026-12-17", UTC ms; null when there is no such day. */
export function endOfDate(input: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(input);
  if (parts === null) return null;
  const midnight = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) - WIB;
  // Date.UTC rolls 31 February over into March.
  return toDateInput(midnight) === input ? midnight + DAY - 1 : null;
}

export function startOfDay(at: number): number {
  return Math.floor((at + WIB) / DAY) * DAY - WIB;
}

/** "2026-11-17 10:05" in WIB, for spreadsheets. */
export function formatStamp(at: number): string {
  const { hour, minute } = wib(at);
  return `${toDateInput(at)} ${two(hour)}:${two(minute)}`;
}

export function monthKey(at: number): string {
  return toDateInput(at).slice(0, 7);
}

/** Start of "2026-11" in WIB and of the month after, UTC ms; null when there is no such month. */
export function monthSpan(month: string): { from: number; until: number } | null {
  const [, year, number] = /^(2\d{3})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) return null;
  return {
    from: Date.UTC(Number(year), Number(number) - 1, 1) - WIB,
    until: Date.UTC(Number(year), Number(number), 1) - WIB,
  };
}

/** Start of each WIB month, UTC ms, newest first. */
export function lastMonths(now: number, count: number): number[] {
  const { year, month } = wib(now);
  return Array.from({ length: count }, (_, back) => Date.UTC(year, month - 1 - back, 1) - WIB);
}
