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
export function searchHref({ q, category, ...place }: Partial<Search>): string {
  return address("/explore", { q, kategori: category?.slug }, place);
}

/** The address of a category's list, in an order and from a place on. */
export function categoryHref(slug: string, place: Partial<Pick<Search, "sort" | "after">> = {}): string {
  return address(`/category/${slug}`, {}, place);
}

function address(
  path: string,
  subject: Record<string, string | undefined>,
  { sort, after }: Partial<Pick<Search, "sort" | "after">>,
): string {
  const given = { ...subject, sort: sort === "terbaru" ? null : sort, after };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) params.set(name, value);
  return params.size > 0 ? `${path}?${params}` : path;
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
