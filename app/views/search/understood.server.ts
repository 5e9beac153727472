import { toDateInput } from "~/domain/core/dates";
import { placesNear } from "~/domain/place/near-name";
import { placeParameter, type Search } from "~/domain/search/search";
import type { ShownChip, ShownSearch } from "~/domain/search/shown-search";
import { chipsOf, shownText } from "~/domain/search/shown-text";
import { placeAlone, type Understanding } from "~/domain/search/understanding";
import { dueDay } from "~/domain/search/words/due-date";
import { asTwice } from "~/domain/search/words/query-words";

export type HrefOf = (search: Partial<Search>) => string;

type UnderstoodView = Pick<
  ShownSearch,
  | "chips"
  | "correction"
  | "dueDay"
  | "otherPlaces"
  | "wordsPlace"
  | "choosePlaceHref"
  | "asksPlace"
  | "nearPlaces"
  | "wordsOfFilters"
>;

const NEAR_PLACES = 4;

/** What was understood of a search, with the searches that each part of it leads to. */
export function understoodView(
  search: Search,
  understood: Understanding,
  { hrefOf, now }: { hrefOf: HrefOf; now: number },
): UnderstoodView {
  const { place, price, near, correction, due } = understood;
  const fresh = { ...search, after: null };
  const wordsPlace = place && placeParameter(place);
  const back = hrefOf({ ...fresh, overruled: wordsPlace ?? search.overruled });
  return {
    dueDay: due && dueDay(due, toDateInput(now)),
    chips: shownChips(search, understood, hrefOf),
    correction: correction && { ...correction, literalHref: hrefOf({ ...fresh, literal: true }) },
    otherPlaces: otherPlaces(search, understood, hrefOf),
    wordsPlace,
    choosePlaceHref: `/place?${new URLSearchParams({ redirectTo: back })}`,
    asksPlace: near && !place && !search.place && search.mode !== "online",
    nearPlaces:
      search.oddPlace === ""
        ? []
        : placesNear(search.oddPlace)
            .slice(0, NEAR_PLACES)
            .map((one) => ({ place: one, href: hrefOf({ ...fresh, place: placeAlone(one) }) })),
    // The fields hold the price then: left in the words too, it would win over what is changed there.
    wordsOfFilters: price ? shownText(understood, { of: "price" }) : search.q,
  };
}

function shownChips(search: Search, understood: Understanding, hrefOf: HrefOf): ShownChip[] {
  return chipsOf(understood).flatMap((chip) => {
    // The place that it stands for has a chip of its own.
    if (chip.of === "near" && (understood.place || search.place)) return [];
    // In an order that somebody chose, a wish among equals moves nothing.
    const isWish = chip.of === "cheap" || chip.of === "soon" || chip.of === "time";
    if (isWish && search.sort !== "relevan") return [];
    const left = { ...search, q: shownText(understood, chip), after: null };
    return {
      ...(chip.of === "part" ? { ...chip, typed: asTwice(chip.typed, search.q) } : chip),
      same:
        chip.of === "part" ? (understood.parts.find(({ typed }) => typed === chip.typed)?.same ?? []) : [],
      href: hrefOf(chip.of === "place" ? { ...left, everywhere: search.mode !== "online" } : left),
    };
  });
}

function otherPlaces(search: Search, understood: Understanding, hrefOf: HrefOf): ShownSearch["otherPlaces"] {
  const asked = understood.place ?? search.place;
  if (!asked || asked.together) return [];
  const q = understood.place ? shownText(understood, { of: "place" }) : search.q;
  return asked.places.slice(1, 1 + NEAR_PLACES).map((place) => ({
    place,
    href: hrefOf({ ...search, q, place: placeAlone(place), overruled: null, after: null }),
  }));
}
