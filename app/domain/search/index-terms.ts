import type { CategoryName } from "../listing/category";
import { CATEGORY_CONCEPTS, categoryToken, concepts, conceptToken, widerOf } from "./words/concepts";
import { meaningsOf, type Segment, segmentsOf } from "./words/meanings";
import { clausesOf, possessivesIn, wordsOf } from "./words/query-words";
import { tokensOf, withoutFillers } from "./words/tokens";

type IndexedListing = {
  title: string;
  description: string;
  category: string;
  texts: readonly string[];
  sellerName: string;
  location: string;
};

export type IndexTerms = { title: string; words: string };

export function indexTerms(listing: IndexedListing): IndexTerms {
  const category = CATEGORY_CONCEPTS[listing.category as CategoryName];
  const title = new Set(category ? [categoryToken(category)] : []);
  addTerms(title, listing.title);
  const words = new Set<string>();
  for (const text of [listing.description, ...listing.texts]) addTerms(words, text);
  // Names are kept as they are: a root or a concept in them is chance.
  for (const text of [listing.sellerName, listing.location]) {
    for (const word of [...wordsOf(text), ...possessivesIn(text)]) words.add(word);
  }
  return { title: [...title].join(" "), words: [...words].join(" ") };
}

/** In the order of the text: what a title begins with is what it offers. */
function addTerms(terms: Set<string>, text: string): void {
  for (const typed of clausesOf(text)) {
    const tokens = tokensOf(typed);
    for (const segment of segmentsOf(withoutFillers(tokens))) {
      for (const { word, root } of segment.tokens) terms.add(word).add(root);
      for (const { key } of segment.meanings)
        for (const wider of widerOf(key)) terms.add(conceptToken(wider));
      for (const { key } of innerMeanings(segment).flat()) terms.add(conceptToken(key));
    }
    for (const word of typed) terms.add(word);
    for (const { word } of tokens) terms.add(word);
  }
  for (const word of possessivesIn(text)) terms.add(word);
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
