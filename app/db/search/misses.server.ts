import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { NotedMiss } from "~/domain/search/miss";
import { countOrAbort, isOverLimit } from "../core/attempt-counters.server";
import { batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { searchMisses } from "../schema/searches";

/** New ones: whoever types at random must not fill the table, nor have all that stands in it counted each time. */
export const NEW_MISSES_AN_HOUR = 100;

/** `day`: YYYY-MM-DD in Jakarta; `now` in UTC ms. */
export async function countMiss(
  db: Database,
  { day, query, now }: { day: string; query: string; now: number },
): Promise<void> {
  const again = { count: sql`${searchMisses.count} + 1` };
  const known = await db
    .update(searchMisses)
    .set(again)
    .where(and(eq(searchMisses.day, day), eq(searchMisses.query, query)))
    .returning({ count: searchMisses.count });
  if (known.length > 0) return;
  try {
    await batchByName(db, {
      counted: countOrAbort(db, "search-miss", NEW_MISSES_AN_HOUR, now),
      noted: db
        .insert(searchMisses)
        .values({ day, query })
        .onConflictDoUpdate({ target: [searchMisses.day, searchMisses.query], set: again }),
    });
  } catch (error) {
    if (!isOverLimit(error)) throw error;
  }
}

/** The last ones noted, the newest day first. Rides on the primary key, and reads two rows for each. */
export function listMisses(db: Database, since: string, limit: number): Promise<NotedMiss[]> {
  return db
    .select()
    .from(searchMisses)
    .where(gte(searchMisses.day, since))
    .orderBy(desc(searchMisses.day), desc(searchMisses.query))
    .limit(limit);
}

export async function deleteOldMisses(db: Database, before: string, limit: number): Promise<number> {
  const { meta } = await db
    .delete(searchMisses)
    .where(
      sql`rowid in (select rowid from search_misses where ${lt(searchMisses.day, before)} limit ${sql.raw(String(limit))})`,
    );
  return meta.changes;
}
