import { priceSearchTags } from "~/domain/listing/price-digits";
import { categoryTag, daysTag, kindTag, placeTag, ratingTag } from "~/domain/search/listing-search";
import { type Search, searchWords } from "~/domain/search/search";

/**
 * What the full-text index is asked, in its own language. Each word stands in quotes, or FTS5 would take a stray `-`,
 * `*` or `OR` for its own.
 */
export function filterExpression(search: Omit<Search, "q" | "sort" | "after">): string {
  const { kind, category, place, minPrice, maxPrice, rating, days } = search;
  const priced = minPrice !== null || maxPrice !== null;
  const tag = placeTag(place);
  return [
    quoted(kindTag(kind ?? "offer")),
    category && quoted(categoryTag(category.name)),
    tag && prefix(tag),
    priced && either(priceSearchTags(minPrice, maxPrice).map(quoted)),
    rating && quoted(ratingTag(rating)),
    days && quoted(daysTag(days)),
  ]
    .filter((part) => typeof part === "string")
    .map((part) => `tags : ${part}`)
    .join(" AND ");
}

/** Listings that hold every word, as the beginning of one of theirs; anywhere in them. Empty when there is no word. */
export function wordsExpression(q: string): string {
  return all("{title words}", searchWords(q).map(prefix));
}

/**
 * The same listings in three lots, the best first: those whose title holds every word, those whose title holds their
 * beginnings, those that say them elsewhere. A word that many titles hold fills the page from the first lot, and the
 * others, where a beginning's hits must be gathered before they can be walked, are not even begun.
 */
export function relevanceExpressions(q: string): string[] {
  const words = searchWords(q);
  const named = all("title", words.map(quoted));
  const begun = all("title", words.map(prefix));
  return [named, `(${begun} NOT ${named})`, `(${wordsExpression(q)} NOT ${begun})`];
}

/** A standing search: offers of some categories (none means any) whose title holds one of some words (none, any). */
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

// The beginnings of one letter are half the index, and are not kept ready as those of two and three are.
function prefix(word: string): string {
  return [...word].length > 1 ? `${quoted(word)}*` : quoted(word);
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', "")}"`;
}
