import type { SearchSuggestion } from "~/copy/search/suggestion";
import { CATEGORIES } from "~/domain/listing/category";
import type { Search } from "~/domain/search/search";
import { ButtonLink } from "../kit/button";
import { EmptyState } from "../kit/empty-state";
import { CategoryLinks } from "./category-links";

export function NoResults({
  title,
  text,
  advice = [],
  hrefOf,
  action = { href: "/explore", text: "Lihat semua jasa" },
}: {
  title: string;
  text: string;
  advice?: readonly SearchSuggestion[];
  hrefOf?: (search: Partial<Search>) => string;
  action?: { href: string; text: string };
}) {
  return (
    <>
      <EmptyState title={title} text={text} action={action} />
      {hrefOf && advice.length > 0 && (
        <nav className="mt-5" aria-label="Saran pencarian">
          <p className="font-bold">Coba ini:</p>
          <p className="actions">
            {advice.map((one) => (
              <ButtonLink key={one.text} look="line" href={hrefOf(one.search)}>
                {one.text}
              </ButtonLink>
            ))}
          </p>
        </nav>
      )}
      <nav className="mt-5" aria-label="Kategori lain">
        <p className="font-bold">Atau mulai dari kategori:</p>
        <CategoryLinks links={CATEGORIES} />
      </nav>
    </>
  );
}
