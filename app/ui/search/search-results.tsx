import type { ReactNode } from "react";
import { type Search, sortsOf } from "~/domain/search/search";
import { SearchFilters } from "./filters";
import type { SearchShown } from "./search-top";
import { SortTabs } from "./sort-tabs";

/** Fewer leave nothing to sift: the filters stay folded on a desk too. */
const ENOUGH = 4;

/** Filters and order in one row, then the results; from enough of them on a desk, the filters in a column. */
export function SearchResults({
  search,
  question,
  shown,
  action,
  hrefOf,
  children,
}: SearchShown & {
  action: "/explore" | "/wanted";
  hrefOf: (search: Partial<Search>) => string;
  children: ReactNode;
}) {
  const { filters, sort } = question;
  const wanted = filters.kind === "wanted";
  const groups = wanted ? shown.requestGroups : shown.groups;
  const hits = groups.reduce((sum, { listings }) => sum + listings.length, 0);
  return (
    <div className={hits < ENOUGH ? undefined : "search-columns"}>
      <div className="search-tools">
        <SearchFilters search={search} prices={filters} words={shown.wordsOfFilters} action={action} />
        <SortTabs
          sorts={sortsOf(search)}
          current={sort}
          wanted={wanted}
          hrefOf={(one) => hrefOf({ ...search, sort: one, after: null })}
        />
      </div>
      {children}
    </div>
  );
}
