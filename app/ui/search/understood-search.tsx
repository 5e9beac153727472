import { chipText, otherPlaceLabel } from "~/copy/search/chips";
import { activeFilters } from "~/copy/search/filters";
import type { Search } from "~/domain/search/search";
import type { ShownSearch } from "~/domain/search/shown-search";
import type { Understanding } from "~/domain/search/understanding";
import { Correction, OfferedReading } from "./correction";
import { Understood } from "./understood";

/** What was understood and what is filtered: each part can be taken away, and a correction taken back. */
export function UnderstoodSearch({
  search,
  shown: { chips, dueDay, correction, offered, otherPlaces, places },
  understanding,
  found,
  hrefOf,
}: {
  search: Search;
  shown: Pick<ShownSearch, "chips" | "dueDay" | "correction" | "offered" | "otherPlaces" | "places">;
  understanding: Pick<Understanding, "place" | "price" | "soon" | "time" | "due">;
  found: boolean;
  hrefOf: (search: Partial<Search>) => string;
}) {
  const filters = activeFilters(search).map(({ label, value, without }) => ({
    ...{ label, value },
    withoutHref: hrefOf(without),
  }));
  const parts = [
    ...chips.map((chip) => ({ ...chipText(chip, understanding, dueDay), withoutHref: chip.href })),
    ...filters,
  ];
  const others = otherPlaces.map(({ place, href }) => ({
    label: otherPlaceLabel(places[0], place),
    value: place.name,
    href,
  }));
  const { q, place, everywhere, sort } = search;
  const clearHref = filters.length > (place ? 2 : 1) ? hrefOf({ q, place, everywhere, sort }) : null;
  return (
    <>
      {correction && <Correction {...correction} href={correction.literalHref} found={found} />}
      {offered && <OfferedReading {...offered} />}
      <Understood parts={parts} others={others} clearHref={clearHref} />
    </>
  );
}
