import type { ListingKind } from "../listing/listing";
import { indexTerms } from "./index-terms";
import { type Readiness, searchTags, type Whereabouts } from "./listing-search";
import { CATEGORY_CONCEPTS, concepts } from "./words/concepts";
import { CHAT_WORDS, FILLERS } from "./words/fillers";
import { ROOTS, WHOLE_WORDS } from "./words/roots";

export type SearchableListing = Partial<Whereabouts & Readiness> & {
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

/** Raised by hand where the same data are read in another way. */
const CODE_VERSION = 9;

let version: number | undefined;

/** Follows from the words that listings are read with: whatever changes them, changes it. Above 0, 31 bits. */
export function searchVersion(): number {
  version ??= hashOf(
    JSON.stringify([
      ...[CODE_VERSION, CATEGORY_CONCEPTS, [...concepts()], [...CHAT_WORDS]],
      ...[[...FILLERS], [...ROOTS], [...WHOLE_WORDS]],
    ]),
  );
  return version;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 1) + 1;
}
