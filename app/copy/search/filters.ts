import { formatRupiah } from "~/domain/core/money";
import { placesMeant, type Search } from "~/domain/search/search";
import type { PlaceAsked } from "~/domain/search/understanding";

/** `without`: the search that is left without it. */
export type ActiveFilter = { name: string; text: string; without: Partial<Search> };

const KIND_NAMES = { offer: "Jasa saja", wanted: "Permintaan saja" } as const;

export function activeFilters(search: Search): ActiveFilter[] {
  const { kind, category, place, onlineOnly, minPrice, maxPrice, rating, days } = search;
  const less = (change: Partial<Search>) => ({ ...search, after: null, ...change });
  return [
    kind && { name: "jenis", text: KIND_NAMES[kind], without: less({ kind: null }) },
    category && { name: "kategori", text: category.name, without: less({ category: null }) },
    place && { name: "lokasi", text: `Lokasi: ${placeText(place)}`, without: less({ place: null }) },
    onlineOnly && { name: "lokasi", text: "Hanya daring", without: less({ onlineOnly: false }) },
    (minPrice !== null || maxPrice !== null) && {
      name: "harga",
      text: priceRange(minPrice, maxPrice),
      without: less({ minPrice: null, maxPrice: null }),
    },
    rating && { name: "rating", text: ratingFilterText(rating), without: less({ rating: null }) },
    days && { name: "waktu", text: daysFilterText(days), without: less({ days: null }) },
  ].filter((filter) => filter !== false && filter !== null);
}

/** Whole, as in a heading; a name of several places as it was typed. */
export function placeText(asked: PlaceAsked): string {
  const [place] = placesMeant(asked);
  return asked.together || place === undefined ? asked.typed : place.name;
}

export function ratingFilterText(rating: number): string {
  return `Rating ${String(rating).replace(".", ",")} ke atas`;
}

export function daysFilterText(days: number): string {
  return `Selesai dalam ${days} hari`;
}

function priceRange(min: number | null, max: number | null): string {
  if (min === null) return `Paling mahal ${formatRupiah(max ?? 0)}`;
  return max === null ? `Mulai ${formatRupiah(min)}` : `${formatRupiah(min)} – ${formatRupiah(max)}`;
}
