import { CATEGORIES, type Category } from "~/domain/category";
import { Icon } from "./icon";
import { illustrationUrl } from "./picture";

const toPage = ({ slug }: Category) => `/category/${slug}`;

/** All categories in a row to swipe. `current` is ticked; `hrefOf` says where they lead, if not to their pages. */
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
            <a href={hrefOf(category)} aria-current={category.slug === current?.slug ? "true" : undefined}>
              <img src={illustrationUrl(category.name)} width={160} height={120} alt="" />
              {category.slug === current?.slug && <Icon name="check" />} {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
