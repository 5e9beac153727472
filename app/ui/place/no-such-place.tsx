import type { Category } from "~/domain/listing/category";
import { commonPlaces, type Place } from "~/domain/place/place";
import { placePageHref } from "~/domain/place/place-page";
import { Group } from "../kit/group";
import { LinkChips } from "../kit/navigation/link-chips";
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
      <SearchForm plain category={category?.slug} />
      {places.length > 0 && (
        <Group id="maksud" title="Mungkin maksud Anda">
          <Ways
            ways={places.map(({ text, ...place }) => ({
              key: place.code,
              to: { href: placePageHref({ category, place }) },
              icon: "pin",
              title: place.name,
              text,
            }))}
          />
        </Group>
      )}
      <Group id="sering" title="Sering dipilih">
        <LinkChips
          links={commonPlaces().map((place) => ({
            text: place.name,
            href: placePageHref({ category, place }),
          }))}
        />
      </Group>
      <p className="mt-4">
        <a href={category ? `/category/${category.slug}` : "/explore"}>
          {category ? `Semua jasa ${category.name}` : "Semua jasa"}
        </a>
      </p>
    </Main>
  );
}
