import { z } from "zod";
import { DAY, endOfDate } from "~/domain/dates";

/** Two years: whatever lies further is a slip of the finger. */
const FAR = 730 * DAY;

/** The end of a chosen day, UTC ms, from today (`now`, UTC ms) on; null where none was chosen. */
export function deadlineField(now: number) {
  return z
    .string()
    .optional()
    .transform((typed, issues) => {
      if (typed === undefined) return null;
      const day = endOfDate(typed);
      if (day !== null && day >= now && day < now + FAR) return day;
      issues.addIssue({ code: "custom", message: whatIsWrong(day, now) });
      return z.NEVER;
    });
}

function whatIsWrong(day: number | null, now: number): string {
  if (day === null) return "Tulis tenggat sebagai tanggal, misalnya 17 Desember 2026";
  return day < now
    ? "Tenggat sudah lewat. Pilih tanggal hari ini atau sesudahnya"
    : "Tenggat terlalu jauh. Pilih tanggal dalam dua tahun ke depan";
}
