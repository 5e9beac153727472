import { bareName, type PlaceMeaning, placeNames, squash, wordSet } from "./names";
import type { Place, PlaceKind } from "./place";
import { ALONE_WORDS, MARKER_WORDS, STYLE_WORDS } from "./query-words";

type PlaceWords = {
  length: number;
  places: readonly Place[];
  together: boolean;
  alsoAWord: boolean;
};

const KINDS: Record<string, PlaceKind> = {
  ...{ kota: "city", kotamadya: "city", kodya: "city", city: "city" },
  ...{ kab: "regency", kabupaten: "regency", regency: "regency" },
  ...{ provinsi: "province", propinsi: "province", prov: "province", province: "province" },
};
export const MARKERS = wordSet(MARKER_WORDS);
const STYLES = wordSet(STYLE_WORDS);
const ALONE = wordSet(ALONE_WORDS);
/** "kabupaten kepulauan siau tagulandang biaro" and one word to spare. */
export const MOST_WORDS = 6;
/** Below it two words are no name: "so lo" is not Solo. */
const SHORTEST_JOINED = 5;

export function meaningOf(words: readonly string[]): PlaceMeaning | null {
  const names = placeNames();
  const key = words.join("");
  const whole = words.length === 1 || key.length >= SHORTEST_JOINED ? names.get(key) : undefined;
  if (whole !== undefined) return whole;
  const { kind, bare } = kindBeside(words);
  return kind === undefined ? null : ofKind(bare, kind, names.get(bare));
}

export function kindBeside(words: readonly string[]): { kind: PlaceKind | undefined; bare: string } {
  const [first = "", second = ""] = words;
  const last = words.at(-1) ?? "";
  const bare = (from: number, to?: number) => words.slice(from, to).join("");
  if (words.length > 1 && KINDS[first] !== undefined) {
    return { kind: KINDS[first], bare: bare(second === "administrasi" || second === "adm" ? 2 : 1) };
  }
  if (words.length > 1 && KINDS[last] !== undefined) return { kind: KINDS[last], bare: bare(0, -1) };
  return { kind: undefined, bare: bare(0) };
}

/** Many call a kabupaten's seat "kota". */
export function ofKind(key: string, kind: PlaceKind, meaning: PlaceMeaning | undefined): PlaceMeaning | null {
  if (meaning === undefined) return null;
  const places = meaning.places.filter((place) => place.kind === kind);
  const same = places.filter((place) => squash(bareName(place)) === key);
  if (places.length === 0) return { ...meaning, word: "no" };
  return { places: same.length > 0 ? same : places, together: false, word: "no" };
}

export function longestAt(
  words: readonly string[],
  at: number,
): { length: number; meaning: PlaceMeaning } | null {
  const most = Math.min(MOST_WORDS, words.length - at);
  for (let length = most; length >= 1; length -= 1) {
    const meaning = meaningOf(words.slice(at, at + length));
    if (meaning !== null) return { length, meaning };
  }
  return null;
}

/** Null as well where the word before says a style ("masakan padang"), or the name is an ordinary word ("batu"). */
export function placeWordsAt(words: readonly string[], at: number): PlaceWords | null {
  const found = longestAt(words.slice(at, at + MOST_WORDS).map(squash), 0);
  if (found === null || isEmpty(words[at])) return null;
  const { places, together, word } = found.meaning;
  const before = at > 0 ? squash(words[at - 1] ?? "") : "";
  // "batik solo" is a style, "batik kota solo" a place.
  const isNamed = KINDS[squash(words[at] ?? "")] !== undefined;
  if ((STYLES.has(before) && !isNamed) || (ALONE.has(before) && squash(words[at] ?? "") === "solo"))
    return null;
  if (word === "rather" && !MARKERS.has(before)) return null;
  return { length: found.length, places, together, alsoAWord: word !== "no" };
}

const isEmpty = (word: string | undefined) => word === undefined || squash(word) === "";

export function standsAsPlace(words: readonly string[], at: number, found: PlaceWords): boolean {
  if (!found.alsoAWord || at + found.length >= words.length) return true;
  return at > 0 && MARKERS.has(squash(words[at - 1] ?? ""));
}
