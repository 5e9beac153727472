import type { Category } from "../listing/category";
import type { ListingKind } from "../listing/listing";
import type { DaysStep, RatingStep, StartStep } from "./listing-search";
import { nearestFirst, type PlaceGroupTags, placeGroups, withBeyond } from "./place-groups";
import { searchPlan, type Tier } from "./plan";
import {
  OFFERS_ALONE,
  placeParameter,
  placesMeant,
  type Search,
  type SearchMode,
  type SearchSort,
  sortsOf,
} from "./search";
import type { PlaceAsked, Understanding } from "./understanding";
import type { PriceAsked } from "./words/price-words";

export type SearchFilters = {
  kind: ListingKind;
  category: Category | null;
  /** Integer rupiah, both ends included; null leaves an end open. */
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
  /** Strict first; empty: no words, all that the filters leave. Null: nothing can be found. */
  tiers: readonly Tier[] | null;
  groups: readonly PlaceGroupTags[];
  /** For the order by nearness: one after another, each without what the ones before hold. Empty: near to nowhere. */
  rings: readonly PlaceGroupTags[];
  sort: SearchSort;
  after: string | null;
};

/** The words' place wins over the field, unless the field was changed away from it: only one of them is left. */
export function withOnePlace(
  search: Search,
  understood: Understanding,
): { search: Search; understood: Understanding } {
  const { place } = understood;
  if (place === null) return { search, understood };
  if (placeParameter(place) === search.overruled)
    return { search, understood: { ...understood, place: null } };
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
    // A limit in words is a wish more than a filter, and what comes near it is better than nothing.
    groups: understanding.price ? withBeyond(groups) : groups,
    rings: around.length > 0 ? groupsOf(filters, nearestFirst(around)) : [],
    sort: sortOf(search, kind, around.length > 0),
    after: search.after,
  };
}

/** Who is to come is neither far away nor at work from afar. */
function groupsOf({ mode }: SearchFilters, groups: readonly PlaceGroupTags[]): readonly PlaceGroupTags[] {
  if (mode !== "at_buyer") return groups;
  return groups.filter(({ name }) => name !== "online" && name !== "elsewhere");
}

export function sortsOffered(search: Search, { rings, filters }: Question): SearchSort[] {
  return sortsOf({ ...search, kind: filters.kind }).filter((sort) => sort !== "terdekat" || rings.length > 0);
}

/** Only where it is known to where is anything near; an order that there is none of is that of the best fit. */
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
  if (min !== null && max !== null && min > max)
    return { minPrice: asked?.min ?? null, maxPrice: asked?.max ?? null };
  return { minPrice: min, maxPrice: max };
}

function tiersOf(q: string, understanding: Understanding): readonly Tier[] | null {
  if (q === "") return [];
  const tiers = searchPlan(understanding);
  if (tiers.length > 0) return tiers;
  const { parts, place, price, due, kind, anywhere, near, wishCheap, soon, time } = understanding;
  const worded = parts.some(({ telling }) => telling > 0);
  const others =
    place || price || due || kind || anywhere || near || wishCheap || soon !== null || time !== null;
  return worded || !others ? null : [];
}
