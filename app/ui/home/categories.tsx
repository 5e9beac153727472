import { Section } from "../kit/section";
import { CategoryTiles } from "../search/category-tiles";

export function CategorySection() {
  return (
    <Section
      id="kategori"
      title="Kategori"
      link={{ href: "/categories", text: "Lihat Semua", label: "Lihat Semua kategori" }}
    >
      <CategoryTiles />
    </Section>
  );
}
