import { type SQL, sql } from "drizzle-orm";
import { COUNT_CAP } from "~/domain/core/capped-count";
import type { Database } from "./connection.server";

/** Counts up to `most` + 1 rows. `rows`: "orders where phase = 'disputed'". */
export function countRows(db: Database, rows: SQL, most = COUNT_CAP) {
  return db
    .select({ counted: sql<number>`count(*)`.as("counted") })
    .from(sql`(select 1 from ${rows} limit ${most + 1})`);
}
