import { Link } from "@remix-run/react";

export type FilterChip = { text: string; count: string | null; href: string; current: boolean };

/** What a list is narrowed to, with how many there are of it. */
export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  return (
    <nav className="filter-chips" aria-label={label}>
      {chips.map(({ text, count, href, current }) => (
        <Link key={href} className="chip" to={href} aria-current={current ? "true" : undefined}>
          {count === null ? text : `${text} ${count}`}
        </Link>
      ))}
    </nav>
  );
}
