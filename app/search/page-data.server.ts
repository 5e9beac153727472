import { CATEGORIES, type CategorySlug } from "~/listings/category";
import { placesNear, placesWithin } from "~/places/near-places";
import type { Place } from "~/places/place";
import { toDateInput } from "~/platform/dates";
import { emptySearchText } from "./empty-search";
import type { SearchDatabases } from "./index-queries.server";
import { countNewHits, type FoundListing, findListings, newHitsExpression, type SearchResults } from "./queries.server";
import { type Question, questionOf, withOnePlace } from "./question";
import { unmatchedParts } from "./rank";
import {
  maxCountedHits,
  newSince,
  placeAlone,
  placeParameter,
  readSavedSearch,
  type Search,
  type SearchNotification,
  type Understanding,
} from "./search";
import {
  type Chip,
  matchReason,
  type RankedOffer,
  type ShownChip,
  type ShownGroup,
  type ShownSearch,
  searchChips,
  shownText,
  type WithMatchReason,
} from "./shown-search";
import { neighbourCategories, relatedSearches } from "./suggest";
import { activeFilters, newCount, savedSearchTitle, searchSuggestion } from "./text";
import { understand } from "./understand";
import { dueDay } from "./words/due-date";
import { asWritten, restoreRepetition } from "./words/query-words";
import { NO_WORDS, type Vocabulary } from "./words/vocabulary";

const MAX_NAMED_PLACES = 2;

export function shownGroups<Summary, Listing>(
  found: readonly FoundListing<Summary>[],
  places: readonly Place[],
  show: (listing: FoundListing<Summary>) => Listing,
): ShownGroup<Listing>[] {
  const names = [...new Set(found.map(({ group }) => group))];
  return names.map((name) => {
    const within = found.filter(({ group }) => group === name);
    return { name, nearby: name === "near" ? nearestOf(within, places) : [], listings: within.map(show) };
  });
}

function nearestOf(found: readonly FoundListing<unknown>[], places: readonly Place[]): Place[] {
  const locationCodes = new Set(found.map(({ candidate }) => candidate.place));
  const near = places.flatMap(({ code }) => placesWithin(code)).filter(({ code }) => locationCodes.has(code));
  return [...new Set(near)].slice(0, MAX_NAMED_PLACES);
}

type SavedRow = { id: string; query: string; seenSeq: number };

/** Returns saved searches, without rows that no longer parse. `notified`: a new result was notified and is unread. */
export function savedSearchViews(rows: readonly SavedRow[], searchNotifications: readonly SearchNotification[]) {
  const notified = new Set(searchNotifications.map(({ searchId }) => searchId));
  return readable(rows).map(({ id, search }) => ({ ...lineOf(id, search), notified: notified.has(id) }));
}

type Asking = {
  userId: string;
  searchNotifications: readonly SearchNotification[];
  vocabulary(): Promise<Vocabulary>;
};

export async function countedSearchViews(
  databases: SearchDatabases,
  rows: readonly SavedRow[],
  { userId, searchNotifications, vocabulary }: Asking,
) {
  if (rows.length === 0) return [];
  const words = await vocabulary();
  const lines = readable(rows).map(({ id, search, seenSeq }) => ({
    line: lineOf(id, search),
    expression: newHitsExpression(search, words),
    userId,
    after: newSince({ id, seenSeq }, searchNotifications),
  }));
  const asked = lines.flatMap((line) => (line.expression === null ? [] : [{ ...line, expression: line.expression }]));
  const max = maxCountedHits(asked.length);
  const counts = await countNewHits(databases, asked, max + 1);
  const countOf = new Map(asked.map(({ line }, at) => [line.id, counts[at] ?? 0]));
  return lines.map(({ line }) => {
    const count = countOf.get(line.id) ?? 0;
    return { ...line, fresh: count > 0 ? newCount(count, max) : null };
  });
}

function lineOf(id: string, search: Search) {
  return { id, title: savedSearchTitle(search), href: `/saved-searches/${id}` };
}

function readable(rows: readonly SavedRow[]) {
  return rows.flatMap(({ query, ...row }) => {
    const read = readSavedSearch(query);
    return read ? [{ ...row, search: read.search }] : [];
  });
}

/** A suggestion. `question` is the search behind the link, so that it can be tested. */
type Suggested = {
  part: "offered" | "related" | "wider";
  text: string;
  href: string;
  question: Question;
};

const MAX_SUGGESTIONS = 5;
const RELATED_BEFORE_WIDER = 2;

type Reading = {
  known: Vocabulary;
  hrefOf: HrefOf;
  searchAt(href: string): Search;
};

/**
 * Returns searches that the page may link to, in the order in which they are tested. Null on later pages and without a
 * query.
 */
function suggestionsFor(search: Search, understood: Understanding, reading: Reading): Suggested[] | null {
  const { known, hrefOf, searchAt } = reading;
  if (search.after || (search.q === "" && activeFilters(search).length === 0)) return null;
  const suggest = (part: Suggested["part"], text: string, to: Partial<Search>): Suggested => {
    const href = hrefOf(to);
    return { part, text, href, question: readQuestion(searchAt(href), known) };
  };
  const { kind, everywhere } = search;
  const place = understood.place ?? search.place;
  const { offered: meant } = understood;
  const offered = meant ? [suggest("offered", meant.to, { ...search, q: meant.to })] : [];
  const related = relatedSearches(understood, known).map((q) => suggest("related", q, { q, kind, place, everywhere }));
  const wider = searchSuggestion(search, understood).map(({ text, search: to }) => suggest("wider", text, to));
  const own = hrefOf({ ...search, after: null });
  const all = [...offered, ...related.slice(0, RELATED_BEFORE_WIDER), ...wider, ...related.slice(RELATED_BEFORE_WIDER)];
  return all.filter(({ href }) => href !== own);
}

function readQuestion(search: Search, known: Vocabulary): Question {
  const read = understand(search.q, search.q === "" ? NO_WORDS : known, { literal: search.literal });
  const { search: asked, understood } = withOnePlace(search, read);
  return questionOf(asked, understood);
}

/** Keeps suggestions that have results. If two have the same text, only the first is kept. */
function shownSuggestions(
  suggested: readonly Suggested[] | null,
  { answered, categories }: Pick<SearchResults, "answered" | "categories">,
): Pick<ShownSearch, "offered" | "related" | "wider" | "categories"> {
  const tried = (suggested ?? []).filter((_, at) => answered.has(at));
  const links = (part: Suggested["part"]) => {
    const own = tried.filter((one) => one.part === part).map(({ text, href }) => [text, { text, href }] as const);
    return [...new Map(own.reverse()).values()].reverse().slice(0, MAX_SUGGESTIONS);
  };
  const [meant] = links("offered");
  return {
    offered: meant ? { to: meant.text, href: meant.href } : null,
    related: links("related"),
    wider: links("wider"),
    categories: slugsOf(categories, categories),
  };
}

function slugsOf(names: readonly string[], filled: readonly string[]): CategorySlug[] {
  return CATEGORIES.filter(({ name }) => names.includes(name) && filled.includes(name)).map(({ slug }) => slug);
}

type HrefOf = (search: Partial<Search>) => string;

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

const MAX_NEAR_PLACES = 4;

function understoodView(
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
            .slice(0, MAX_NEAR_PLACES)
            .map((one) => ({ place: one, href: hrefOf({ ...fresh, place: placeAlone(one) }) })),
    // The fields then contain the price. If it stayed in the words too, it would override changes in the fields.
    wordsOfFilters: price ? shownText(understood, { of: "price" }) : search.q,
  };
}

/** Returns one chip per meaning. All words are one, because "cuci ac" is one thing. */
function shownChips(search: Search, understood: Understanding, hrefOf: HrefOf): ShownChip[] {
  const chips = searchChips(understood);
  const words = chips.flatMap((chip) => (chip.of === "part" ? [chip.typed] : []));
  if (words.length > 1) {
    const same = understood.parts.filter(({ typed }) => words.includes(typed)).flatMap((part) => part.same);
    const left = { ...search, q: shownText({ ...understood, parts: [] }), after: null };
    const rest = chips.filter(({ of }) => of !== "part");
    const typed = words.map((word) => restoreRepetition(word, search.q)).join(" ");
    return [{ of: "part", typed, same, href: hrefOf(left) }, ...toShownChips(rest, search, understood, hrefOf)];
  }
  return toShownChips(chips, search, understood, hrefOf);
}

function toShownChips(chips: readonly Chip[], search: Search, understood: Understanding, hrefOf: HrefOf): ShownChip[] {
  return chips.flatMap((chip) => {
    // The place that it refers to has its own chip.
    if (chip.of === "near" && (understood.place || search.place)) return [];
    // If the user chose an order of the results, a wish such as "murah" has no effect.
    const isWish = chip.of === "cheap" || chip.of === "soon" || chip.of === "time";
    if (isWish && search.sort !== "relevan") return [];
    const left = { ...search, q: shownText(understood, chip), after: null };
    return {
      ...(chip.of === "part" ? { ...chip, typed: restoreRepetition(chip.typed, search.q) } : chip),
      same: chip.of === "part" ? (understood.parts.find(({ typed }) => typed === chip.typed)?.same ?? []) : [],
      href: hrefOf(chip.of === "place" ? { ...left, everywhere: search.mode !== "online" } : left),
    };
  });
}

function otherPlaces(search: Search, understood: Understanding, hrefOf: HrefOf): ShownSearch["otherPlaces"] {
  const asked = understood.place ?? search.place;
  if (!asked || asked.together) return [];
  const q = understood.place ? shownText(understood, { of: "place" }) : search.q;
  return asked.places.slice(1, 1 + MAX_NEAR_PLACES).map((place) => ({
    place,
    href: hrefOf({ ...search, q, place: placeAlone(place), overruled: null, after: null }),
  }));
}

type SearchedPage = {
  search: Search;
  shown: ShownSearch;
  question: Question;
  nearly: readonly WithMatchReason<RankedOffer>[];
  near: readonly WithMatchReason<RankedOffer>[];
  /** The typed words that are in no dictionary. Empty if anything is found. */
  misspelt: readonly string[];
  unmet: string;
  /** The failed search to be recorded. Null if something was found. */
  miss: string | null;
};

/** Returns true if a filter is set. An empty result then does not mean that the service is missing. */
function isFiltered({ after, category, rating, days, startsIn, minPrice, maxPrice, mode }: Search): boolean {
  return [after, category, rating, days, startsIn, minPrice, maxPrice, mode].some((one) => one !== null);
}

type SearchTools = {
  vocabulary(): Promise<Vocabulary>;
  now: number;
  hrefOf: HrefOf;
  searchOf(params: URLSearchParams): Search;
};

export async function searchedPage(
  databases: SearchDatabases,
  params: URLSearchParams,
  { vocabulary, now, hrefOf, searchOf }: SearchTools,
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
  const empty = found.offers.length === 0 && found.wantedListings.length === 0;
  const around = question.understanding.place?.places ?? [];
  const [groups, wantedGroups] = [
    shownGroups(found.offers, around, (offer) => withWhy(offer, question)),
    shownGroups(found.wantedListings, around, (wanted) => withWhy(wanted, question)),
  ] as const;
  const main = question.filters.kind === "wanted" ? found.wantedListings : found.offers;
  return {
    search,
    shown: {
      ...understoodView(search, understood, { hrefOf, now }),
      ...shownSuggestions(suggested, found),
      nearCategories: empty ? slugsOf(neighbourCategories(understood), found.categories) : [],
      places: around,
      groups,
      wantedGroups,
      nothingThere: isNothingThere(main, question),
      pages: pagesOf(search, found, hrefOf),
    },
    question,
    nearly: found.nearly.map((listing) => withWhy(listing, question)),
    near: [...found.near, ...found.neighbours].map((listing) => withWhy(listing, question)),
    misspelt: empty ? misspeltWords(understood, known) : [],
    unmet: unmetWords(question, found),
    miss: empty && !isFiltered(search) ? emptySearchText(search.q, understood) : null,
  };
}

/** Returns true if nothing is in the place, serves it or works online. Later pages may still have results elsewhere. */
function isNothingThere(found: readonly FoundListing<unknown>[], { after, understanding }: Question): boolean {
  const isFar = ({ group, candidate }: FoundListing<unknown>) =>
    group === "elsewhere" || (group === "near" && !candidate.online);
  return after === null && understanding.place !== null && found.length > 0 && found.every(isFar);
}

function pagesOf(search: Search, { after }: SearchResults, hrefOf: HrefOf): ShownSearch["pages"] {
  return {
    first: search.after === null ? null : hrefOf({ ...search, after: null }),
    next: after && hrefOf({ ...search, after }),
  };
}

function misspeltWords({ parts }: Understanding, known: Vocabulary): string[] {
  return parts
    .filter(({ role }) => role === "unknown")
    .flatMap(({ typed }) => typed.split(" "))
    .filter((word) => /^[a-z]+$/.test(word) && !known.isSpelt(word));
}

function unmetWords({ understanding, after }: Question, { offers, near }: SearchResults): string {
  const listed = offers.length > 0 ? offers : near;
  if (listed.length === 0 || after !== null) return "";
  const parts = unmatchedParts(
    understanding.parts,
    listed.map(({ candidate }) => candidate),
  );
  // Without any offer the brand is not the reason, so the sentence omits it.
  const told = offers.length > 0 ? parts : parts.filter(({ role }) => role !== "brand");
  return told.map(({ typed }) => asWritten(typed)).join(" ");
}

function withWhy<Summary>(
  { summary, group, candidate }: FoundListing<Summary>,
  question: Question,
): WithMatchReason<Summary> {
  return {
    ...summary,
    why: matchReason(question.understanding, candidate, group === "all" || group === "beyond" ? "here" : group),
  };
}
