import type { BatchStatement } from "~/db/core/batch.server";
import type { Database } from "~/db/core/connection.server";
import { feedListing, forgetFed, listUnfed } from "~/db/search/feed.server";

/** `indexWriter`: the index's database at its primary, null where there is none. */
export type FedDatabases = { db: Database; indexWriter: Database | null };

/** In one batch: each writes some fifty rows of the indexes. */
export const LISTINGS_A_TURN = 100;

/** Safe to repeat: a listing known there as new or newer stays. Gives how many were told; `since` when changes are noted. */
export async function feedIndex(
  { db, indexWriter }: FedDatabases,
  now: number,
  limit = LISTINGS_A_TURN,
): Promise<{ fed: number; since: number }> {
  if (indexWriter === null) return { fed: 0, since: now };
  const { since, unfed } = await listUnfed(db, now, limit);
  const [first, ...others]: BatchStatement[] = unfed.map((listing) => feedListing(indexWriter, listing));
  if (!first) return { fed: 0, since };
  await indexWriter.batch([first, ...others]);
  await forgetFed(db, unfed);
  return { fed: unfed.length, since };
}
