import type { Search } from "~/domain/search/search";
import type { Understanding } from "~/domain/search/understanding";
import { asWritten } from "~/domain/search/words/query-words";
import { activeFilters } from "./filters";

type SearchSuggestion = { text: string; search: Partial<Search> };

const MOST = 5;

/** First without one filter each, then without the place that was typed, then by the most telling word alone. */
export function searchSuggestion(
  search: Search,
  { parts, place, price }: Pick<Understanding, "parts" | "place" | "price">,
): SearchSuggestion[] {
  const wider = activeFilters(search).map(({ label, text, without }) => ({
    text: label === "kategori" ? "Cari di semua kategori" : `Tanpa saringan “${text}”`,
    search: without,
  }));
  const asking = parts.filter(({ telling }) => telling > 0);
  const words = asWritten(asking.map(({ typed }) => typed).join(" "));
  const anywhere =
    words !== "" && (price || place) && words !== search.q
      ? [{ text: `Cari “${words}” di mana pun, berapa pun`, search: { ...search, q: words, after: null } }]
      : [];
  const [most] = [...asking].sort((a, b) => b.telling - a.telling);
  const shorter =
    most && asking.length > 1
      ? [
          {
            text: `Cari “${asWritten(most.typed)}” saja`,
            search: { ...search, q: asWritten(most.typed), after: null },
          },
        ]
      : [];
  return [...wider, ...anywhere, ...shorter].slice(0, MOST);
}
