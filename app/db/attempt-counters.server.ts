import { and, eq, gt, lt, sql } from "drizzle-orm";
import { HOUR } from "~/domain/dates";
import type { Database } from "./connection.server";
import { attemptCounters } from "./schema/users";

const hourOf = (now: number) => now - (now % HOUR);

/** Whole seconds until the counted hour is over. */
export function secondsToNextHour(now: number): number {
  return Math.ceil((hourOf(now) + HOUR - now) / 1000);
}

/**
 * Counts one more try under `key` in this hour and gives it back as a row; no row comes back when `limit` tries are
 * already counted. Counting comes before trying, so that parallel guesses can't all slip under the limit.
 */
export function countAttempt(db: Database, key: string, limit: number, now: number) {
  return db
    .insert(attemptCounters)
    .values({ key, windowStart: hourOf(now), count: 1 })
    .onConflictDoUpdate({
      target: [attemptCounters.key, attemptCounters.windowStart],
      set: { count: sql`${attemptCounters.count} + 1` },
      setWhere: lt(attemptCounters.count, limit),
    })
    .returning({ count: attemptCounters.count });
}

/** Takes a counted try back: it was no failure. */
export function forgiveAttempt(db: Database, key: string, now: number) {
  return db
    .update(attemptCounters)
    .set({ count: sql`${attemptCounters.count} - 1` })
    .where(
      and(
        eq(attemptCounters.key, key),
        eq(attemptCounters.windowStart, hourOf(now)),
        gt(attemptCounters.count, 0),
      ),
    );
}
