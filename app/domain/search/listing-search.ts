import type { ListingKind } from "../listing/listing";

/**
 * Filters ride inside a listing's full-text row as words of lower-case letters and digits only: the tokenizer would
 * break a word at a space, a dash or an "&", and a filter in pieces matches what it should not.
 */
export function kindTag(kind: ListingKind): string {
  return `jenis${kind}`;
}

/** "Penulisan & Penerjemahan" as "kategoripenulisanpenerjemahan" */
export function categoryTag(category: string): string {
  return `kategori${letters(category)}`;
}

/**
 * "Jakarta Selatan" as "tempatjakartaselatan"; null when the text holds no letter. Meant to be asked for as a prefix,
 * so that "Jakarta" finds it too.
 */
export function placeTag(place: string): string | null {
  const found = letters(place);
  return found === "" ? null : `tempat${found}`;
}

/** A longer address says nothing more about the place, and would only swell the index. */
const MAX_LOCATION_WORDS = 8;

/** What is stored in `search_tags`; the database adds what follows from price, rating and days. A place is also kept from each later word on: "Bandung" finds "Kota Bandung". */
export function searchTags(listing: { kind: ListingKind; category: string; location: string }): string {
  const words = listing.location.split(/[^\p{L}\p{M}]+/u).slice(0, MAX_LOCATION_WORDS);
  const places = words.map((_, from) => placeTag(words.slice(from).join("")));
  const tags = [kindTag(listing.kind), categoryTag(listing.category), ...places];
  return [...new Set(tags.filter((tag) => tag !== null))].join(" ");
}

/** Least ratings that can be asked for. A listing carries the tag of each that it reaches. */
export const RATING_STEPS = [3, 4, 4.5] as const;
export type RatingStep = (typeof RATING_STEPS)[number];

/** Delivery times that can be asked for, in days. A listing carries the tag of each that it keeps to. */
export const DAYS_STEPS = [1, 3, 7, 14, 30] as const;
export type DaysStep = (typeof DAYS_STEPS)[number];

/** 4.5 as "bintang45" */
export function ratingTag(step: RatingStep): string {
  return `bintang${step * 10}`;
}

/** 3 as "hari3" */
export function daysTag(step: DaysStep): string {
  return `hari${step}`;
}

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
