import type { Category } from "~/domain/listing/category";
import { commonPlaces, type Place } from "~/domain/place/place";
import { placePageHref } from "~/domain/place/place-page";
import { Ways } from "../kit/ways";
import { Main } from "../layout/page-shell";
import { SearchForm } from "../search/form";

/** An address that names no place of ours, or several: what it may mean, and where to look instead. */
export function NoSuchPlace({
  category,
  title,
  places,
}: {
  category: Category | null;
  title: string;
  places: readonly (Place & { text: string })[];
}) {
  return (
    <Main>
      <h1 className="mt-4">{title}</h1>
      <p className="soft mt-1">Periksa ejaannya, pilih tempat di bawah ini, atau cari di semua Indonesia.</p>
      <SearchForm paper category={category?.slug} />
      {places.length > 0 && (
        <section className="group" aria-labelledby="h-maksud">
          <div className="section__head">
            <h2 id="h-maksud">Mungkin maksud Anda</h2>
          </div>
          <Ways
            ways={places.map(({ text, ...place }) => ({
              key: place.code,
              to: { href: placePageHref({ category, place }) },
              icon: "pin",
              title: place.name,
              text,
            }))}
          />
        </section>
      )}
      <section className="group" aria-labelledby="h-sering">
        <div className="section__head">
          <h2 id="h-sering">Sering dipilih</h2>
        </div>
        <p className="chips">
          {commonPlaces().map((place) => (
            <a key={place.code} className="chip" href={placePageHref({ category, place })}>
              {place.name}
            </a>
          ))}
        </p>
      </section>
      <p className="mt-4">
        <a href={category ? `/category/${category.slug}` : "/explore"}>
          {category ? `Semua jasa ${category.name}` : "Semua jasa"}
        </a>
      </p>
    </Main>
  );
}
