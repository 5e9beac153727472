import type { Category } from "../listing/category";
import type { ListingKind } from "../listing/listing";
import type { DaysStep, RatingStep } from "./listing-search";
import { type PlaceGroupTags, placeGroups, withBeyond } from "./place-groups";
import { searchPlan, type Tier } from "./plan";
import type { PriceAsked } from "./price-words";
import { placeParameter, placesMeant, type Search, type SearchSort } from "./search";
import type { PlaceAsked, Understanding } from "./understanding";

export type SearchFilters = {
  kind: ListingKind;
  category: Category | null;
  /** Integer rupiah, both ends included; null leaves an end open. */
  minPrice: number | null;
  maxPrice: number | null;
  rating: RatingStep | null;
  days: DaysStep | null;
  onlineOnly: boolean;
};

/** What is asked of the index: the address and the understood words together. */
export type Question = {
  /** With the place that is meant, whether it stood in the words or in the address, or was remembered. */
  understanding: Understanding;
  filters: SearchFilters;
  /** Offers are listed, and some requests beside them. */
  beside: boolean;
  /** Strict first; empty: no words, all that the filters leave. Null: nothing can be found. */
  tiers: readonly Tier[] | null;
  groups: readonly PlaceGroupTags[];
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

/** Words win over the fields beside them. */
export function questionOf(search: Search, understood: Understanding): Question {
  const place = placeOfSearch(search, understood);
  const understanding = { ...understood, place };
  const kind = search.kind ?? understanding.kind ?? "offer";
  const offers = kind === "offer";
  const filters: SearchFilters = {
    kind,
    category: search.category,
    ...pricesOf(search, understanding.price),
    rating: offers ? search.rating : null,
    days: offers ? search.days : null,
    onlineOnly: search.onlineOnly,
  };
  const groups = search.onlineOnly
    ? placeGroups([], false)
    : placeGroups(place?.places ?? [], understanding.anywhere);
  return {
    understanding,
    filters,
    beside: offers && search.kind === null && search.after === null,
    tiers: tiersOf(search.q, understanding),
    // A limit in words is a wish more than a filter, and what comes near it is better than nothing.
    groups: understanding.price ? withBeyond(groups) : groups,
    sort: offers || (search.sort !== "populer" && search.sort !== "rating") ? search.sort : "relevan",
    after: search.after,
  };
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
  // A field that the words contradict is left out.
  if (min !== null && max !== null && min > max)
    return { minPrice: asked?.min ?? null, maxPrice: asked?.max ?? null };
  return { minPrice: min, maxPrice: max };
}

function tiersOf(q: string, understanding: Understanding): readonly Tier[] | null {
  if (q === "") return [];
  const tiers = searchPlan(understanding);
  if (tiers.length > 0) return tiers;
  const { parts, place, price, kind, anywhere, near, wishCheap } = understanding;
  const worded = parts.some(({ telling }) => telling > 0);
  const others = place || price || kind || anywhere || near || wishCheap;
  return worded || !others ? null : [];
}
