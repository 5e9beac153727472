import { CATEGORIES } from "~/domain/listing/category";
import { EmptyState } from "../kit/empty-state";
import { CategoryLinks } from "./category-links";

export function NoResults({
  title,
  text,
  action = { href: "/explore", text: "Lihat semua jasa" },
}: {
  title: string;
  text: string;
  action?: { href: string; text: string };
}) {
  return (
    <>
      <EmptyState title={title} text={text} action={action} />
      <nav className="mt-5" aria-label="Kategori lain">
        <p className="font-bold">Atau mulai dari kategori:</p>
        <CategoryLinks links={CATEGORIES} />
      </nav>
    </>
  );
}
