import { CATEGORY_DESCRIPTIONS } from "~/copy/listing/category-blurb";
import type { Category } from "~/domain/listing/category";
import { Photo } from "../kit/picture";

export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="cards">
      {categories.map(({ slug, name }) => (
        <li className="offer-card" key={slug}>
          <Photo picture={null} category={name} />
          <div>
            <h3>
              <a href={`/category/${slug}`}>{name}</a>
            </h3>
            <p className="small soft">{CATEGORY_DESCRIPTIONS[slug]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
