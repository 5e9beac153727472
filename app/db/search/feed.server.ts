import { asc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import { type BatchStatement, batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { indexFeeding, listingChanges } from "../schema/listing-feed";
import { listings } from "../schema/listings";
import { listingFeed } from "./index-tables.server";

/** A listing as its index holds it at a revision; nulls for one that is not on show. Places are larger than a number holds. */
export type IndexedListing = {
  seq: number;
  revision: number;
  isOpen: number | null;
  title: string | null;
  words: string | null;
  tags: string | null;
  pricePlace: string | null;
  ratingPlace: string | null;
  popularPlace: string | null;
};

const isOffer = sql`${listings.kind} = 'offer'`;

const indexedColumns = {
  isOpen: sql<number | null>`${listings.status} = 'active' and ${listings.deletedAt} is null`.as("is_open"),
  title: sql<string | null>`${listings.searchTitle}`.as("index_title"),
  words: sql<string | null>`${listings.searchWords}`.as("index_words"),
  tags: sql<string | null>`${listings.filterTags}`.as("index_tags"),
  pricePlace: sql<string | null>`cast(${listings.pricePlace} as text)`.as("by_price"),
  ratingPlace: sql<string | null>`iif(${isOffer}, cast(${listings.ratingPlace} as text), null)`.as(
    "by_rating",
  ),
  popularPlace: sql<string | null>`iif(${isOffer}, cast(${listings.popularPlace} as text), null)`.as(
    "by_popularity",
  ),
};

const insertFeeding = (db: Database, now: number) =>
  db.insert(indexFeeding).values({ id: 1, since: now, revision: now }).onConflictDoNothing();

/** The oldest of what the other database does not know, each as it is now. Begins to note changes where nothing does. One trip. */
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

/** What has changed again meanwhile stays noted. */
export async function forgetFed(db: Database, fed: readonly IndexedListing[]): Promise<void> {
  const pairs = JSON.stringify(fed.map(({ seq, revision }) => [seq, revision]));
  await db
    .delete(listingChanges)
    .where(
      sql`(${listingChanges.seq}, ${listingChanges.revision}) in (select value ->> 0, value ->> 1 from json_each(${pairs}))`,
    );
}

/** Takes the next revision, which all that is built from here on has at least. */
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

/** UTC ms; null where everything is known there, or there is no other database. Rides on listing_changes_oldest. */
export function selectOldestUnfed(db: Database) {
  return db
    .select({ since: sql<number | null>`min(${listingChanges.changedAt})`.as("oldest_change") })
    .from(listingChanges);
}

export function feedListing(indexDb: Database, listing: IndexedListing): BatchStatement {
  const { seq, revision } = listing;
  const { title, words, tags, pricePlace, ratingPlace, popularPlace } =
    listing.isOpen === 1 ? listing : NOWHERE;
  return indexDb.insert(listingFeed).values({
    ...{ seq: whole(seq), revision: whole(revision), title, words, tags },
    ...{ pricePlace: whole(pricePlace), ratingPlace: whole(ratingPlace), popularPlace: whole(popularPlace) },
  });
}

/** D1 binds numbers as REAL, and a view has no column that would make them whole. */
const whole = (value: number | string | null) => sql`cast(${value} as integer)`;

const NOWHERE = {
  ...{ title: null, words: null, tags: null },
  ...{ pricePlace: null, ratingPlace: null, popularPlace: null },
};
