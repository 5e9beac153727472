import { isolated } from "~/domain/core/bidi";
import type { Search } from "~/domain/search/search";
import type { PartRole, Understanding } from "~/domain/search/understanding";
import { asWritten } from "~/domain/search/words/query-words";
import { activeFilters } from "./filters";

export type SearchSuggestion = { text: string; search: Partial<Search> };

const MOST_WORDS_ALONE = 3;
/** Words of these roles describe a thing, and lead to unrelated offers without it. */
const QUALIFIERS: ReadonlySet<PartRole> = new Set(["word", "manner", "unknown"]);

/**
 * Wider searches, to be tried before they are shown: without one filter each, without the place that was typed, without any
 * filter, then by the most telling words alone. Two of one text are tried one after the other.
 */
export function searchSuggestion(
  search: Search,
  { parts, place, price }: Pick<Understanding, "parts" | "place" | "price">,
): SearchSuggestion[] {
  const filters = activeFilters({ ...search, kind: null });
  const wider = activeFilters(search).map(({ label, text, without }) => ({
    text: label === "kategori" ? "Cari di semua kategori" : `Tanpa saringan “${isolated(text)}”`,
    search: without,
  }));
  const asking = parts.filter(({ telling }) => telling > 0);
  const words = asWritten(asking.map(({ typed }) => typed).join(" "));
  const { kind } = search;
  const unfiltered = (q: string) => ({ q, kind, everywhere: true });
  const anywhere =
    words !== "" && (price || place) && words !== search.q
      ? [{ text: `Cari “${isolated(words)}” di mana pun, berapa pun`, search: unfiltered(words) }]
      : [];
  const plain =
    words !== "" && filters.length > 1
      ? [{ text: `Cari “${isolated(words)}” tanpa saringan`, search: unfiltered(words) }]
      : [];
  const things = asking.filter(({ role }) => !QUALIFIERS.has(role));
  const named = things.length > 0 ? things : asking;
  const alone = asking.length > 1 ? [...named].sort((a, b) => b.telling - a.telling) : [];
  const shorter = alone.slice(0, MOST_WORDS_ALONE).flatMap(({ typed }) => {
    const q = asWritten(typed);
    const text = `Cari “${isolated(q)}” saja`;
    const within = { text, search: { ...search, q, after: null } };
    return filters.length > 0 ? [within, { text, search: unfiltered(q) }] : [within];
  });
  const all =
    kind === "wanted" ? [{ text: "Lihat semua permintaan", search: { kind, everywhere: true } }] : [];
  return [...wider, ...anywhere, ...plain, ...shorter, ...all];
}
