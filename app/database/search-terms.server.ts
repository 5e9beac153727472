import { priceSearchTags } from "~/listings/listing";
import { daysTag, ratingTag } from "~/search/address";
import { leastTags, type PlaceGroupTags } from "~/search/place-groups";
import type { SearchFilters } from "~/search/question";
import { categoryTag, kindTag, PLACE_TAGS, type SearchMode, searchWords, soonestTag, startTag } from "~/search/search";
import type { SearchTier } from "~/search/search-plan";

const MODE_TAGS: Record<SearchMode, string> = {
  at_buyer: PLACE_TAGS.comesToBuyer,
  online: PLACE_TAGS.online,
};

/** Returns the terms, cheapest first. Words are quoted, or FTS5 would read `-`, `*` and `OR` as operators. */
function filterTerms(filters: SearchFilters, places: readonly string[] = []): string[] {
  const { category, minPrice, maxPrice, rating, days, startsIn, mode } = filters;
  const priced = minPrice !== null || maxPrice !== null;
  return [
    category && quoted(categoryTag(category.name)),
    rating && quoted(ratingTag(rating)),
    days && quoted(daysTag(days)),
    mode && (startsIn === null || mode === "online") && quoted(MODE_TAGS[mode]),
    places.length > 0 && either(places.map(quoted)),
    priced && either(priceTerms(filters)),
  ]
    .filter((part) => typeof part === "string")
    .map((part) => `tags : ${part}`);
}

function startTerm({ startsIn, mode }: SearchFilters): string | undefined {
  if (startsIn === null) return undefined;
  return `tags : ${quoted(mode === "at_buyer" ? soonestTag(startsIn) : startTag(startsIn))}`;
}

export function hasFilters(filters: SearchFilters): boolean {
  return filterTerms(filters).length > 0 || startTerm(filters) !== undefined;
}

/**
 * Returns the FTS5 expression of one tier in one group of places. `apart` excludes the stricter tiers. Offers are found by
 * excluding requests if another term limits the matches, because requests are fewer.
 */
export function walkExpression(
  filters: SearchFilters,
  group: PlaceGroupTags,
  { tier, apart = false, offersOnly }: { tier: SearchTier | undefined; apart?: boolean; offersOnly: boolean },
): string {
  const isBeyond = group.name === "beyond";
  const { any, not } = leastTags(group);
  const start = startTerm(filters);
  // Few listings match one town, so its tags come first. Few can start soon, so words come after that filter.
  const isFirst = any.length > 0 && (any.length <= TAGS_OF_A_TOWN || start !== undefined);
  const place = isFirst ? `tags : ${either(any.map(quoted))}` : undefined;
  const priced = isBeyond ? { ...filters, minPrice: null, maxPrice: null } : filters;
  const filterExpressions = filterTerms(priced, isFirst ? [] : any);
  const kind = `tags : ${quoted(kindTag(filters.kind))}`;
  const excludesWanted =
    filters.kind === "offer" && [start, place, tier, ...filterExpressions].some((part) => part !== undefined);
  const wanted = [start, place, tier?.expression, ...(excludesWanted ? [] : [kind]), ...filterExpressions].filter(
    (part) => part !== undefined,
  );
  const unwanted = [
    excludesWanted && !offersOnly && `tags : ${quoted(kindTag("wanted"))}`,
    isBeyond && `tags : ${either(priceTerms(filters))}`,
    not.length > 0 && `tags : ${either(not.map(quoted))}`,
    apart && tier?.stricter,
  ].filter((part) => typeof part === "string" && part !== "");
  const all = stepwise(wanted);
  return unwanted.length > 0 ? `(${all}) NOT (${unwanted.join(" OR ")})` : all;
}

/** The number of tags of a town: one for what is located in it, one for what serves it. */
const TAGS_OF_A_TOWN = 2;

const NOTHING = 'tags : "nihil"';

/** Adds a NOT to each AND. FTS5 advances every list of an AND at each step, but evaluates the left of a NOT first. */
function stepwise([first = "", ...others]: readonly string[]): string {
  return others.reduce((all, part) => `((${all}) NOT (${NOTHING})) AND ${part}`, first);
}

function priceTerms({ minPrice, maxPrice }: SearchFilters): string[] {
  return priceSearchTags(minPrice, maxPrice).map(quoted);
}

/** Returns two expressions. Use `begun`, whose last word is a prefix, if no listing contains the whole words. */
export function wordsExpression(q: string): { whole: string; begun: string } {
  const words = searchWords(q);
  const over = (parts: readonly string[]) => `{title words} : (${parts.join(" AND ")})`;
  const whole = words.map(quoted);
  const last = words.at(-1) ?? "";
  return { whole: over(whole), begun: over([...whole.slice(0, -1), prefix(last)]) };
}

/** Matches titles with any of the whole words, or all without words. Prefixes take thirty times as long. */
export function groupExpression(
  group: { categories: readonly string[]; words: readonly string[] },
  offersOnly: boolean,
): string {
  const { categories, words } = group;
  const parts = [
    categories.length > 0 && `tags : ${either(categories.map((category) => quoted(categoryTag(category))))}`,
    words.length > 0 && `title : ${either(words.map(quoted))}`,
  ].filter((part) => typeof part === "string");
  const all = parts.length > 0 ? parts.join(" AND ") : `tags : ${quoted(kindTag("offer"))}`;
  return offersOnly ? all : `(${all}) NOT (tags : ${quoted(kindTag("wanted"))})`;
}

function either(parts: string[]): string {
  return `(${parts.join(" OR ")})`;
}

// Only prefixes of two and three letters are indexed, because one-letter prefixes would be half of the index.
function prefix(word: string): string {
  return [...word].length > 1 ? `${quoted(word)}*` : quoted(word);
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', "")}"`;
}
