import { cleanLine } from "../core/text";
import type { Category } from "../listing/category";
import { type Place, placeBySlug, placeOf } from "./place";
import { readPlace } from "./read-place";

export type PlaceSubject = { category: Category | null; place: Place };

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

export type UnclearPlace = { is: "unclear"; typed: string; places: readonly Place[]; together: boolean };

type PlaceInPath = { is: "place" | "alias"; place: Place } | UnclearPlace;

const LONGEST = 60;

export function placeInPath(text: string): PlaceInPath {
  const exact = placeBySlug(text);
  if (exact) return { is: "place", place: exact };
  const typed = cleanLine(text.replace(/[-_+]+/g, " ").slice(0, LONGEST));
  const coded = placeOf(text);
  if (coded) return { is: "alias", place: coded };
  const reading = typed === "" ? null : readPlace(typed);
  const { how, places = [], together = false } = reading ?? {};
  const [likeliest] = places;
  if (likeliest && how === "name" && !together) return { is: "alias", place: likeliest };
  return { is: "unclear", typed, places, together };
}
