import { placeWordsAt } from "../place/place-words";
import type { PlaceAsked } from "./understanding";
import { BEFORE_PLACE } from "./words/fillers";

export type Where = { from: number; all: number; afresh: boolean };

type PlaceFound = { length: number } & PlaceAsked;

export function placeAt(
  words: readonly string[],
  at: number,
  { from, all, afresh }: Where,
  kept: ReadonlySet<number>,
): PlaceFound | null {
  const found = placeWordsAt(words, at);
  if (found === null) return null;
  const { length, places, together } = found;
  const named = BEFORE_PLACE.has(words[at - 1] ?? "");
  if (afresh && at === 0) return null;
  const first = at === 0 && from === 0 && length < all;
  const isLast = !first && from + at + length >= all;
  if (found.alsoAWord && !named && (kept.has(at) || !isLast)) return null;
  return { length, typed: words.slice(at, at + length).join(" "), places, together };
}

export function joined(one: PlaceAsked | null, { typed, places, together }: PlaceAsked): PlaceAsked {
  if (one === null) return { typed, places, together };
  const isNamedAlready = places.every(({ code }) => one.places.some((place) => place.code === code));
  if (isNamedAlready || one.typed.split(", ").includes(typed)) return one;
  return { typed: `${one.typed}, ${typed}`, places: [...one.places, ...places], together: true };
}
