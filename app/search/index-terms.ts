import type { CategoryName } from "~/listings/category";
import type { ListingKind } from "~/listings/listing";
import { hashText } from "~/platform/strings";
import { type EarliestStart, type ListingLocation, searchTags } from "./search";
import { CATEGORY_CONCEPTS, categoryToken, concepts, conceptToken, widerConcepts } from "./words/concepts";
import { meaningsOf, roleOf, type Segment, segmentsOf } from "./words/meanings";
import { possessivesIn, splitClauses, wordsOf } from "./words/query-words";
import { tokensOf, withoutFillers } from "./words/stems";
import { CHAT_WORDS, FILLERS, ROOTS, WHOLE_WORDS } from "./words/word-lists";

type IndexedListing = {
  title: string;
  description: string;
  category: string;
  listed?: readonly string[];
  checklists?: readonly string[];
  texts: readonly string[];
  sellerName: string;
  location: string;
};

export type IndexTerms = { title: string; words: string };

export function indexTerms(listing: IndexedListing): IndexTerms {
  const category = CATEGORY_CONCEPTS[listing.category as CategoryName];
  const title = new Set(category ? [categoryToken(category)] : []);
  addTerms(title, listing.title, contextIn(listing.title));
  const listed = new Set<string>();
  for (const text of listing.listed ?? []) addTerms(listed, text);
  // Names are indexed unchanged, because roots and concepts in them would be accidental.
  for (const text of [listing.sellerName, listing.location]) {
    for (const word of [...wordsOf(text), ...possessivesIn(text)]) listed.add(word);
  }
  const checked = new Set<string>();
  for (const text of listing.checklists ?? []) addTerms(checked, text);
  const prose = new Set<string>();
  for (const text of [listing.description, ...listing.texts]) addTerms(prose, text);
  const seen = new Set<string>();
  const fresh = (terms: Iterable<string>) => [...terms].filter((term) => !seen.has(term) && seen.add(term).has(term));
  const words = [...fresh(listed), CHECKLISTS, ...fresh(checked), PROSE, ...fresh(prose)];
  return { title: [...title].join(" "), words: words.join(" ") };
}

/** Tokens that separate titles, packages and descriptions in the index. Nobody can type them, like category tokens. */
export const CHECKLISTS = "xcisipaket";
export const PROSE = "xcprosa";

/** Adds terms in the order of the text, because a title starts with what it offers. */
function addTerms(terms: Set<string>, text: string, context: ReadonlySet<string> = NO_CONTEXT): void {
  for (const typed of splitClauses(text)) {
    const tokens = tokensOf(typed);
    for (const segment of segmentsOf(withoutFillers(tokens))) {
      for (const { word, root } of segment.tokens) terms.add(word).add(root);
      if (isContext(segment, context)) continue;
      for (const { key } of segment.meanings) for (const wider of indexedWith(key)) terms.add(conceptToken(wider));
      for (const { key } of innerMeanings(segment).flat()) terms.add(conceptToken(key));
    }
    for (const word of typed) terms.add(word);
    for (const { word } of tokens) terms.add(word);
  }
  for (const word of possessivesIn(text)) terms.add(word);
  if (!OF_LANGUAGES.some((term) => terms.has(term))) terms.delete(conceptToken(LANGUAGES));
}

const LANGUAGES = "bahasaasing";
/** Words without which a language is a style or a country: "rias pengantin Sunda". */
const OF_LANGUAGES = ["bahasa", ...["les", "latih", "terjemahan", "tulisan"].map(conceptToken)];

const NO_CONTEXT: ReadonlySet<string> = new Set();
/** Matches the place or the purpose of the work: "di kebun teh", "untuk usaha, kebun, dan kampus". */
const CONTEXT =
  /(?<![a-z])(?:di\s+[a-z]+(?:\s+[a-z]+)?|(?:untuk|buat|bagi)\s+[^,:;.]+(?:(?:,[^,:;.]+)*,\s*(?:dan|atau)\s[^,:;.]+)?)/gi;

/** Returns true if all words name a place or a purpose. They are indexed, but do not count as the trade. */
function isContext({ tokens, meanings }: Segment, context: ReadonlySet<string>): boolean {
  return roleOf(meanings) === "topic" && tokens.every(({ word }) => context.has(word));
}

function contextIn(title: string): ReadonlySet<string> {
  return new Set(title.match(CONTEXT)?.flatMap((text) => tokensOf(wordsOf(text)).map(({ word }) => word)));
}

/**
 * Indexes the name of a brand without the devices that it makes: a photographer who mentions a Canon camera does not
 * repair printers.
 */
function indexedWith(key: string): Iterable<string> {
  return concepts().get(key)?.role === "brand" ? [key] : widerConcepts(key);
}

/**
 * Returns further meanings of a phrase: "iklan media sosial" is also about "media sosial", but "cat air" is not about
 * "cat".
 */
function innerMeanings({ tokens, meanings }: Segment): Segment["meanings"][] {
  if (tokens.length < 2) return [];
  const pairs = tokens.length > 2 ? tokens.slice(1).map((_, at) => tokens.slice(at, at + 2)) : [];
  const singles = tokens.map((token) => meaningsOf([token]).filter(({ key }) => isBeside(key, meanings)));
  // In "admin toko online" the first word says what is offered, and the shop is only where.
  const isOfFirst = meaningsOf(tokens.slice(0, 1)).some(({ key }) => meanings.some((outer) => outer.key === key));
  const read = pairs.map(meaningsOf);
  return [...(isOfFirst ? read.map((pair) => pair.filter(({ key }) => isBeside(key, meanings))) : read), ...singles];
}

function isBeside(key: string, meanings: Segment["meanings"]): boolean {
  const inner = concepts().get(key);
  if (inner?.role !== "topic") return true;
  return meanings.some(
    ({ key: outer }) => [...inner.near, ...inner.wider].includes(outer) || concepts().get(outer)?.near.includes(key),
  );
}

export type SearchableListing = Partial<ListingLocation & EarliestStart> & {
  kind: ListingKind;
  title: string;
  description: string;
  category: string;
  location: string;
  sellerName: string;
  packages?: readonly { name: string; checklist: readonly string[] }[];
  requirements?: readonly string[];
  additionalInfo?: readonly string[];
};

export type ListedTerms = {
  searchTitle: string;
  searchWords: string;
  searchTags: string;
  searchVersion: number;
};

export function listedTerms(listing: SearchableListing): ListedTerms {
  const { packages = [], requirements = [], additionalInfo = [] } = listing;
  const { title, words } = indexTerms({
    ...listing,
    listed: packages.map(({ name }) => name),
    checklists: packages.flatMap(({ checklist }) => checklist),
    texts: [...requirements, ...additionalInfo],
  });
  return {
    searchTitle: title,
    searchWords: words,
    searchTags: searchTags(listing),
    searchVersion: searchVersion(),
  };
}

/** The version of this code. Increase it when the same data are read differently. */
const CODE_VERSION = 14;

let version: number | undefined;

/** Returns a positive number of 31 bits that changes whenever the words used to index listings change. */
export function searchVersion(): number {
  version ??= (hashText(indexWords()) >>> 1) + 1;
  return version;
}

function indexWords(): string {
  const lists = [[...concepts()], [...CHAT_WORDS], [...FILLERS], [...ROOTS], [...WHOLE_WORDS]];
  return JSON.stringify([CODE_VERSION, CATEGORY_CONCEPTS, ...lists]);
}
