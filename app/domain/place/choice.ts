import { type Place, placeBySlug, placeOf } from "./place";
import { readPlaces } from "./read-place";

export const EVERYWHERE_CHOICE = "semua";
export const ONLINE_CHOICE = "daring";
const WITHOUT_PLACE: readonly string[] = [EVERYWHERE_CHOICE, ONLINE_CHOICE];

export function readPlaceChoice(text: string | null): string | null {
  if (text === null) return null;
  return WITHOUT_PLACE.includes(text) || placeOf(text) !== null ? text : null;
}

export function placeTyped(text: string): string | null {
  const choice = readPlaceChoice(text) ?? placeBySlug(text)?.code;
  return choice ?? readPlaces(text)[0]?.code ?? null;
}

export function placeChosen(choice: string | null): Place | null {
  return choice === null ? null : placeOf(choice);
}
