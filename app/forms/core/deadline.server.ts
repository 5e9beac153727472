import * as z from "zod";
import { DAY, endOfDate, toDateInput } from "~/domain/core/dates";

/** Anything beyond two years is a typing error. */
const FAR = 730 * DAY;

/** End of the chosen day, UTC ms. `stored` may be kept though it has passed. `word`: the field's label. */
export function deadlineField(now: number, word: "Tenggat" | "Deadline", stored: number | null = null) {
  return z.string({ error: `${word} harus diisi` }).transform((typed, issues) => {
    if (stored !== null && typed === toDateInput(stored)) return stored;
    const day = endOfDate(typed);
    if (day !== null && day >= now && day < now + FAR) return day;
    issues.addIssue({ code: "custom", message: whatIsWrong(day, now, word) });
    return z.NEVER;
  });
}

export function maybeDeadline(now: number) {
  return deadlineField(now, "Tenggat")
    .optional()
    .transform((day) => day ?? null);
}

function whatIsWrong(day: number | null, now: number, word: string): string {
  if (day === null) return `Tulis ${word.toLowerCase()} sebagai tanggal, misalnya 17 Desember 2026`;
  return day < now
    ? `${word} sudah lewat. Pilih tanggal hari ini atau sesudahnya`
    : `${word} terlalu jauh. Pilih tanggal dalam dua tahun ke depan`;
}
