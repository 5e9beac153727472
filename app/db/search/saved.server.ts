import { and, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { MAX_SAVED_SEARCHES } from "~/domain/search/saved";
import { type BatchStatement, batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { favouritesPage, selectFavourites } from "../listing/favourites.server";
import { listings } from "../schema/listings";
import { savedSearches } from "../schema/searches";

/** For a batch; the newest first. */
export function selectSavedSearches(db: Database, userId: string, limit = MAX_SAVED_SEARCHES) {
  return db
    .select({ id: savedSearches.id, query: savedSearches.query })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), savedSearches.id)
    .limit(limit);
}

/** What a person keeps: offers a page at a time, and all searches. One trip. */
export async function readKept(db: Database, userId: string, after: string | null) {
  const [rows, searches] = await db.batch([
    selectFavourites(db, userId, after),
    selectSavedSearches(db, userId),
  ]);
  return { favourites: favouritesPage(rows), searches };
}

const newestSeq = sql`coalesce((select max(seq) from services), 0)`;

/** Whether it is saved now. What is listed already is not told. `counted` may abort the batch. */
export async function insertSavedSearch(
  db: Database,
  { userId, query, now }: { userId: string; query: string; now: number },
  counted: BatchStatement,
): Promise<boolean> {
  const row = { id: crypto.randomUUID(), userId, query, createdAt: now, checkedAt: now, seenSeq: newestSeq };
  const { saved } = await batchByName(db, {
    counted,
    inserted: insertWhere(
      db,
      savedSearches,
      row,
      sql`where (select count(*) from saved_searches where user_id = ${userId})
        < ${sql.raw(String(MAX_SAVED_SEARCHES))}`,
    ).onConflictDoNothing(),
    saved: db
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.query, query))),
  });
  return saved.length > 0;
}

/** False for nobody's and somebody else's. */
export async function hasSavedSearch(db: Database, own: { id: string; userId: string }): Promise<boolean> {
  return (await db.select({ id: savedSearches.id }).from(savedSearches).where(isOwn(own))).length > 0;
}

export async function deleteSavedSearch(db: Database, own: { id: string; userId: string }): Promise<boolean> {
  const deleted = await db.delete(savedSearches).where(isOwn(own)).returning({ id: savedSearches.id });
  return deleted.length > 0;
}

const isOwn = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));

export type DueSearch = { id: string; userId: string; query: string; seenSeq: number };

/** Not looked at since `before` (UTC ms), and the newest listing of now. Rides on saved_searches_due. */
export async function listDueSearches(
  db: Database,
  before: number,
  limit: number,
): Promise<{ due: DueSearch[]; newest: number }> {
  const [due, [last]] = await db.batch([
    db
      .select({
        id: savedSearches.id,
        userId: savedSearches.userId,
        query: savedSearches.query,
        seenSeq: savedSearches.seenSeq,
      })
      .from(savedSearches)
      .where(lte(savedSearches.checkedAt, before))
      .orderBy(savedSearches.checkedAt)
      .limit(limit),
    db.select({ newest: sql<number>`${newestSeq}`.as("newest") }).from(sql`(select 1)`),
  ]);
  return { due, newest: last?.newest ?? 0 };
}

export type NewHit = { seq: number; title: string };

/** Of each search, by its place: what came after it was last looked for, the newest first. One trip. */
export async function listNewHits(
  db: Database,
  searches: readonly (DueSearch & { expression: string })[],
  limit: number,
): Promise<NewHit[][]> {
  const [first, ...others] = searches.map((search) => selectNewHits(db, search, limit));
  return first ? db.batch([first, ...others]) : [];
}

// The rowids of services_search are the listings' `seq`. D1 binds numbers as REAL, and FTS5 would walk all for one.
function selectNewHits(db: Database, search: DueSearch & { expression: string }, limit: number) {
  const hits = sql`(select rowid as seq from services_search
    where services_search match ${search.expression} and rowid > cast(${search.seenSeq} as integer)
    order by rowid desc limit ${sql.raw(String(limit * 2))}) hits`;
  return db
    .select({ seq: listings.seq, title: listings.title })
    .from(hits as SQL<{ seq: number }>)
    .innerJoin(
      listings,
      sql`${listings.seq} = hits.seq and ${listings.status} = 'active' and ${listings.deletedAt} is null
        and ${listings.ownerId} <> ${search.userId}`,
    )
    .orderBy(desc(listings.seq))
    .limit(limit);
}

/** For a batch. At most 90 ids. */
export function markLookedFor(
  db: Database,
  ids: readonly string[],
  { seenSeq, now }: { seenSeq: number; now: number },
) {
  return db
    .update(savedSearches)
    .set({ seenSeq, checkedAt: now })
    .where(inArray(savedSearches.id, [...ids]));
}
