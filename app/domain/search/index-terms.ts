import type { CategoryName } from "../listing/category";
import { CATEGORY_CONCEPTS, categoryToken, concepts, conceptToken, widerOf } from "./words/concepts";
import { meaningsOf, type Segment, segmentsOf } from "./words/meanings";
import { clausesOf, possessivesIn, wordsOf } from "./words/query-words";
import { tokensOf, withoutFillers } from "./words/tokens";

type IndexedListing = {
  title: string;
  description: string;
  category: string;
  /** Names of packages: what is sold, in so many words. */
  listed?: readonly string[];
  /** The checklists of the packages. */
  checklists?: readonly string[];
  texts: readonly string[];
  sellerName: string;
  location: string;
};

export type IndexTerms = { title: string; words: string };

export function indexTerms(listing: IndexedListing): IndexTerms {
  const category = CATEGORY_CONCEPTS[listing.category as CategoryName];
  const title = new Set(category ? [categoryToken(category)] : []);
  addTerms(title, listing.title);
  const listed = new Set<string>();
  for (const text of listing.listed ?? []) addTerms(listed, text);
  // Names are kept as they are: a root or a concept in them is chance.
  for (const text of [listing.sellerName, listing.location]) {
    for (const word of [...wordsOf(text), ...possessivesIn(text)]) listed.add(word);
  }
  const checked = new Set<string>();
  for (const text of listing.checklists ?? []) addTerms(checked, text);
  const prose = new Set<string>();
  for (const text of [listing.description, ...listing.texts]) addTerms(prose, text);
  const seen = new Set<string>();
  const fresh = (terms: Iterable<string>) =>
    [...terms].filter((term) => !seen.has(term) && seen.add(term).has(term));
  const words = [...fresh(listed), CHECKLISTS, ...fresh(checked), PROSE, ...fresh(prose)];
  return { title: [...title].join(" "), words: words.join(" ") };
}

/** Before what the packages hold, and before what is only told. They begin as a category's token does, and count as no words. */
export const CHECKLISTS = "xcisipaket";
export const PROSE = "xcprosa";

/** In the order of the text: what a title begins with is what it offers. */
function addTerms(terms: Set<string>, text: string): void {
  for (const typed of clausesOf(text)) {
    const tokens = tokensOf(typed);
    for (const segment of segmentsOf(withoutFillers(tokens))) {
      for (const { word, root } of segment.tokens) terms.add(word).add(root);
      for (const { key } of segment.meanings)
        for (const wider of indexedWith(key)) terms.add(conceptToken(wider));
      for (const { key } of innerMeanings(segment).flat()) terms.add(conceptToken(key));
    }
    for (const word of typed) terms.add(word);
    for (const { word } of tokens) terms.add(word);
  }
  for (const word of possessivesIn(text)) terms.add(word);
}

/** A brand is no more than its name: a photographer's "Canon" is no printer. */
function indexedWith(key: string): Iterable<string> {
  return concepts().get(key)?.role === "brand" ? [key] : widerOf(key);
}

/** What a phrase names besides: "iklan media sosial" is about "media sosial" too, but "cat air" is about no "cat". */
function innerMeanings({ tokens, meanings }: Segment): Segment["meanings"][] {
  if (tokens.length < 2) return [];
  const pairs = tokens.length > 2 ? tokens.slice(1).map((_, at) => tokens.slice(at, at + 2)) : [];
  const singles = tokens.map((token) => meaningsOf([token]).filter(({ key }) => isBeside(key, meanings)));
  return [...pairs.map(meaningsOf), ...singles];
}

function isBeside(key: string, meanings: Segment["meanings"]): boolean {
  const inner = concepts().get(key);
  if (inner?.role !== "topic") return true;
  return meanings.some(
    ({ key: outer }) =>
      [...inner.near, ...inner.wider].includes(outer) || concepts().get(outer)?.near.includes(key),
  );
}
