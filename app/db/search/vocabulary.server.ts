import { eq, sql } from "drizzle-orm";
import { packCounts, unpackCounts, type WordCounts } from "~/domain/search/words/word-counts";
import type { Database } from "../core/connection.server";
import { searchVocabulary } from "../schema/searches";

const isTheOne = eq(searchVocabulary.id, 1);

export async function readWordCounts(db: Database): Promise<WordCounts> {
  const [row] = await db.select({ words: searchVocabulary.words }).from(searchVocabulary).where(isTheOne);
  return unpackCounts(row?.words ?? "");
}

type WordCount = {
  /** UTC ms of the last count that came to its end. */
  madeAt: number | null;
  counted: Map<string, number>;
  countedTo: string;
};

export async function readWordCount(db: Database): Promise<WordCount> {
  const [row] = await db
    .select({
      madeAt: searchVocabulary.madeAt,
      counted: searchVocabulary.counted,
      countedTo: searchVocabulary.countedTo,
    })
    .from(searchVocabulary)
    .where(isTheOne);
  return {
    madeAt: row?.madeAt ?? null,
    counted: unpackCounts(row?.counted ?? ""),
    countedTo: row?.countedTo ?? "",
  };
}

/** Words and how many listings hold each; a word of title and text comes twice. In their order, which needs no sorting. */
export function listTerms(
  db: Database,
  { after, before, limit }: { after: string; before: string; limit: number },
): Promise<{ term: string; doc: number }[]> {
  return db.all(
    sql`select term, doc from search_terms where term > ${after} and term < ${before} and col <> 'tags'
      limit ${sql.raw(String(limit))}`,
  );
}

export async function keepCount(db: Database, count: Omit<WordCount, "madeAt">): Promise<void> {
  const { counted, countedTo } = count;
  await db
    .update(searchVocabulary)
    .set({ counted: packCounts(counted), countedTo })
    .where(isTheOne);
}

export async function finishCount(db: Database, words: WordCounts, now: number): Promise<void> {
  await db
    .update(searchVocabulary)
    .set({ words: packCounts(words), madeAt: now, counted: "", countedTo: "" })
    .where(isTheOne);
}
