import { areOneSlipApart, withoutApostrophes } from "~/platform/strings";
import {
  ALONE_WORDS,
  ISLANDS,
  JAVA,
  KNOWN_SPOTS,
  MARKER_WORDS,
  MOSTLY_ORDINARY_WORDS,
  SOMETIMES_ORDINARY_WORDS,
  STYLE_WORDS,
} from "./aliases";
import { allPlaces, covers, type Place, type PlaceKind, placeBySlug, placeOf, readPlaceChoice } from "./place";
import { DISTRICTS } from "./regions";

/** The meaning of a name. `ordinary` says how often the name is an ordinary word. */
type PlaceMeaning = { places: readonly Place[]; together: boolean; ordinary: "never" | "sometimes" | "mostly" };

/** Meanings by name without spaces and marks, so that "Toli-Toli", "tolitoli" and "toli toli" are equal. */
type Names = Map<string, PlaceMeaning>;

/** More letters than any name has. Longer text is cut, so that it costs no more than a short one. */
const MAX_WORD_LENGTH = 40;

export function placeWords(text: string): string[] {
  return withoutApostrophes(text.slice(0, 200))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && word.length <= MAX_WORD_LENGTH);
}

export function squash(text: string): string {
  return placeWords(text).join("");
}

export function bareName(place: Place): string {
  return place.name.replace(/^(Kota|Kabupaten) /, "");
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

const ENGLISH: Record<string, string> = {
  selatan: "south",
  utara: "north",
  timur: "east",
  barat: "west",
  tengah: "central",
  pusat: "central",
  tenggara: "southeast",
};

function variants(bare: string): string[] {
  const spelt = bare.toLowerCase().replace("sumatera", "sumatra");
  const words = spelt.split(" ");
  const direction = ENGLISH[words.at(-1) ?? ""];
  const rest = words.slice(0, -1).join(" ").replace("jawa", "java");
  return [
    spelt,
    spelt.replace("kepulauan ", "kep "),
    spelt.replace("kepulauan ", ""),
    spelt.replace("pegunungan ", "peg "),
    spelt.replace("pulau ", ""),
    ...(direction === undefined ? [] : [`${direction} ${rest}`]),
  ];
}

let made: Names | undefined;

export function placeNames(): Names {
  made ??= makeNames();
  return made;
}

let byLength: Map<number, [name: string, meaning: PlaceMeaning][]> | undefined;

export function namesAbout(length: number, range: number): [name: string, meaning: PlaceMeaning][] {
  byLength ??= groupByLength(placeNames());
  const found: [name: string, meaning: PlaceMeaning][] = [];
  for (let size = length - range; size <= length + range; size += 1) found.push(...(byLength.get(size) ?? []));
  return found;
}

function groupByLength(names: Names): Map<number, [name: string, meaning: PlaceMeaning][]> {
  const groups = new Map<number, [name: string, meaning: PlaceMeaning][]>();
  for (const entry of names) groups.set(entry[0].length, [...(groups.get(entry[0].length) ?? []), entry]);
  return groups;
}

function makeNames(): Names {
  const names: Names = new Map();
  const sometimes = wordSet(SOMETIMES_ORDINARY_WORDS);
  const mostly = wordSet(MOSTLY_ORDINARY_WORDS);
  const put = (name: string, places: readonly Place[], together = false) => {
    const key = squash(name);
    const ordinary = mostly.has(key) ? "mostly" : sometimes.has(key) ? "sometimes" : "never";
    names.set(key, { places, together, ordinary });
  };
  // An alias lists its places by likelihood. Other places of the same name follow.
  for (const line of [JAVA, ISLANDS, KNOWN_SPOTS]
    .map((text) => text.trim())
    .join("\n")
    .split("\n")) {
    const [spellings = "", codes = ""] = line.split(" = ");
    const places = codes.split(/ [|+] /).flatMap((code) => placeOf(code) ?? []);
    for (const spelling of spellings.split(", ")) put(spelling, places, codes.includes("+"));
  }
  // If a province, a kota and a kabupaten share a name, the likelier comes first.
  const order = ["province", "city", "regency"];
  const official = [...allPlaces()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  for (const place of official) {
    const known = names.get(squash(bareName(place)))?.places ?? [];
    if (!known.includes(place)) put(bareName(place), [...known, place]);
  }
  for (const place of official) {
    for (const variant of variants(bareName(place))) if (!names.has(squash(variant))) put(variant, [place]);
  }
  for (const [code, districts] of districtRows()) {
    const place = placeOf(code);
    for (const district of districts) {
      const known = names.get(squash(district));
      if (place !== null && known === undefined) put(district, [place]);
    }
  }
  return names;
}

function districtRows(): [code: string, districts: string[]][] {
  const rows = DISTRICTS.trim().split("\n");
  return rows.map((row) => [row.slice(0, 5), row.slice(6).split(", ")]);
}

export function listDistricts(code: string): readonly string[] {
  return districtRows().find(([of]) => of === code)?.[1] ?? [];
}

type PlaceWords = {
  length: number;
  places: readonly Place[];
  together: boolean;
  alsoAWord: boolean;
};

const KINDS: Record<string, PlaceKind> = {
  kota: "city",
  kotamadya: "city",
  kodya: "city",
  city: "city",
  kab: "regency",
  kabupaten: "regency",
  regency: "regency",
  provinsi: "province",
  propinsi: "province",
  prov: "province",
  province: "province",
};
const MARKERS = wordSet(MARKER_WORDS);
const STYLES = wordSet(STYLE_WORDS);
const ALONE = wordSet(ALONE_WORDS);
/** The maximum number of words of a name: "kabupaten kepulauan siau tagulandang biaro" plus one word. */
const MAX_NAME_WORDS = 6;
/** The minimum number of letters of joined words, so that "so lo" is not Solo. */
const MIN_JOINED_LENGTH = 5;

function findPlaceMeaning(words: readonly string[]): PlaceMeaning | null {
  const names = placeNames();
  const key = words.join("");
  const whole = words.length === 1 || key.length >= MIN_JOINED_LENGTH ? names.get(key) : undefined;
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

/** Returns the meanings of that kind. Many people call the seat of a kabupaten "kota". */
function ofKind(key: string, kind: PlaceKind, meaning: PlaceMeaning | undefined): PlaceMeaning | null {
  if (meaning === undefined) return null;
  const places = meaning.places.filter((place) => place.kind === kind);
  const same = places.filter((place) => squash(bareName(place)) === key);
  if (places.length === 0) return { ...meaning, ordinary: "never" };
  return { places: same.length > 0 ? same : places, together: false, ordinary: "never" };
}

function longestNameAt(words: readonly string[], at: number): { length: number; meaning: PlaceMeaning } | null {
  const max = Math.min(MAX_NAME_WORDS, words.length - at);
  for (let length = max; length >= 1; length -= 1) {
    const meaning = findPlaceMeaning(words.slice(at, at + length));
    if (meaning !== null) return { length, meaning };
  }
  return null;
}

/** Returns the words of a place name. Null also for a style ("masakan padang") or an ordinary word ("batu"). */
export function placeWordsAt(words: readonly string[], at: number): PlaceWords | null {
  const found = longestNameAt(words.slice(at, at + MAX_NAME_WORDS).map(squash), 0);
  if (found === null || isEmpty(words[at])) return null;
  const { places, together, ordinary } = found.meaning;
  const before = at > 0 ? squash(words[at - 1] ?? "") : "";
  // The words "batik solo" are a style, but "batik kota solo" contains a place.
  const isNamed = KINDS[squash(words[at] ?? "")] !== undefined;
  if ((STYLES.has(before) && !isNamed) || (ALONE.has(before) && squash(words[at] ?? "") === "solo")) return null;
  if (ordinary === "mostly" && !MARKERS.has(before)) return null;
  return { length: found.length, places, together, alsoAWord: ordinary !== "never" };
}

const isEmpty = (word: string | undefined) => word === undefined || squash(word) === "";

export function isPlaceAt(words: readonly string[], at: number, found: PlaceWords): boolean {
  if (!found.alsoAWord || at + found.length >= words.length) return true;
  return at > 0 && MARKERS.has(squash(words[at - 1] ?? ""));
}

type PlaceReading = {
  places: readonly Place[];
  together: boolean;
  /** edit: one letter was corrected. part: some words are the name, and the other words name no place. */
  how: "name" | "edit" | "part";
};

const MIN_CORRECTED_LENGTH = 5;

export function readPlaces(text: string): readonly Place[] {
  return readPlace(text)?.places ?? [];
}

export function readPlace(text: string): PlaceReading | null {
  const words = placeWords(text).slice(0, 2 * MAX_NAME_WORDS);
  const whole = findPlaceMeaning(words);
  if (whole !== null) return { places: whole.places, together: whole.together, how: "name" };
  const parts = readParts(words);
  if (parts?.how === "name") return parts;
  return mended(words) ?? parts;
}

/** Reads parts, as of "Jl. Melati 5 Sleman". Each part narrows the candidates of the previous ones. */
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
  for (let length = Math.min(words.length, MAX_NAME_WORDS); length >= 1; length -= 1) {
    const meaning = mendedName(words.slice(0, length));
    if (meaning === null) continue;
    const rest = readParts(words.slice(length));
    if (length < words.length && rest?.how !== "name") continue;
    const first: PlaceReading = { places: meaning.places, together: meaning.together, how: "edit" };
    return rest === null ? first : { ...narrowed(first, { ...rest, ordinary: "never" }), how: "edit" };
  }
  return null;
}

function mendedName(words: readonly string[]): PlaceMeaning | null {
  const { kind, bare } = kindBeside(words);
  if (bare.length < MIN_CORRECTED_LENGTH) return null;
  const near = namesAbout(bare.length, 1).filter(
    ([name]) => name.length >= MIN_CORRECTED_LENGTH && name !== bare && areOneSlipApart(name, bare),
  );
  // People omit letters more often than they add some.
  near.sort(([a], [b]) => b.length - a.length);
  const alike = near.filter(([name]) => name.startsWith(bare.slice(0, 2)));
  const meanings = (alike.length > 0 ? alike : near).map(([, meaning]) => meaning);
  if (meanings.length === 0) return null;
  const places = [...new Set(meanings.flatMap((meaning) => meaning.places))];
  const together = meanings.length === 1 && meanings[0]?.together === true;
  const meaning: PlaceMeaning = { places, together, ordinary: "never" };
  return kind === undefined ? meaning : ofKind(bare, kind, meaning);
}

export function placeTyped(text: string): string | null {
  const choice = readPlaceChoice(text) ?? placeBySlug(text)?.code;
  return choice ?? readPlaces(text)[0]?.code ?? null;
}
