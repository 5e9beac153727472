import type { Category } from "~/listings/category";
import type { ListingKind } from "~/listings/listing";
import type { DaysStep, RatingStep, SearchSort } from "./address";
import { nearestFirst, type PlaceGroupTags, placeGroups, withWiderGroups } from "./place-groups";
import {
  OFFERS_ALONE,
  type PlaceAsked,
  placeParameter,
  placesMeant,
  type Search,
  type SearchMode,
  type StartStep,
  sortsOf,
  type Understanding,
} from "./search";
import { type SearchTier, searchPlan } from "./search-plan";
import type { PriceAsked } from "./words/price";

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
