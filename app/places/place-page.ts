import type { Category } from "~/listings/category";
import { cleanLine } from "~/platform/strings";
import type { SearchSort } from "~/search/address";
import type { RankedOffer, ShownGroup } from "~/search/shown-search";
import { readPlace } from "./names";
import { type Place, placeBySlug, placeOf } from "./place";

export type PlaceFigures = {
  offers: number;
  today: number;
  middlePrice: number | null;
  lowestPrice: number;
  ratingSum: number;
  ratingCount: number;
  fair: FairPrice | null;
};

/** Rupiah between which half of the buyers paid. A quarter paid less than `from`, a quarter more than `to`. */
export type FairPrice = { from: number; to: number; orders: number };

const FIGURES_FROM = 5;
/** The completed orders that a fair price needs, so that it is not one person's. The number of sellers follows. */
export const FAIR_FROM_ORDERS = 20;
export const FAIR_FROM_SELLERS = 3;
export const PAGE_FROM = 3;

export type PlaceFacts = {
  offers: number;
  today: number;
  middlePrice: number | null;
  lowestPrice: number | null;
  rating: { average: number; count: number } | null;
  fair: FairPrice | null;
};

/** `shown` is the number of offers on the page. `all` is true if the page shows every offer of the place. */
export function placeFacts(figures: PlaceFigures | null, { shown, all }: { shown: number; all: boolean }): PlaceFacts {
  const offers = all ? shown : Math.max(shown, figures?.offers ?? 0);
  if (figures === null || offers < FIGURES_FROM || figures.offers < FIGURES_FROM) {
    return { offers, today: 0, middlePrice: null, lowestPrice: null, rating: null, fair: null };
  }
  const { today, middlePrice, lowestPrice, ratingSum, ratingCount, fair } = figures;
  return {
    offers,
    today: Math.min(today, offers),
    middlePrice,
    lowestPrice,
    fair,
    rating: ratingCount > 0 ? { average: ratingSum / ratingCount, count: ratingCount } : null,
  };
}

export type PlaceSubject = { category: Category | null; place: Place };

export function placePageHref(
  { category, place }: PlaceSubject,
  asked: { sort?: string | null; after?: string | null } = {},
): string {
  const path = category ? `/category/${category.slug}/${place.slug}` : `/explore/${place.slug}`;
  const params = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
  return params.size > 0 ? `${path}?${params}` : path;
}

export type UnclearPlace = { is: "unclear"; typed: string; places: readonly Place[]; together: boolean };

type PlaceInPath = { is: "place" | "alias"; place: Place } | UnclearPlace;

const MAX_TYPED_LENGTH = 60;

export function placeInPath(text: string): PlaceInPath {
  const exact = placeBySlug(text);
  if (exact) return { is: "place", place: exact };
  const typed = cleanLine(text.replace(/[-_+]+/g, " ").slice(0, MAX_TYPED_LENGTH));
  const coded = placeOf(text);
  if (coded) return { is: "alias", place: coded };
  const reading = typed === "" ? null : readPlace(typed);
  const { how, places = [], together = false } = reading ?? {};
  const [likeliest] = places;
  if (likeliest && how === "name" && !together) return { is: "alias", place: likeliest };
  return { is: "unclear", typed, places, together };
}

type PlaceLink = { text: string; href: string };

export type ShownPlace = {
  subject: PlaceSubject;
  facts: PlaceFacts;
  jobs: readonly PlaceLink[];
  sort: SearchSort;
  sorts: readonly SearchSort[];
  groups: readonly ShownGroup<RankedOffer & { km: number | null }>[];
  nothingHere: boolean;
  first: string | null;
  next: string | null;
  around: readonly (PlaceLink & { name: string; offers: string | null })[];
  also: readonly (PlaceLink & { note: string })[];
};
