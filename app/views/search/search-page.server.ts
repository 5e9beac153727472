import type { SearchDatabases } from "~/db/search/index-database.server";
import { type Found, type FoundListing, findListings } from "~/db/search/search.server";
import { missText } from "~/domain/search/miss";
import { type Question, questionOf, withOnePlace } from "~/domain/search/question";
import { unmetParts } from "~/domain/search/rank";
import type { Search } from "~/domain/search/search";
import type { OfferFound, ShownSearch, WithWhy } from "~/domain/search/shown-search";
import { understand } from "~/domain/search/understand";
import { whyFound } from "~/domain/search/why";
import { asWritten } from "~/domain/search/words/query-words";
import { NO_WORDS, type Vocabulary } from "~/domain/search/words/vocabulary";
import { shownGroups } from "./groups.server";
import { shownSuggestions, suggestionsFor } from "./suggested.server";
import { type HrefOf, understoodView } from "./understood.server";

type SearchedPage = {
  /** With one place at most, the field's or none where the words name one. */
  search: Search;
  shown: ShownSearch;
  question: Question;
  /** Offers that fit but for the filters; only where nothing else is shown. */
  nearly: readonly WithWhy<OfferFound>[];
  /** Offers that come near the words; only where nothing answers them. */
  near: readonly WithWhy<OfferFound>[];
  /** The words that no shown offer contains: a qualifier or a brand. */
  unmet: string;
  /** What was looked for in vain, to be counted; null where something was found. */
  miss: string | null;
};

/** What filters leave out is not missing. */
function isFiltered({ after, category, rating, days, startsIn, minPrice, maxPrice, mode }: Search): boolean {
  return [after, category, rating, days, startsIn, minPrice, maxPrice, mode].some((one) => one !== null);
}

type Asking = {
  /** Read only where there are words. */
  vocabulary(): Promise<Vocabulary>;
  /** UTC ms */
  now: number;
  /** Keeps to the page that searches. */
  hrefOf: HrefOf;
  /** As the page reads the parameters of its address. */
  searchOf(params: URLSearchParams): Search;
};

/** One trip to each database. */
export async function searchedPage(
  databases: SearchDatabases,
  params: URLSearchParams,
  { vocabulary, now, hrefOf, searchOf }: Asking,
): Promise<SearchedPage> {
  const sent = searchOf(params);
  const known = sent.q === "" ? NO_WORDS : await vocabulary();
  const read = understand(sent.q, known, { literal: sent.literal });
  const { search, understood } = withOnePlace(sent, read);
  const question = questionOf(search, understood);
  const searchAt = (href: string) => searchOf(new URL(href, "http://localhost").searchParams);
  const suggested = suggestionsFor(search, understood, { known, hrefOf, searchAt });
  const questions = suggested?.map((one) => one.question) ?? null;
  const found = await findListings(databases, question, now, questions);
  const empty = found.offers.length === 0 && found.requests.length === 0;
  const around = question.understanding.place?.places ?? [];
  const [groups, requestGroups] = [
    shownGroups(found.offers, around, (offer) => withWhy(offer, question)),
    shownGroups(found.requests, around, (request) => withWhy(request, question)),
  ] as const;
  const main = question.filters.kind === "wanted" ? found.requests : found.offers;
  return {
    search,
    shown: {
      ...understoodView(search, understood, { hrefOf, now }),
      ...shownSuggestions(suggested, found),
      places: around,
      groups,
      requestGroups,
      nothingThere: isNothingThere(main, question),
      pages: pagesOf(search, found, hrefOf),
    },
    question,
    nearly: found.nearly.map((listing) => withWhy(listing, question)),
    near: found.near.map((listing) => withWhy(listing, question)),
    unmet: unmetWords(question, found),
    miss: empty && !isFiltered(search) ? missText(search.q, understood) : null,
  };
}

/** Whether nothing stands in the place, comes to it or works online. Later pages may still have what is elsewhere. */
function isNothingThere(
  found: readonly FoundListing<unknown>[],
  { after, understanding }: Question,
): boolean {
  const isFar = ({ group, candidate }: FoundListing<unknown>) =>
    group === "elsewhere" || (group === "near" && !candidate.online);
  return after === null && understanding.place !== null && found.length > 0 && found.every(isFar);
}

function pagesOf(search: Search, { after }: Found, hrefOf: HrefOf): ShownSearch["pages"] {
  return {
    first: search.after === null ? null : hrefOf({ ...search, after: null }),
    next: after && hrefOf({ ...search, after }),
  };
}

function unmetWords({ understanding, after }: Question, { offers, near }: Found): string {
  const listed = offers.length > 0 ? offers : near;
  if (listed.length === 0 || after !== null) return "";
  const parts = unmetParts(
    understanding.parts,
    listed.map(({ candidate }) => candidate),
  );
  // Without any offer the brand is not the reason, so the sentence leaves it out.
  const told = offers.length > 0 ? parts : parts.filter(({ role }) => role !== "brand");
  return told.map(({ typed }) => asWritten(typed)).join(" ");
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
