import { bareName, placeWords, squash } from "./names";
import type { Place } from "./place";

const SHORTEST = 3;

/** "Bandung", "bdg". Null where two provinces ("Banjar") or a quarter across the border ("Karawaci") stay open. */
export function everydayCity(text: string, places: readonly Place[]): Place | null {
  const [city, ...others] = places;
  if (city?.kind !== "city" || !others.every((other) => isAround(city, other))) return null;
  return isShortFor(placeWords(text)[0] ?? "", squash(bareName(city))) ? city : null;
}

function isAround(city: Place, other: Place): boolean {
  return other.kind === "regency" && other.province === city.province;
}

function isShortFor(word: string, name: string): boolean {
  if (word.length < SHORTEST || word[0] !== name[0]) return false;
  let at = 0;
  for (const letter of name) if (letter === word[at]) at += 1;
  return at === word.length;
}
