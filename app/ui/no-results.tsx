import { CATEGORIES } from "~/domain/category";
import { CategoryLinks } from "./category-links";
import { EmptyState } from "./empty";

/** Nothing found: what to try instead, and every category as a way out. */
export function NoResults({ title, text }: { title: string; text: string }) {
  return (
    <>
      <EmptyState title={title} text={text} action={{ href: "/explore", text: "Lihat semua jasa" }} />
      <nav className="mt-5" aria-label="Kategori lain">
        <p className="font-bold">Atau mulai dari kategori:</p>
        <CategoryLinks links={CATEGORIES} />
      </nav>
    </>
  );
}
