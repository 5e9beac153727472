import { activeFilters } from "~/copy/search/filters";
import { searchSuggestion } from "~/copy/search/suggestion";
import type { Found } from "~/db/search/search.server";
import { CATEGORIES, type CategorySlug } from "~/domain/listing/category";
import { type Question, questionOf, withOnePlace } from "~/domain/search/question";
import { relatedSearches } from "~/domain/search/related";
import type { Search } from "~/domain/search/search";
import type { ShownSearch } from "~/domain/search/shown-search";
import { understand } from "~/domain/search/understand";
import type { Understanding } from "~/domain/search/understanding";
import { NO_WORDS, type Vocabulary } from "~/domain/search/words/vocabulary";
import type { HrefOf } from "./understood.server";

/** `question`: what the page behind the link asks, so that it can be tried. */
export type Suggested = {
  part: "offered" | "related" | "wider";
  text: string;
  href: string;
  question: Question;
};

const MOST = 5;
const RELATED_FIRST = 2;

type Reading = {
  known: Vocabulary;
  hrefOf: HrefOf;
  /** As the page behind a link of ours reads its own address. */
  searchAt(href: string): Search;
};

/** Searches that the page may lead to, in the order in which they are tried. Null on later pages and where nothing is asked. */
export function suggestionsFor(
  search: Search,
  understood: Understanding,
  reading: Reading,
): Suggested[] | null {
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
  const related = relatedSearches(understood, known).map((q) =>
    suggest("related", q, { q, kind, place, everywhere }),
  );
  const wider = searchSuggestion(search, understood).map(({ text, search: to }) =>
    suggest("wider", text, to),
  );
  const own = hrefOf({ ...search, after: null });
  const all = [...offered, ...related.slice(0, RELATED_FIRST), ...wider, ...related.slice(RELATED_FIRST)];
  return all.filter(({ href }) => href !== own);
}

function readQuestion(search: Search, known: Vocabulary): Question {
  const read = understand(search.q, search.q === "" ? NO_WORDS : known, { literal: search.literal });
  const { search: asked, understood } = withOnePlace(search, read);
  return questionOf(asked, understood);
}

/** Those that were found to show something; of two with one text the first. */
export function shownSuggestions(
  suggested: readonly Suggested[] | null,
  { answered, categories }: Pick<Found, "answered" | "categories">,
): Pick<ShownSearch, "offered" | "related" | "wider" | "categories"> {
  const tried = (suggested ?? []).filter((_, at) => answered.has(at));
  const links = (part: Suggested["part"]) => {
    const own = tried
      .filter((one) => one.part === part)
      .map(({ text, href }) => [text, { text, href }] as const);
    return [...new Map(own.reverse()).values()].reverse().slice(0, MOST);
  };
  const [meant] = links("offered");
  return {
    offered: meant ? { to: meant.text, href: meant.href } : null,
    related: links("related"),
    wider: links("wider"),
    categories: slugsOf(categories),
  };
}

function slugsOf(names: readonly string[]): CategorySlug[] {
  return CATEGORIES.filter(({ name }) => names.includes(name)).map(({ slug }) => slug);
}
