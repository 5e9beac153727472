import { formatRupiah } from "~/domain/core/money";
import type { StartStep } from "~/domain/search/listing-search";
import { placesMeant, type Search, type SearchMode } from "~/domain/search/search";
import type { PlaceAsked } from "~/domain/search/understanding";

type ActiveFilter = {
  label: string;
  value: string;
  text: string;
  without: Partial<Search>;
};

export const KIND_NAMES = { offer: "Jasa saja", wanted: "Permintaan saja" } as const;

export const MODE_NAMES: Record<SearchMode, string> = {
  at_buyer: "Datang ke tempat Anda",
  online: "Hanya daring",
};

export function activeFilters(search: Search): ActiveFilter[] {
  const { kind, category, place, mode, minPrice, maxPrice, rating, days, startsIn } = search;
  const filter = (label: string, value: string, change: Partial<Search>, text = value): ActiveFilter => ({
    ...{ label, value, text },
    without: { ...search, after: null, ...change },
  });
  const everywhere = search.everywhere || place === null;
  return [
    place && filter("tempat", placeAskedText(place), { place: null, everywhere: true }),
    mode && filter("cara", MODE_CHIPS[mode], { mode: null, everywhere }, MODE_NAMES[mode]),
    (minPrice !== null || maxPrice !== null) &&
      filter("harga", priceRange(minPrice, maxPrice), { minPrice: null, maxPrice: null }),
    days && filter("waktu", `selesai dalam ${days} hari`, { days: null }, daysFilterText(days)),
    startsIn !== null &&
      filter("mulai", START_NAMES[startsIn].toLowerCase(), { startsIn: null }, startFilterText(startsIn)),
    rating && filter("rating", starsText(rating), { rating: null }, ratingFilterText(rating)),
    category && filter("kategori", category.name, { category: null }),
    kind && filter("jenis", KIND_NAMES[kind], { kind: null }),
  ].filter((one) => typeof one === "object" && one !== null);
}

const MODE_CHIPS: Record<SearchMode, string> = {
  at_buyer: "datang ke tempat Anda",
  online: "hanya daring",
};

export const START_NAMES: Record<StartStep, string> = {
  0: "Hari ini",
  1: "Paling lambat besok",
  3: "Dalam 3 hari",
  7: "Dalam seminggu",
};

function startFilterText(step: StartStep): string {
  return `Bisa mulai ${START_NAMES[step].toLowerCase()}`;
}

/** Whole, as in a heading; a name of several places as it was typed. */
export function placeAskedText(asked: PlaceAsked): string {
  const [place] = placesMeant(asked);
  return asked.together || place === undefined ? asked.typed : place.name;
}

export function ratingFilterText(rating: number): string {
  return `Rating ${starsText(rating)}`;
}

function starsText(rating: number): string {
  return `${String(rating).replace(".", ",")} ke atas`;
}

export function daysFilterText(days: number): string {
  return `Selesai dalam ${days} hari`;
}

/** Integer rupiah; null leaves an end open. */
export function priceRange(min: number | null, max: number | null): string {
  if (min === null) return `≤ ${formatRupiah(max ?? 0)}`;
  return max === null ? `≥ ${formatRupiah(min)}` : `${formatRupiah(min)} – ${formatRupiah(max)}`;
}
