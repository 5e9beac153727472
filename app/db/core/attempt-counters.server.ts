import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { HOUR } from "~/domain/core/dates";
import { attemptCounters } from "../schema/users";
import { type Database, isNullViolation } from "./connection.server";
import { insertWhere } from "./insert-where.server";

const hourOf = (now: number) => now - (now % HOUR);

/** Whole seconds until the counted hour is over. */
export function secondsToNextHour(now: number): number {
  return Math.ceil((hourOf(now) + HOUR - now) / 1000);
}

/**
 * Counts one more try under `key` in this hour, or `many` at once, and gives the count back as a row; no row comes back
 * when that would be more than `limit`, itself no less than `many`. Counting comes before trying, so that parallel guesses can't all slip under it.
 */
export function countAttempt(db: Database, key: string, limit: number, now: number, many = 1) {
  // From the row that met its like: a bound number would be added as a fraction.
  const sum = sql`${attemptCounters.count} + excluded.count`;
  return db
    .insert(attemptCounters)
    .values({ key, windowStart: hourOf(now), count: many })
    .onConflictDoUpdate({
      target: [attemptCounters.key, attemptCounters.windowStart],
      set: { count: sum },
      setWhere: sql`${sum} <= ${limit}`,
    })
    .returning({ count: attemptCounters.count });
}

/** Whether fewer than `limit` are counted under `key` in this hour, to stand in the statement that does what is counted. */
export function isBelow(key: string, limit: number, now: number): SQL<number> {
  return sql<number>`not exists (select 1 from attempt_counters
    where key = ${key} and window_start = ${hourOf(now)} and count >= ${limit})`;
}

/** Counts one under `key` if it happened: the statement that follows what `isBelow` let pass, in the same batch. */
export function countWhere(db: Database, key: string, happened: SQL, now: number) {
  const row = { key, windowStart: hourOf(now), count: 1 };
  return insertWhere(db, attemptCounters, row, sql`where ${happened}`).onConflictDoUpdate({
    target: [attemptCounters.key, attemptCounters.windowStart],
    set: { count: sql`${attemptCounters.count} + 1` },
  });
}

/**
 * Counts one more under `key` in the batch of what is counted, or aborts that batch when `limit` are counted already:
 * what it leaves empty then, `isOverLimit` recognises.
 */
export function countOrAbort(db: Database, key: string, limit: number, now: number) {
  return db
    .insert(attemptCounters)
    .values({ key, windowStart: hourOf(now), count: 1 })
    .onConflictDoUpdate({
      target: [attemptCounters.key, attemptCounters.windowStart],
      set: { count: sql`iif(${attemptCounters.count} < ${limit}, ${attemptCounters.count} + 1, null)` },
    });
}

export function isOverLimit(error: unknown): boolean {
  return isNullViolation(error, "attempt_counters.count");
}

/** Takes a try back that was counted under each of these keys: it was no failure. At least one key. */
export function forgiveAttempt(db: Database, keys: readonly string[], now: number) {
  return db
    .update(attemptCounters)
    .set({ count: sql`${attemptCounters.count} - 1` })
    .where(
      and(
        inArray(attemptCounters.key, [...keys]),
        eq(attemptCounters.windowStart, hourOf(now)),
        gt(attemptCounters.count, 0),
      ),
    );
}

/** Forgets all tries under `key` if `condition` holds when the batch comes to it. */
export function forgetAttempts(db: Database, key: string, condition: SQL) {
  return db.delete(attemptCounters).where(and(eq(attemptCounters.key, key), condition));
}
