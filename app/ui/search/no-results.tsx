import { CATEGORIES } from "~/domain/listing/category";
import { EmptyState } from "../kit/empty-state";
import { CategoryLinks } from "./category-links";

/** `filled`: names of categories that have offers. */
export function NoResults({
  title,
  text,
  filled,
  action = { href: "/explore", text: "Lihat semua jasa" },
}: {
  title: string;
  text: string;
  filled: readonly string[];
  action?: { href: string; text: string };
}) {
  const others = CATEGORIES.filter(({ name }) => filled.includes(name));
  return (
    <>
      <EmptyState title={title} text={text} action={action} />
      {others.length > 0 && (
        <nav className="mt-5" aria-label="Kategori lain">
          <p className="font-bold">Atau mulai dari kategori:</p>
          <CategoryLinks links={others} />
        </nav>
      )}
    </>
  );
}
