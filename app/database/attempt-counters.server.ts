import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { HOUR } from "~/platform/dates";
import { type Database, isNullViolation } from "./connection.server";
import { attemptCounters } from "./schema/users";
import { insertWhere } from "./statements.server";

const startOfHour = (now: number) => now - (now % HOUR);

export function secondsToNextHour(now: number): number {
  return Math.ceil((startOfHour(now) + HOUR - now) / 1000);
}

/** Counts `many` attempts, at most `limit`. Call it before a guess is checked. Returns no row above the limit. */
export function countAttempt(db: Database, key: string, limit: number, now: number, many = 1) {
  // Uses `excluded` instead of a parameter, because D1 binds numbers as REAL.
  const sum = sql`${attemptCounters.count} + excluded.count`;
  return db
    .insert(attemptCounters)
    .values({ key, windowStart: startOfHour(now), count: many })
    .onConflictDoUpdate({
      target: [attemptCounters.key, attemptCounters.windowStart],
      set: { count: sum },
      setWhere: sql`${sum} <= ${limit}`,
    })
    .returning({ count: attemptCounters.count });
}

export function isBelow(key: string, limit: number, now: number): SQL<number> {
  return sql<number>`not exists (select 1 from attempt_counters
    where key = ${key} and window_start = ${startOfHour(now)} and count >= ${limit})`;
}

/** Counts in the same batch, after the statement that `isBelow` guards. */
export function countWhere(db: Database, key: string, happened: SQL, now: number) {
  const row = { key, windowStart: startOfHour(now), count: 1 };
  return insertWhere(db, attemptCounters, row, sql`where ${happened}`).onConflictDoUpdate({
    target: [attemptCounters.key, attemptCounters.windowStart],
    set: { count: sql`${attemptCounters.count} + 1` },
  });
}

/** Aborts the batch if `limit` is already reached. A limit of 0 always aborts. See `isOverLimit`. */
export function countOrAbort(db: Database, key: string, limit: number, now: number) {
  return db
    .insert(attemptCounters)
    .values({ key, windowStart: startOfHour(now), count: sql`iif(${limit} > 0, 1, null)` })
    .onConflictDoUpdate({
      target: [attemptCounters.key, attemptCounters.windowStart],
      set: { count: sql`iif(${attemptCounters.count} < ${limit}, ${attemptCounters.count} + 1, null)` },
    });
}

export const SETTINGS_AN_HOUR = 60;

/** Runs in the batch that stores the setting. `setting` is part of the counter's key. */
export function countSetting(db: Database, setting: string, userId: string, now: number) {
  return countOrAbort(db, `${setting}:${userId}`, SETTINGS_AN_HOUR, now);
}

export function isOverLimit(error: unknown): boolean {
  return isNullViolation(error, "attempt_counters.count");
}

export function forgiveAttempt(db: Database, keys: readonly string[], now: number) {
  return db
    .update(attemptCounters)
    .set({ count: sql`${attemptCounters.count} - 1` })
    .where(
      and(
        inArray(attemptCounters.key, [...keys]),
        eq(attemptCounters.windowStart, startOfHour(now)),
        gt(attemptCounters.count, 0),
      ),
    );
}

export function forgetAttempts(db: Database, key: string, condition: SQL) {
  return db.delete(attemptCounters).where(and(eq(attemptCounters.key, key), condition));
}
