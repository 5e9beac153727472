import { matchesTitle } from "~/copy/place/choose";
import { whereabouts } from "~/copy/place/place";
import { placesStarting } from "~/domain/place/near-name";
import type { Place } from "~/domain/place/place";

const MOST = 8;

/** What an address may mean that names none of our places, or several at once. */
export function noSuchPlaceView({ typed, places }: { typed: string; places: readonly Place[] }) {
  const near = [...new Set([...places, ...placesStarting(typed)])].slice(0, MOST);
  return {
    title: matchesTitle(typed, places, true),
    places: near.map((place) => ({ ...place, text: whereabouts(place) })),
  };
}
