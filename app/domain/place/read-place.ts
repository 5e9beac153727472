import { oneEditApart } from "./edits";
import { bareName, namesAbout, type PlaceMeaning, placeNames, placeWords, squash, wordSet } from "./names";
import { covers, type Place, type PlaceKind } from "./place";
import { ALONE_WORDS, MARKER_WORDS, STYLE_WORDS } from "./query-words";

type PlaceReading = {
  places: readonly Place[];
  /** The name means all of them ("Jabodetabek"), not one of several. */
  together: boolean;
  /** By the very name; with one letter mended; or by a part of the text, the rest of which is no place. */
  how: "name" | "edit" | "part";
};

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
const MARKERS = wordSet(MARKER_WORDS);
const STYLES = wordSet(STYLE_WORDS);
const ALONE = wordSet(ALONE_WORDS);
/** "kabupaten kepulauan siau tagulandang biaro" and one word to spare. */
const MOST_WORDS = 6;
/** Below it two words are no name: "so lo" is not Solo. */
const SHORTEST_JOINED = 5;
const SHORTEST_MENDED = 5;

function meaningOf(words: readonly string[]): PlaceMeaning | null {
  const names = placeNames();
  const key = words.join("");
  const whole = words.length === 1 || key.length >= SHORTEST_JOINED ? names.get(key) : undefined;
  if (whole !== undefined) return whole;
  const { kind, bare } = kindBeside(words);
  return kind === undefined ? null : ofKind(bare, kind, names.get(bare));
}

function kindBeside(words: readonly string[]): { kind: PlaceKind | undefined; bare: string } {
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
function ofKind(key: string, kind: PlaceKind, meaning: PlaceMeaning | undefined): PlaceMeaning | null {
  if (meaning === undefined) return null;
  const places = meaning.places.filter((place) => place.kind === kind);
  const same = places.filter((place) => squash(bareName(place)) === key);
  if (places.length === 0) return { ...meaning, word: "no" };
  return { places: same.length > 0 ? same : places, together: false, word: "no" };
}

function longestAt(words: readonly string[], at: number): { length: number; meaning: PlaceMeaning } | null {
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
  if (STYLES.has(before) || (ALONE.has(before) && squash(words[at] ?? "") === "solo")) return null;
  if (word === "rather" && !MARKERS.has(before)) return null;
  return { length: found.length, places, together, alsoAWord: word !== "no" };
}

const isEmpty = (word: string | undefined) => word === undefined || squash(word) === "";

/** An ordinary word is a place only after "di" and the like, or at the end. */
export function standsAsPlace(words: readonly string[], at: number, found: PlaceWords): boolean {
  if (!found.alsoAWord || at + found.length >= words.length) return true;
  return at > 0 && MARKERS.has(squash(words[at - 1] ?? ""));
}

export function readPlaces(text: string): readonly Place[] {
  return readPlace(text)?.places ?? [];
}

export function readPlace(text: string): PlaceReading | null {
  const words = placeWords(text).slice(0, 2 * MOST_WORDS);
  const whole = meaningOf(words);
  if (whole !== null) return { places: whole.places, together: whole.together, how: "name" };
  const parts = readParts(words);
  if (parts?.how === "name") return parts;
  return mended(words) ?? parts;
}

/** "Tebet, Jakarta Selatan", "Jl. Melati 5 Sleman": each part narrows what the ones before it may mean. */
function readParts(words: readonly string[]): PlaceReading | null {
  let reading: PlaceReading | null = null;
  let how: PlaceReading["how"] = "name";
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at);
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

/** Of several those that begin alike. */
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
  // A letter is left out more often than one is struck in excess.
  near.sort(([a], [b]) => b.length - a.length);
  const alike = near.filter(([name]) => name.startsWith(bare.slice(0, 2)));
  const meanings = (alike.length > 0 ? alike : near).map(([, meaning]) => meaning);
  if (meanings.length === 0) return null;
  const places = [...new Set(meanings.flatMap((meaning) => meaning.places))];
  const together = meanings.length === 1 && meanings[0]?.together === true;
  const meaning: PlaceMeaning = { places, together, word: "no" };
  return kind === undefined ? meaning : ofKind(bare, kind, meaning);
}
