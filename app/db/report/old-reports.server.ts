import { sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { reports } from "../schema/operators";

/** Looks only at the oldest `limit`, which stand first. */
export async function deleteOldReports(db: Database, before: number, limit: number): Promise<void> {
  await db.delete(reports).where(
    sql`rowid in (select rowid from (select rowid, closed_at from reports order by rowid limit ${limit})
        where closed_at < ${before})`,
  );
}
