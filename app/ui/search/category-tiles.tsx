import { CATEGORY_HINTS, CATEGORY_TILES } from "~/copy/listing/category-tiles";
import { illustrationUrl } from "../kit/picture";

/** The eleven, what is looked for at home first, and the way for what is in none. */
export function CategoryTiles() {
  return (
    <ul className="category-tiles">
      {CATEGORY_TILES.map(({ slug, name }) => (
        <li key={slug}>
          <a href={`/category/${slug}`}>
            <img src={illustrationUrl(name)} width={160} height={120} alt="" loading="lazy" />
            <span>
              {name}
              <small> {CATEGORY_HINTS[slug]}</small>
            </span>
          </a>
        </li>
      ))}
      <li>
        <a className="category-tiles__ask" href="/dashboard/wanted/create">
          <span>Tidak ada di sini? Pasang permintaan</span>
        </a>
      </li>
    </ul>
  );
}
