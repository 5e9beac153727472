import { CATEGORIES, type CategoryName } from "~/listings/category";
import { placesStarting } from "~/places/near-places";
import { headsOf, MIN_SUGGESTED_LENGTH, type QueryPart, type Understanding } from "./search";
import { CATEGORY_CONCEPTS, CATEGORY_KEYS, conceptKey, concepts, conceptToken, widerConcepts } from "./words/concepts";
import { plain, wordsOf } from "./words/query-words";
import { isWritten, type Vocabulary } from "./words/vocabulary";
import type { Concept } from "./words/word-lists";

const MAX_RELATED = 5;
const MAX_PROBLEMS = 2;
const MAX_NAMES_TRIED = 3;
const WORKER = "tukang ";
/** The narrower concepts above which a wider concept is too general to relate them. */
const MAX_FAMILY_SIZE = 12;
const MAX_NEIGHBOURS = 12;

/** Returns related searches, without siblings of a wider concept: "eyang" was suggested for "pijat". */
export function relatedSearches({ parts }: Pick<Understanding, "parts">, known: Vocabulary): string[] {
  const asked = new Set(parts.flatMap(({ typed }) => wordsOf(typed)));
  const own = searchedConcepts(parts);
  const narrower = own.flatMap(({ key }) => narrowerConcepts(key));
  const names = [
    ...own.flatMap(({ needs }) =>
      needs.filter((need) => need.includes(" ") && isWritten(need, known)).slice(0, MAX_PROBLEMS),
    ),
    ...[...nearConcepts(own), ...narrower].flatMap((one) => nameOf(one, known, asked) ?? []),
  ];
  const others = names.filter((name) => !wordsOf(name).every((word) => asked.has(word)));
  return [...new Set(others)].slice(0, MAX_RELATED);
}

/** Returns the concepts that the search is about, in their likeliest meaning. */
function searchedConcepts(parts: readonly QueryPart[]): Concept[] {
  return headsOf(parts.filter(({ telling }) => telling > 0)).flatMap(({ alternatives }) => {
    const meant = alternatives.filter(({ all }) => all.some((term) => conceptOf(term).length > 0));
    const maxWeight = Math.max(0, ...meant.map(({ weight }) => weight));
    return meant.filter(({ weight }) => weight === maxWeight).flatMap(({ all }) => all.flatMap(conceptOf));
  });
}

/** Returns concepts that are similar to one of `own`, and trades that may help instead. */
function nearConcepts(own: readonly Concept[]): Concept[] {
  const keys = new Set(own.map(({ key }) => key));
  return [...concepts().values()].filter(
    ({ key, role, near }) =>
      role === "topic" &&
      !keys.has(key) &&
      !CATEGORY_KEYS.has(key) &&
      (own.some((one) => one.near.includes(key) || one.beside.includes(key)) || near.some((one) => keys.has(one))),
  );
}

/** Returns the narrower concepts of a key; none if it is too general to relate them. */
function narrowerConcepts(key: string): Concept[] {
  const within = [...concepts().values()].filter(
    ({ role, wider }) => role === "topic" && wider.includes(key) && !CATEGORY_KEYS.has(key),
  );
  return within.length <= MAX_FAMILY_SIZE ? within : [];
}

/**
 * Returns index terms of trades near a search that has no result, nearest first. A title also has the index terms of
 * wider concepts, so "tv" finds offers for refrigerators.
 */
export function neighbourTerms({ parts }: Pick<Understanding, "parts">): string[] {
  const own = searchedConcepts(parts);
  const families = own
    .flatMap(({ key }) => [...widerConcepts(key)].slice(1).flatMap((wider) => concepts().get(wider) ?? []))
    .filter(({ key, role }) => role === "topic" && narrowerConcepts(key).length > 0);
  const near = [...nearConcepts(own), ...families];
  return [...new Set(near.map(({ key }) => conceptToken(key)))].slice(0, MAX_NEIGHBOURS);
}

/** Returns the categories of what the search is about, otherwise of similar things, otherwise "Lainnya". */
export function neighbourCategories({ parts }: Pick<Understanding, "parts">): CategoryName[] {
  const own = searchedConcepts(parts);
  if (own.length === 0) return [];
  const named = [own, nearConcepts(own)].map(categoriesOf).find((names) => names.length > 0);
  return named ?? CATEGORIES.map(({ name }) => name).filter((name) => CATEGORY_CONCEPTS[name] === undefined);
}

function categoriesOf(some: readonly Concept[]): CategoryName[] {
  const keys = new Set(some.flatMap(({ key }) => [...widerConcepts(key)]));
  return CATEGORIES.map(({ name }) => name).filter((name) => keys.has(CATEGORY_CONCEPTS[name] ?? ""));
}

/** Returns the thing's own name, its worker, or its first name. Later names may be only related ("kompor listrik"). */
function nameOf({ key, names }: Concept, known: Vocabulary, asked: ReadonlySet<string>): string | undefined {
  const own = names.filter((name) => name.replaceAll(" ", "") === key);
  const workers = names.filter((name) => name.startsWith(WORKER));
  return [...own, ...workers, ...names.slice(0, MAX_NAMES_TRIED)].find(
    (name) => isWritten(name, known) && !wordsOf(name).every((word) => asked.has(word)),
  );
}

function conceptOf(term: string): Concept[] {
  const found = concepts().get(conceptKey(term));
  return found?.role === "topic" ? [found] : [];
}

/** The minimum number of letters of a title. For fewer, the index would read too much. */
const MIN_LENGTH_IN_TITLES = 4;
const MAX_WORDS_IN_TITLES = 6;
export const MAX_SUGGESTED = 8;
const [MAX_NAMES, MAX_PLACES] = [5, 2];

const NAMED = CATEGORIES.filter(({ slug }) => slug !== "lainnya").map(({ name }) => name);

export function wordsForTitles(text: string): string[] {
  const words = wordsOf(text);
  const last = words.at(-1) ?? "";
  return last.length < MIN_LENGTH_IN_TITLES ? [] : words.slice(-MAX_WORDS_IN_TITLES);
}

export function suggestedSearches(text: string, titles: readonly string[], known: Vocabulary): string[] {
  const words = wordsOf(text);
  const typed = words.join(" ");
  const last = words.at(-1) ?? "";
  if (typed.length < MIN_SUGGESTED_LENGTH) return [];
  const before = typed.slice(0, typed.length - last.length);
  const places = before && last.length > MIN_SUGGESTED_LENGTH ? placesStarting(last).slice(0, MAX_PLACES) : [];
  const found = [
    ...namesFrom(typed, known),
    ...NAMED.filter((name) => begins(plain(name), typed)),
    ...places.map((place) => before + place.name),
    ...titles,
  ];
  const fresh = found.filter((one) => plain(one) !== typed);
  return [...new Map(fresh.map((one) => [plain(one), one])).values()].slice(0, MAX_SUGGESTED);
}

function begins(text: string, typed: string): boolean {
  return text.startsWith(typed) || text.includes(` ${typed}`);
}

function namesFrom(typed: string, known: Vocabulary): string[] {
  return [...concepts().values()]
    .filter(({ role }) => role === "topic")
    .flatMap(({ names }) => names.find((name) => name.startsWith(typed) && isWritten(name, known)) ?? [])
    .sort((a, b) => listed(b, known) - listed(a, known) || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MAX_NAMES);
}

function listed(name: string, { count }: Vocabulary): number {
  return Math.min(...wordsOf(name).map(count));
}
