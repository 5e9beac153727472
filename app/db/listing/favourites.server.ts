import { and, eq, type SQL, sql } from "drizzle-orm";
import { newestKey, PAGE_SIZE, type Page, pageOf, readNewestKey } from "~/domain/core/page-cursor";
import { MAX_FAVOURITES } from "~/domain/listing/favourites";
import { type BatchStatement, batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { listings } from "../schema/listings";
import { favourites } from "../schema/searches";
import { isOffer, isOpenListing, sellerRatingColumns } from "./cards.server";

type Favourite = { userId: string; listingId: string };

const isThis = ({ userId, listingId }: Favourite) =>
  and(eq(favourites.userId, userId), eq(favourites.listingId, listingId));

export function selectFavourite(db: Database, favourite: Favourite) {
  return db.select({ savedAt: favourites.createdAt }).from(favourites).where(isThis(favourite));
}

/** Somebody else's open offer, while there is room. `counted` stands first in the batch and may abort it. */
export async function insertFavourite(
  db: Database,
  favourite: Favourite & { now: number },
  counted: BatchStatement,
): Promise<{ ownerId: string | null; saved: boolean }> {
  const { userId, listingId, now } = favourite;
  const most = sql.raw(String(MAX_FAVOURITES));
  const { offers, saved } = await batchByName(db, {
    counted,
    inserted: insertWhere(
      db,
      favourites,
      { userId, listingId, createdAt: now },
      sql`from ${listings} where ${listings.id} = ${listingId} and ${listings.ownerId} <> ${userId}
        and ${isOffer} and ${isOpenListing}
        and (select count(*) from (select 1 from favourites where user_id = ${userId} limit ${most})) < ${most}`,
    ).onConflictDoNothing(),
    offers: db
      .select({ ownerId: listings.ownerId })
      .from(listings)
      .where(and(eq(listings.id, listingId), isOffer, isOpenListing)),
    saved: selectFavourite(db, favourite),
  });
  return { ownerId: offers[0]?.ownerId ?? null, saved: saved.length > 0 };
}

export async function deleteFavourite(
  db: Database,
  favourite: Favourite,
  counted: BatchStatement,
): Promise<void> {
  await batchByName(db, { counted, deleted: db.delete(favourites).where(isThis(favourite)) });
}

const columns = {
  id: listings.id,
  title: listings.title,
  category: listings.category,
  price: listings.price,
  ...sellerRatingColumns,
  sellerName: listings.sellerName,
  sellerPicture: listings.sellerPicture,
  coverUrl: listings.coverUrl,
};

const LAST_SAVED = 8;

/** What is sold now of the last ones saved, the newest first; for a batch. Rides on favourites_newest. */
export function selectOpenFavourites(db: Database, userId: string, limit: number) {
  const last = sql`(select service_id, created_at as saved_at from favourites where user_id = ${userId}
    order by created_at desc limit ${sql.raw(String(LAST_SAVED))}) last_saved`;
  return db
    .select(columns)
    .from(last as SQL<unknown>)
    .innerJoin(listings, sql`${listings.id} = last_saved.service_id and ${isOpenListing}`)
    .orderBy(sql`last_saved.saved_at desc`)
    .limit(limit);
}

export type FavouriteRow = Awaited<ReturnType<typeof selectOpenFavourites>>[number] & {
  open: boolean;
  hidden: boolean;
};

/** Also what is no longer sold. Newest first; rides on favourites_newest. For a batch: `favouritesPage` reads its rows. */
export function selectFavourites(db: Database, userId: string, after: string | null) {
  const key = readNewestKey(after);
  const older =
    key && sql`(${favourites.createdAt}, ${favourites.listingId}) < (${key.createdAt}, ${key.id})`;
  return db
    .select({
      ...columns,
      savedAt: sql<number>`${favourites.createdAt}`.as("saved_at"),
      open: sql<number>`${isOpenListing}`.as("open"),
      hidden: sql<number>`${listings.hiddenAt} is not null`.as("hidden"),
    })
    .from(favourites)
    .innerJoin(listings, eq(listings.id, favourites.listingId))
    .where(and(eq(favourites.userId, userId), older ?? undefined))
    .orderBy(sql`${favourites.createdAt} desc`, sql`${favourites.listingId} desc`)
    .limit(PAGE_SIZE + 1);
}

export function favouritesPage(rows: Awaited<ReturnType<typeof selectFavourites>>): Page<FavouriteRow> {
  return pageOf(
    rows,
    ({ id, savedAt }) => newestKey({ id, createdAt: savedAt }),
    ({ savedAt: _, open, hidden, ...row }) => ({ ...row, open: open === 1, hidden: hidden === 1 }),
  );
}
