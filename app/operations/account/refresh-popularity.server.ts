import { recountStalePopularity } from "~/db/account/popularity.server";
import type { Database } from "~/db/core/connection.server";
import { DAY, HOUR } from "~/domain/core/dates";

const WINDOW = 30 * DAY;
/** Sooner than a day, so that runs have some hours for all and each is counted daily. */
const STALE = 20 * HOUR;
const BATCH = 500;

export async function refreshPopularity(db: Database, now: number): Promise<boolean> {
  const times = { stale: now - STALE, since: now - WINDOW, now };
  return (await recountStalePopularity(db, times, BATCH)) >= BATCH;
}
