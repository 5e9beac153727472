import * as z from "zod";
import { dateFaultSentence } from "~/copy/core/written-date";
import { DAY, endOfDate, toDateInput } from "~/domain/core/dates";
import { plainSigns } from "~/domain/core/plain-signs";
import { readDate } from "~/domain/core/written-date";

/** Anything beyond two years is a typing error. */
const FAR = 730 * DAY;

/** Reads the end of a day in WIB, UTC ms. `stored` is accepted though it has passed. `word` is the field's label. */
export function deadlineField(now: number, word: "Tenggat" | "Deadline", stored: number | null = null) {
  const today = toDateInput(now);
  return z.string({ error: `${word} harus diisi` }).transform((typed, issues) => {
    const refuse = (message: string) => {
      issues.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    if (isBlank(typed)) return refuse(`${word} harus diisi`);
    const read = readDate(typed, today);
    if (!read.ok) return refuse(dateFaultSentence(read.fault, word.toLowerCase(), today));
    if (stored !== null && read.day === toDateInput(stored)) return stored;
    const day = endOfDate(read.day);
    if (day === null || day >= now + FAR)
      return refuse(`${word} terlalu jauh. Pilih tanggal dalam dua tahun ke depan`);
    if (day < now) return refuse(`${word} sudah lewat. Pilih tanggal hari ini atau sesudahnya`);
    return day;
  });
}

function isBlank(typed: string): boolean {
  return plainSigns(typed).trim() === "";
}

export function maybeDeadline(now: number) {
  return z
    .string()
    .optional()
    .transform((typed) => (typed === undefined || isBlank(typed) ? undefined : typed))
    .pipe(deadlineField(now, "Tenggat").optional())
    .transform((day) => day ?? null);
}
