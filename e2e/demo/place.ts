import { type Place, placeBySlug } from "~/places/place";
import { readPlaces } from "~/places/read-place";

/** Returns the kabupaten or kota in a text, or null for "Online". */
export function placeIn(text: string): Place | null {
  return readPlaces(text).find(({ kind }) => kind !== "province") ?? null;
}

/** Returns a place's code. Throws for an unknown place. */
export function codeOf(slug: string): string {
  const place = placeBySlug(slug);
  if (!place) throw new Error(`the demo data names ${slug}, which is no place`);
  return place.code;
}
