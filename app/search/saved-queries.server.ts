import { and, desc, eq, gte, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { notifications } from "~/database/schema/messages";
import { savedSearches, searchMisses } from "~/database/schema/search";
import { users } from "~/database/schema/users";
import { type BatchStatement, batchByName, insertWhere, newId, pageQuery } from "~/database/statements.server";
import { favouritesPage, selectFavourites } from "~/listings/queries.server";
import { selectUnread } from "~/notifications/queries.server";
import type { EmptySearch } from "./empty-search";
import type { SearchDatabases } from "./index-queries.server";
import { MAX_SAVED_SEARCHES, readSearchCause, type SearchNotification } from "./search";

/**
 * The new misses in an hour, so that random searches neither fill the table nor cause its rows to be counted each time.
 */
export const NEW_MISSES_AN_HOUR = 100;

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

/** Lists the last ones recorded, newest day first. Uses the primary key and reads two rows for each. */
export function listMisses(db: Database, since: string, limit: number): Promise<EmptySearch[]> {
  return db
    .select()
    .from(searchMisses)
    .where(gte(searchMisses.day, since))
    .orderBy(desc(searchMisses.day), desc(searchMisses.query))
    .limit(limit);
}

export async function removeOldMisses(db: Database, before: string, limit: number): Promise<number> {
  const { meta } = await db
    .delete(searchMisses)
    .where(
      sql`rowid in (select rowid from search_misses where ${lt(searchMisses.day, before)} limit ${sql.raw(String(limit))})`,
    );
  return meta.changes;
}

export function selectSavedSearches(db: Database, userId: string, limit = MAX_SAVED_SEARCHES) {
  return db
    .select({ id: savedSearches.id, query: savedSearches.query, seenSeq: savedSearches.seenSeq })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), savedSearches.id)
    .limit(limit);
}

const MAX_UNREAD_READ = 20;

/**
 * Selects unread notifications in a batch. `searchNotificationsOf` reads the rows. Uses the index
 * `notifications_unread`.
 */
export function selectLastUnread(db: Database, userId: string, max = MAX_UNREAD_READ) {
  const last = db
    .select({ kind: notifications.kind, cause: notifications.cause })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .orderBy(desc(notifications.createdAt))
    .limit(max)
    .as("last_unread");
  return db.select({ cause: last.cause }).from(last).where(eq(last.kind, "search"));
}

export function searchNotificationsOf(rows: readonly { cause: string }[]): SearchNotification[] {
  return rows.flatMap(({ cause }) => readSearchCause(cause) ?? []);
}

export function selectSavedPage(db: Database, userId: string, after: string | null) {
  return pageQuery(
    [selectFavourites(db, userId, after), selectSavedSearches(db, userId), selectLastUnread(db, userId)],
    ([rows, searches, searchNotifications]) => ({
      favourites: favouritesPage(rows),
      searches,
      searchNotifications: searchNotificationsOf(searchNotifications),
    }),
  );
}

const newestSeq = sql`coalesce((select max(seq) from services), 0)`;

export async function storeSavedSearch(
  db: Database,
  { userId, query, now }: { userId: string; query: string; now: number },
  counted: BatchStatement,
): Promise<boolean> {
  const row = { id: newId(), userId, query, createdAt: now, checkedAt: now, seenSeq: newestSeq };
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

export async function hasSavedSearch(db: Database, own: { id: string; userId: string }): Promise<boolean> {
  return (await db.select({ id: savedSearches.id }).from(savedSearches).where(isOwn(own))).length > 0;
}

export async function removeSavedSearch(db: Database, own: { id: string; userId: string }): Promise<boolean> {
  const deleted = await db.delete(savedSearches).where(isOwn(own)).returning({ id: savedSearches.id });
  return deleted.length > 0;
}

/**
 * Marks the new listings and unread notifications of a search as read. Null for an unknown search or another user's.
 */
export async function openSavedSearch(
  db: Database,
  own: { id: string; userId: string; now: number },
): Promise<{ query: string; unread: number } | null> {
  const ofSearch = sql`cause >= ${`search:${own.id}:`} and cause < ${`search:${own.id};`}`;
  const { opened, counted } = await batchByName(db, {
    opened: db
      .update(savedSearches)
      .set({ seenSeq: newestSeq })
      .where(isOwn(own))
      .returning({ query: savedSearches.query }),
    read: db
      .update(notifications)
      .set({ readAt: own.now })
      .where(and(eq(notifications.userId, own.userId), ofSearch, isNull(notifications.readAt))),
    counted: selectUnread(db, own.userId),
  });
  const [search] = opened;
  return search ? { query: search.query, unread: counted[0]?.unread ?? 0 } : null;
}

export async function findSavedQuery(db: Database, own: { id: string; userId: string }): Promise<string | null> {
  const [search] = await db.select({ query: savedSearches.query }).from(savedSearches).where(isOwn(own));
  return search?.query ?? null;
}

const isOwn = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));

export type DueSearch = { id: string; userId: string; query: string; seenSeq: number };
type Due = DueSearch & { suspended: boolean };

/** The last `seq` before the oldest change that the index's database lacks. */
const newestIndexed = sql`coalesce((select min(seq) - 1 from listing_changes where is_new), ${newestSeq})`;

export async function listDueSearches(
  { db, indexDb }: SearchDatabases,
  before: number,
  limit: number,
): Promise<{ due: Due[]; newest: number }> {
  const [due, [last]] = await db.batch([
    db
      .select({
        id: savedSearches.id,
        userId: savedSearches.userId,
        query: savedSearches.query,
        seenSeq: savedSearches.seenSeq,
        suspended: sql<number>`${users.suspendedAt} is not null`.as("suspended"),
      })
      .from(savedSearches)
      .innerJoin(users, eq(users.id, savedSearches.userId))
      .where(lte(savedSearches.checkedAt, before))
      .orderBy(savedSearches.checkedAt)
      .limit(limit),
    db.select({ newest: sql<number>`${indexDb ? newestIndexed : newestSeq}`.as("newest") }).from(sql`(select 1)`),
  ]);
  const searches = due.map(({ suspended, ...search }) => ({ ...search, suspended: suspended === 1 }));
  return { due: searches, newest: last?.newest ?? 0 };
}

/** Marks at most 90 searches in a batch. Without `seenSeq`, new listings stay new. */
export function markSearched(
  db: Database,
  ids: readonly string[],
  { seenSeq = 0, now }: { seenSeq?: number; now: number },
) {
  return db
    .update(savedSearches)
    .set({ seenSeq: sql`max(seen_seq, cast(${seenSeq} as integer))`, checkedAt: now })
    .where(inArray(savedSearches.id, [...ids]));
}
