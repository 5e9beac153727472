import { desc, type SQL, sql } from "drizzle-orm";
import { questionOf } from "~/domain/search/question";
import type { Search } from "~/domain/search/search";
import { understand } from "~/domain/search/understand";
import type { Vocabulary } from "~/domain/search/words/vocabulary";
import { listings } from "../schema/listings";
import { hitsIn, type SearchDatabases } from "./index-database.server";
import { strictExpression } from "./search-plan.server";

type NewAsked = { userId: string; expression: string; after: number };

type NewHit = { seq: number; title: string; ownerId: string };

/** Strictly by all that was asked for: what is told must not be a guess. Null: nothing can be found. */
export function newHitsExpression(search: Search, vocabulary: Vocabulary): string | null {
  return strictExpression(questionOf(search, understand(search.q, vocabulary, { literal: search.literal })));
}

/** Of each search, by its place: the newest `limit` first, without the person's own. One trip to each database. */
export async function listNewHits(
  databases: SearchDatabases,
  searches: readonly NewAsked[],
  limit: number,
): Promise<NewHit[][]> {
  const [first, ...others] = (await selectNewHits(databases, searches, limit)).map((select) =>
    select.orderBy(desc(listings.seq)),
  );
  return first ? databases.db.batch([first, ...others]) : [];
}

/** Of each search, by its place; counted up to `most`. Reads two rows for each one counted. One trip to each database. */
export async function countNewHits(
  databases: SearchDatabases,
  searches: readonly NewAsked[],
  most: number,
): Promise<number[]> {
  const [first, ...others] = await selectNewHits(databases, searches, most);
  // Rows rather than their number, which would be read again to be counted.
  return first ? (await databases.db.batch([first, ...others])).map((hits) => hits.length) : [];
}

// The rowids of services_search are the listings' `seq`. D1 binds numbers as REAL, and FTS5 would walk all for one.
async function selectNewHits({ db, indexDb }: SearchDatabases, searches: readonly NewAsked[], read: number) {
  const walks = searches.map(
    ({ expression, after }) => sql`(select 0 as batch, rowid as place from services_search
      where services_search match ${expression} and rowid > cast(${after} as integer)
      order by rowid desc limit ${sql.raw(String(read))}) hits`,
  );
  const found: Record<string, SQL> = await hitsIn(indexDb, Object.fromEntries(walks.entries()));
  return searches.map(({ userId }, at) =>
    db
      .select({ seq: listings.seq, title: listings.title, ownerId: listings.ownerId })
      .from(found[at] ?? sql`hits`)
      .innerJoin(
        listings,
        sql`${listings.seq} = hits.place and ${listings.status} = 'active' and ${listings.deletedAt} is null
          and ${listings.ownerId} <> ${userId}`,
      ),
  );
}
