import {
  type CalendarDay,
  DAY,
  dayAfter,
  daysAgo,
  formatDate,
  formatDay,
  formatShortDate,
  formatTime,
  HOUR,
  MINUTE,
  toDateInput,
  weekdayOf,
  type Zone,
} from "./dates";
import type { RupiahRead } from "./money";
import type { DateFault } from "./written-date";

export const WEEKDAYS = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"] as const;

/** A deadline. `wholeDay` means that it ends with its day, so that pages show no hour. */
export type Deadline = { at: number; wholeDay: boolean };

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

export function weekdayText(day: string): string {
  return WEEKDAYS[(new Date(midnight(day)).getUTCDay() + 6) % 7] ?? "";
}

export function dateText(day: string): string {
  return dayAndMonth(midnight(day), "WIB");
}

export function dayAndMonth(at: number, zone: Zone): string {
  return formatShortDate(at, zone).slice(0, -5);
}

export function clockTime(at: number, zone: Zone = "WIB"): string {
  return formatTime(at, zone).slice(0, 5);
}

function shortWeekday(at: number, zone: Zone): string {
  return weekdayText(toDateInput(at, zone)).slice(0, 3);
}

export function shortMoment({ at, wholeDay }: Deadline, zone: Zone): string {
  const day = `${shortWeekday(at, zone)} ${dayAndMonth(at, zone)}`;
  return wholeDay ? day : `${day}, ${clockTime(at, zone)}`;
}

/** Returns "Hari ini", "Kemarin" or "Jumat 20 November", with the year if it is another. */
export function dayHeading(at: number, now: number, zone: Zone = "WIB"): string {
  const days = daysAgo(at, now, zone);
  if (days === 0) return "Hari ini";
  if (days === 1) return "Kemarin";
  const date = formatDate(at, zone);
  const sameYear = date.slice(-4) === formatDate(now, zone).slice(-4);
  return `${weekdayText(toDateInput(at, zone))} ${sameYear ? date.slice(0, -5) : date}`;
}

/** Returns "18.09" today, then "Kemarin", "Kam" within a week, and "12 Nov". */
export function listTime(at: number, now: number, zone: Zone = "WIB"): string {
  const days = daysAgo(at, now, zone);
  if (days <= 0) return clockTime(at, zone);
  if (days === 1) return "Kemarin";
  return days < 7 ? shortWeekday(at, zone) : dayAndMonth(at, zone);
}

/** Returns "hari ini, 18.09", "besok, 18.09" or "Rab 25 Nov". A past time shows only the day. */
export function deadlineText(at: number, now: number, zone: Zone = "WIB"): string {
  if (at <= now || -daysAgo(at, now, zone) > 1) return shortMoment({ at, wholeDay: true }, zone);
  return visitMoment(at, now, zone).toLowerCase();
}

/** Returns "Hari ini, 13.00", "Besok, 09.00" or "Sel 24 Nov, 16.00", in the zone of the visit. */
export function visitMoment(at: number, now: number, zone: Zone): string {
  const days = -daysAgo(at, now, zone);
  const near = days === 0 ? "Hari ini" : days === 1 ? "Besok" : null;
  return near ? `${near}, ${clockTime(at, zone)}` : shortMoment({ at, wholeDay: false }, zone);
}

/** Returns "17 jam lagi", "Besok" or "Terlambat 1 hari". */
export function leftText({ at, wholeDay }: Deadline, now: number, zone: Zone): string {
  const days = -daysAgo(at, now, zone);
  if (at < now) return soonText(at, now) ?? "";
  if (wholeDay || at - now >= DAY) {
    if (days === 0) return "Hari ini";
    return days === 1 ? "Besok" : `${days} hari lagi`;
  }
  return soonText(at, now) ?? "";
}

export function soonText(at: number, now: number): string | null {
  if (at < now) return `Terlambat ${lengthText(now - at)}`;
  return at - now < DAY ? `${lengthText(at - now)} lagi` : null;
}

function lengthText(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} hari`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} jam`;
  return `${Math.max(1, Math.floor(ms / MINUTE))} menit`;
}

/** Returns null for the end of a day, which has no countdown. */
export function countedDown({ at, wholeDay }: Deadline): number | null {
  return wholeDay ? null : at;
}

/** Returns "baru saja", "5 menit lalu" or "3 hari lalu". After a week it returns the date in `zone`. */
export function formatRelative(at: number, now: number, zone?: Zone): string {
  const ago = now - at;
  if (ago < MINUTE) return "baru saja";
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} menit lalu`;
  if (ago < DAY) return `${Math.floor(ago / HOUR)} jam lalu`;
  if (ago < 7 * DAY) return `${Math.floor(ago / DAY)} hari lalu`;
  return formatDate(at, zone);
}

export function ageText(ms: number): string {
  const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
  if (days > 0) return hours > 0 ? `${days} hari ${hours} jam` : `${days} hari`;
  return hours > 0 ? `${hours} jam` : `${Math.max(1, Math.floor(ms / MINUTE))} menit`;
}

/** The errors of prices. `name` is the field's label, such as "Harga Paket Dasar". */
export const NOT_RUPIAH: Record<Extract<RupiahRead, { ok: false }>["reason"], (name: string) => string> = {
  unreadable: (name) => `Tulis ${inside(name)} dalam rupiah dengan angka, misalnya 350.000`,
  ambiguous: (name) => `${name} ini dapat dibaca dua cara. Tulis semua angkanya, misalnya 1.500.000`,
};

function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function exampleDate(today: CalendarDay): string {
  return formatDay(dayAfter(today, 14));
}

/** The limits of a date field. The placeholder appears in browsers without a date picker. */
export type DateInput = { min: CalendarDay; placeholder: string };

export function dateInput(today: CalendarDay): DateInput {
  return { min: today, placeholder: exampleDate(today) };
}

export function dateFaultSentence(fault: DateFault, name: string, today: CalendarDay): string {
  const example = exampleDate(today);
  switch (fault.reason) {
    case "unreadable":
      return `Tulis ${name} sebagai tanggal, misalnya ${example}`;
    case "vague":
      return `Itu belum menyebut satu tanggal. Tulis ${name} sebagai tanggal, misalnya ${example}`;
    case "wrong_weekday": {
      const [found, typed] = [WEEKDAYS[weekdayOf(fault.found) - 1], WEEKDAYS[fault.typed - 1]];
      return `${formatDay(fault.found)} adalah hari ${found}, bukan ${typed}. Periksa hari atau tanggalnya`;
    }
    case "no_such_day":
      return `${missingDay(fault)}. Tulis hari, bulan, lalu tahun, misalnya ${example}`;
  }
}

function missingDay({ day, month, year }: Extract<DateFault, { reason: "no_such_day" }>): string {
  const name = MONTH_NAMES[month - 1];
  if (name === undefined) return `Tidak ada bulan ke-${month}`;
  return `Tidak ada tanggal ${day} ${name}${year === null ? "" : ` ${year}`}`;
}

const MONTH_NAMES = Array.from(
  { length: 12 },
  (_, at) => formatDay(`2026-${String(at + 1).padStart(2, "0")}-01`).split(" ")[1],
);
