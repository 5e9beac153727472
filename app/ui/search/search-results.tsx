import type { ReactNode } from "react";
import { sortsOffered } from "~/domain/search/question";
import type { Search } from "~/domain/search/search";
import { SearchFilters } from "./filters";
import { SearchColumns } from "./search-columns";
import type { SearchShown } from "./search-top";
import { SortTabs } from "./sort-tabs";

/** Filters and order, then the results. */
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
    <SearchColumns
      hits={hits}
      tools={
        <>
          <SearchFilters search={search} prices={filters} words={shown.wordsOfFilters} action={action} />
          <SortTabs
            sorts={sortsOffered(search, question)}
            current={sort}
            wanted={wanted}
            hrefOf={(one) => hrefOf({ ...search, sort: one, after: null })}
          />
        </>
      }
    >
      {children}
    </SearchColumns>
  );
}
