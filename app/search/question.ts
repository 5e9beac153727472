import type { Category } from "~/listings/category";
import type { ListingKind } from "~/listings/listing";
import { NEAR_KM, placesWithin } from "~/places/near-places";
import type { Place } from "~/places/place";
import { DAY, toDateInput } from "~/platform/dates";
import type { DaysStep, RatingStep, SearchSort } from "./address";

import {
  type Alternative,
  headsOf,
  OFFERS_ALONE,
  PLACE_TAGS,
  type PlaceAsked,
  placeParameter,
  placesMeant,
  provinceOf,
  type QueryPart,
  type Search,
  type SearchMode,
  type StartStep,
  sortsOf,
  type Understanding,
  withoutNear,
} from "./search";
import type { PriceAsked } from "./words/price";
import { wordsOf } from "./words/query-words";

export const MISS_RETENTION = 90 * DAY;
const MAX_MISS_WORDS = 6;
const MAX_MISS_LENGTH = 100;
const MAX_WORD_LENGTH = 24;

/** A search without a result. `day` is YYYY-MM-DD in Jakarta. */
export type EmptySearch = { day: string; query: string; count: number };
export type Miss = { query: string; count: number; days: number; lastDay: string };

export function mostMissed(noted: readonly EmptySearch[], max: number): Miss[] {
  const misses = new Map<string, Miss>();
  for (const { day, query, count } of noted) {
    const { count: before = 0, days = 0, lastDay = day } = misses.get(query) ?? {};
    misses.set(query, { query, count: before + count, days: days + 1, lastDay });
  }
  return [...misses.values()].sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1)).slice(0, max);
}

export function firstMissDay(now: number): string {
  return toDateInput(now - MISS_RETENTION);
}

/** Removes places, prices and everything that could identify a person. Returns null if nothing is left. */
export function emptySearchText(q: string, { parts }: Pick<Understanding, "parts">): string | null {
  // An address or a long number may belong to a person, and so may the words around it.
  if (/@|https?:|www\.|\d[\d\s.-]{5,}\d/i.test(q)) return null;
  const words = parts
    .filter(({ telling }) => telling > 0)
    .flatMap(({ typed }) => wordsOf(typed))
    .filter((word) => /^[a-z]{2,}$/.test(word) && word.length <= MAX_WORD_LENGTH);
  const text = [...new Set(words)].slice(0, MAX_MISS_WORDS).join(" ").slice(0, MAX_MISS_LENGTH).trim();
  return text === "" ? null : text;
}

const GROUP_NAMES = ["here", "serves", "near", "online", "elsewhere"] as const;
/** The name of a group. `all`: no place was given. `beyond`: outside the given price range. */
export type GroupName = (typeof GROUP_NAMES)[number] | "all" | "beyond";

export type PlaceGroupTags = { name: GroupName; any: readonly string[]; not: readonly string[] };

/** The number of places above which a place near one is far from most of them. */
const MAX_PLACES_WITH_NEIGHBOURS = 2;

const ALL: PlaceGroupTags = { name: "all", any: [], not: [] };

/**
 * Returns groups without a common listing, best first. The page shows groups of one name as one. With `online`, a word
 * of the search asks for online work, which then precedes any place.
 */
export function placeGroups(places: readonly Place[], online: boolean): readonly PlaceGroupTags[] {
  if (places.length === 0 && !online) return [ALL];
  const few = places.length <= MAX_PLACES_WITH_NEIGHBOURS;
  const tags: [GroupName, string[]][] = [
    ["here", places.flatMap(standingAt)],
    ["serves", places.flatMap(serving)],
    ["near", few ? places.flatMap(({ code }) => placesWithin(code, NEAR_KM).map(standingIn)) : []],
    ["online", [PLACE_TAGS.online]],
  ];
  if (online) tags.unshift(...tags.splice(-1));
  const groups = disjoint(tags);
  return [...groups, { name: "elsewhere", any: [], not: groups.flatMap(({ any }) => any) }];
}

function disjoint(tags: readonly (readonly [GroupName, readonly string[]])[]): PlaceGroupTags[] {
  const groups: PlaceGroupTags[] = [];
  const before = new Set<string>();
  for (const [name, any] of tags) {
    const fresh = [...new Set(any)].filter((tag) => !before.has(tag));
    if (fresh.length === 0) continue;
    groups.push({ name, any: fresh, not: [...before] });
    for (const tag of fresh) before.add(tag);
  }
  return groups;
}

/** The kilometres up to which the rings around a place reach. */
const RINGS_KM = [20, 40, NEAR_KM];

export function nearestFirst(places: readonly Place[]): readonly PlaceGroupTags[] {
  const around = places.length <= MAX_PLACES_WITH_NEIGHBOURS ? RINGS_KM : [];
  const rings = [
    places.map(standingIn),
    ...around.map((km) => places.flatMap(({ code }) => placesWithin(code, km).map(standingIn))),
    places.map(({ province }) => PLACE_TAGS.somewhereIn(province)),
    places.flatMap(serving),
  ];
  return disjoint([...rings.map((any) => ["all", any] as const), ["online", [PLACE_TAGS.online]]]);
}

export function withWiderGroups(groups: readonly PlaceGroupTags[]): readonly PlaceGroupTags[] {
  return [...groups, { ...anywhereNear(groups), name: "beyond" }];
}

export function anywhereNear(groups: readonly PlaceGroupTags[]): PlaceGroupTags {
  const near = groups.filter(({ name }) => name !== "elsewhere" && name !== "beyond");
  const any = near.flatMap((group) => group.any);
  return any.length > 0 ? { name: "all", any, not: [] } : ALL;
}

/**
 * Returns fewer tags. A listing has one location, so groups need not exclude each other, nor list a province's towns
 * next to it.
 */
export function leastTags({ any, not }: Pick<PlaceGroupTags, "any" | "not">) {
  const named = any.filter((tag) => !any.some((other) => isWithin(tag, other)));
  const standing = named.length > 0 && named.every((tag) => provinceOf(tag) !== null);
  const meets = (tag: string) => named.some((one) => isWithin(tag, one) || isWithin(one, tag));
  const needed = not.filter((tag) => !standing || provinceOf(tag) === null || meets(tag));
  return { any: named, not: needed.filter((tag) => !needed.some((other) => isWithin(tag, other))) };
}

function isWithin(tag: string, other: string): boolean {
  const province = provinceOf(tag);
  return province !== null && tag !== other && other === PLACE_TAGS.standsIn(province);
}

function standingAt({ code, kind, province }: Place): string[] {
  return kind === "province"
    ? [PLACE_TAGS.standsIn(code)]
    : [PLACE_TAGS.standsAt(code), PLACE_TAGS.somewhereIn(province)];
}

function serving({ code, kind, province }: Place): string[] {
  return kind === "province"
    ? [PLACE_TAGS.servesSomeOf(code)]
    : [PLACE_TAGS.serves(code), PLACE_TAGS.servesAllOf(province)];
}

function standingIn({ code, kind }: Place): string {
  return kind === "province" ? PLACE_TAGS.standsIn(code) : PLACE_TAGS.standsAt(code);
}

/**
 * A tier. `stricter` is what an earlier tier contains, and cheaper to exclude than the whole tier. `isLoose`: most of
 * its listings match a part only.
 */
export type SearchTier = { expression: string; stricter?: string; isLoose?: true };

const MAX_ALTERNATIVES = 12;
const TERMS = /^[\p{L}\p{N}]+$/u;

/**
 * Returns at most three tiers, each at least as wide as the one before. Unknown words must all occur, to avoid chance
 * results.
 */
export function searchPlan({ parts, nonsense }: Understanding): SearchTier[] {
  const asking = parts.filter(({ telling }) => telling > 0);
  if (asking.length === 0) return [];
  if (nonsense) return together([{ expression: overText(all(asking, "whole"), "AND") }]);
  const heads = headsOf(asking);
  const words = asking.filter(({ role, prefix }) => role === "word" || prefix);
  const needed = asking.filter((part) => heads.includes(part) || part.required).map(withoutNear);
  const things = all(needed, needed.length > 1 ? "brief" : "whole");
  const others = all(
    asking.filter((part) => !heads.includes(part) && !part.required),
    "brief",
  );
  const wide = [...new Set([...heads, ...words])];
  return together([
    { expression: overText([...things, ...others], "AND") },
    { expression: overText(things, "AND"), stricter: overText(others, "AND") },
    { expression: overText(all(wide, "whole"), "OR"), stricter: overText(things, "AND"), isLoose: true },
  ]);
}

/** Drops near alternatives from a part, so that near results cannot displace exact ones from the first page. */
function together(tiers: readonly SearchTier[]): SearchTier[] {
  const first = (tier: SearchTier) => tiers.findIndex(({ expression }) => expression === tier.expression);
  return tiers.filter((tier, at) => tier.expression !== "" && first(tier) === at);
}

type Length = "whole" | "brief";

function all(parts: readonly QueryPart[], length: Length): string[] {
  return [...new Set(parts.map((part) => either(part, length)))].filter((part) => part !== "");
}

function overText(parts: readonly string[], operator: string): string {
  return parts.length > 0 ? `{title words} : (${[...new Set(parts)].join(` ${operator} `)})` : "";
}

function either({ alternatives, prefix }: QueryPart, length: Length): string {
  const options = widest(alternatives.slice(0, MAX_ALTERNATIVES).filter(({ often }) => length === "whole" || !often))
    .map(({ all: terms, because }) => {
      const asked = terms.filter((term) => TERMS.test(term)).map(quoted);
      if (asked.length === 0) return "";
      if (prefix && because === "typed") asked[asked.length - 1] += "*";
      return asked.length > 1 ? `(${asked.join(" AND ")})` : asked.join("");
    })
    .filter((option) => option !== "");
  return options.length > 1 ? `(${options.join(" OR ")})` : options.join("");
}

function widest(alternatives: readonly Alternative[]): Alternative[] {
  const isWider = (one: Alternative, other: Alternative) =>
    one.all.length < other.all.length && one.all.every((term) => other.all.includes(term));
  return alternatives.filter((one) => !alternatives.some((other) => isWider(other, one)));
}

// The term is quoted, or FTS5 would read "or" and "near" as operators.
function quoted(term: string): string {
  return `"${term}"`;
}

export type SearchFilters = {
  kind: ListingKind;
  category: Category | null;
  /** Rupiah, both ends included. Null for an open end. */
  minPrice: number | null;
  maxPrice: number | null;
  rating: RatingStep | null;
  days: DaysStep | null;
  startsIn: StartStep | null;
  mode: SearchMode | null;
};

export type Question = {
  understanding: Understanding;
  filters: SearchFilters;
  beside: boolean;
  /** The tiers, the strictest first. Empty without words: all that passes the filters. Null: nothing can match. */
  tiers: readonly SearchTier[] | null;
  groups: readonly PlaceGroupTags[];
  /** The rings for sorting by distance, without a common listing. Empty without a known place. */
  rings: readonly PlaceGroupTags[];
  sort: SearchSort;
  after: string | null;
};

/** Keeps one place: the query's, or the field's if the user changed the field. */
export function withOnePlace(search: Search, understood: Understanding): { search: Search; understood: Understanding } {
  const { place } = understood;
  if (place === null) return { search, understood };
  if (placeParameter(place) === search.overruled) return { search, understood: { ...understood, place: null } };
  return { search: { ...search, place: null, oddPlace: "", everywhere: false }, understood };
}

export function questionOf(search: Search, understood: Understanding): Question {
  const place = placeOfSearch(search, understood);
  const understanding = { ...understood, place };
  const kind = search.kind ?? understanding.kind ?? "offer";
  const offers = kind === "offer";
  const filters: SearchFilters = {
    kind,
    category: search.category,
    ...pricesOf(search, understanding.price),
    ...(offers ? { rating: search.rating, days: search.days, startsIn: search.startsIn } : OFFERS_ALONE),
    mode: offers || search.mode === "online" ? search.mode : null,
  };
  const around = filters.mode === "online" ? [] : (place?.places ?? []);
  const groups = groupsOf(filters, placeGroups(around, understanding.anywhere && filters.mode === null));
  return {
    understanding,
    filters,
    beside: offers && search.kind === null && search.after === null,
    tiers: tiersOf(search.q, understanding),
    // A price in words is more a wish than a filter, and near results are better than none.
    groups: understanding.price ? withWiderGroups(groups) : groups,
    rings: around.length > 0 ? groupsOf(filters, nearestFirst(around)) : [],
    sort: sortOf(search, kind, around.length > 0),
    after: search.after,
  };
}

/** Returns the groups. On-site work excludes distant and online offers. */
function groupsOf({ mode }: SearchFilters, groups: readonly PlaceGroupTags[]): readonly PlaceGroupTags[] {
  if (mode !== "at_buyer") return groups;
  return groups.filter(({ name }) => name !== "online" && name !== "elsewhere");
}

export function sortsOffered(search: Search, { rings, filters }: Question): SearchSort[] {
  return sortsOf({ ...search, kind: filters.kind }).filter((sort) => sort !== "terdekat" || rings.length > 0);
}

/** Returns the order. Distance needs a known place, and an unavailable order becomes the best match. */
function sortOf(search: Search, kind: ListingKind, placed: boolean): SearchSort {
  const { sort } = search;
  const possible = sort !== "terdekat" || placed;
  return possible && sortsOf({ ...search, kind }).includes(sort) ? sort : "relevan";
}

function placeOfSearch({ place }: Search, understood: Understanding): PlaceAsked | null {
  const asked = understood.place ?? place;
  return asked && { ...asked, places: placesMeant(asked) };
}

function pricesOf(
  { minPrice, maxPrice }: Search,
  asked: PriceAsked | null,
): Pick<SearchFilters, "minPrice" | "maxPrice"> {
  const min = asked?.min ?? minPrice;
  const max = asked?.max ?? maxPrice;
  if (min !== null && max !== null && min > max) return { minPrice: asked?.min ?? null, maxPrice: asked?.max ?? null };
  return { minPrice: min, maxPrice: max };
}

function tiersOf(q: string, understanding: Understanding): readonly SearchTier[] | null {
  if (q === "") return [];
  const tiers = searchPlan(understanding);
  if (tiers.length > 0) return tiers;
  const { parts, place, price, due, kind, anywhere, near, wishCheap, soon, time } = understanding;
  const worded = parts.some(({ telling }) => telling > 0);
  const others = place || price || due || kind || anywhere || near || wishCheap || soon !== null || time !== null;
  return worded || !others ? null : [];
}
