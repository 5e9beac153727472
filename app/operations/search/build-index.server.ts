import { feedListing, listToBuild, listUnfed, nextRevision } from "~/db/search/feed.server";
import { beginBuild, finishBuild, keepBuild, readBuild, sweepIndex } from "~/db/search/index-build.server";
import { type FedDatabases, feedIndex, LISTINGS_A_TURN } from "./feed-index.server";

/** One step. Begins anew where it was built beside another noting of changes, or never. True: there is more to do. */
export async function buildIndex(
  { db, indexWriter }: FedDatabases,
  { since, now, limit = LISTINGS_A_TURN }: { since: number; now: number; limit?: number },
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

export async function rebuildIndex(
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
