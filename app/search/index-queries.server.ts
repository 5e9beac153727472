import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { indexFeeding, listingChanges, searchVocabulary } from "~/database/schema/search";
import { users } from "~/database/schema/users";
import { type BatchStatement, batchByName, insertWhere } from "~/database/statements.server";
import { tagsWithHours } from "~/listings/queries.server";
import type { ListedTerms } from "./index-terms";
import type { ListingLocation } from "./search";
import { isListedWord } from "./words/listed-words";
import { createVocabulary, packCounts, unpackCounts, type Vocabulary, type WordCounts } from "./words/vocabulary";

// These are tables of the index's own database (`migrations/search`). They are not with the other tables, which
// drizzle-kit creates in the first database.

export const indexedListings = sqliteTable("indexed_listings", {
  seq: integer().primaryKey(),
  revision: integer().notNull(),
  priceSortKey: integer("price_place"),
});

export const listingFeed = sqliteTable("listing_feed", {
  seq: integer().primaryKey(),
  revision: integer().notNull(),
  priceSortKey: integer("price_place"),
  ratingSortKey: integer("rating_place"),
  popularSortKey: integer("popular_place"),
  title: text(),
  words: text(),
  tags: text(),
});

export const indexBuild = sqliteTable("index_build", {
  id: integer().primaryKey(),
  since: integer().notNull(),
  began: integer().notNull(),
  /** The `seq` of the last listing. Null if no build is in progress. */
  builtTo: integer("built_to"),
  /** UTC ms. Null before the first build is complete. */
  builtAt: integer("built_at"),
});

/**
 * A listing as indexed at a revision, with nulls if it is not public. Sort values exceed JavaScript's exact integers.
 */
export type IndexedListing = {
  seq: number;
  revision: number;
  isOpen: number | null;
  title: string | null;
  words: string | null;
  tags: string | null;
  priceSortKey: string | null;
  ratingSortKey: string | null;
  popularSortKey: string | null;
};

const isOffer = sql`${listings.kind} = 'offer'`;

const indexedColumns = {
  isOpen: sql<number | null>`${listings.status} = 'active' and ${listings.deletedAt} is null`.as("is_open"),
  title: sql<string | null>`${listings.searchTitle}`.as("index_title"),
  words: sql<string | null>`${listings.searchWords}`.as("index_words"),
  tags: sql<string | null>`${listings.filterTags}`.as("index_tags"),
  priceSortKey: sql<string | null>`cast(${listings.priceSortKey} as text)`.as("by_price"),
  ratingSortKey: sql<string | null>`iif(${isOffer}, cast(${listings.ratingSortKey} as text), null)`.as("by_rating"),
  popularSortKey: sql<string | null>`iif(${isOffer}, cast(${listings.popularSortKey} as text), null)`.as(
    "by_popularity",
  ),
};

const insertFeeding = (db: Database, now: number) =>
  db.insert(indexFeeding).values({ id: 1, since: now, revision: now }).onConflictDoNothing();

/**
 * Lists the oldest unsent changes, each with the listing's current state, in one trip. Starts recording changes if
 * nothing does.
 */
export async function listUnfed(
  db: Database,
  now: number,
  limit: number,
): Promise<{ since: number; unfed: IndexedListing[] }> {
  const { feeding, unfed } = await batchByName(db, {
    inserted: insertFeeding(db, now),
    feeding: db.select({ since: indexFeeding.since }).from(indexFeeding),
    unfed: db
      .select({ seq: listingChanges.seq, revision: listingChanges.revision, ...indexedColumns })
      .from(listingChanges)
      .leftJoin(listings, eq(listings.seq, listingChanges.seq))
      .orderBy(asc(listingChanges.changedAt), asc(listingChanges.seq))
      .limit(limit),
  });
  return { since: feeding[0]?.since ?? now, unfed };
}

export async function forgetFed(db: Database, fed: readonly IndexedListing[]): Promise<void> {
  const pairs = JSON.stringify(fed.map(({ seq, revision }) => [seq, revision]));
  await db
    .delete(listingChanges)
    .where(
      sql`(${listingChanges.seq}, ${listingChanges.revision}) in (select value ->> 0, value ->> 1 from json_each(${pairs}))`,
    );
}

/** Returns the next revision. Everything built from now on has at least this one. */
export async function nextRevision(db: Database, now: number): Promise<{ since: number; revision: number }> {
  const { feeding } = await batchByName(db, {
    inserted: insertFeeding(db, now),
    feeding: db
      .update(indexFeeding)
      .set({ revision: sql`max(revision + 1, unixepoch() * 1000)` })
      .returning(getTableColumns(indexFeeding)),
  });
  return feeding[0] ?? { since: now, revision: now };
}

export async function listToBuild(db: Database, after: number, limit: number): Promise<IndexedListing[]> {
  return db
    .select({
      seq: listings.seq,
      revision: sql<number>`(select revision from index_feeding)`.as("at_revision"),
      ...indexedColumns,
    })
    .from(listings)
    .where(gt(listings.seq, sql`cast(${after} as integer)`))
    .orderBy(asc(listings.seq))
    .limit(limit);
}

export function selectOldestUnfed(db: Database) {
  return db
    .select({ since: sql<number | null>`min(${listingChanges.changedAt})`.as("oldest_change") })
    .from(listingChanges);
}

export function indexListing(indexDb: Database, listing: IndexedListing): BatchStatement {
  const { seq, revision } = listing;
  const { title, words, tags, priceSortKey, ratingSortKey, popularSortKey } = listing.isOpen === 1 ? listing : NOWHERE;
  return indexDb.insert(listingFeed).values({
    seq: whole(seq),
    revision: whole(revision),
    title,
    words,
    tags,
    priceSortKey: whole(priceSortKey),
    ratingSortKey: whole(ratingSortKey),
    popularSortKey: whole(popularSortKey),
  });
}

/** Converts a number. D1 binds numbers as REAL, and a view has no column type that converts them. */
const whole = (value: number | string | null) => sql`cast(${value} as integer)`;

const NOWHERE = {
  title: null,
  words: null,
  tags: null,
  priceSortKey: null,
  ratingSortKey: null,
  popularSortKey: null,
};

type IndexBuild = typeof indexBuild.$inferSelect;

export async function readBuild(indexDb: Database): Promise<IndexBuild | null> {
  const [build] = await indexDb.select().from(indexBuild);
  return build ?? null;
}

export async function beginBuild(
  indexDb: Database,
  { since, revision }: { since: number; revision: number },
): Promise<void> {
  await indexDb.update(indexBuild).set({ since, began: revision, builtTo: 0 });
}

/**
 * Saves the progress in the batch with the built rows. A slower builder of the same or an older build does not move the
 * position back.
 */
export function saveBuildProgress(indexDb: Database, { began }: IndexBuild, to: number): BatchStatement {
  return indexDb
    .update(indexBuild)
    .set({ builtTo: sql`max(built_to, ${to})` })
    .where(eq(indexBuild.began, began));
}

export async function sweepIndex(indexDb: Database, { began }: IndexBuild, limit: number): Promise<number> {
  const unmet = await indexDb
    .select({ seq: indexedListings.seq })
    .from(indexedListings)
    .where(lt(indexedListings.revision, began))
    .orderBy(asc(indexedListings.revision))
    .limit(limit);
  if (unmet.length === 0) return 0;
  const seqs = JSON.stringify(unmet.map(({ seq }) => seq));
  const ofThem = inArray(indexedListings.seq, sql`(select value from json_each(${seqs}))`);
  await indexDb.batch([
    // Writing it without sort values removes it from the indexes, unless another run has written it again.
    insertWhere(
      indexDb,
      listingFeed,
      { seq: sql`seq`, revision: sql`cast(${began} as integer)` } as never,
      sql`from indexed_listings where ${lt(indexedListings.revision, began)} and ${ofThem}`,
    ),
    indexDb
      .delete(indexedListings)
      .where(and(eq(indexedListings.revision, began), isNull(indexedListings.priceSortKey), ofThem)),
  ]);
  return unmet.length;
}

export async function finishBuild(indexDb: Database, { began }: IndexBuild, now: number): Promise<void> {
  await indexDb.update(indexBuild).set({ builtTo: null, builtAt: now }).where(eq(indexBuild.began, began));
}

export type SearchDatabases = { db: Database; indexDb: Database | null };

/**
 * Returns each query (`… as hits`, with batch and place) unchanged, or its results from the other database as literals.
 */
export async function resolveHits<Walks extends Record<string, SQL | null>>(
  indexDb: Database | null,
  walks: Walks,
): Promise<Walks> {
  const asked = Object.entries(walks).flatMap(([name, walk]) => (walk ? [{ name, walk }] : []));
  if (indexDb === null) return walks;
  const [first, ...others] = asked.map(({ walk }) =>
    indexDb
      .select({
        batch: sql<number>`hits.batch`.as("batch"),
        sortKey: sql<string>`cast(hits.place as text)`.as("hit"),
      })
      .from(walk),
  );
  if (!first) return walks;
  const found = await indexDb.batch([first, ...others]);
  const written = asked.map(({ name }, at) => [name, writtenOut(found[at] ?? [])]);
  return { ...walks, ...Object.fromEntries(written) };
}

/** Returns the found rows as SQL. Sort values are text, because some exceed JavaScript's exact integers. */
function writtenOut(found: readonly { batch: number; sortKey: string }[]): SQL {
  const pairs = JSON.stringify(found.map(({ batch, sortKey }) => [batch, sortKey]));
  return sql`(select value ->> 0 as batch, cast(value ->> 1 as integer) as place from json_each(${pairs})) as hits`;
}

/**
 * Lists listings with another version. Uses the index `services_search_version` on both sides of it. Deleted listings
 * are in no index.
 */
export async function listStaleListings(db: Database, version: number, limit: number) {
  const [older, newer] = await db.batch([
    selectStale(db, lt(listings.searchVersion, version), limit),
    selectStale(db, gt(listings.searchVersion, version), limit),
  ]);
  return [...older, ...newer].slice(0, limit);
}

export type StaleListing = Awaited<ReturnType<typeof listStaleListings>>[number];

function selectStale(db: Database, isStale: SQL, limit: number) {
  return db
    .select({
      seq: listings.seq,
      kind: listings.kind,
      title: listings.title,
      description: listings.description,
      category: listings.category,
      location: listings.location,
      sellerName: listings.sellerName,
      packages: listings.packages,
      requirements: listings.requirements,
      additionalInfo: listings.additionalInfo,
      placeCode: listings.placeCode,
      areas: listings.areas,
      online: listings.online,
      comesToBuyer: listings.comesToBuyer,
      startsInDays: listings.startsInDays,
      updatedAt: listings.updatedAt,
      ownerId: listings.ownerId,
      ownerLocation: sql<string>`${users.location}`.as("owner_location"),
      ownerPlace: sql<string | null>`${users.placeCode}`.as("owner_place"),
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(isStale)
    .orderBy(listings.searchVersion, listings.seq)
    .limit(limit);
}

/** Writes terms. Skips a listing that its owner has changed, which keeps what that change wrote. */
export function writeTerms(
  db: Database,
  { seq, kind, ownerId, updatedAt }: Pick<StaleListing, "seq" | "kind" | "ownerId" | "updatedAt">,
  terms: ListedTerms & Pick<ListingLocation, "placeCode" | "online">,
): BatchStatement {
  return db
    .update(listings)
    .set({ ...terms, ...(kind === "offer" && { searchTags: tagsWithHours(terms.searchTags, ownerId) }) })
    .where(and(eq(listings.seq, seq), eq(listings.updatedAt, updatedAt)));
}

export function placePeople(
  db: Database,
  { id, location, placeCode }: { id: string; location: string; placeCode: string },
): BatchStatement {
  return db
    .update(users)
    .set({ placeCode })
    .where(and(eq(users.id, id), eq(users.location, location), isNull(users.placeCode)));
}

const isTheOne = eq(searchVocabulary.id, 1);

export async function readWordCounts(db: Database): Promise<WordCounts> {
  const [row] = await db.select({ words: searchVocabulary.words }).from(searchVocabulary).where(isTheOne);
  return unpackCounts(row?.words ?? "");
}

const VOCABULARY_LIFETIME = 10 * 60_000;

/** Vocabularies by database, cached for the life of an isolate, so that a search needs one query. */
const cached = new WeakMap<object, { vocabulary: Vocabulary; at: number }>();

/** Returns the vocabulary. `database` is the binding. An old one is used once more and renewed after the response. */
export async function readVocabulary(
  database: object,
  { db, now, renewLater }: { db: Database; now: number; renewLater(renew: (db: Database) => Promise<unknown>): void },
): Promise<Vocabulary> {
  const found = cached.get(database);
  const renew = async (from: Database) => {
    const counts = await readWordCounts(from);
    const vocabulary = createVocabulary(counts, isListedWord);
    cached.set(database, { vocabulary, at: now });
    return vocabulary;
  };
  if (!found) return renew(db);
  if (now - found.at > VOCABULARY_LIFETIME) {
    // This is stored first, so that concurrent requests do not read them too.
    cached.set(database, { ...found, at: now });
    renewLater(renew);
  }
  return found.vocabulary;
}

type WordCount = {
  madeAt: number | null;
  counted: Map<string, number>;
  countedTo: string;
};

export async function readWordCount(db: Database): Promise<WordCount> {
  const [row] = await db
    .select({
      madeAt: searchVocabulary.madeAt,
      counted: searchVocabulary.counted,
      countedTo: searchVocabulary.countedTo,
    })
    .from(searchVocabulary)
    .where(isTheOne);
  return {
    madeAt: row?.madeAt ?? null,
    counted: unpackCounts(row?.counted ?? ""),
    countedTo: row?.countedTo ?? "",
  };
}

/**
 * Lists words with the number of listings that contain each. A word in both title and text appears twice. The order is
 * that of the index, so no sort is needed.
 */
export function listTerms(
  db: Database,
  { after, before, limit }: { after: string; before: string; limit: number },
): Promise<{ term: string; doc: number }[]> {
  return db.all(
    sql`select term, doc from search_terms where term > ${after} and term < ${before} and col <> 'tags'
      limit ${sql.raw(String(limit))}`,
  );
}

export async function saveWordCount(db: Database, count: Omit<WordCount, "madeAt">): Promise<void> {
  const { counted, countedTo } = count;
  await db
    .update(searchVocabulary)
    .set({ counted: packCounts(counted), countedTo })
    .where(isTheOne);
}

export async function finishCount(db: Database, words: WordCounts, now: number): Promise<void> {
  await db
    .update(searchVocabulary)
    .set({ words: packCounts(words), madeAt: now, counted: "", countedTo: "" })
    .where(isTheOne);
}
