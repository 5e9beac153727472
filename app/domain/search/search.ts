import { MAX_PRICE, parseRupiah } from "../core/money";
import { cleanLine } from "../core/text";
import { type Category, categoryBySlug } from "../listing/category";
import type { ListingKind } from "../listing/listing";
import { DAYS_STEPS, type DaysStep, placeTag, RATING_STEPS, type RatingStep } from "./listing-search";

export const SEARCH_SORTS = ["relevan", "terbaru", "populer", "rating", "termurah", "termahal"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Read from the address; what makes no sense is left out. */
export type Search = {
  q: string;
  /** Null: offers, with matching requests beside them. */
  kind: ListingKind | null;
  category: Category | null;
  place: string;
  /** Integer rupiah, the lower first; null leaves the end open. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Typed, but no prices: to be typed again. */
  oddPrices: { hargaMin?: string; hargaMax?: string };
  rating: RatingStep | null;
  days: DaysStep | null;
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
  "hargaMin",
  "hargaMax",
  "rating",
  "waktu",
  "sort",
  "after",
] as const;
type SearchParameter = (typeof SEARCH_PARAMETERS)[number];

const KINDS = [
  ["jasa", "offer"],
  ["permintaan", "wanted"],
] as const;

/** `fixed`: decided by the page, whatever the address says. */
export function readSearch(params: URLSearchParams, fixed: Partial<Pick<Search, "q" | "kind">> = {}): Search {
  const sent = (name: SearchParameter) => params.get(name);
  const read = (name: SearchParameter) => sent(name) ?? "";
  const place = cut(cleanLine(read("lokasi")), MAX_PLACE_LENGTH);
  const search = {
    q: cut(cleanLine(read("q")), MAX_SEARCH_LENGTH),
    kind: KINDS.find(([name]) => name === read("jenis"))?.[1] ?? null,
    category: categoryBySlug(read("kategori")) ?? null,
    place: placeTag(place) === null ? "" : place,
    ...readPrices(read("hargaMin"), read("hargaMax")),
    oddPrices: { ...odd("hargaMin", read("hargaMin")), ...odd("hargaMax", read("hargaMax")) },
    rating: step(RATING_STEPS, read("rating")),
    days: step(DAYS_STEPS, read("waktu")),
    after: sent("after"),
    ...fixed,
  };
  const asked = search.kind === "wanted" ? { ...search, rating: null, days: null } : search;
  return { ...asked, sort: readSort(read("sort"), asked) };
}

export function sortsOf({ q, kind }: Pick<Search, "q" | "kind">): SearchSort[] {
  const [relevance, ...others] = SEARCH_SORTS;
  const sorts = q === "" ? others : [relevance, ...others];
  return kind === "wanted" ? sorts.filter((sort) => sort !== "populer" && sort !== "rating") : sorts;
}

function readSort(text: string, search: Pick<Search, "q" | "kind">): SearchSort {
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
  const { category, place, minPrice, maxPrice, rating, days, sort, after } = asked;
  const given: Record<SearchParameter, unknown> = {
    q,
    jenis: KINDS.find(([, one]) => one === kind)?.[0],
    kategori: category?.slug,
    lokasi: place,
    hargaMin: minPrice,
    hargaMax: maxPrice,
    rating,
    waktu: days,
    sort: sort === sortsOf({ q, kind })[0] ? null : sort,
    after,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value !== null && value !== undefined && value !== "") params.set(name, String(value));
  }
  return params.size > 0 ? `${path}?${params}` : path;
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
