import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { indexBuild, indexedListings, listingFeed } from "./index-tables.server";

type IndexBuild = typeof indexBuild.$inferSelect;

export async function readBuild(indexDb: Database): Promise<IndexBuild | null> {
  const [build] = await indexDb.select().from(indexBuild);
  return build ?? null;
}

export async function beginBuild(
  indexDb: Database,
  { since, revision }: { since: number; revision: number },
): Promise<void> {
  await indexDb.update(indexBuild).set({ since, began: revision, builtTo: 0 });
}

/** For a batch with what was built. A slower builder of the same or an older build moves nothing back. */
export function keepBuild(indexDb: Database, { began }: IndexBuild, to: number): BatchStatement {
  return indexDb
    .update(indexBuild)
    .set({ builtTo: sql`max(built_to, ${to})` })
    .where(eq(indexBuild.began, began));
}

/** Takes out what the build has not met, since it is no longer listed: `limit` at most. Gives how many there were. */
export async function sweepIndex(indexDb: Database, { began }: IndexBuild, limit: number): Promise<number> {
  const unmet = await indexDb
    .select({ seq: indexedListings.seq })
    .from(indexedListings)
    .where(lt(indexedListings.revision, began))
    .orderBy(asc(indexedListings.revision))
    .limit(limit);
  if (unmet.length === 0) return 0;
  const seqs = JSON.stringify(unmet.map(({ seq }) => seq));
  const ofThem = inArray(indexedListings.seq, sql`(select value from json_each(${seqs}))`);
  await indexDb.batch([
    // Fed without places it leaves the indexes, unless somebody has fed it anew meanwhile.
    insertWhere(
      indexDb,
      listingFeed,
      { seq: sql`seq`, revision: sql`cast(${began} as integer)` } as never,
      sql`from indexed_listings where ${lt(indexedListings.revision, began)} and ${ofThem}`,
    ),
    indexDb
      .delete(indexedListings)
      .where(and(eq(indexedListings.revision, began), isNull(indexedListings.pricePlace), ofThem)),
  ]);
  return unmet.length;
}

export async function finishBuild(indexDb: Database, { began }: IndexBuild, now: number): Promise<void> {
  await indexDb.update(indexBuild).set({ builtTo: null, builtAt: now }).where(eq(indexBuild.began, began));
}
