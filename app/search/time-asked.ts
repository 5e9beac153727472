import type { WorkingDay } from "~/visits/visit";
import type { Token } from "./words/stems";

const DAY_PARTS = ["subuh", "pagi", "siang", "sore", "malam", "penuh"] as const;

/** A part of the day. `penuh`: around the clock. */
export type DayPart = (typeof DAY_PARTS)[number];

/** A time. In `weekdays` 1 is Monday. Empty means any day. */
export type TimeAsked = { weekdays: readonly number[]; part: DayPart | null };

const WEEKDAYS: Readonly<Record<string, number>> = {
  senin: 1,
  selasa: 2,
  rabu: 3,
  kamis: 4,
  jumat: 5,
  sabtu: 6,
  minggu: 7,
  ahad: 7,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
};

export const WEEKDAY_WORDS = ["senin", "selasa", "rabu", "kamis", "jumat", "sabtu", "minggu"] as const;

export const WEEKEND: readonly number[] = [6, 7];

export const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];

const PARTS: Readonly<Record<string, DayPart>> = {
  subuh: "subuh",
  pagi: "pagi",
  siang: "siang",
  sore: "sore",
  petang: "sore",
  malam: "malam",
  morning: "pagi",
  afternoon: "siang",
  evening: "malam",
  night: "malam",
};

const PHRASES: readonly (readonly [phrase: string, time: TimeAsked])[] = [
  ...["akhir pekan", "akhir minggu", "weekend", "weekends", "wiken", "sabtu minggu"].map(
    (phrase) => [phrase, { weekdays: WEEKEND, part: null }] as const,
  ),
  ...["hari kerja", "weekday", "weekdays", "senin jumat"].map(
    (phrase) => [phrase, { weekdays: WORKDAYS, part: null }] as const,
  ),
  ...["hari libur", "tanggal merah"].map((phrase) => [phrase, { weekdays: [7], part: null }] as const),
  ["malming", { weekdays: [6], part: "malam" }],
  ...["24 jam", "24jam", "24 7", "nonstop", "non stop", "24 hours"].map(
    (phrase) => [phrase, { weekdays: [], part: "penuh" }] as const,
  ),
  ...["dini hari", "tengah malam"].map((phrase) => [phrase, { weekdays: [], part: "malam" }] as const),
];

const SPLIT = PHRASES.map(([phrase, time]) => ({ words: phrase.split(" "), time })).sort(
  (a, b) => b.words.length - a.words.length,
);

/** Words after which a week is a duration: "dua kali seminggu", "per minggu", "2 minggu". */
const WORDS_OF_DURATION =
  /^(?:\d+|per|tiap|setiap|se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|beberapa|sekali|kali|selama|dalam|berapa)$/;

const WHICH_WEEK = new Set(["ini", "depan", "lalu", "kemarin", "lagi", "sekali"]);

/** Words after which a part of the day belongs to another word: "makan malam", "selamat pagi". */
const OTHER_THINGS = new Set(
  "makan selamat met gaun pasar jaga penjaga salat sholat solat shalat doa dunia hiburan bunga sarapan good".split(" "),
);

/** Words before which a part of the day is a greeting: "pagi kak". */
const GREETED = new Set(
  "kak kakak pak bapak bu ibu gan min mas mbak bang om tante semua semuanya all guys gais sis bro".split(" "),
);

type Found = { length: number; time: TimeAsked };

export function timeAt(tokens: readonly Token[], at: number): Found | null {
  const word = (n: number) => tokens[at + n]?.word ?? "";
  const phrase = SPLIT.find(({ words }) => words.every((one, n) => word(n) === one));
  if (phrase) return { length: phrase.words.length, time: phrase.time };
  const named = word(0) === "hari" ? 1 : 0;
  const day = WEEKDAYS[word(named)];
  if (day !== undefined && !isSpan(tokens, at + named, named === 1)) {
    return rangeOrDay(tokens, at, { named, day });
  }
  const part = PARTS[word(0)];
  if (part === undefined) return null;
  const eve = WEEKDAYS[word(1)];
  // The words "malam minggu" mean the night before Sunday.
  if (part === "malam" && eve !== undefined && !WHICH_WEEK.has(word(2)))
    return { length: 2, time: { weekdays: [eve === 1 ? 7 : eve - 1], part } };
  if (OTHER_THINGS.has(word(-1)) || (at === 0 && GREETED.has(word(1)))) return null;
  return { length: word(1) === "hari" ? 2 : 1, time: { weekdays: [], part } };
}

function rangeOrDay(tokens: readonly Token[], at: number, { named, day }: { named: number; day: number }): Found {
  const word = (n: number) => tokens[at + n]?.word ?? "";
  const to = WEEKDAYS[word(named + 2)];
  if (/^(?:sampai|sampe|hingga|sd|to)$/.test(word(named + 1)) && to !== undefined && to > day) {
    const weekdays = Array.from({ length: to - day + 1 }, (_, n) => day + n);
    return { length: named + 3, time: { weekdays, part: null } };
  }
  const part = PARTS[word(named + 1)] ?? null;
  const length = named + (part === null ? 1 : 2);
  return {
    length: length + (/^(?:ini|depan|besok)$/.test(word(length)) ? 1 : 0),
    time: { weekdays: [day], part },
  };
}

function isSpan(tokens: readonly Token[], at: number, isNamed: boolean): boolean {
  if (tokens[at]?.word !== "minggu" || isNamed) return false;
  return WORDS_OF_DURATION.test(tokens[at - 1]?.word ?? "") || WHICH_WEEK.has(tokens[at + 1]?.word ?? "");
}

export function partIn(words: readonly string[]): DayPart | null {
  return words.map((word) => PARTS[word]).find((part) => part !== undefined) ?? null;
}

export function timesTogether(one: TimeAsked | null, other: TimeAsked): TimeAsked {
  const weekdays = [...new Set([...(one?.weekdays ?? []), ...other.weekdays])].sort((a, b) => a - b);
  return { weekdays, part: other.part ?? one?.part ?? null };
}

export function isSameDays(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((day, at) => day === others[at]);
}

/** Minutes after midnight. A seller open at this minute counts as open in that part of the day. */
const REFERENCE: Record<Exclude<DayPart, "penuh">, number> = {
  subuh: 300,
  pagi: 510,
  siang: 780,
  sore: 960,
  malam: 1140,
};

const MINUTES_AN_HOUR = 60;

const ALMOST_ALL_DAY = { from: 60, to: 1380 };

/** Returns the share of the given days on which the seller is open then, 0 to 1. */
export function openShare({ weekdays, part }: TimeAsked, hours: readonly WorkingDay[]): number {
  const days = weekdays.length > 0 ? weekdays : [...new Set(hours.map(({ weekday }) => weekday))];
  if (days.length === 0) return 0;
  const open = days.filter((day) => hours.some((one) => one.weekday === day && worksIn(one, part)));
  return weekdays.length > 0 ? open.length / days.length : Number(open.length > 0);
}

function worksIn({ from, to }: WorkingDay, part: DayPart | null): boolean {
  if (part === null) return true;
  if (part === "penuh") return from <= ALMOST_ALL_DAY.from && to >= ALMOST_ALL_DAY.to;
  return from <= REFERENCE[part] && to >= REFERENCE[part] + MINUTES_AN_HOUR;
}
