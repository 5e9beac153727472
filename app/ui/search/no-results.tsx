import type { SearchSuggestion } from "~/copy/search/suggestion";
import { CATEGORIES } from "~/domain/listing/category";
import type { OfferSummary } from "~/domain/listing/view";
import type { Search } from "~/domain/search/search";
import { ButtonLink } from "../kit/button";
import { EmptyState } from "../kit/empty-state";
import { CategoryLinks } from "./category-links";
import { OfferCards } from "./offer-results";

export function NoResults({
  title,
  text,
  advice = [],
  hrefOf,
  action = { href: "/explore", text: "Lihat semua jasa" },
  nearly = [],
}: {
  title: string;
  text: string;
  advice?: readonly SearchSuggestion[];
  hrefOf?: (search: Partial<Search>) => string;
  action?: { href: string; text: string };
  /** Fit but for the filters. */
  nearly?: readonly OfferSummary[];
}) {
  return (
    <>
      <EmptyState title={title} text={text} action={action} />
      {nearly.length > 0 && (
        <aside className="mt-5" aria-label="Yang mendekati">
          <h2>Yang mendekati, tanpa saringan</h2>
          <OfferCards offers={nearly} />
        </aside>
      )}
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
