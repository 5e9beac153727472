import { readTypedPlace } from "~/domain/place/typed-place";
import { isOnline } from "~/domain/search/listing-search";
import { type NamedPlace, placeChoices, typedPlaceFault } from "./typed-place";

/** `asked`: why a stored text is asked for again; `choices`: what it may mean. */
export type StoredPlace = { asked: string | null; choices: NamedPlace[] };

/** Of what a form begins with: nothing to ask where it is clear. */
export function storedPlace(location: string): StoredPlace {
  if (location === "" || isOnline(location)) return { asked: null, choices: [] };
  return { asked: unrecognised(location), choices: placeChoices(location) };
}

/** Of a text that was stored before it had to be a place; null where it is one. */
function unrecognised(text: string): string | null {
  const read = readTypedPlace(text);
  return read.ok ? null : typedPlaceFault(read.fault, text, read.near);
}
