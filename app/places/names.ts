import { withoutApostrophes } from "~/platform/strings";
import {
  ALONE_WORDS,
  ALSO_WORDS,
  ISLANDS,
  JAVA,
  KNOWN_SPOTS,
  MARKER_WORDS,
  RATHER_WORDS,
  STYLE_WORDS,
} from "./aliases";
import { DISTRICTS } from "./districts";
import { allPlaces, type Place, type PlaceKind, placeOf } from "./place";

/** also: the name is also an ordinary word. rather: it is mostly an ordinary word. */
export type PlaceMeaning = { places: readonly Place[]; together: boolean; word: "no" | "also" | "rather" };

/** Without spaces and marks "Toli-Toli", "tolitoli" and "toli toli" are equal. */
type Names = Map<string, PlaceMeaning>;

/** Longer than any name. Longer text is cut, so that it costs no more than a short one. */
const LONGEST_WORD = 40;

export function placeWords(text: string): string[] {
  return withoutApostrophes(text.slice(0, 200))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && word.length <= LONGEST_WORD);
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
  ...{ selatan: "south", utara: "north", timur: "east", barat: "west", tengah: "central", pusat: "central" },
  ...{ tenggara: "southeast" },
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
  for (let size = length - range; size <= length + range; size += 1)
    found.push(...(byLength.get(size) ?? []));
  return found;
}

function groupByLength(names: Names): Map<number, [name: string, meaning: PlaceMeaning][]> {
  const groups = new Map<number, [name: string, meaning: PlaceMeaning][]>();
  for (const entry of names) groups.set(entry[0].length, [...(groups.get(entry[0].length) ?? []), entry]);
  return groups;
}

function makeNames(): Names {
  const names: Names = new Map();
  const also = wordSet(ALSO_WORDS);
  const rather = wordSet(RATHER_WORDS);
  const put = (name: string, places: readonly Place[], together = false) => {
    const key = squash(name);
    const word = rather.has(key) ? "rather" : also.has(key) ? "also" : "no";
    names.set(key, { places, together, word });
  };
  // An alias lists its places by likelihood. Namesakes that it omits follow.
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
  ...{ kota: "city", kotamadya: "city", kodya: "city", city: "city" },
  ...{ kab: "regency", kabupaten: "regency", regency: "regency" },
  ...{ provinsi: "province", propinsi: "province", prov: "province", province: "province" },
};
export const MARKERS = wordSet(MARKER_WORDS);
const STYLES = wordSet(STYLE_WORDS);
const ALONE = wordSet(ALONE_WORDS);
/** "kabupaten kepulauan siau tagulandang biaro" plus one word. */
export const MOST_WORDS = 6;
/** A shorter joined word is no name: "so lo" is not Solo. */
const SHORTEST_JOINED = 5;

export function findPlaceMeaning(words: readonly string[]): PlaceMeaning | null {
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

/** Many people call the seat of a kabupaten "kota". */
export function ofKind(key: string, kind: PlaceKind, meaning: PlaceMeaning | undefined): PlaceMeaning | null {
  if (meaning === undefined) return null;
  const places = meaning.places.filter((place) => place.kind === kind);
  const same = places.filter((place) => squash(bareName(place)) === key);
  if (places.length === 0) return { ...meaning, word: "no" };
  return { places: same.length > 0 ? same : places, together: false, word: "no" };
}

export function longestNameAt(
  words: readonly string[],
  at: number,
): { length: number; meaning: PlaceMeaning } | null {
  const most = Math.min(MOST_WORDS, words.length - at);
  for (let length = most; length >= 1; length -= 1) {
    const meaning = findPlaceMeaning(words.slice(at, at + length));
    if (meaning !== null) return { length, meaning };
  }
  return null;
}

/** Returns null also for a style ("masakan padang") and an ordinary word ("batu"). */
export function placeWordsAt(words: readonly string[], at: number): PlaceWords | null {
  const found = longestNameAt(words.slice(at, at + MOST_WORDS).map(squash), 0);
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

export function isPlaceAt(words: readonly string[], at: number, found: PlaceWords): boolean {
  if (!found.alsoAWord || at + found.length >= words.length) return true;
  return at > 0 && MARKERS.has(squash(words[at - 1] ?? ""));
}
