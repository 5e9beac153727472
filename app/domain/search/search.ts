import { MAX_PRICE } from "../core/money";
import { plainNumber } from "../core/plain-signs";
import { parseRupiah } from "../core/rupiah-text";
import { cleanLine, cutText } from "../core/text";
import { type Category, categoryBySlug } from "../listing/category";
import type { ListingKind } from "../listing/listing";
import { EVERYWHERE_CHOICE } from "../place/choice";
import { type Place, placeBySlug, placeOf } from "../place/place";
import { readPlace } from "../place/read-place";
import {
  DAYS_STEPS,
  type DaysStep,
  isOnline,
  RATING_STEPS,
  type RatingStep,
  START_STEPS,
  type StartStep,
} from "./listing-search";
import { type PlaceAsked, placeAlone } from "./understanding";
import { joinedWords } from "./words/query-words";

export const SEARCH_SORTS = [
  "relevan",
  "terdekat",
  "terbaru",
  "populer",
  "rating",
  "termurah",
  "termahal",
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const SEARCH_MODES = ["at_buyer", "online"] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

export type Search = {
  q: string;
  /** Null: offers, with requests beside them. */
  kind: ListingKind | null;
  category: Category | null;
  place: PlaceAsked | null;
  oddPlace: string;
  everywhere: boolean;
  /** The place of the words, as a parameter, that the field was changed away from: the field wins over it. */
  overruled: string | null;
  mode: SearchMode | null;
  /** Integer rupiah; null leaves the end open. */
  minPrice: number | null;
  maxPrice: number | null;
  oddPrices: { hargaMin?: string; hargaMax?: string };
  rating: RatingStep | null;
  days: DaysStep | null;
  startsIn: StartStep | null;
  literal: boolean;
  sort: SearchSort;
  after: string | null;
};

/** As long as a message that somebody pastes. */
export const MAX_SEARCH_LENGTH = 500;
export const SHORTEST_SUGGESTED = 2;
export const MAX_PLACE_LENGTH = 60;
const MAX_WORDS = 10;

/** The edge cache keeps a copy for each. */
export const SEARCH_PARAMETERS = [
  "q",
  "jenis",
  "kategori",
  "lokasi",
  "tadi",
  "cara",
  "hargaMin",
  "hargaMax",
  "rating",
  "waktu",
  "mulai",
  "harfiah",
  "sort",
  "after",
] as const;
export type SearchParameter = (typeof SEARCH_PARAMETERS)[number];

export const KIND_PARAMETERS = { offer: "jasa", wanted: "permintaan" } as const;
export const MODE_PARAMETERS = { at_buyer: "datang", online: "daring" } as const;

/** `fixed`: decided by the page, whatever the address says. `remembered`: for an address without a place. */
export function readSearch(
  params: URLSearchParams,
  fixed: Partial<Pick<Search, "q" | "kind">> = {},
  remembered: string | null = null,
): Search {
  const sent = (name: SearchParameter) => params.get(name);
  const read = (name: SearchParameter) => sent(name) ?? "";
  const typed = cut(cleanLine(sent("lokasi") ?? remembered ?? ""), MAX_PLACE_LENGTH);
  const mode = nameOf(MODE_PARAMETERS, read("cara"));
  const where = readWhere(typed, { sent: sent("lokasi") !== null, mode });
  const search = {
    q: cutWords(cleanLine(read("q")), MAX_SEARCH_LENGTH),
    kind: nameOf(KIND_PARAMETERS, read("jenis")),
    category: categoryBySlug(read("kategori")) ?? null,
    ...where,
    overruled: overruledBy(typed, where, cut(cleanLine(read("tadi")), MAX_PLACE_LENGTH)),
    ...readPrices(read("hargaMin"), read("hargaMax")),
    oddPrices: { ...odd("hargaMin", read("hargaMin")), ...odd("hargaMax", read("hargaMax")) },
    rating: step(RATING_STEPS, read("rating")),
    days: step(DAYS_STEPS, read("waktu")),
    startsIn: step(START_STEPS, read("mulai")),
    literal: read("harfiah") === "1",
    after: sent("after"),
    ...fixed,
  };
  const asked = search.kind === "wanted" ? { ...search, ...OFFERS_ALONE } : search;
  return { ...asked, mode: askedMode(asked), sort: readSort(read("sort"), asked) };
}

/** Whether all that its page repeats is ours: names of places and categories, steps of filters. */
export function hasOwnWordsOnly({
  q,
  place,
  oddPlace,
  overruled,
  minPrice,
  maxPrice,
  oddPrices,
  literal,
}: Search): boolean {
  const odd = oddPlace !== "" || Object.keys(oddPrices).length > 0 || overruled !== null || literal;
  const isNamed = place === null || (!place.together && place.places.length > 0);
  return q === "" && !odd && isNamed && minPrice === null && maxPrice === null;
}

export const OFFERS_ALONE = { rating: null, days: null, startsIn: null } as const;

/** To a request's place whoever answers it comes anyhow. */
function askedMode({ kind, mode = null }: Partial<Pick<Search, "kind" | "mode">>): SearchMode | null {
  return kind === "wanted" && mode === "at_buyer" ? null : mode;
}

type Ordered = Pick<Search, "q" | "kind"> & Partial<Pick<Search, "place" | "mode">>;

/** Fit is an order where there is something to fit: words or a place. What is done from afar is near nobody. */
export function sortsOf({ q, kind, place = null, mode = null }: Ordered): SearchSort[] {
  const fits = q !== "" || place !== null;
  const left: Partial<Record<SearchSort, boolean>> = {
    relevan: !fits,
    // Words may name a place too.
    terdekat: !fits || mode === "online",
    populer: kind === "wanted",
    rating: kind === "wanted",
  };
  return SEARCH_SORTS.filter((sort) => !left[sort]);
}

function readSort(text: string, search: Ordered): SearchSort {
  const sorts = sortsOf(search);
  return sorts.find((sort) => sort === text) ?? sorts[0] ?? "terbaru";
}

export function searchHref(search: Partial<Search>): string {
  return address("/explore", search);
}

export function categoryHref(slug: string, { sort, after }: Partial<Search> = {}): string {
  return address(`/category/${slug}`, { sort, after });
}

export function wantedHref({ kind: _, ...search }: Partial<Search>): string {
  return address("/wanted", { ...search, ...OFFERS_ALONE, mode: askedMode({ kind: "wanted", ...search }) });
}

function address(path: string, search: { [Name in keyof Search]?: Search[Name] | undefined }) {
  const params = new URLSearchParams(searchParameters(search));
  return params.size > 0 ? `${path}?${params}` : path;
}

export function searchParameters(
  search: { [Name in keyof Search]?: Search[Name] | undefined },
): [SearchParameter, string][] {
  const { q = "", kind = null, place = null, mode = null, category, everywhere, sort } = search;
  const { overruled, minPrice, maxPrice, rating, days, startsIn, literal, after } = search;
  const onlineOnly = mode === "online" && !place && !everywhere;
  const given: Record<SearchParameter, string | number | null | undefined> = {
    q,
    jenis: kind && KIND_PARAMETERS[kind],
    kategori: category?.slug,
    lokasi: place ? placeParameter(place) : everywhere ? EVERYWHERE_CHOICE : onlineOnly ? ONLINE : null,
    tadi: overruled,
    cara: mode && !onlineOnly ? MODE_PARAMETERS[mode] : null,
    hargaMin: minPrice,
    hargaMax: maxPrice,
    rating,
    waktu: days,
    mulai: startsIn,
    harfiah: literal ? 1 : null,
    sort: sort === sortsOf({ q, kind, place, mode })[0] ? null : sort,
    after,
  };
  return SEARCH_PARAMETERS.flatMap((name): [SearchParameter, string][] => {
    const value = given[name] ?? "";
    return value === "" ? [] : [[name, String(value)]];
  });
}

const ONLINE = "online";

type Where = Pick<Search, "place" | "oddPlace" | "everywhere" | "mode">;

function readWhere(text: string, { sent, mode }: { sent: boolean; mode: SearchMode | null }): Where {
  if (isOnline(text)) return { place: null, oddPlace: "", everywhere: false, mode: "online" };
  if (text === "" || isEverywhere(text)) return { place: null, oddPlace: "", everywhere: sent, mode };
  const place = askedPlace(text);
  return { place, oddPlace: place ? "" : text, everywhere: false, mode };
}

function isEverywhere(text: string): boolean {
  return /^(?:(?:semua|seluruh)(?: indonesia)?|indonesia|di mana (?:saja|pun))$/i.test(text);
}

function overruledBy(typed: string, { place, everywhere, mode }: Where, former: string): string | null {
  if (former === "" || typed === former || !(place || everywhere || mode === "online")) return null;
  return place && placeParameter(place) === former ? null : former;
}

function askedPlace(text: string): PlaceAsked | null {
  const exact = placeOf(text) ?? placeBySlug(text);
  if (exact) return placeAlone(exact);
  const reading = readPlace(text);
  return reading && { typed: text, places: reading.places, together: reading.together };
}

export function placesMeant(asked: PlaceAsked | null): readonly Place[] {
  if (asked === null) return [];
  return asked.together ? asked.places : asked.places.slice(0, 1);
}

export function placeParameter(asked: PlaceAsked): string {
  const [first] = asked.places;
  return asked.together || first === undefined ? asked.typed : first.slug;
}

/** Common around what people look for: half the listings have them, the right one may not. */
const FILLERS = new Set("jasa layanan yang dan atau di ke dari untuk dengan cari mencari butuh".split(" "));

/** Split as the full-text index splits. Fillers only if nothing else was typed; empty finds nothing. */
export function searchWords(q: string): string[] {
  const words = [...new Set(joinedWords(q).match(/[\p{L}\p{N}\p{M}]+/gu))];
  const options = words.filter((word) => !FILLERS.has(word));
  return (options.length > 0 ? options : words).slice(0, MAX_WORDS);
}

function nameOf<Name extends string>(parameters: Record<Name, string>, text: string): Name | null {
  const names = Object.keys(parameters) as Name[];
  return names.find((name) => parameters[name] === text) ?? null;
}

function step<Step extends number>(steps: readonly Step[], text: string): Step | null {
  return steps.find((one) => String(one) === plainNumber(text)) ?? null;
}

function readPrices(from: string, to: string): Pick<Search, "minPrice" | "maxPrice"> {
  const [min, max] = [readPrice(from), readPrice(to)];
  return min !== null && max !== null && min > max
    ? { minPrice: max, maxPrice: min }
    : { minPrice: min, maxPrice: max };
}

function odd(name: "hargaMin" | "hargaMax", text: string): Search["oddPrices"] {
  const typed = cut(cleanLine(text), MAX_PLACE_LENGTH);
  return typed !== "" && readPrice(typed) === null ? { [name]: typed } : {};
}

function readPrice(text: string): number | null {
  const price = parseRupiah(text);
  return price === null ? null : Math.min(price, MAX_PRICE);
}

/** Between words, unless one word alone is longer. */
function cutWords(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const whole = characters
    .slice(0, length + 1)
    .join("")
    .replace(/\s+\S*$/u, "")
    .trim();
  return [...whole].length <= length ? whole : cut(text, length);
}

function cut(text: string, length: number): string {
  return cutText(text, length).trim();
}
