import { type Search, searchWords } from "~/domain/search/search";
import { activeFilters } from "./filters";

export type SearchSuggestion = { text: string; search: Partial<Search> };

const MOST = 5;

/** First without one filter each, then with fewer words. */
export function searchSuggestion(search: Search): SearchSuggestion[] {
  const wider = activeFilters(search).map(({ name, text, without }) => ({
    text: name === "kategori" ? "Cari di semua kategori" : `Tanpa saringan “${text}”`,
    search: without,
  }));
  const [first, ...others] = searchWords(search.q);
  const shorter =
    first !== undefined && others.length > 0
      ? [{ text: `Cari “${first}” saja`, search: { ...search, q: first, after: null } }]
      : [];
  return [...wider, ...shorter].slice(0, MOST);
}
