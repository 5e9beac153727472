import type { Database } from "~/db/core/connection.server";
import { finishCount, keepCount, listTerms, readWordCount } from "~/db/search/vocabulary.server";
import { HOUR } from "~/domain/core/dates";
import { commonest, isPlainWord } from "~/domain/search/words/word-counts";

const EVERY = 6 * HOUR;
const TERMS_A_STATEMENT = 1_000;
/** Each price is a term of the index, and no word. */
const PRICES = { from: "rp0", to: "rp:" };
/** Past every term of a-z and 0-9. */
const END = "{";

export async function countWords(
  db: Database,
  now: number,
  {
    indexDb = null,
    statements = 5,
    terms: most = TERMS_A_STATEMENT,
    every = EVERY,
  }: { indexDb?: Database | null; statements?: number; terms?: number; every?: number } = {},
): Promise<void> {
  const { madeAt, counted, countedTo } = await readWordCount(db);
  if (countedTo === "" && madeAt !== null && now - madeAt < every) return;
  let after = countedTo;
  for (let done = 0; done < statements; done += 1) {
    const before = after < PRICES.from ? PRICES.from : END;
    const terms = await listTerms(indexDb ?? db, { after, before, limit: most });
    for (const { term, doc } of terms) {
      if (isPlainWord(term)) counted.set(term, Math.max(counted.get(term) ?? 0, doc));
    }
    const last = terms.at(-1)?.term;
    if (terms.length === most && last !== undefined) after = last;
    else if (before === END) return finishCount(db, commonest(counted), now);
    else after = PRICES.to;
  }
  await keepCount(db, { counted, countedTo: after });
}
