import { placesStarting } from "./near-name";
import type { Place } from "./place";
import { readPlaces } from "./read-place";

const MOST_SUGGESTED = 10;

export function suggestPlaces(text: string): Place[] {
  return [...new Set([...readPlaces(text), ...placesStarting(text)])].slice(0, MOST_SUGGESTED);
}
