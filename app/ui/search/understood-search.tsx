import { chipText, OTHER_PLACE } from "~/copy/search/chips";
import type { ShownSearch } from "~/domain/search/shown-search";
import type { Understanding } from "~/domain/search/understanding";
import { Correction } from "./correction";
import { Understood } from "./understood";

/** What was understood: each part can be taken away, and a correction taken back. */
export function UnderstoodSearch({
  shown: { chips, correction, otherPlaces },
  understanding,
}: {
  shown: Pick<ShownSearch, "chips" | "correction" | "otherPlaces">;
  understanding: Pick<Understanding, "place" | "price">;
}) {
  const parts = chips.map((chip) => ({ ...chipText(chip, understanding), withoutHref: chip.href }));
  const others = otherPlaces.map(({ place, href }) => ({ label: OTHER_PLACE, value: place.name, href }));
  return (
    <>
      {correction && <Correction {...correction} href={correction.literalHref} />}
      <Understood parts={parts} others={others} />
    </>
  );
}
