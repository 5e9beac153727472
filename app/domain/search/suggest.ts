import { CATEGORIES } from "../listing/category";
import { placesStarting } from "../place/near-name";
import { SHORTEST_SUGGESTED } from "./search";
import { concepts } from "./words/concepts";
import { plain, wordsOf } from "./words/query-words";
import { isWritten, type Vocabulary } from "./words/vocabulary";

/** Of a title's beginning the index would read too much for fewer letters. */
const SHORTEST_IN_TITLES = 4;
const MOST_WORDS_IN_TITLES = 6;
export const MOST_SUGGESTED = 8;
const [MOST_NAMES, MOST_PLACES] = [5, 2];

/** What is in none of the others has no name that says what it is. */
const NAMED = CATEGORIES.filter(({ slug }) => slug !== "lainnya").map(({ name }) => name);

export function wordsForTitles(text: string): string[] {
  const words = wordsOf(text);
  const last = words.at(-1) ?? "";
  return last.length < SHORTEST_IN_TITLES ? [] : words.slice(-MOST_WORDS_IN_TITLES);
}

export function suggestedSearches(text: string, titles: readonly string[], known: Vocabulary): string[] {
  const words = wordsOf(text);
  const typed = words.join(" ");
  const last = words.at(-1) ?? "";
  if (typed.length < SHORTEST_SUGGESTED) return [];
  const before = typed.slice(0, typed.length - last.length);
  const places = before && last.length > SHORTEST_SUGGESTED ? placesStarting(last).slice(0, MOST_PLACES) : [];
  const found = [
    ...namesFrom(typed, known),
    ...NAMED.filter((name) => begins(plain(name), typed)),
    ...places.map((place) => before + place.name),
    ...titles,
  ];
  const fresh = found.filter((one) => plain(one) !== typed);
  return [...new Map(fresh.map((one) => [plain(one), one])).values()].slice(0, MOST_SUGGESTED);
}

function begins(text: string, typed: string): boolean {
  return text.startsWith(typed) || text.includes(` ${typed}`);
}

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
