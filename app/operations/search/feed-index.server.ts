import type { BatchStatement } from "~/db/core/batch.server";
import type { Database } from "~/db/core/connection.server";
import { feedListing, forgetFed, listToBuild, listUnfed, nextRevision } from "~/db/search/feed.server";
import { beginBuild, finishBuild, keepBuild, readBuild, sweepIndex } from "~/db/search/index-build.server";
import { LISTS } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";

/** `indexWriter`: the index's database at its primary, null where there is none. */
export type FedDatabases = { db: Database; indexWriter: Database | null };

/** In one batch: each writes some fifty rows of the indexes. */
const LISTINGS = 100;

/**
 * Tells the index's database what has changed, the longest waiting first. Whatever is cut off or done twice at once is done
 * again: a listing that is known there as new or newer stays. Gives how many were told; `since` when changes are noted.
 */
export async function feedIndex(
  { db, indexWriter }: FedDatabases,
  now: number,
  limit = LISTINGS,
): Promise<{ fed: number; since: number }> {
  if (indexWriter === null) return { fed: 0, since: now };
  const { since, unfed } = await listUnfed(db, now, limit);
  const [first, ...others]: BatchStatement[] = unfed.map((listing) => feedListing(indexWriter, listing));
  if (!first) return { fed: 0, since };
  await indexWriter.batch([first, ...others]);
  await forgetFed(db, unfed);
  return { fed: unfed.length, since };
}

/**
 * A step of building the index's database anew, which stays what it was meanwhile: begins where it was built beside another
 * noting of changes, or never; goes on where the last step ended. True: there is more to do.
 */
export async function buildIndex(
  { db, indexWriter }: FedDatabases,
  { since, now, limit = LISTINGS }: { since: number; now: number; limit?: number },
): Promise<boolean> {
  const build = indexWriter && (await readBuild(indexWriter));
  if (!indexWriter || !build) return false;
  if (build.builtTo === null) {
    if (build.builtAt !== null && build.since === since) return false;
    await beginBuild(indexWriter, await nextRevision(db, now));
    return true;
  }
  const listed = await listToBuild(db, build.builtTo, limit);
  const last = listed.at(-1);
  if (last) {
    const open = listed.filter(({ isOpen }) => isOpen === 1);
    const kept = keepBuild(indexWriter, build, last.seq);
    await indexWriter.batch([kept, ...open.map((listing) => feedListing(indexWriter, listing))]);
    return true;
  }
  if ((await sweepIndex(indexWriter, build, limit)) === limit) return true;
  await finishBuild(indexWriter, build, now);
  return false;
}

/** Builds it whole, for a command: goes on where one was cut off, or begins anew. `say` hears of each `limit` listings. */
export async function buildWhole(
  databases: FedDatabases,
  now: number,
  { say, limit }: { say(): void; limit: number },
): Promise<void> {
  const { db, indexWriter } = databases;
  if (!indexWriter) return;
  const { since } = await listUnfed(db, now, 1);
  if ((await readBuild(indexWriter))?.builtTo === null)
    await beginBuild(indexWriter, await nextRevision(db, now));
  while (await buildIndex(databases, { since, now, limit })) say();
  while ((await feedIndex(databases, now, limit)).fed === limit) say();
}

/** What the scheduler does of both in a turn. True: there is more. */
export async function keepIndex(
  context: Pick<Context, "db" | "indexWriter" | "now" | "purge">,
): Promise<boolean> {
  if (context.indexWriter === null) return false;
  const { now, purge } = context;
  const { fed, since } = await feedIndex(context, now);
  if (fed > 0) purge(LISTS);
  return (await buildIndex(context, { since, now })) || fed === LISTINGS;
}
