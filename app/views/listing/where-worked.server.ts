import { wholeOf } from "~/copy/place/place";
import { MODE_LABELS } from "~/copy/visit/modes";
import { categoryByName } from "~/domain/listing/category";
import { type Place, placeOf } from "~/domain/place/place";
import { searchHref } from "~/domain/search/search";
import { placeAlone } from "~/domain/search/understanding";
import { type OfferedPlaces, type WorkMode, workModes } from "~/domain/visit/offered-places";

/** How an offer is worked, and where its seller comes. Null where it does not say. */
type WhereWorked = {
  modes: { label: string; places: string[]; more: number }[];
  areas: { name: string; href: string }[];
};

const NAMED = 2;

export function whereWorkedView(offer: OfferedPlaces & { category: string }): WhereWorked | null {
  const modes = workModes(offer);
  if (modes.length === 0) return null;
  const base = placesOf(offer.placeCode === null ? [] : [offer.placeCode]);
  const reached = [...new Set([...base, ...placesOf(offer.areas)])];
  const places: Record<WorkMode, readonly Place[]> = { at_buyer: reached, at_seller: base, online: [] };
  const category = categoryByName(offer.category) ?? null;
  return {
    modes: modes.map((mode) => ({
      label: MODE_LABELS[mode],
      places: places[mode].slice(0, NAMED).map(areaName),
      more: Math.max(0, places[mode].length - NAMED),
    })),
    areas: (modes.includes("at_buyer") ? reached : []).map((place) => ({
      name: areaName(place),
      href: searchHref({ category, place: placeAlone(place) }),
    })),
  };
}

function placesOf(codes: readonly string[]): Place[] {
  return codes.flatMap((code) => placeOf(code) ?? []);
}

function areaName(place: Place): string {
  return place.kind === "province" ? wholeOf(place) : place.name;
}
