import { type Category, categoryBySlug } from "./category";
import { cleanLine } from "./text";

export const SEARCH_SORTS = ["terbaru", "populer"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What a visitor asks of the offers, read from the address. Any text is a search; what makes no sense is left out. */
export type Search = {
  /** As it is shown and put back into the field; empty when nothing was typed. */
  q: string;
  category: Category | null;
  sort: SearchSort;
  /** The place in the list to go on from, as the page before named it. */
  after: string | null;
};

export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 10;

export function readSearch(params: URLSearchParams): Search {
  const sort = params.get("sort");
  return {
    q: cut(cleanLine(params.get("q") ?? "")),
    category: categoryBySlug(params.get("kategori") ?? "") ?? null,
    sort: sort === "populer" ? sort : "terbaru",
    after: params.get("after"),
  };
}

/** The address of a search: what is left out of it stays as the page has it by itself. */
export function searchHref(search: Partial<Search>): string {
  const params = new URLSearchParams();
  if (search.q) params.set("q", search.q);
  if (search.category) params.set("kategori", search.category.slug);
  if (search.sort && search.sort !== "terbaru") params.set("sort", search.sort);
  if (search.after) params.set("after", search.after);
  return params.size > 0 ? `/explore?${params}` : "/explore";
}

/**
 * The words to look for, split where the full-text index splits them: at everything that is neither letter nor digit.
 * Empty when the text holds no word at all ("?!", an emoji), which is a search that finds nothing.
 */
export function searchWords(q: string): string[] {
  const words = q.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

// By code point, so that no character is cut in half.
function cut(text: string): string {
  return [...text].slice(0, MAX_SEARCH_LENGTH).join("").trim();
}
