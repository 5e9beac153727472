import { desc, lt, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { searchMisses } from "../schema/searches";

/** Of different ones a day: whoever types at random must not fill the table. */
const MOST_A_DAY = 2_000;

/** `day`: YYYY-MM-DD in Jakarta. */
export async function countMiss(db: Database, { day, query }: { day: string; query: string }): Promise<void> {
  await db.run(sql`insert into search_misses (day, query, count)
    select ${day}, ${query}, 1
    where exists (select 1 from search_misses where day = ${day} and query = ${query})
      or (select count(*) from (select 1 from search_misses where day = ${day} limit ${sql.raw(String(MOST_A_DAY))}))
        < ${sql.raw(String(MOST_A_DAY))}
    on conflict (day, query) do update set count = count + 1`);
}

export type MissRow = { query: string; count: number; days: number; lastDay: string };

/** The most frequent since a day; bounded by what a day can hold. */
export function listMisses(db: Database, since: string, limit: number): Promise<MissRow[]> {
  const count = sql<number>`sum(${searchMisses.count})`.as("times");
  return db
    .select({
      query: searchMisses.query,
      count,
      days: sql<number>`count(*)`.as("days"),
      lastDay: sql<string>`max(${searchMisses.day})`.as("last_day"),
    })
    .from(searchMisses)
    .where(sql`${searchMisses.day} >= ${since}`)
    .groupBy(searchMisses.query)
    .orderBy(desc(count), searchMisses.query)
    .limit(limit);
}

export async function deleteOldMisses(db: Database, before: string, limit: number): Promise<void> {
  await db
    .delete(searchMisses)
    .where(
      sql`rowid in (select rowid from search_misses where ${lt(searchMisses.day, before)} limit ${sql.raw(String(limit))})`,
    );
}
