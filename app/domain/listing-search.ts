import type { ListingKind } from "./listing";

/**
 * Filters ride inside a listing's full-text row as words of lower-case letters only: the tokenizer would break a word
 * at a space, a dash or an "&", and a filter in pieces matches what it should not.
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
const MAX_PLACE_WORDS = 8;

/** What is stored in `search_tags`. A place is also kept from each later word on: "Bandung" finds "Kota Bandung". */
export function searchTags(listing: { kind: ListingKind; category: string; location: string }): string {
  const words = listing.location.split(/[^\p{L}\p{M}]+/u).slice(0, MAX_PLACE_WORDS);
  const places = words.map((_, from) => placeTag(words.slice(from).join("")));
  const tags = [kindTag(listing.kind), categoryTag(listing.category), ...places];
  return [...new Set(tags.filter((tag) => tag !== null))].join(" ");
}

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
