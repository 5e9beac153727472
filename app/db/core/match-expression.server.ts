import { priceSearchTags } from "~/domain/listing/price-digits";
import { categoryTag, daysTag, kindTag, placeTag, ratingTag } from "~/domain/search/listing-search";
import { type Search, searchWords } from "~/domain/search/search";

/** Words are quoted, or FTS5 would read `-`, `*` and `OR` as operators. */
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

export function wordsExpression(q: string): string {
  return all("{title words}", searchWords(q).map(prefix));
}

/** Best first and disjoint: all words in the title, their beginnings in the title, elsewhere. */
export function relevanceExpressions(q: string): string[] {
  const words = searchWords(q);
  const named = all("title", words.map(quoted));
  const begun = all("title", words.map(prefix));
  return [named, `(${begun} NOT ${named})`, `(${wordsExpression(q)} NOT ${begun})`];
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
