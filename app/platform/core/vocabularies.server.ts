import type { Vocabulary } from "~/domain/search/words/vocabulary";
import type { WordCounts } from "~/domain/search/words/word-counts";

const FRESH = 10 * 60_000;

type Kept = { vocabulary: Vocabulary; at: number };
type Read = () => Promise<WordCounts>;

/** By database: one for the life of an isolate, so that a search asks the database once. */
const kept = new WeakMap<object, Kept>();

export async function vocabularyOf(
  database: object,
  { now, first, later }: { now: number; first: Read; later(renew: (read: Read) => Promise<unknown>): void },
): Promise<Vocabulary> {
  const found = kept.get(database);
  const renew = async (read: Read) => {
    // Only searches need these modules, and the word list is a third of the server's bundle.
    const [counts, { createVocabulary }, { isListedWord }] = await Promise.all([
      read(),
      import("~/domain/search/words/vocabulary"),
      import("~/domain/search/words/listed-words"),
    ]);
    const vocabulary = createVocabulary(counts, isListedWord);
    kept.set(database, { vocabulary, at: now });
    return vocabulary;
  };
  if (!found) return renew(first);
  if (now - found.at > FRESH) {
    // Whoever comes meanwhile need not read them too.
    kept.set(database, { ...found, at: now });
    later(renew);
  }
  return found.vocabulary;
}
