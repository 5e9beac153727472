import { type Place, placeBySlug, placeOf } from "./place";
import { readPlaces } from "./read-place";

/** What one looks within: the code of a place, all of Indonesia, or what is done from afar. */
export const EVERYWHERE_CHOICE = "semua";
export const ONLINE_CHOICE = "daring";
const WITHOUT_PLACE: readonly string[] = [EVERYWHERE_CHOICE, ONLINE_CHOICE];

export function readPlaceChoice(text: string | null): string | null {
  if (text === null) return null;
  return WITHOUT_PLACE.includes(text) || placeOf(text) !== null ? text : null;
}

/** Of several the likeliest. */
export function placeTyped(text: string): string | null {
  const choice = readPlaceChoice(text) ?? placeBySlug(text)?.code;
  return choice ?? readPlaces(text)[0]?.code ?? null;
}

export function placeChosen(choice: string | null): Place | null {
  return choice === null ? null : placeOf(choice);
}
