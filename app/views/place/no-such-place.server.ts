import { noSuchPlace, severalPlaces, whereabouts } from "~/copy/place/place";
import { placesStarting } from "~/domain/place/near-name";
import type { UnclearPlace } from "~/domain/place/place-page";

/** Of those that may be meant; a name of several names them all. */
const MOST = 8;

/** What an address may mean that names none of our places, or several at once. */
export function noSuchPlaceView({ typed, places, together }: Omit<UnclearPlace, "is">) {
  const near = together ? places : [...new Set([...places, ...placesStarting(typed)])].slice(0, MOST);
  return {
    title: together ? severalPlaces(typed, places) : noSuchPlace(typed),
    places: near.map((place) => ({ ...place, text: whereabouts(place) })),
  };
}
