import { readPlaces } from "~/places/names";
import { type Place, placeBySlug } from "~/places/place";

/** Null for "Online". */
export function placeIn(text: string): Place | null {
  return readPlaces(text).find(({ kind }) => kind !== "province") ?? null;
}

export function codeOf(slug: string): string {
  const place = placeBySlug(slug);
  if (!place) throw new Error(`the demo data names the unknown place ${slug}`);
  return place.code;
}
