import type { ActiveFilter } from "~/copy/search/filters";
import type { Search } from "~/domain/search/search";
import { Icon } from "./icon";

export function FilterChips({
  filters,
  hrefOf,
  clearHref,
}: {
  filters: readonly ActiveFilter[];
  hrefOf: (search: Partial<Search>) => string;
  clearHref: string;
}) {
  if (filters.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label="Saringan yang dipakai">
      {filters.map(({ name, text, without }) => (
        <li key={name}>
          <a className="btn btn--line" href={hrefOf(without)}>
            <span className="sr-only">Hapus saringan: </span>
            {text} <Icon name="close" />
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a className="btn btn--quiet" href={clearHref}>
            Hapus semua
          </a>
        </li>
      )}
    </ul>
  );
}
