import { MAX_PRICE, parseRupiah } from "../core/money";
import { cleanLine } from "../core/text";
import { type Category, categoryBySlug } from "../listing/category";
import type { ListingKind } from "../listing/listing";
import { EVERYWHERE_CHOICE } from "../place/choice";
import { type Place, placeBySlug, placeOf } from "../place/place";
import { readPlace } from "../place/read-place";
import { DAYS_STEPS, type DaysStep, isOnline, RATING_STEPS, type RatingStep } from "./listing-search";
import { type PlaceAsked, placeAlone } from "./understanding";

export const SEARCH_SORTS = ["relevan", "terbaru", "populer", "rating", "termurah", "termahal"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Read from the address; what makes no sense is left out. */
export type Search = {
  q: string;
  /** Null: offers, with matching requests beside them. */
  kind: ListingKind | null;
  category: Category | null;
  place: PlaceAsked | null;
  /** Typed, but no place. */
  oddPlace: string;
  /** Asked for all of Indonesia, whatever place is remembered. */
  everywhere: boolean;
  /** The place of the words, as a parameter, that the field was changed away from: the field wins over it. */
  overruled: string | null;
  /** Nothing but what is done from afar. */
  onlineOnly: boolean;
  /** Integer rupiah, the lower first; null leaves the end open. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Typed, but no prices: to be typed again. */
  oddPrices: { hargaMin?: string; hargaMax?: string };
  rating: RatingStep | null;
  days: DaysStep | null;
  /** Words are taken as they are typed, none is corrected. */
  literal: boolean;
  sort: SearchSort;
  after: string | null;
};

export const MAX_SEARCH_LENGTH = 100;
export const MAX_PLACE_LENGTH = 60;
const MAX_WORDS = 10;

/** All that a search reads from an address; the edge cache keeps a copy for each. */
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
  "harfiah",
  "sort",
  "after",
] as const;
type SearchParameter = (typeof SEARCH_PARAMETERS)[number];

const KINDS = [
  ["jasa", "offer"],
  ["permintaan", "wanted"],
] as const;

/**
 * `fixed`: decided by the page, whatever the address says. `remembered`: a choice of `domain/place/choice`, for an
 * address without a place; an empty one asks for all of Indonesia.
 */
export function readSearch(
  params: URLSearchParams,
  fixed: Partial<Pick<Search, "q" | "kind">> = {},
  remembered: string | null = null,
): Search {
  const sent = (name: SearchParameter) => params.get(name);
  const read = (name: SearchParameter) => sent(name) ?? "";
  const typed = cut(cleanLine(sent("lokasi") ?? remembered ?? ""), MAX_PLACE_LENGTH);
  const where = readWhere(typed, { sent: sent("lokasi") !== null, online: read("cara") === FROM_AFAR });
  const search = {
    q: cut(cleanLine(read("q")), MAX_SEARCH_LENGTH),
    kind: KINDS.find(([name]) => name === read("jenis"))?.[1] ?? null,
    category: categoryBySlug(read("kategori")) ?? null,
    ...where,
    overruled: overruledBy(typed, where, cut(cleanLine(read("tadi")), MAX_PLACE_LENGTH)),
    ...readPrices(read("hargaMin"), read("hargaMax")),
    oddPrices: { ...odd("hargaMin", read("hargaMin")), ...odd("hargaMax", read("hargaMax")) },
    rating: step(RATING_STEPS, read("rating")),
    days: step(DAYS_STEPS, read("waktu")),
    literal: read("harfiah") === "1",
    after: sent("after"),
    ...fixed,
  };
  const asked = search.kind === "wanted" ? { ...search, rating: null, days: null } : search;
  return { ...asked, sort: readSort(read("sort"), asked) };
}

type Ordered = Pick<Search, "q" | "kind"> & Partial<Pick<Search, "place">>;

/** Fit is an order where there is something to fit: words or a place. */
export function sortsOf({ q, kind, place = null }: Ordered): SearchSort[] {
  const [relevance, ...others] = SEARCH_SORTS;
  const sorts = q === "" && place === null ? others : [relevance, ...others];
  return kind === "wanted" ? sorts.filter((sort) => sort !== "populer" && sort !== "rating") : sorts;
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
  return address("/wanted", search);
}

function address(
  path: string,
  { q = "", kind = null, ...asked }: { [Name in keyof Search]?: Search[Name] | undefined },
) {
  const {
    category,
    place = null,
    everywhere,
    overruled,
    onlineOnly,
    minPrice,
    maxPrice,
    rating,
    days,
    literal,
    sort,
    after,
  } = asked;
  const given: Record<SearchParameter, unknown> = {
    q,
    jenis: KINDS.find(([, one]) => one === kind)?.[0],
    kategori: category?.slug,
    lokasi: place ? placeParameter(place) : everywhere ? EVERYWHERE_CHOICE : onlineOnly && ONLINE,
    tadi: overruled,
    cara: onlineOnly && (place || everywhere) && FROM_AFAR,
    hargaMin: minPrice,
    hargaMax: maxPrice,
    rating,
    waktu: days,
    harfiah: literal ? 1 : null,
    sort: sort === sortsOf({ q, kind, place })[0] ? null : sort,
    after,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value !== null && value !== undefined && value !== false && value !== "")
      params.set(name, String(value));
  }
  return params.size > 0 ? `${path}?${params}` : path;
}

const ONLINE = "online";
const FROM_AFAR = "daring";

type Where = Pick<Search, "place" | "oddPlace" | "everywhere" | "onlineOnly">;

/** A code, a slug, or whatever somebody types for a place; of several namesakes the likeliest is taken. */
function readWhere(text: string, { sent, online }: { sent: boolean; online: boolean }): Where {
  if (isOnline(text)) return { place: null, oddPlace: "", everywhere: false, onlineOnly: true };
  if (text === "" || isEverywhere(text))
    return { place: null, oddPlace: "", everywhere: sent, onlineOnly: online };
  const place = askedPlace(text);
  return { place, oddPlace: place ? "" : text, everywhere: false, onlineOnly: online };
}

function isEverywhere(text: string): boolean {
  return /^(?:(?:semua|seluruh)(?: indonesia)?|indonesia|di mana (?:saja|pun))$/i.test(text);
}

function overruledBy(typed: string, { place, everywhere, onlineOnly }: Where, former: string): string | null {
  if (former === "" || typed === former || !(place || everywhere || onlineOnly)) return null;
  return place && placeParameter(place) === former ? null : former;
}

function askedPlace(text: string): PlaceAsked | null {
  const exact = placeOf(text) ?? placeBySlug(text);
  if (exact) return placeAlone(exact);
  const reading = readPlace(text);
  return reading && { typed: text, places: reading.places, together: reading.together };
}

/** Those that are searched: all of "jabodetabek", the likelier of two Bandungs. */
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
  const words = [...new Set(q.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu))];
  const options = words.filter((word) => !FILLERS.has(word));
  return (options.length > 0 ? options : words).slice(0, MAX_WORDS);
}

function step<Step extends number>(steps: readonly Step[], text: string): Step | null {
  return steps.find((one) => String(one) === text) ?? null;
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

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join("").trim();
}
