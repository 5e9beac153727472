import {
  daysAgo,
  formatDate,
  formatShortDate,
  formatTime,
  toDateInput,
  type Zone,
} from "~/domain/core/dates";

/** From Monday. */
export const WEEKDAYS = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"] as const;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Of a calendar day, "2026-11-24". */
export function weekdayText(day: string): string {
  return WEEKDAYS[(new Date(midnight(day)).getUTCDay() + 6) % 7] ?? "";
}

/** "24 Nov" of a calendar day. */
export function dateText(day: string): string {
  return formatShortDate(midnight(day)).slice(0, -5);
}

/** Above what happened on a day: "Hari ini", "Kemarin", "Jumat 20 November", with the year if it is another. */
export function dayHeading(at: number, now: number, zone: Zone = "WIB"): string {
  const days = daysAgo(at, now, zone);
  if (days === 0) return "Hari ini";
  if (days === 1) return "Kemarin";
  const date = formatDate(at, zone);
  const sameYear = date.slice(-4) === formatDate(now, zone).slice(-4);
  return `${weekdayText(toDateInput(at, zone))} ${sameYear ? date.slice(0, -5) : date}`;
}

/** "Rab 25 Nov" */
function shortDay(at: number, zone: Zone): string {
  const day = toDateInput(at, zone);
  return `${weekdayText(day).slice(0, 3)} ${dateText(day)}`;
}

/** "18.09" */
export function clockTime(at: number, zone: Zone = "WIB"): string {
  return formatTime(at, zone).slice(0, 5);
}

/** For a list's end of line: "18.09" today, "Kemarin", "Kam" within a week, "12 Nov". */
export function listTime(at: number, now: number, zone: Zone = "WIB"): string {
  const days = daysAgo(at, now, zone);
  if (days <= 0) return clockTime(at, zone);
  if (days === 1) return "Kemarin";
  const day = toDateInput(at, zone);
  return days < 7 ? weekdayText(day).slice(0, 3) : dateText(day);
}

/** "hari ini, 18.09", "besok, 18.09", "Rab 25 Nov"; of what has passed the day alone. */
export function deadlineText(at: number, now: number, zone: Zone = "WIB"): string {
  const days = -daysAgo(at, now, zone);
  if (at <= now || days > 1) return shortDay(at, zone);
  return `${days === 0 ? "hari ini" : "besok"}, ${clockTime(at, zone)}`;
}
