import { type CalendarDay, dayAfter, toDateInput, weekdayOf, type Zone } from "./dates";
import { plainSigns } from "./money";

export type DateFault =
  | { reason: "unreadable" }
  /** The day does not exist: 31 February, or a 13th month. `year` is null if none was typed. */
  | { reason: "no_such_day"; day: number; month: number; year: number | null }
  /** The typed date is another weekday than the typed one. 1 is Monday. */
  | { reason: "wrong_weekday"; found: CalendarDay; typed: number }
  /** The words could mean several days: "minggu depan". */
  | { reason: "vague" };

type DateRead = { ok: true; day: CalendarDay } | { ok: false; fault: DateFault };

const UNREADABLE: DateRead = { ok: false, fault: { reason: "unreadable" } };
const VAGUE: DateRead = { ok: false, fault: { reason: "vague" } };

const MAX_DATE_LENGTH = 60;

/**
 * Reads "17 Desember 2026", "17/12/26", "Dec 17, 2026", "Kamis, 17 Des", "besok", "3 hari lagi". `today` is
 * the current day where the date applies. Without a year it is the next such day, today included.
 */
export function readDate(typed: string, today: CalendarDay): DateRead {
  const text = plainSigns(typed)
    .toLowerCase()
    .replace(/['’‘`´]/g, "")
    .trim()
    .replace(/[.,!]+$/, "");
  if (text.length > MAX_DATE_LENGTH || !/^[\p{L}\d(]/u.test(text) || /[^\p{L}\d\s.,/\\_()-]/u.test(withoutTime(text)))
    return UNREADABLE;
  const day = withoutTime(text);
  const words = day.match(/\d+|\p{L}+/gu) ?? [];
  // "Nanti" alone is no day, but with a time it means today.
  if (words.join(" ") === "nanti") return day === text ? VAGUE : found(today);
  const read = readWords(words.join(" "), today) ?? readCalendarDate(words, today);
  return isUnreadable(read) ? (readNearDay(words, today) ?? read) : read;
}

export function namedDay(text: string, zone: Zone, now: number): string {
  const read = readDate(text, toDateInput(now, zone));
  return read.ok ? read.day : text;
}

function isUnreadable(read: DateRead): boolean {
  return !read.ok && read.fault.reason === "unreadable";
}

/** Reads "Besok (29/11)", "besok hari Minggu" and "29 November, besok", which name the same day twice. */
function readNearDay(words: readonly string[], today: CalendarDay): DateRead | null {
  for (const length of [2, 1]) {
    for (const [near, rest] of [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const) {
      const distance = DAYS_FROM_TODAY.get(near.join(" "));
      if (distance === undefined || rest.length === 0) continue;
      const day = dayAfter(today, distance);
      const [, , , name = ""] = WEEKDAY.exec(rest.join(" ")) ?? [];
      const typed = numberIn(WEEKDAYS, name);
      if (typed > 0 && typed !== weekdayOf(day))
        return { ok: false, fault: { reason: "wrong_weekday", found: day, typed } };
      if (typed > 0) return found(day);
      const other = readWords(rest.join(" "), today) ?? readCalendarDate(rest, today);
      return other.ok && other.day !== day ? VAGUE : other;
    }
  }
  return null;
}

const PART_OF_DAY =
  /(?:pagi|siang|sore|petang|malam|malem|subuh|dini hari|morning|afternoon|evening|night)(?:[- ]pagi)?(?: hari)?/u
    .source;
const HOUR = /(?:setengah )?(?:\d{1,2}(?:[.:]\d{2})?|\p{L}+(?: belas)?)(?:[- ]?an)?/u.source;
const UNTIL = /\s*(?:-|s\/d|sd|sampai|hingga)\s*/u.source;
const CLOCK = new RegExp(
  String.raw`[,\s(]*(?:(?:sekitar|kira-kira|kurang lebih)\s*)?(?:(?:pukul|pkl\.?|jam)\s*${HOUR}(?:${UNTIL}(?:jam\s*)?${HOUR})?|\d{1,2}[.:]\d{2}(?=\s*(?:wi(?:b|ta|t)|${PART_OF_DAY})\)?$)|\d{1,2}:\d{2}(?::\d{2})?)\s*(?:${PART_OF_DAY})?\s*(?:wib|wita|wit)?\)?$`,
  "u",
);
const AFTER_DAY = new RegExp(String.raw`(?<=[\p{L}\d)])[,\s(]+(?:di |pada )?(?:waktu )?${PART_OF_DAY}\)?$`, "u");

/** Removes a time or a part of the day: "besok jam 8 pagi", "Jumat malam". "Nanti malam" stays whole. */
function withoutTime(text: string): string {
  const day = text.replace(CLOCK, "");
  return /^nanti\b/.test(day) ? day : day.replace(AFTER_DAY, "");
}

const MONTHS = [
  "januari january",
  "februari february pebruari febuari pebuari",
  "maret march mrt",
  "april",
  "mei may",
  "juni june",
  "juli july",
  "agustus august agt ags agst agts agutus",
  "september",
  "oktober october",
  "november nopember nov",
  "desember december",
].map((names) => names.split(" "));

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

const WEEKDAYS = [
  "senin monday",
  "selasa tuesday tues",
  "rabu wednesday rebo",
  "kamis thursday thurs",
  "jumat friday jumaat",
  "sabtu saturday",
  "minggu sunday ahad mgg",
].map((names) => names.split(" "));

/** Returns the number of a name, of which three letters are enough. 0 for another word. */
function numberIn(names: readonly (readonly string[])[], word: string): number {
  if (word.length < 3) return 0;
  return names.findIndex((spellings) => spellings.some((name) => name.startsWith(word))) + 1;
}

const NUMBER_WORDS = ["nol", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan"];
const NUMBER = /^(?:(\p{L}+) puluh|sepuluh)(?: (\p{L}+))?$|^(\p{L}+) belas$|^sebelas$|^(\p{L}+)$/u;

function parseNumber(words: string): number {
  if (/^\d+$/.test(words)) return Number(words);
  if (words === "sebelas") return 11;
  const [whole, tens, ones, teen, digit] = NUMBER.exec(words) ?? [];
  if (whole === undefined) return -1;
  const parts = [tens, ones, teen, digit].map((word) => (word === undefined ? 0 : NUMBER_WORDS.indexOf(word)));
  if (whole.startsWith("sepuluh")) return whole === "sepuluh" ? 10 : -1;
  if (parts.some((part) => part < 0)) return -1;
  const [ten = 0, one = 0, after = 0, single = 0] = parts;
  return 10 * ten + one + (teen === undefined ? 0 : 10 + after) + single;
}

const DAYS_FROM_TODAY = new Map([
  ...["hari ini", "today", "sekarang"].map((words) => [words, 0] as const),
  ...["besok", "bsk", "besuk", "esok", "esok hari", "tomorrow"].map((words) => [words, 1] as const),
  ...["lusa", "hari lusa"].map((words) => [words, 2] as const),
  ...["kemarin", "yesterday"].map((words) => [words, -1] as const),
]);

const STILL_TODAY =
  /^(?:nanti (?:pagi|siang|sore|petang|malam|malem)|(?:pagi|siang|sore|petang|malam|malem) (?:ini|nanti))$/;
const AHEAD =
  /^(?:dalam |in )?(?:(\d{1,3}|\p{L}+(?: \p{L}+){0,2}) (hari|minggu|pekan|bulan|tahun|days?|weeks?|months?|years?)|se(hari|minggu|pekan|bulan|tahun))( lagi| dari sekarang| ke depan| kedepan| mendatang| from now)?$/u;
const MONTH_END = /^akhir (bulan|tahun|bln|thn)( ini| depan)?$/;
const NAMED_MONTH_END = /^akhir (\p{L}+)(?: (\d{4}))?$/u;
const DAY_OF_MONTH = /^(?:tanggal|tgl) (\d{1,2})(?: bulan ini| bulan (depan))?$|^(\d{1,2}) bulan (?:ini|(depan))$/;
const UNCERTAIN =
  /^(?:(?:minggu|pekan|bulan|tahun|bln|thn|mgg) (?:depan|ini|lusa)|(?:awal|pertengahan|tengah) .*|akhir (?:pekan|minggu).*|besok lusa|next (?:week|month|year)|this (?:week|month)|weekend|secepatnya|segera|nanti saja|terserah|bebas|fleksibel|belum (?:tahu|tau|pasti|ada)|kapan saja|asap)$/;

function readWords(words: string, today: CalendarDay): DateRead | null {
  const near = STILL_TODAY.test(words) ? 0 : DAYS_FROM_TODAY.get(words);
  if (near !== undefined) return found(dayAfter(today, near));
  return (
    readDistance(words, today) ??
    readMonthEnd(words, today) ??
    readDayOfMonth(words, today) ??
    (UNCERTAIN.test(words) ? VAGUE : readWeekday(words, today))
  );
}

function readDistance(words: string, today: CalendarDay): DateRead | null {
  const [whole, count = "1", unit, one, ending] = AHEAD.exec(words) ?? [];
  if (whole === undefined || (ending === undefined && !/^(?:dalam|in) /.test(words))) return null;
  const number = parseNumber(count);
  if (number < 0) return /^(?:beberapa|some)$/.test(count) ? VAGUE : null;
  const named = unit ?? one ?? "";
  if (/^(?:hari|day)/.test(named)) return found(dayAfter(today, number));
  if (/^(?:minggu|pekan|week)/.test(named)) return found(dayAfter(today, 7 * number));
  return found(addMonths(today, /^(?:tahun|year)/.test(named) ? 12 * number : number));
}

function readMonthEnd(words: string, today: CalendarDay): DateRead | null {
  const [whole, unit = "", which] = MONTH_END.exec(words) ?? [];
  const { year, month } = dateParts(today);
  if (whole !== undefined) {
    const next = /depan/.test(which ?? "") ? 1 : 0;
    if (/^t/.test(unit)) return found(written(year + next, 12, 31));
    const first = addMonths(written(year, month, 1), next);
    return found(dayAfter(addMonths(first, 1), -1));
  }
  const [, name = "", typedYear] = NAMED_MONTH_END.exec(words) ?? [];
  const named = numberIn(MONTHS, name);
  if (named === 0) return null;
  const inYear = typedYear === undefined ? year + (named < month ? 1 : 0) : Number(typedYear);
  return found(written(inYear, named, daysIn(inYear, named)));
}

/** Reads "tanggal 5", the next 5th, and "5 bulan depan", the 5th of next month. */
function readDayOfMonth(words: string, today: CalendarDay): DateRead | null {
  const [whole, marked, markedNext, bare, bareNext] = DAY_OF_MONTH.exec(words) ?? [];
  if (whole === undefined) return null;
  const day = Number(marked ?? bare);
  if (day < 1 || day > 31) return UNREADABLE;
  const { year, month } = dateParts(today);
  const isThisMonth = /ini$/.test(words);
  if (isThisMonth || markedNext || bareNext) {
    const { year: inYear, month: inMonth } = dateParts(addMonths(written(year, month, 1), isThisMonth ? 0 : 1));
    return onCalendar({ day, month: inMonth, year: inYear }, today);
  }
  for (let ahead = 0; ; ahead++) {
    const { year: inYear, month: inMonth } = dateParts(addMonths(written(year, month, 1), ahead));
    if (day > daysIn(inYear, inMonth)) continue;
    const candidate = written(inYear, inMonth, day);
    if (candidate >= today) return found(candidate);
  }
}

const WEEKDAY =
  /^(?:hari |on |(next) |(this) )?(\p{L}+)(?: (ini|depan|besok|nanti|minggu depan|pekan depan|minggu ini|pekan ini))?$/u;

/** Reads a weekday: the next one after today. "Senin depan" is accepted only if that is also next week's. */
function readWeekday(words: string, today: CalendarDay): DateRead | null {
  const [, next, isThis, name = "", after = ""] = WEEKDAY.exec(words) ?? [];
  const weekday = numberIn(WEEKDAYS, name);
  if (weekday === 0) return null;
  const now = weekdayOf(today);
  const thisWeek = dayAfter(today, weekday - now);
  const coming = weekday > now ? thisWeek : dayAfter(thisWeek, 7);
  if (/^(?:minggu|pekan) depan$/.test(after)) return found(dayAfter(thisWeek, 7));
  if (isThis || after.endsWith("ini")) return thisWeek < today ? VAGUE : found(thisWeek);
  if (next || after === "depan") return coming > thisWeek ? found(coming) : VAGUE;
  return found(coming);
}

const FILLERS = new Set([
  "tanggal",
  "tgl",
  "pada",
  "hari",
  "tahun",
  "thn",
  "th",
  "bulan",
  "bln",
  "st",
  "nd",
  "rd",
  "of",
  "the",
  "on",
]);

/** Reads the day first, a four-digit year first, or the month's name. */
function readCalendarDate(words: readonly string[], today: CalendarDay): DateRead {
  const weekdays: number[] = [];
  const parts: string[] = [];
  words.forEach((word, at) => {
    const isAtEnd = at === 0 || at === words.length - 1 || FILLERS.has(words[at - 1] ?? "");
    const weekday = isAtEnd ? numberIn(WEEKDAYS, word) : 0;
    if (weekday > 0 && numberIn(MONTHS, word) === 0) weekdays.push(weekday);
    else if (!FILLERS.has(word)) parts.push(word);
  });
  const date = readParts(parts);
  if (date === null || weekdays.length > 1) return UNREADABLE;
  const read = onCalendar(date, today);
  const [typed] = weekdays;
  if (!read.ok || typed === undefined || weekdayOf(read.day) === typed) return read;
  return { ok: false, fault: { reason: "wrong_weekday", found: read.day, typed } };
}

type TypedDate = { day: number; month: number; year: number | null };

function readParts(parts: readonly string[]): TypedDate | null {
  const [first = "", second = "", third] = parts;
  if (parts.length === 1) return readDigits(first);
  if (parts.length > 3) return null;
  const isNamed = numberIn(MONTHS, first) > 0;
  if (/^\d{4}$/.test(first) && third !== undefined) return typedDate(third, second, first);
  return isNamed ? typedDate(second, first, third) : typedDate(first, second, third);
}

function typedDate(day: string, month: string, year: string | undefined): TypedDate | null {
  if (!/^\d{1,2}$/.test(day)) return null;
  const isNumber = /^\d{1,2}$/.test(month);
  const number = isNumber ? Number(month) : numberIn(MONTHS, month) || ROMAN.indexOf(month) + 1;
  if (number === 0 && !isNumber) return null;
  if (year === undefined) return { day: Number(day), month: number, year: null };
  if (!/^(?:[1-9]\d{3}|\d{2})$/.test(year)) return null;
  return { day: Number(day), month: number, year: Number(year) + (year.length === 2 ? 2_000 : 0) };
}

/** Reads "17122026" or "20261217", whichever is a valid date. */
function readDigits(digits: string): TypedDate | null {
  if (!/^\d{8}$/.test(digits)) return null;
  const at = (from: number, to: number) => Number(digits.slice(from, to));
  const dates = [
    { day: at(0, 2), month: at(2, 4), year: at(4, 8) },
    { day: at(6, 8), month: at(4, 6), year: at(0, 4) },
  ].filter((date) => date.year >= 1_900 && date.year < 2_200 && isOnCalendar(date));
  return dates.length === 1 ? (dates[0] ?? null) : null;
}

const LEAP_YEARS_APART = 8;

function onCalendar({ day, month, year }: TypedDate, today: CalendarDay): DateRead {
  const fault: DateFault = { reason: "no_such_day", day, month, year };
  if (year !== null) {
    return isOnCalendar({ day, month, year }) ? found(written(year, month, day)) : { ok: false, fault };
  }
  const first = dateParts(today).year;
  for (let next = first; next <= first + LEAP_YEARS_APART; next++) {
    const candidate = written(next, month, day);
    if (isOnCalendar({ day, month, year: next }) && candidate >= today) return found(candidate);
  }
  return { ok: false, fault };
}

function isOnCalendar({ day, month, year }: { day: number; month: number; year: number }): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function found(day: CalendarDay): DateRead {
  return { ok: true, day };
}

function written(year: number, month: number, day: number): CalendarDay {
  const padded = (value: number, length: number) => String(value).padStart(length, "0");
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function dateParts(day: CalendarDay): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, day: date };
}

/** Adds months. Returns the last day of the month if it lacks the day. */
function addMonths(day: CalendarDay, months: number): CalendarDay {
  const { year, month, day: date } = dateParts(day);
  const index = year * 12 + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return written(inYear, inMonth, Math.min(date, daysIn(inYear, inMonth)));
}
