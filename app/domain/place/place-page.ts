import { cleanLine } from "../core/text";
import type { Category } from "../listing/category";
import { type Place, placeBySlug, placeOf } from "./place";
import { readPlace } from "./read-place";

/** What is offered in a place: of one category, or of all. */
export type PlaceSubject = { category: Category | null; place: Place };

/** Its page; `sort` and `after` as a search has them. */
export function placePageHref(
  { category, place }: PlaceSubject,
  asked: { sort?: string | null; after?: string | null } = {},
): string {
  const path = category ? `/category/${category.slug}/${place.slug}` : `/explore/${place.slug}`;
  const params = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
  return params.size > 0 ? `${path}?${params}` : path;
}

/** `alias`: the name has another slug. `several`: none of them alone, the likeliest first; empty where it is no place. */
export type PlaceInPath =
  | { is: "place"; place: Place }
  | { is: "alias"; place: Place }
  | { is: "several"; typed: string; places: readonly Place[] };

const LONGEST = 60;

/** Reads the part of an address that names a place: its slug, or any name that people call it by. */
export function placeInPath(text: string): PlaceInPath {
  const exact = placeBySlug(text);
  if (exact) return { is: "place", place: exact };
  const typed = cleanLine(text.replace(/[-_+]+/g, " ").slice(0, LONGEST));
  const coded = placeOf(text);
  if (coded) return { is: "alias", place: coded };
  const reading = typed === "" ? null : readPlace(typed);
  const [likeliest] = reading?.places ?? [];
  if (likeliest && reading?.how === "name" && !reading.together) return { is: "alias", place: likeliest };
  return { is: "several", typed, places: reading?.places ?? [] };
}
