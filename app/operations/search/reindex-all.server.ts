import type { Database } from "~/db/core/connection.server";
import { countWords } from "./count-words.server";
import { reindexListings } from "./reindex-listings.server";

/** Through wrangler a round is one call to read and one to write, and a call takes seconds however much it carries. */
const LISTINGS_A_ROUND = 1_000;
const TERMS_A_CALL = 20_000;

/** All that the scheduler would do run by run, `round` listings at a time. `now` in UTC ms. Gives how many were stale. */
export async function reindexAll(
  db: Database,
  now: number,
  say: (done: number) => void,
  round = LISTINGS_A_ROUND,
): Promise<number> {
  let written = 0;
  for (let last = round; last === round; written += last) {
    // Copies of pages at the edge are a minute old at most.
    last = await reindexListings({ db, purge() {} }, round);
    if (last === round) say(written + last);
  }
  await countWords(db, now, { statements: 200, terms: TERMS_A_CALL, every: 0 });
  return written;
}
