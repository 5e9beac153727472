import { CATEGORIES, type Category } from "~/domain/category";
import { illustrationUrl } from "./picture";

const toPage = ({ slug }: Category) => `/category/${slug}`;

/** All categories in a row to swipe, each with its drawing. `current` is marked; `hrefOf` leads elsewhere than home's. */
export function CategoryRail({
  current = null,
  hrefOf = toPage,
}: {
  current?: Category | null;
  hrefOf?: (category: Category) => string;
}) {
  return (
    <nav className="sec mt-5" aria-label="Kategori jasa">
      <ul className="rail">
        {CATEGORIES.map((category) => (
          <li key={category.slug}>
            <a href={hrefOf(category)} aria-current={category === current ? "true" : undefined}>
              <img src={illustrationUrl(category.name)} width={160} height={120} alt="" />
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
