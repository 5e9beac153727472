import { type SQL, sql } from "drizzle-orm";
import { COUNT_CAP } from "~/domain/core/capped-count";
import type { Database } from "./connection.server";

/** How many rows there are, counted no further than one more than `most`. `rows`: "orders where phase = 'disputed'". */
export function countRows(db: Database, rows: SQL, most = COUNT_CAP) {
  return db
    .select({ counted: sql<number>`count(*)`.as("counted") })
    .from(sql`(select 1 from ${rows} limit ${most + 1})`);
}
