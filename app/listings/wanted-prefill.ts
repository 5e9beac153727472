import { readTypedPlace } from "~/places/near-places";
import { placeBySlug } from "~/places/place";
import { type CalendarDay, endOfDate } from "~/platform/dates";
import { parseRupiah } from "~/platform/money";
import { cleanLine, cutText } from "~/platform/strings";
import { isMessage, titleIn } from "~/search/long-message";
import {
  headsOf,
  isOnline,
  MAX_PLACE_LENGTH,
  MAX_SEARCH_LENGTH,
  placeParameter,
  type QueryPart,
  type Search,
  type Understanding,
} from "~/search/search";
import { type Category, categoryBySlug } from "./category";
import { MAX_TITLE } from "./listing";

export const NEW_WANTED = "/dashboard/wanted/create";

export type WantedPrefill = {
  judul: string;
  kategori: string;
  lokasi: string;
  anggaran: string;
  tenggat: string;
  /** The description. Empty for a short search, because the title contains it. */
  uraian: string;
};

type PrefillFacts = {
  category: Category | null;
  place: string;
  budget: number | null;
  due: CalendarDay | null;
  description: string;
};

export function newWantedHref(q: string, wish: Partial<PrefillFacts> = {}): string {
  return prefillHref(draft(q, wish));
}

export function prefillHref(given: WantedPrefill): string {
  const asked = Object.entries(given).filter(([, text]) => text !== "");
  return asked.length === 0 ? NEW_WANTED : `${NEW_WANTED}?${new URLSearchParams(asked)}`;
}

function draft(q: string, wish: Partial<PrefillFacts>): WantedPrefill {
  return {
    judul: cutText(q, MAX_TITLE),
    kategori: wish.category?.slug ?? "",
    lokasi: wish.place ?? "",
    anggaran: String(wish.budget ?? ""),
    tenggat: wish.due ?? "",
    uraian: wish.description ?? "",
  };
}

type PrefillSource = {
  search: Pick<Search, "q" | "category" | "mode">;
  understanding: Pick<Understanding, "parts" | "place" | "anywhere">;
  filters: { minPrice: number | null; maxPrice: number | null };
};

export function prefillFromSearch(
  { search, understanding, filters }: PrefillSource,
  due: CalendarDay | null,
): WantedPrefill {
  const { parts, place, anywhere } = understanding;
  const words = parts.map(({ typed }) => typed).join(" ");
  const isLong = isMessage(search.q);
  const [thing] = isLong ? headsOf(parts) : [];
  const title = thing ? (titleIn(search.q, thing.typed) ?? essence(parts)) : words || search.q;
  return draft(title, {
    description: isLong ? search.q : "",
    category: search.category,
    place: search.mode === "online" || anywhere ? "online" : place ? placeParameter(place) : "",
    budget: filters.maxPrice ?? filters.minPrice,
    due,
  });
}

function essence(parts: readonly QueryPart[]): string {
  return parts
    .filter(({ role }) => role !== "setting" && role !== "silent")
    .map(({ typed }) => typed)
    .join(" ");
}

export function readPrefill(params: URLSearchParams) {
  const read = (name: keyof WantedPrefill, length: number) => cutText(cleanLine(params.get(name) ?? ""), length);
  return {
    title: read("judul", MAX_TITLE),
    category: categoryBySlug(read("kategori", MAX_TITLE))?.name ?? "",
    description: read("uraian", MAX_SEARCH_LENGTH),
    location: locationText(read("lokasi", MAX_PLACE_LENGTH)),
    budget: parseRupiah(read("anggaran", MAX_TITLE)),
    deadline: dayText(read("tenggat", MAX_TITLE)),
  };
}

function dayText(asked: string): CalendarDay | "" {
  return endOfDate(asked) !== null ? asked : "";
}

function locationText(asked: string): string {
  if (isOnline(asked)) return asked;
  const read = readTypedPlace(asked);
  return read.ok ? read.place.name : (placeBySlug(asked)?.name ?? asked);
}
