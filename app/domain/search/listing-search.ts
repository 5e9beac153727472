import type { ListingKind } from "../listing/listing";

/** Words of a-z and 0-9 only: the tokenizer splits at anything else, and parts match too much. */
export function kindTag(kind: ListingKind): string {
  return `jenis${kind}`;
}

export function categoryTag(category: string): string {
  return `kategori${letters(category)}`;
}

/** Asked for as a prefix, so that "Jakarta" finds "Jakarta Selatan"; null without a letter. */
export function placeTag(place: string): string | null {
  const found = letters(place);
  return found === "" ? null : `tempat${found}`;
}

/** More words would only swell the index. */
const MAX_LOCATION_WORDS = 8;

/** The database adds price, rating and days. Also from each later word: "Bandung" finds "Kota Bandung". */
export function searchTags(listing: { kind: ListingKind; category: string; location: string }): string {
  const words = listing.location.split(/[^\p{L}\p{M}]+/u).slice(0, MAX_LOCATION_WORDS);
  const places = words.map((_, from) => placeTag(words.slice(from).join("")));
  const tags = [kindTag(listing.kind), categoryTag(listing.category), ...places];
  return [...new Set(tags.filter((tag) => tag !== null))].join(" ");
}

/** A listing carries the tag of each that it reaches. */
export const RATING_STEPS = [3, 4, 4.5] as const;
export type RatingStep = (typeof RATING_STEPS)[number];

/** Days; a listing carries the tag of each that it keeps to. */
export const DAYS_STEPS = [1, 3, 7, 14, 30] as const;
export type DaysStep = (typeof DAYS_STEPS)[number];

export function ratingTag(step: RatingStep): string {
  return `bintang${step * 10}`;
}

export function daysTag(step: DaysStep): string {
  return `hari${step}`;
}

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
