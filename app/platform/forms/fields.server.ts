import * as z from "zod";
import { hasFractionOfDays, MAX_DAYS, MAX_TIME, parseDays } from "~/listings/package";
import { dateFaultSentence, NOT_RUPIAH } from "~/platform/date-text";
import { DAY, endOfDate, toDateInput } from "~/platform/dates";
import {
  type CountLimits,
  countFault,
  formatRupiah,
  MAX_PRICE,
  MIN_PRICE,
  plainNumber,
  plainSigns,
  type RupiahRead,
  readRupiah,
  readWholeNumber,
} from "~/platform/money";
import { cleanText } from "~/platform/strings";
import { readDate } from "~/platform/written-date";

/** ms after which a date counts as a typing error. */
const FAR = 730 * DAY;

/** Reads the end of a day in WIB. The date `stored` may have passed. `word` is the field's label. */
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
    if (day === null || day >= now + FAR) return refuse(`${word} terlalu jauh. Pilih tanggal dalam dua tahun ke depan`);
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

type LineLimits = { max: number; many: string; length: number; long: string };

type Lengths = { min: number; short: string; max: number; long: string };

/** Reads a text and counts characters after cleaning, as the database does. `short` is also for a missing text. */
export function textField(clean: (typed: string) => string, lengths: Lengths) {
  return z
    .string({ error: lengths.short })
    .transform(clean)
    .superRefine((value, issues) => checkLength(value, lengths, issues));
}

/** Reads a text that other fields may complete. `complete` also receives a missing text, as an empty one. */
export function completedTextField(complete: (typed: string) => string, lengths: Lengths) {
  return z
    .string()
    .optional()
    .transform((typed) => complete(cleanText(typed ?? "")))
    .superRefine((value, issues) => checkLength(value, lengths, issues));
}

function checkLength(value: string, { min, short, max, long }: Lengths, issues: z.core.$RefinementCtx): void {
  const { length } = [...value];
  if (length < min) issues.addIssue({ code: "custom", message: short });
  if (length > max) issues.addIssue({ code: "custom", message: long });
}

export function countField(limits: CountLimits) {
  return z.string({ error: limits.empty }).transform((typed, issues) => {
    const fault = countFault(typed, limits);
    const count = readWholeNumber(typed);
    if (fault === null && count !== null) return count;
    issues.addIssue({ code: "custom", message: fault ?? limits.empty });
    return z.NEVER;
  });
}

const DAYS = `Waktu pengerjaan harus antara 1 dan ${MAX_DAYS} hari, misalnya 3 hari atau 1 minggu`;

export const WHOLE_DAYS = "Tulis waktu dengan bilangan bulat, misalnya 2 hari atau 1 minggu";

/** Reads "3", "3 hari" or "1 minggu". Of "3-5 hari" the last number counts. */
export function daysField() {
  return z
    .string({ error: DAYS })
    .max(MAX_TIME, DAYS)
    .transform((typed, issues) => {
      const isFraction = hasFractionOfDays(typed);
      const days = isFraction ? null : parseDays(typed);
      if (days) return days.max;
      issues.addIssue({ code: "custom", message: isFraction ? WHOLE_DAYS : DAYS });
      return z.NEVER;
    });
}

export function priceField(empty: string, name = "Harga") {
  return z.string({ error: empty }).transform((typed, issues) => {
    const read = readRupiah(typed);
    const fault = plainNumber(typed) === "" ? empty : priceFault(read, name);
    if (read.ok && fault === null) return read.amount;
    issues.addIssue({ code: "custom", message: fault ?? empty });
    return z.NEVER;
  });
}

function priceFault(read: RupiahRead, name: string): string | null {
  if (!read.ok) return NOT_RUPIAH[read.reason](name);
  if (read.amount < MIN_PRICE) return `${name} minimal ${formatRupiah(MIN_PRICE)}`;
  if (read.amount > MAX_PRICE) return `${name} maksimal ${formatRupiah(MAX_PRICE)}`;
  return null;
}

/** Reads the id of a form. A missing id counts as a new form, so that nothing typed is lost. */
export function formIdField() {
  return z
    .uuid()
    .toLowerCase()
    .catch(() => crypto.randomUUID());
}

/** Reads the version or `updatedAt` of the row that the page showed. Null if the form did not send it. */
export function versionField() {
  return z
    .string()
    .optional()
    .transform((text) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null));
}

export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

export function splitTypedLines(typed: string): string[] {
  return cleanText(typed)
    .split("\n")
    .map((line) => line.replace(/^(?:[-*•·✓]|\d{1,2}[.)])\s+/u, "").trim())
    .filter((line) => line !== "");
}

export function linesField({ max, many, length, long }: LineLimits) {
  return z
    .string({ error: "Isian ini tidak dapat dibaca" })
    .optional()
    .transform((typed) => [...new Set(splitTypedLines(typed ?? ""))])
    .superRefine((lines, issues) => {
      if (lines.length > max) issues.addIssue({ code: "custom", message: many });
      if (lines.some((line) => [...line].length > length)) issues.addIssue({ code: "custom", message: long });
    });
}

const mailToken = z.string().regex(/^[\w-]{43}$/);

export function readMailToken(given: unknown): string | null {
  return mailToken.safeParse(given).data ?? null;
}

export function mailTokenOf(request: Request): string | null {
  return readMailToken(new URL(request.url).searchParams.get("token"));
}
