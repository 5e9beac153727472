import { CATEGORIES, type CategorySlug } from "~/domain/listing/category";
import { LinkChips } from "../kit/navigation/link-chips";

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

/** In one row to swipe on a phone. `only`: those to show, with a link to all. */
export function CategoryChips({ only = null }: { only?: readonly CategorySlug[] | null }) {
  const shown = only === null ? CATEGORIES : CATEGORIES.filter(({ slug }) => only.includes(slug));
  const links = shown.map(({ slug, name }) => ({ text: name, href: `/category/${slug}` }));
  const all = { text: "Semua kategori", href: "/categories" };
  return (
    <LinkChips label="Kategori jasa" links={shown.length < CATEGORIES.length ? [...links, all] : links} />
  );
}
