import { CATEGORIES } from "~/domain/listing/category";
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

/** In one row to swipe on a phone. */
export function CategoryChips() {
  return (
    <LinkChips
      label="Kategori jasa"
      links={CATEGORIES.map(({ slug, name }) => ({ text: name, href: `/category/${slug}` }))}
    />
  );
}
