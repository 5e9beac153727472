import { bareName, placeNames, squash } from "../place/names";
import { placeWordsAt } from "../place/place-words";
import type { PlaceAsked } from "./understanding";
import { BEFORE_PLACE } from "./words/fillers";

export type Where = { from: number; all: number; afresh: boolean };

/** Parts of a city, also as people shorten them. */
const DIRECTIONS: readonly (readonly [name: string, written: RegExp])[] = [
  ["timur", /^ti?mu?r?$/],
  ["barat", /^ba?ra?t?$/],
  ["selatan", /^se?la?(ta?n?)?$/],
  ["utara", /^ut(a?ra?)?$/],
  ["pusat", /^pu?s(a?t)?$/],
  ["tengah", /^te?n?g(a?h)?$/],
];
const CITY_STARTS: Readonly<Record<string, string>> = { jak: "jakarta", jk: "jakarta", tang: "tangerang" };

type PlaceFound = { length: number } & PlaceAsked;

export function placeAt(
  words: readonly string[],
  at: number,
  { from, all, afresh }: Where,
  kept: ReadonlySet<number>,
): PlaceFound | null {
  const found = longer(placeWordsAt(words, at), partOfCityAt(words, at));
  if (found === null) return null;
  const { length, places, together } = found;
  const named = BEFORE_PLACE.has(words[at - 1] ?? "");
  if (afresh && at === 0) return null;
  const first = at === 0 && from === 0 && length < all;
  const isLast = !first && from + at + length >= all;
  if (found.alsoAWord && !named && (kept.has(at) || !isLast)) return null;
  return { length, typed: words.slice(at, at + length).join(" "), places, together };
}

type PlaceWords = NonNullable<ReturnType<typeof placeWordsAt>>;

function longer(one: PlaceWords | null, other: PlaceWords | null): PlaceWords | null {
  return other !== null && other.length > (one?.length ?? 0) ? other : one;
}

/** Reads a shortened city before a direction: "jkt timur", "bdg brt". A direction without a place of its own means the city. */
function partOfCityAt(words: readonly string[], at: number): PlaceWords | null {
  const [typed = "", last = ""] = words.slice(at, at + 2);
  const direction = DIRECTIONS.find(([, written]) => written.test(last))?.[0];
  if (direction === undefined) return null;
  const names = placeNames();
  const city = CITY_STARTS[typed] ?? typed;
  const meaning = names.get(city);
  const official = (meaning?.places ?? []).map((place) => squash(bareName(place)).replace(/^dki/, ""));
  const part = [city, ...official]
    .map((name) => names.get(name + direction))
    .find((found) => found !== undefined);
  // "Pusat" is an ordinary word beside a city that has no such part.
  const isOuter = last === direction && direction !== "pusat" && meaning?.word !== "rather";
  const found = part ?? (isOuter ? meaning : undefined);
  return found ? { length: 2, places: found.places, together: found.together, alsoAWord: false } : null;
}

export function joined(one: PlaceAsked | null, { typed, places, together }: PlaceAsked): PlaceAsked {
  if (one === null) return { typed, places, together };
  const isNamedAlready = places.every(({ code }) => one.places.some((place) => place.code === code));
  if (isNamedAlready || one.typed.split(", ").includes(typed)) return one;
  return { typed: `${one.typed}, ${typed}`, places: [...one.places, ...places], together: true };
}
