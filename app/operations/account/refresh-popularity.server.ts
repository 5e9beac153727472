import { listStalePopularity, recountPopularity } from "~/db/account/popularity.server";
import type { Database } from "~/db/core/connection.server";
import { DAY } from "~/domain/core/dates";

/** Popular: orders completed in the last 30 days, so counts fall as days pass. */
const WINDOW = 30 * DAY;
/** D1 allows a hundred bound parameters in a statement. */
const A_RUN = 50;

export async function refreshPopularity(db: Database, now: number): Promise<void> {
  const stale = await listStalePopularity(db, now - DAY, A_RUN);
  if (stale.length > 0) await recountPopularity(db, stale, { since: now - WINDOW, now });
}
