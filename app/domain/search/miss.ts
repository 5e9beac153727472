import { DAY, toDateInput } from "../core/dates";
import { wordsOf } from "./query-words";
import type { Understanding } from "./understanding";

/** ms */
export const MISS_KEPT = 90 * DAY;
const MOST_WORDS = 6;
const MAX_LENGTH = 100;
const LONGEST_WORD = 24;

/** The first day that is still kept, YYYY-MM-DD in Jakarta. `now` in UTC ms. */
export function missesSince(now: number): string {
  return toDateInput(now - MISS_KEPT);
}

/**
 * What is kept of a search that found nothing: the words that said what was wanted, without places, prices and
 * whatever may point at somebody. Null: nothing is left of it.
 */
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
