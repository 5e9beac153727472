import { DatabaseSync } from "node:sqlite";
import { startingPrice } from "~/listings/package";
import { placeWordsAt } from "~/places/names";
import { type IndexTerms, indexTerms } from "~/search/index-terms";
import { type Candidate, type Ranked, score, sortByRank } from "~/search/rank";
import type { Understanding } from "~/search/search";
import { searchPlan } from "~/search/search-plan";
import { understand } from "~/search/understand";
import { isListedWord } from "~/search/words/listed-words";
import { wordsOf } from "~/search/words/query-words";
import { createVocabulary, type Vocabulary } from "~/search/words/vocabulary";
import { demoRows } from "../../../e2e/demo/rows/rows";
import type { Judged } from "./measure";

const WINDOW = 60;

export type Catalogue = {
  known: Vocabulary;
  find(q: string, kind: "offer" | "wanted"): { title: string; ranked: Ranked }[];
  understood(q: string): Understanding;
  /** Titles in page order, offers before requests. A search for work returns only requests. */
  shownFor(search: Pick<Judged, "q" | "params">): string[];
};

type Row = ReturnType<typeof demoRows>["listings"][number];

export function openCatalogue(now: number): Catalogue {
  const listings = demoRows(now, "").listings.filter(({ status }) => status !== "inactive");
  const database = new DatabaseSync(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE search USING fts5(title, words, tags, content = '', contentless_delete = 1,
     tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`,
  );
  const insert = database.prepare("INSERT INTO search (rowid, title, words, tags) VALUES (?, ?, ?, ?)");
  const indexed = listings.map((listing) => termsOf(listing));
  for (const [at, { title, words }] of indexed.entries()) insert.run(at, title, words, listings[at]?.kind ?? "");
  const select = database.prepare(`SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid DESC LIMIT ${WINDOW}`);
  const known = createVocabulary(countsOf(indexed), isListedWord);
  const candidates = listings.map((listing, at) => candidateOf(listing, indexed[at]));
  const find: Catalogue["find"] = (q, kind) => {
    const understanding = understand(q, known);
    const places = new Set<number>();
    for (const { expression } of searchPlan(understanding)) {
      for (const { rowid } of select.all(`tags : ${kind} AND ${expression}`)) {
        if (places.size < WINDOW) places.add(Number(rowid));
      }
    }
    const found = [...places].flatMap((at) => {
      const candidate = candidates[at];
      const ranked = candidate ? score(understanding, candidate, now) : null;
      return ranked ? [{ title: listings[at]?.title ?? "", ranked }] : [];
    });
    return sortByRank(found);
  };
  const understood = (q: string) => understand(q, known);
  const titles = (q: string, kind: "offer" | "wanted") => find(q, kind).map(({ title }) => title);
  return {
    known,
    find,
    understood,
    shownFor({ q, params }) {
      if (params?.jenis === "permintaan" || understood(q).kind === "wanted") return titles(q, "wanted");
      return [...titles(q, "offer"), ...titles(q, "wanted")];
    },
  };
}

function termsOf(listing: Row): IndexTerms {
  const packages = listing.packages ?? [];
  return indexTerms({
    ...listing,
    listed: packages.map(({ name }) => name),
    checklists: packages.flatMap(({ checklist }) => checklist),
    texts: [...(listing.requirements ?? []), ...(listing.additionalInfo ?? [])],
  });
}

function countsOf(indexed: readonly IndexTerms[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, words } of indexed) {
    for (const word of new Set(`${title} ${words}`.split(" "))) {
      if (!/^x[kc]/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** Finds the served areas in the text, where sellers of the demo name them. */
function candidateOf(listing: Row, terms: IndexTerms | undefined): Candidate {
  const codesIn = (text: string) => {
    const words = wordsOf(text);
    return words.flatMap((_, at) => placeWordsAt(words, at)?.places.map(({ code }) => code) ?? []);
  };
  const location = codesIn(listing.location);
  return {
    title: terms?.title ?? "",
    words: terms?.words ?? "",
    place: location[0] ?? null,
    serves: [...(listing.areas ?? []), ...codesIn(`${listing.title} ${listing.description}`)],
    online: /^(?:online|remote)$/i.test(listing.location),
    price: startingPrice({ price: listing.price, packages: listing.packages ?? null }),
    ratingSum: listing.ratingSum ?? 0,
    ratingCount: listing.ratingCount ?? 0,
    ordersCompleted: listing.ordersCompleted ?? 0,
    createdAt: listing.createdAt,
  };
}
