import { type SQL, sql } from "drizzle-orm";

/**
 * UTC ms since when an operator has it suspended. Closing by itself is a suspension of the same moment, which the two
 * writers below never give to another.
 */
export function suspendedSince(as: "users" | "u" = "users"): SQL<number | null> {
  const of = sql.raw(as);
  return sql`nullif(${of}.suspended_at, ${of}.closed_at)`;
}

/** For the row of somebody who closes, suspended or not. No report that is open now counts as a later one. */
export function closingMoments(now: number) {
  const reported = sql`(select max(created_at) from reports where status = 'open' and responsible_id = users.id)`;
  const closedAt = sql`max(${now}, coalesce(suspended_at + 1, 0), coalesce(${reported}, 0))`;
  return { closedAt, suspendedAt: sql`coalesce(suspended_at, ${closedAt})` };
}

/** For the row of somebody whom an operator suspends, closed or not. */
export function suspensionMoment(now: number): SQL {
  return sql`max(${now}, coalesce(closed_at + 1, 0))`;
}
