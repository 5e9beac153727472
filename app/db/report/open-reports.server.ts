import { type SQL, sql } from "drizzle-orm";

/** About somebody, by their id; for statements about another table. Rides on reports_responsible. */
export function hasOpenReport(responsibleId: string): SQL {
  return sql`exists (select 1 from reports where status = 'open' and responsible_id = ${responsibleId})`;
}

/** Of a closed account: a report from before that is still open, and no later one. Rides on reports_responsible. */
export function reportedWhenClosed(as: "users" | "u" = "users"): SQL<0 | 1> {
  const of = sql.raw(as);
  return sql`exists (select 1 from reports earlier where earlier.status = 'open' and earlier.responsible_id = ${of}.id
    and earlier.created_at <= ${of}.closed_at)`;
}
