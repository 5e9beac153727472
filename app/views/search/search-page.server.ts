import type { Database } from "~/db/core/connection.server";
import { type Found, type FoundListing, findListings } from "~/db/search/search.server";
import type { OfferSummary } from "~/domain/listing/view";
import type { Place } from "~/domain/place/place";
import { missText } from "~/domain/search/miss";
import { type Question, questionOf } from "~/domain/search/question";
import type { Search } from "~/domain/search/search";
import type { ShownChip, ShownGroup, ShownSearch, WithWhy } from "~/domain/search/shown-search";
import { chipsOf, shownText } from "~/domain/search/shown-text";
import { understand } from "~/domain/search/understand";
import type { Understanding } from "~/domain/search/understanding";
import { createVocabulary, type Vocabulary } from "~/domain/search/vocabulary";
import { whyFound } from "~/domain/search/why";

type HrefOf = (search: Partial<Search>) => string;

export type SearchedPage = {
  shown: ShownSearch;
  question: Question;
  /** Offers that fit but for the filters; only where nothing else is shown. */
  nearly: readonly WithWhy<OfferSummary>[];
  /** What was looked for in vain, to be counted; null where something was found. */
  miss: string | null;
};

/** What filters leave out is not missing. */
function isFiltered({ after, category, rating, days, minPrice, maxPrice, onlineOnly }: Search): boolean {
  return onlineOnly || [after, category, rating, days, minPrice, maxPrice].some((one) => one !== null);
}

const NO_WORDS = createVocabulary(new Map());

/** `now` in UTC ms; `vocabulary` is asked for where words are to be read; `hrefOf` keeps to the page that searches; `remembered`: for "dekat saya". One trip. */
export async function searchedPage(
  db: Database,
  search: Search,
  asked: { vocabulary(): Promise<Vocabulary>; now: number; hrefOf: HrefOf; remembered?: Place | null },
): Promise<SearchedPage> {
  const { vocabulary, now, hrefOf, remembered = null } = asked;
  const understood = understand(search.q, search.q === "" ? NO_WORDS : await vocabulary(), {
    literal: search.literal,
  });
  const question = questionOf(search, understood, remembered);
  const found = await findListings(db, question, now);
  const empty = found.offers.length === 0 && found.requests.length === 0;
  return {
    shown: {
      chips: shownChips(search, understood, hrefOf),
      correction: shownCorrection(search, understood, hrefOf),
      places: question.understanding.place?.places ?? [],
      otherPlaces: otherPlaces(search, understood, hrefOf),
      groups: groupsOf(found, question),
      requests: found.requests.map((listing) => withWhy(listing, question)),
      pages: {
        first: search.after === null ? null : hrefOf({ ...search, after: null }),
        next: found.after && hrefOf({ ...search, after: found.after }),
      },
    },
    question,
    nearly: found.nearly.map((listing) => withWhy(listing, question)),
    miss: empty && !isFiltered(search) ? missText(search.q, understood) : null,
  };
}

function shownChips(search: Search, understood: Understanding, hrefOf: HrefOf): ShownChip[] {
  return chipsOf(understood).map((chip) => ({
    ...chip,
    same: chip.of === "part" ? (understood.parts.find(({ typed }) => typed === chip.typed)?.same ?? []) : [],
    href: hrefOf({ ...search, q: shownText(understood, chip), after: null }),
  }));
}

function shownCorrection(
  search: Search,
  { correction }: Understanding,
  hrefOf: HrefOf,
): ShownSearch["correction"] {
  return correction && { ...correction, literalHref: hrefOf({ ...search, literal: true, after: null }) };
}

function otherPlaces(search: Search, understood: Understanding, hrefOf: HrefOf): ShownSearch["otherPlaces"] {
  const asked = understood.place ?? search.place;
  if (!asked || asked.together) return [];
  const q = understood.place ? shownText(understood, { of: "place" }) : search.q;
  return asked.places.slice(1).map((place) => ({
    place,
    href: hrefOf({
      ...search,
      q,
      place: { typed: place.short, places: [place], together: false },
      after: null,
    }),
  }));
}

function groupsOf({ offers }: Found, question: Question): ShownGroup[] {
  const names = [...new Set(offers.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    offers: offers.filter(({ group }) => group === name).map((listing) => withWhy(listing, question)),
  }));
}

function withWhy<Summary>(
  { summary, group, candidate }: FoundListing<Summary>,
  question: Question,
): WithWhy<Summary> {
  return {
    ...summary,
    why: whyFound(question.understanding, candidate, group === "all" || group === "beyond" ? "here" : group),
  };
}
