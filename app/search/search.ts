import { type Category, categoryBySlug } from "~/listings/category";
import type { ListingKind } from "~/listings/listing";
import { readPlace } from "~/places/names";
import { EVERYWHERE_CHOICE, type Place, placeBySlug, placeOf } from "~/places/place";
import { DAY } from "~/platform/dates";
import { MAX_PRICE, parseRupiah, plainNumber } from "~/platform/money";
import { cleanLine, cutText } from "~/platform/strings";
import { USUAL_HOURS, type WorkingDay } from "~/visits/visit";
import {
  DAYS_STEPS,
  type DaysStep,
  KIND_PARAMETERS,
  MODE_PARAMETERS,
  RATING_STEPS,
  type RatingStep,
  SEARCH_PARAMETERS,
  SEARCH_SORTS,
  type SearchParameter,
  type SearchSort,
} from "./address";

import type { TimeAsked } from "./time-asked";
import type { PriceAsked } from "./words/price";
import { joinedWords } from "./words/query-words";

/** Returns a tag of a-z and 0-9. The tokenizer splits at anything else, and parts would match too much. */
export function kindTag(kind: ListingKind): string {
  return `jenis${kind}`;
}

export function categoryTag(category: string): string {
  return `kategori${letters(category)}`;
}

export const PLACE_TAGS = {
  standsAt: (code: string) => `di${digits(code)}`,
  standsIn: (province: string) => `prov${province}`,
  somewhereIn: (province: string) => `suatu${province}`,
  serves: (code: string) => `ke${digits(code)}`,
  servesAllOf: (province: string) => `keprov${province}`,
  servesSomeOf: (province: string) => `kesebagian${province}`,
  online: "online",
  comesToBuyer: "datang",
};

export function provinceOf(tag: string): string | null {
  return /^(?:di|suatu|prov)(\d\d)/.exec(tag)?.[1] ?? null;
}

export type ListingLocation = { placeCode: string | null; areas: string[]; online: boolean };

export type EarliestStart = {
  comesToBuyer: boolean;
  startsInDays: number | null;
  hours?: readonly WorkingDay[];
};

/** Returns the tags of a listing. The database adds those for price, rating and days. */
export function searchTags(
  listing: { kind: ListingKind; category: string; location: string } & Partial<ListingLocation & EarliestStart>,
): string {
  const { placeCode = null, areas = [], online = false, comesToBuyer = false, startsInDays = null } = listing;
  const { hours = [] } = listing;
  const location = placeCode === null ? placeOfText(listing.location) : placeOf(placeCode);
  const starts = START_STEPS.filter((step) => startsInDays !== null && startsInDays <= step);
  const tags = [
    kindTag(listing.kind),
    categoryTag(listing.category),
    ...(location ? standingTags(location) : []),
    ...areas.flatMap((code) => servingTags(code)),
    ...(online || isOnline(listing.location) ? [PLACE_TAGS.online] : []),
    ...(comesToBuyer ? [PLACE_TAGS.comesToBuyer, ...starts.map(soonestTag)] : []),
    ...starts.map(startTag),
    // These are last, so that SQL can replace them when the seller's hours change.
    ...hoursTags(hours),
  ];
  return [...new Set(tags)].join(" ");
}

function standingTags({ code, province }: Place): string[] {
  const inside = PLACE_TAGS.standsIn(province);
  return [inside, code === province ? PLACE_TAGS.somewhereIn(province) : PLACE_TAGS.standsAt(code)];
}

function servingTags(code: string): string[] {
  const place = placeOf(code);
  if (place === null) return [];
  const some = PLACE_TAGS.servesSomeOf(place.province);
  return place.code === place.province ? [PLACE_TAGS.servesAllOf(code), some] : [PLACE_TAGS.serves(code), some];
}

function placeOfText(location: string): Place | null {
  const reading = isOnline(location) ? null : readPlace(location);
  if (reading?.how !== "name" || reading.together) return null;
  return reading.places.find(({ kind }) => kind !== "province") ?? reading.places[0] ?? null;
}

export function isOnline(location: string): boolean {
  return /^\s*(?:online|daring|remote)\s*$/i.test(location);
}

export function listingLocation(location: string): ListingLocation {
  const place = placeOfText(location);
  const known = place !== null && place.kind !== "province";
  return { placeCode: known ? place.code : null, areas: [], online: isOnline(location) };
}

export const START_STEPS = [0, 1, 3, 7] as const;

export type StartStep = (typeof START_STEPS)[number];

export function startTag(step: StartStep): string {
  return `mulai${step}`;
}

export function soonestTag(step: StartStep): string {
  return `datang${startTag(step)}`;
}

const HOURS = "jam";

/** Returns the hours as tags. Each offer of the seller has them, so that a search reads them without a join. */
function hoursTags(hours: readonly WorkingDay[]): string[] {
  return hours.map(({ weekday, from, to }) => `${HOURS}${weekday}x${from}x${to}`);
}

/** Reads the hours. On-site sellers without stored hours work every day. Null if unknown. */
export function readHoursTags(tags: string, { onSite }: { onSite: boolean }): WorkingDay[] | null {
  const found = [...tags.matchAll(/(?:^| )jam(\d)x(\d+)x(\d+)(?= |$)/g)].map(
    ([, weekday, from, to]): WorkingDay => ({ weekday: Number(weekday), from: Number(from), to: Number(to) }),
  );
  if (found.length > 0) return found;
  return onSite ? [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...USUAL_HOURS })) : null;
}

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

function digits(code: string): string {
  return code.replace(".", "");
}

type Because = "typed" | "stem" | "concept" | "correction";

/** Terms that a listing must all contain. `weight` is at most 1. */
export type Alternative = {
  all: readonly string[];
  weight: number;
  because: Because;
  /** True if it occurs in very many listings, nearly all of which also match another concept of the part. */
  often?: true;
  /** True for a substitute of the named concept: "bersih" for "cuci". */
  near?: true;
};

export type QueryPartRole =
  | "must"
  | "topic"
  | "kind"
  | "brand"
  | "setting"
  | "doing"
  | "word"
  | "manner"
  | "unknown"
  | "silent";

export type QueryPart = {
  typed: string;
  role: QueryPartRole;
  because: Because;
  alternatives: readonly Alternative[];
  /** True if an offer without it is only a near result. */
  required: boolean;
  /** The weight in the search. 0 means that it is kept only for its neighbours. */
  telling: number;
  /**
   * True if it forms no phrase with the part before, because text was in between. Also true for no place that sounds
   * like one.
   */
  apart: boolean;
  /**
   * True for the purpose of the rest ("logo untuk katering"). Shown with "untuk", so that it does not look like a
   * separate thing.
   */
  aside: boolean;
  prefix: boolean;
  /** True if the words describe a problem and not the thing: "tidak dingin". */
  need: boolean;
  /** The brand that was typed for this device, such as "calya" for "mobil". The device then has no separate chip. */
  brand: string | null;
  same: readonly string[];
};

/**
 * The place that is searched. `together`: all places are meant ("jabodetabek"), otherwise one of them, the likeliest
 * first.
 */
export type PlaceAsked = { typed: string; places: readonly Place[]; together: boolean };

export function placeAlone(place: Place): PlaceAsked {
  return { typed: place.short, places: [place], together: false };
}

export type Understanding = {
  parts: readonly QueryPart[];
  place: PlaceAsked | null;
  anywhere: boolean;
  near: boolean;
  price: PriceAsked | null;
  wishCheap: boolean;
  /** The preferred start in days, which ranks results but excludes none. Null if not mentioned. */
  soon: StartStep | null;
  /** The preferred days and hour, which rank results but exclude none. Null if not mentioned. */
  time: TimeAsked | null;
  /** The date by which it is needed, as typed: "sebelum 5 jan". It excludes none. Null if not mentioned. */
  due: string | null;
  kind: "wanted" | null;
  correction: { from: string; to: string } | null;
  /** Another interpretation of a correctly spelt word. It is offered, but never searched automatically. */
  offered: { to: string } | null;
  nonsense: boolean;
};

const HEADS: readonly (readonly QueryPartRole[])[] = [
  ["must", "topic"],
  ["kind"],
  ["word"],
  ["setting"],
  ["doing"],
  ["manner"],
  ["unknown"],
];

export function withoutNear(part: QueryPart): QueryPart {
  return { ...part, alternatives: part.alternatives.filter(({ near }) => !near) };
}

export function headsOf(parts: readonly QueryPart[]): readonly QueryPart[] {
  for (const roles of HEADS) {
    const heads = parts.filter(({ role }) => roles.includes(role));
    if (heads.length > 0) return heads;
  }
  return [];
}

export const SEARCH_MODES = ["at_buyer", "online"] as const;

export type SearchMode = (typeof SEARCH_MODES)[number];

export type Search = {
  q: string;
  /** The kind of listing. Null means offers, with matching requests below. */
  kind: ListingKind | null;
  category: Category | null;
  place: PlaceAsked | null;
  oddPlace: string;
  everywhere: boolean;
  /** The query's place as a parameter, if the user changed the field. The field then wins. Null otherwise. */
  overruled: string | null;
  mode: SearchMode | null;
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

export const MAX_SEARCH_LENGTH = 500;

export const MIN_SUGGESTED_LENGTH = 2;

export const MAX_PLACE_LENGTH = 60;

const MAX_WORDS = 10;

/**
 * Reads a search. `fixed` is set by the page, whatever the URL says. `remembered` is the place for a URL without one.
 */
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

/** Returns true if the page repeats only known values: names of places and categories, steps of filters. */
export function hasOnlyPlainWords({
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

/** Returns the mode. A request has none, because the person who answers comes to its place anyway. */
function askedMode({ kind, mode = null }: Partial<Pick<Search, "kind" | "mode">>): SearchMode | null {
  return kind === "wanted" && mode === "at_buyer" ? null : mode;
}

type Ordered = Pick<Search, "q" | "kind"> & Partial<Pick<Search, "place" | "mode">>;

/** Returns the possible orders. Relevance needs words or a place. Distance needs a place and on-site work. */
export function sortsOf({ q, kind, place = null, mode = null }: Ordered): SearchSort[] {
  const fits = q !== "" || place !== null;
  const left: Partial<Record<SearchSort, boolean>> = {
    relevan: !fits,
    // The words can contain a place too.
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

/** Common words around a search. Half of the listings contain them, but the right one may not. */
const FILLERS = new Set("jasa layanan yang dan atau di ke dari untuk dengan cari mencari butuh".split(" "));

/**
 * Splits a text like the full-text index. Keeps filler words only if nothing else was typed. An empty list finds
 * nothing.
 */
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

export const MAX_SAVED_SEARCHES = 20;

export const SAVED_CHANGES_AN_HOUR = 60;

/** ms between two checks for new listings, and so between two notifications of one search. */
export const SAVED_SEARCH_INTERVAL = DAY;

const MAX_SAVED_QUERY_LENGTH = 500;

export type SavedSearchRefusal = "nothing_asked" | "too_long" | "too_many" | "too_often";

export function savedQuery(search: Search): string | null {
  const [, query = ""] = searchHref({ ...search, sort: undefined, after: null }).split("?");
  return query === "" ? null : query;
}

export function readSavedSearch(text: string): { search: Search; query: string } | null {
  const search = readSearch(new URLSearchParams(text));
  const query = savedQuery(search);
  return query === null ? null : { search, query };
}

export function isTooLong(query: string): boolean {
  return query.length > MAX_SAVED_QUERY_LENGTH;
}

export function savedSearchHref(search: Search): string {
  return resultsHref({ ...search, sort: "terbaru", after: null });
}

/** Returns the path of the results: `/wanted` for requests, otherwise `/explore`. */
export function resultsHref(search: Partial<Search>): string {
  return search.kind === "wanted" ? wantedHref(search) : searchHref(search);
}

export function searchCause(notification: SearchNotification): string {
  return `search:${notification.searchId}:${notification.after}`;
}

export type SearchNotification = { searchId: string; after: number };

export function readSearchCause(cause: string): SearchNotification | null {
  const [, searchId, after] = /^search:([^:]+):(\d{1,15})$/.exec(cause) ?? [];
  return searchId && after ? { searchId, after: Number(after) } : null;
}

/** Keeps one listing per seller, so that a seller with many similar ones does not fill the notification. */
export function oneOfEachSeller<Hit extends { ownerId: string }>(hits: readonly Hit[]): Hit[] {
  const sellers = new Map<string, Hit>();
  for (const hit of hits) if (!sellers.has(hit.ownerId)) sellers.set(hit.ownerId, hit);
  return [...sellers.values()];
}

/** Returns the `seq` after which listings are new, even those that were notified but not read. */
export function newSince(
  { id, seenSeq }: { id: string; seenSeq: number },
  unread: readonly SearchNotification[],
): number {
  return Math.min(seenSeq, ...unread.filter(({ searchId }) => searchId === id).map(({ after }) => after));
}

const MAX_COUNTED_HITS = 9;

const MAX_COUNTED_TOGETHER = 40;

export function maxCountedHits(searches: number): number {
  return Math.max(1, Math.min(MAX_COUNTED_HITS, Math.floor(MAX_COUNTED_TOGETHER / Math.max(1, searches)) - 1));
}
