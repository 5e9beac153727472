import { CATEGORIES } from "~/domain/listing/category";
import { illustrationUrl } from "../kit/picture";

export function CategoryRail() {
  return (
    <nav className="section mt-5" aria-label="Kategori jasa">
      <ul className="category-rail">
        {CATEGORIES.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/category/${slug}`}>
              <img src={illustrationUrl(name)} width={160} height={120} alt="" /> {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
