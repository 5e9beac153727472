import { CATEGORIES } from "../listing/category";
import { placesStarting } from "../place/near-name";
import { concepts } from "./words/concepts";
import { plain, wordsOf } from "./words/query-words";
import { isWritten, type Vocabulary } from "./words/vocabulary";

export const SHORTEST_SUGGESTED = 2;
/** Of a title's beginning the index would read too much for fewer letters. */
export const SHORTEST_IN_TITLES = 4;
const [MOST, MOST_NAMES, MOST_PLACES] = [8, 5, 2];

/** What is being typed, as the index knows words; null: too short to say anything. */
export function typedSoFar(text: string): { typed: string; last: string } | null {
  const words = wordsOf(text);
  const typed = words.join(" ");
  const last = words.at(-1);
  return last === undefined || typed.length < SHORTEST_SUGGESTED ? null : { typed, last };
}

/**
 * Searches that go on from what is typed: the last word as the beginning of a place, then things that listings are
 * written with, categories, and `titles`, the best first. Each is a search by itself.
 */
export function suggestedSearches(text: string, titles: readonly string[], known: Vocabulary): string[] {
  const so = typedSoFar(text);
  if (so === null) return [];
  const { typed, last } = so;
  const before = typed.slice(0, typed.length - last.length);
  const places = before && last.length > SHORTEST_SUGGESTED ? placesStarting(last).slice(0, MOST_PLACES) : [];
  const found = [
    ...namesFrom(typed, known),
    ...CATEGORIES.map(({ name }) => name).filter((name) => begins(plain(name), typed)),
    ...places.map((place) => before + place.name),
    ...titles,
  ];
  const fresh = found.filter((one) => plain(one) !== typed);
  return [...new Map(fresh.map((one) => [plain(one), one])).values()].slice(0, MOST);
}

function begins(text: string, typed: string): boolean {
  return text.startsWith(typed) || text.includes(` ${typed}`);
}

/** One name of a thing, the most listed first. */
function namesFrom(typed: string, known: Vocabulary): string[] {
  return [...concepts().values()]
    .filter(({ role }) => role === "topic")
    .flatMap(({ names }) => names.find((name) => name.startsWith(typed) && isWritten(name, known)) ?? [])
    .sort((a, b) => listed(b, known) - listed(a, known) || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST_NAMES);
}

function listed(name: string, { count }: Vocabulary): number {
  return Math.min(...wordsOf(name).map(count));
}
