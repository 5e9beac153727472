import { DAY, toDateInput } from "~/platform/dates";
import type { Understanding } from "./search";
import { wordsOf } from "./words/query-words";

export const MISS_RETENTION = 90 * DAY;

const MAX_MISS_WORDS = 6;

const MAX_MISS_LENGTH = 100;

const MAX_WORD_LENGTH = 24;

/** A search without a result. `day` is YYYY-MM-DD in Jakarta. */
export type EmptySearch = { day: string; query: string; count: number };

type Miss = { query: string; count: number; days: number; lastDay: string };

export function topMisses(noted: readonly EmptySearch[], max: number): Miss[] {
  const misses = new Map<string, Miss>();
  for (const { day, query, count } of noted) {
    const { count: before = 0, days = 0, lastDay = day } = misses.get(query) ?? {};
    misses.set(query, { query, count: before + count, days: days + 1, lastDay });
  }
  return [...misses.values()].sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1)).slice(0, max);
}

export function firstMissDay(now: number): string {
  return toDateInput(now - MISS_RETENTION);
}

/** Removes places, prices and everything that could identify a person. Returns null if nothing is left. */
export function emptySearchText(q: string, { parts }: Pick<Understanding, "parts">): string | null {
  // An address or a long number may belong to a person, and so may the words around it.
  if (/@|https?:|www\.|\d[\d\s.-]{5,}\d/i.test(q)) return null;
  const words = parts
    .filter(({ telling }) => telling > 0)
    .flatMap(({ typed }) => wordsOf(typed))
    .filter((word) => /^[a-z]{2,}$/.test(word) && word.length <= MAX_WORD_LENGTH);
  const text = [...new Set(words)].slice(0, MAX_MISS_WORDS).join(" ").slice(0, MAX_MISS_LENGTH).trim();
  return text === "" ? null : text;
}
