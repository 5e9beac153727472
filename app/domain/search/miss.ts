import { DAY, toDateInput } from "../core/dates";
import type { Understanding } from "./understanding";
import { wordsOf } from "./words/query-words";

export const MISS_KEPT = 90 * DAY;
const MOST_WORDS = 6;
const MAX_LENGTH = 100;
const LONGEST_WORD = 24;

/** YYYY-MM-DD in Jakarta. */
export type NotedMiss = { day: string; query: string; count: number };
export type Miss = { query: string; count: number; days: number; lastDay: string };

/** `noted`: the newest day first. */
export function mostMissed(noted: readonly NotedMiss[], most: number): Miss[] {
  const misses = new Map<string, Miss>();
  for (const { day, query, count } of noted) {
    const { count: before = 0, days = 0, lastDay = day } = misses.get(query) ?? {};
    misses.set(query, { query, count: before + count, days: days + 1, lastDay });
  }
  return [...misses.values()]
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
    .slice(0, most);
}

export function missesSince(now: number): string {
  return toDateInput(now - MISS_KEPT);
}

/** Without places, prices and whatever may point at somebody. Null: nothing is left. */
export function missText(q: string, { parts }: Pick<Understanding, "parts">): string | null {
  // An address or a long number is somebody's, and so may be whatever stands around it.
  if (/@|https?:|www\.|\d[\d\s.-]{5,}\d/i.test(q)) return null;
  const words = parts
    .filter(({ telling }) => telling > 0)
    .flatMap(({ typed }) => wordsOf(typed))
    .filter((word) => /^[a-z]{2,}$/.test(word) && word.length <= LONGEST_WORD);
  const text = [...new Set(words)].slice(0, MOST_WORDS).join(" ").slice(0, MAX_LENGTH).trim();
  return text === "" ? null : text;
}
