import type { FoundListing } from "~/db/search/search.server";
import { neighbours } from "~/domain/place/neighbours";
import { type Place, placeOf } from "~/domain/place/place";
import type { ShownGroup } from "~/domain/search/shown-search";

const NAMED = 2;

/** What was found around `places`, group by group as it comes; `show` gives a listing as its line has it. */
export function shownGroups<Summary, Listing>(
  found: readonly FoundListing<Summary>[],
  places: readonly Place[],
  show: (listing: FoundListing<Summary>) => Listing,
): ShownGroup<Listing>[] {
  const names = [...new Set(found.map(({ group }) => group))];
  return names.map((name) => {
    const within = found.filter(({ group }) => group === name);
    return { name, stands: name === "near" ? nearestOf(within, places) : [], listings: within.map(show) };
  });
}

function nearestOf(found: readonly FoundListing<unknown>[], places: readonly Place[]): Place[] {
  const stands = new Set(found.map(({ candidate }) => candidate.place));
  const beside = places.flatMap(({ code }) => neighbours(code)).filter(({ code }) => stands.has(code));
  const others = [...stands].flatMap((code) => (code === null ? [] : (placeOf(code) ?? [])));
  return [...new Set([...beside, ...others])].slice(0, NAMED);
}
