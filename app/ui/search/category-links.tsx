import { CATEGORIES } from "~/domain/listing/category";

export function CategoryLinks({ links }: { links: readonly { slug: string; name: string }[] }) {
  return (
    <p className="actions">
      {links.map(({ slug, name }) => (
        <a key={slug} className="btn btn--line" href={`/category/${slug}`}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** In one row to swipe on a phone. */
export function CategoryChips() {
  return (
    <nav className="chips chips--row" aria-label="Kategori jasa">
      {CATEGORIES.map(({ slug, name }) => (
        <a key={slug} className="chip" href={`/category/${slug}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
