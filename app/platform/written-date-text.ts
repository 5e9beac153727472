import { WEEKDAYS } from "./date-text";
import { type CalendarDay, dayAfter, formatDay, weekdayOf } from "./dates";
import type { DateFault } from "./written-date";

/** A form for days from `today` on accepts it. */
export function exampleDate(today: CalendarDay): string {
  return formatDay(dayAfter(today, 14));
}

/** The placeholder appears in browsers without a date picker. */
export type DateInput = { min: CalendarDay; placeholder: string };

export function dateInput(today: CalendarDay): DateInput {
  return { min: today, placeholder: exampleDate(today) };
}

/** `name` is the field's noun, as in "Tulis tenggat sebagai tanggal". */
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
