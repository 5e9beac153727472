import { desc, type SQL, sql } from "drizzle-orm";
import { questionOf } from "~/domain/search/question";
import type { Search } from "~/domain/search/search";
import { understand } from "~/domain/search/understand";
import type { Vocabulary } from "~/domain/search/words/vocabulary";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { strictExpression } from "./search-plan.server";

/** A search of a person, and the `seq` after which its listings are asked for. */
type NewAsked = { userId: string; expression: string; after: number };

type NewHit = { seq: number; title: string; ownerId: string };

/** Strictly by all that was asked for: what is told must not be a guess. Null: nothing can be found. */
export function newHitsExpression(search: Search, vocabulary: Vocabulary): string | null {
  return strictExpression(questionOf(search, understand(search.q, vocabulary, { literal: search.literal })));
}

/** Of each search, by its place: the newest `limit` first, without the person's own. One trip. */
export async function listNewHits(
  db: Database,
  searches: readonly NewAsked[],
  limit: number,
): Promise<NewHit[][]> {
  const [first, ...others] = searches.map((search) =>
    selectNewHits(db, search, limit).orderBy(desc(listings.seq)),
  );
  return first ? db.batch([first, ...others]) : [];
}

/** Of each search, by its place; counted up to `most`. Reads two rows for each one counted. One trip. */
export async function countNewHits(
  db: Database,
  searches: readonly NewAsked[],
  most: number,
): Promise<number[]> {
  const [first, ...others] = searches.map((search) => selectNewHits(db, search, most));
  // Rows rather than their number, which would be read again to be counted.
  return first ? (await db.batch([first, ...others])).map((hits) => hits.length) : [];
}

// The rowids of services_search are the listings' `seq`. D1 binds numbers as REAL, and FTS5 would walk all for one.
function selectNewHits(db: Database, { userId, expression, after }: NewAsked, read: number) {
  const hits = sql`(select rowid as seq from services_search
    where services_search match ${expression} and rowid > cast(${after} as integer)
    order by rowid desc limit ${sql.raw(String(read))}) hits`;
  return db
    .select({ seq: listings.seq, title: listings.title, ownerId: listings.ownerId })
    .from(hits as SQL<{ seq: number }>)
    .innerJoin(
      listings,
      sql`${listings.seq} = hits.seq and ${listings.status} = 'active' and ${listings.deletedAt} is null
        and ${listings.ownerId} <> ${userId}`,
    );
}
