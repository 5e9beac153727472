import { formatAmount } from "~/domain/core/money";
import type { Question } from "~/domain/search/question";
import { type Search, type SearchParameter, searchParameters } from "~/domain/search/search";
import type { KeptField } from "./form";

export const FIELDS = [
  "cara",
  "hargaMin",
  "hargaMax",
  "mulai",
  "waktu",
  "rating",
  "kategori",
  "jenis",
] as const satisfies SearchParameter[];
type Field = (typeof FIELDS)[number];

export type Asked = Pick<Question["filters"], "minPrice" | "maxPrice">;

/** What stands in the fields of this form, for the form above that searches anew. */
export function filtersKept(search: Search): KeptField[] {
  return searchParameters(search).filter(
    ([name]) => name === "sort" || FIELDS.some((field) => field === name),
  );
}

/** The rest of the search. Unticked, "hanya daring" must not come back from the place. */
export function keptIn(search: Search, words: string): KeptField[] {
  const everywhere = search.everywhere || (search.mode === "online" && !search.place);
  const asked = searchParameters({ ...search, q: words, everywhere, after: null });
  return asked.filter(([name]) => !FIELDS.some((field) => field === name));
}

export function usedIn(search: Search, { minPrice, maxPrice }: Asked, explore: boolean): number {
  const { kind, category, mode, rating, days, startsIn } = search;
  const price = minPrice ?? maxPrice;
  return [explore ? kind : null, category, mode, rating, days, startsIn, price].filter((one) => one !== null)
    .length;
}

export function typedIn(search: Search, { minPrice, maxPrice }: Asked): Partial<Record<Field, string>> {
  const asked = Object.fromEntries(searchParameters({ ...search, everywhere: true }));
  return {
    cara: "",
    ...asked,
    hargaMin: minPrice === null ? "" : formatAmount(minPrice),
    hargaMax: maxPrice === null ? "" : formatAmount(maxPrice),
  };
}
