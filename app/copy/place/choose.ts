import type { Place } from "~/domain/place/place";
import { noSuchPlace, placesFound, severalPlaces } from "./place";

export const CHOOSE_PLACE = "Di mana Anda membutuhkannya?";

export function matchesTitle(typed: string, places: readonly Place[], exact: boolean): string {
  if (places.length === 0) return noSuchPlace(typed);
  return exact && places.length > 1 ? severalPlaces(typed, places) : placesFound(places.length, typed);
}

export function backText(path: string): string {
  if (/^\/($|\?)/.test(path)) return "Kembali ke Beranda";
  return /^\/(explore|wanted)\b/.test(path) ? "Kembali ke pencarian" : "Kembali";
}
