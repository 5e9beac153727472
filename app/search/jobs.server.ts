import type { Database } from "~/database/connection.server";
import type { BatchStatement } from "~/database/statements.server";
import { notify } from "~/notifications/queries.server";
import { mailWording } from "~/notifications/text";
import type { Context } from "~/platform/context.server";
import { HOUR } from "~/platform/dates";
import { LISTS_CACHE_TAG } from "~/platform/edge-cache.server";
import { forEachDue, newStepProgress } from "~/platform/job-rotation.server";
import {
  beginBuild,
  finishBuild,
  finishCount,
  forgetFed,
  indexListing,
  listStaleListings,
  listTerms,
  listToBuild,
  listUnfed,
  nextRevision,
  placePeople,
  readBuild,
  readWordCount,
  type StaleListing,
  saveBuildProgress,
  saveWordCount,
  sweepIndex,
  writeTerms,
} from "./index-queries.server";
import { listedTerms, searchVersion } from "./index-terms";
import { listNewHits, newHitsExpression } from "./queries.server";
import { type DueSearch, listDueSearches, markSearched } from "./saved-queries.server";
import { listingLocation, oneOfEachSeller, readSavedSearch, SAVED_SEARCH_INTERVAL, type Search } from "./search";
import { newListingsNotification } from "./text";
import { commonest, isPlainWord, type Vocabulary } from "./words/vocabulary";

export type FedDatabases = { db: Database; indexWriter: Database | null };

/** The listings of a batch. Each writes about fifty index rows. */
export const LISTINGS_PER_BATCH = 100;

/**
 * Sends changes and returns their number. It is safe to repeat: a copy of the same or a later revision is kept. `since`
 * is UTC ms since when changes are recorded.
 */
export async function feedIndex(
  { db, indexWriter }: FedDatabases,
  now: number,
  limit = LISTINGS_PER_BATCH,
): Promise<{ fed: number; since: number }> {
  if (indexWriter === null) return { fed: 0, since: now };
  const { since, unfed } = await listUnfed(db, now, limit);
  const [first, ...others]: BatchStatement[] = unfed.map((listing) => indexListing(indexWriter, listing));
  if (!first) return { fed: 0, since };
  await indexWriter.batch([first, ...others]);
  await forgetFed(db, unfed);
  return { fed: unfed.length, since };
}

/**
 * Runs one step of building. Restarts if the index was built for another start of recording, or never. Returns true if
 * more is left.
 */
export async function buildIndex(
  { db, indexWriter }: FedDatabases,
  { since, now, limit = LISTINGS_PER_BATCH }: { since: number; now: number; limit?: number },
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
    const kept = saveBuildProgress(indexWriter, build, last.seq);
    await indexWriter.batch([kept, ...open.map((listing) => indexListing(indexWriter, listing))]);
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
  if ((await readBuild(indexWriter))?.builtTo === null) await beginBuild(indexWriter, await nextRevision(db, now));
  while (await buildIndex(databases, { since, now, limit })) say();
  while ((await feedIndex(databases, now, limit)).fed === limit) say();
}

const WORD_COUNT_INTERVAL = 6 * HOUR;
const TERMS_PER_STATEMENT = 1_000;
const PRICES = { from: "rp0", to: "rp:" };
/** A character that sorts after every term of a-z and 0-9. */
const END = "{";

export async function countWords(
  db: Database,
  now: number,
  {
    indexDb = null,
    statements = 5,
    terms: maxTerms = TERMS_PER_STATEMENT,
    every = WORD_COUNT_INTERVAL,
  }: { indexDb?: Database | null; statements?: number; terms?: number; every?: number } = {},
): Promise<void> {
  const { madeAt, counted, countedTo } = await readWordCount(db);
  if (countedTo === "" && madeAt !== null && now - madeAt < every) return;
  let after = countedTo;
  for (let done = 0; done < statements; done += 1) {
    const before = after < PRICES.from ? PRICES.from : END;
    const terms = await listTerms(indexDb ?? db, { after, before, limit: maxTerms });
    for (const { term, doc } of terms) {
      if (isPlainWord(term)) counted.set(term, Math.max(counted.get(term) ?? 0, doc));
    }
    const last = terms.at(-1)?.term;
    if (terms.length === maxTerms && last !== undefined) after = last;
    else if (before === END) return finishCount(db, commonest(counted), now);
    else after = PRICES.to;
  }
  await saveWordCount(db, { counted, countedTo: after });
}

export async function maintainIndex(context: Pick<Context, "db" | "indexWriter" | "now" | "purge">): Promise<boolean> {
  if (context.indexWriter === null) return false;
  const { now, purge } = context;
  const { fed, since } = await feedIndex(context, now);
  if (fed > 0) purge(LISTS_CACHE_TAG);
  return (await buildIndex(context, { since, now })) || fed === LISTINGS_PER_BATCH;
}

/** The searches of a batch. Each scans the index once. */
const SEARCHES_PER_BATCH = 40;
const MAX_NEW_HITS = 24;

type Asked = DueSearch & { search: Search; expression: string; after: number };

/**
 * Checks each saved search once a day for new listings. The one not checked for longest is first, so that
 * runs continue where the last ended.
 */
export async function notifyOfNewListings(
  context: Pick<Context, "db" | "indexDb" | "env" | "now" | "vocabulary">,
  progress = newStepProgress(),
): Promise<boolean> {
  const { db, env, now } = context;
  const { due: all, newest } = await listDueSearches(context, now - SAVED_SEARCH_INTERVAL, SEARCHES_PER_BATCH);
  const due = all.filter(({ id }) => !progress.tried.has(id));
  if (due.length === 0) return false;
  const vocabulary = await context.vocabulary();
  const suspended = due.filter((search) => search.suspended).map(({ id }) => id);
  const asked = due.flatMap((search) => (search.suspended ? [] : askedOf(search, vocabulary)));
  const listed = await listNewHits(context, asked, MAX_NEW_HITS);
  // The index may lack newer listings, which the next run reports.
  const hits = context.indexDb ? listed.map((one) => one.filter(({ seq }) => seq <= newest)) : listed;
  const found = asked.flatMap((search, at) => {
    const [first, ...others] = hits[at] ?? [];
    return first ? [{ ...search, hits: [first, ...others] as const }] : [];
  });
  const withHits = new Map(found.map((search) => [search.id, search]));
  const nothing = due.filter((search) => !search.suspended && !withHits.has(search.id)).map(({ id }) => id);
  // These are marked like the others, or they would be first in every run.
  if (suspended.length > 0) await markSearched(db, suspended, { now });
  if (nothing.length > 0) await markSearched(db, nothing, { seenSeq: newest, now });
  const options = { now, wording: mailWording(env.appOrigin) };
  await forEachDue("notify of new listings", {
    progress,
    batch: SEARCHES_PER_BATCH,
    list: async () => [...withHits.values()],
    async work({ id, userId, search, after, hits }) {
      const titles = oneOfEachSeller(hits).map(({ title }) => title);
      const draft = newListingsNotification({
        userId,
        search,
        titles,
        notification: { searchId: id, after },
      });
      // A hit may be newer than the newest listing read before the query.
      const seenSeq = Math.max(newest, hits[0].seq);
      await db.batch([markSearched(db, [id], { seenSeq, now }), ...notify(db, draft, options)]);
    },
  });
  return all.length === SEARCHES_PER_BATCH;
}

function askedOf(due: DueSearch, vocabulary: Vocabulary): Asked[] {
  const read = readSavedSearch(due.query);
  const expression = read && newHitsExpression(read.search, vocabulary);
  return read && expression !== null ? [{ ...due, search: read.search, expression, after: due.seenSeq }] : [];
}

const LISTINGS_A_REINDEX = 100;

export async function reindexListings(
  { db, purge }: Pick<Context, "db" | "purge">,
  limit = LISTINGS_A_REINDEX,
): Promise<number> {
  const stale = await listStaleListings(db, searchVersion(), limit);
  const statements = stale.map((listing) => writeTerms(db, listing, termsOf(listing)));
  const people = unplacedOwners(db, stale);
  const [first, ...others]: BatchStatement[] = [...statements, ...people];
  if (!first) return 0;
  purge(LISTS_CACHE_TAG);
  await db.batch([first, ...others]);
  return stale.length;
}

function termsOf(listing: StaleListing) {
  const read = listingLocation(listing.location);
  const where = {
    placeCode: listing.placeCode ?? read.placeCode,
    online: listing.online || read.online,
  };
  return { ...where, ...listedTerms({ ...listing, ...where }) };
}

function unplacedOwners(db: Database, stale: readonly StaleListing[]): BatchStatement[] {
  const owners = new Map(
    stale.filter(({ ownerPlace }) => ownerPlace === null).map(({ ownerId, ownerLocation }) => [ownerId, ownerLocation]),
  );
  return [...owners].flatMap(([id, location]) => {
    const { placeCode } = listingLocation(location);
    return placeCode === null ? [] : [placePeople(db, { id, location, placeCode })];
  });
}

/**
 * The listings of a round through wrangler. It is one read and one write, and each call takes seconds, however small it
 * is.
 */
const LISTINGS_PER_ROUND = 1_000;
const TERMS_A_CALL = 20_000;

/**
 * Does all that the scheduler would do over many runs, `round` listings at a time. `now` is UTC ms. Returns the number
 * of stale listings.
 */
export async function reindexAll(
  db: Database,
  now: number,
  say: (done: number) => void,
  round = LISTINGS_PER_ROUND,
): Promise<number> {
  let written = 0;
  for (let last = round; last === round; written += last) {
    // Cached pages are at most a minute old, so nothing is purged.
    last = await reindexListings({ db, purge() {} }, round);
    if (last === round) say(written + last);
  }
  await countWords(db, now, { statements: 200, terms: TERMS_A_CALL, every: 0 });
  return written;
}
