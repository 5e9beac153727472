import {
  findPlaceMeaning,
  kindBeside,
  longestNameAt,
  MARKERS,
  MOST_WORDS,
  namesAbout,
  ofKind,
  type PlaceMeaning,
  placeWords,
} from "./names";
import { covers, type Place, placeBySlug, readPlaceChoice } from "./place";

function oneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (at === short.length) return false;
  const exchanged = short[at] === long[at + 1] && short[at + 1] === long[at] && at + 1 < short.length;
  return (
    short.slice(at + 1) === long.slice(at + 1) || (exchanged && short.slice(at + 2) === long.slice(at + 2))
  );
}

export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

type PlaceReading = {
  places: readonly Place[];
  together: boolean;
  /** edit: one letter was corrected. part: some words are the name, and the others name no place. */
  how: "name" | "edit" | "part";
};

const SHORTEST_MENDED = 5;

export function readPlaces(text: string): readonly Place[] {
  return readPlace(text)?.places ?? [];
}

export function readPlace(text: string): PlaceReading | null {
  const words = placeWords(text).slice(0, 2 * MOST_WORDS);
  const whole = findPlaceMeaning(words);
  if (whole !== null) return { places: whole.places, together: whole.together, how: "name" };
  const parts = readParts(words);
  if (parts?.how === "name") return parts;
  return mended(words) ?? parts;
}

/** Each part narrows the candidates of the previous ones: "Tebet, Jakarta Selatan", "Jl. Melati 5 Sleman". */
function readParts(words: readonly string[]): PlaceReading | null {
  let reading: PlaceReading | null = null;
  let how: PlaceReading["how"] = "name";
  for (let at = 0; at < words.length; ) {
    const found = longestNameAt(words, at);
    if (found !== null) reading = narrowed(reading, found.meaning);
    else if (words[at] !== "indonesia" && !MARKERS.has(words[at] ?? "")) how = "part";
    at += found?.length ?? 1;
  }
  return reading && { ...reading, how };
}

function narrowed(reading: PlaceReading | null, { places, together }: PlaceMeaning): PlaceReading {
  if (reading === null) return { places, together, how: "name" };
  const inside = reading.places.filter(({ code }) => places.some((place) => covers(place.code, code)));
  const closer = places.filter(({ code }) => reading.places.some((place) => covers(place.code, code)));
  const all = inside.length === reading.places.length;
  if (inside.length > 0) return { ...reading, places: inside, together: reading.together && all };
  return closer.length > 0 ? { places: closer, together, how: "name" } : reading;
}

function mended(words: readonly string[]): PlaceReading | null {
  for (let length = Math.min(words.length, MOST_WORDS); length >= 1; length -= 1) {
    const meaning = mendedName(words.slice(0, length));
    if (meaning === null) continue;
    const rest = readParts(words.slice(length));
    if (length < words.length && rest?.how !== "name") continue;
    const first: PlaceReading = { places: meaning.places, together: meaning.together, how: "edit" };
    return rest === null ? first : { ...narrowed(first, { ...rest, word: "no" }), how: "edit" };
  }
  return null;
}

function mendedName(words: readonly string[]): PlaceMeaning | null {
  const { kind, bare } = kindBeside(words);
  if (bare.length < SHORTEST_MENDED) return null;
  const near = namesAbout(bare.length, 1).filter(
    ([name]) => name.length >= SHORTEST_MENDED && oneEditApart(name, bare),
  );
  // A letter is more often missing than added.
  near.sort(([a], [b]) => b.length - a.length);
  const alike = near.filter(([name]) => name.startsWith(bare.slice(0, 2)));
  const meanings = (alike.length > 0 ? alike : near).map(([, meaning]) => meaning);
  if (meanings.length === 0) return null;
  const places = [...new Set(meanings.flatMap((meaning) => meaning.places))];
  const together = meanings.length === 1 && meanings[0]?.together === true;
  const meaning: PlaceMeaning = { places, together, word: "no" };
  return kind === undefined ? meaning : ofKind(bare, kind, meaning);
}

export function placeTyped(text: string): string | null {
  const choice = readPlaceChoice(text) ?? placeBySlug(text)?.code;
  return choice ?? readPlaces(text)[0]?.code ?? null;
}
