import { priceSearchTags } from "~/domain/listing/price-digits";
import { categoryTag, daysTag, kindTag, PLACE_TAGS, ratingTag } from "~/domain/search/listing-search";
import type { PlaceGroupTags } from "~/domain/search/place-groups";
import type { Tier } from "~/domain/search/plan";
import type { SearchFilters } from "~/domain/search/question";
import { searchWords } from "~/domain/search/search";

/** Words are quoted, or FTS5 would read `-`, `*` and `OR` as operators. */
export function filterExpression(filters: SearchFilters): string {
  const { kind, category, minPrice, maxPrice, rating, days, onlineOnly } = filters;
  const priced = minPrice !== null || maxPrice !== null;
  return [
    quoted(kindTag(kind)),
    category && quoted(categoryTag(category.name)),
    onlineOnly && quoted(PLACE_TAGS.online),
    priced && either(pricesOf(filters)),
    rating && quoted(ratingTag(rating)),
    days && quoted(daysTag(days)),
  ]
    .filter((part) => typeof part === "string")
    .map((part) => `tags : ${part}`)
    .join(" AND ");
}

/** One walk: what the filters leave, in the group, as wide as `tier` but not as narrow as `stricter`. */
export function walkExpression(
  filters: SearchFilters,
  { name, any, not }: PlaceGroupTags,
  { tier, stricter }: { tier: Tier | undefined; stricter: Tier | undefined },
): string {
  const beyond = name === "beyond";
  const wanted = [
    filterExpression(beyond ? { ...filters, minPrice: null, maxPrice: null } : filters),
    any.length > 0 && `tags : ${either(any.map(quoted))}`,
    tier?.expression,
  ].filter((part) => typeof part === "string");
  const unwanted = [
    beyond && `tags : ${either(pricesOf(filters))}`,
    not.length > 0 && `tags : ${either(not.map(quoted))}`,
    stricter?.expression,
  ].filter((part) => typeof part === "string");
  const all = wanted.join(" AND ");
  return unwanted.length > 0 ? `(${all}) NOT (${unwanted.join(" OR ")})` : all;
}

function pricesOf({ minPrice, maxPrice }: SearchFilters): string[] {
  return priceSearchTags(minPrice, maxPrice).map(quoted);
}

export function wordsExpression(q: string): string {
  return all("{title words}", searchWords(q).map(prefix));
}

/** Offers of any of the categories (none: all) whose title holds any of the words (none: all). */
export function groupExpression(group: { categories: readonly string[]; words: readonly string[] }): string {
  const parts = [`tags : ${quoted(kindTag("offer"))}`];
  const { categories, words } = group;
  if (categories.length > 0) {
    parts.push(`tags : ${either(categories.map((category) => quoted(categoryTag(category))))}`);
  }
  if (words.length > 0) parts.push(`title : ${either(words.map(prefix))}`);
  return parts.join(" AND ");
}

function all(columns: string, words: string[]): string {
  return words.length > 0 ? `${columns} : (${words.join(" AND ")})` : "";
}

function either(parts: string[]): string {
  return `(${parts.join(" OR ")})`;
}

// One-letter prefixes are half the index; only those of two and three letters are indexed.
function prefix(word: string): string {
  return [...word].length > 1 ? `${quoted(word)}*` : quoted(word);
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', "")}"`;
}
