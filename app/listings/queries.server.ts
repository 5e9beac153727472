import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { countSetting } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings, offerDraftColumns, wantedDraftColumns } from "~/database/schema/listings";
import { orders, proposals, reviews } from "~/database/schema/orders";
import { favourites, seenListings } from "~/database/schema/search";
import { reviewPictures } from "~/database/schema/trust";
import { users } from "~/database/schema/users";
import {
  type BatchStatement,
  batchByName,
  insertWhere,
  pageQuery,
  unreferencedKeys,
} from "~/database/statements.server";
import { MINUTE } from "~/platform/dates";
import {
  isBackwards,
  type ListSort,
  newestKey,
  PAGE_SIZE,
  type Page,
  type PageBounds,
  pageOf,
  readNewestKey,
  toMiddlePage,
} from "~/platform/paging";
import {
  isNewWanted,
  type ListingKind,
  type ListingStatus,
  MAX_FAVOURITES,
  MAX_PICTURES,
  MAX_SEEN,
  type OfferSummary,
  OWN_COUNTED,
  type OwnListFilter,
  type WantedSummary,
} from "./listing";
import { packageUnit, type Unit } from "./package";

/** True for an open listing. These are literals: a bound parameter would prevent the use of partial indexes. */
export const isOpenListing = sql`${listings.status} = 'active' and ${listings.deletedAt} is null`;
export const isOffer = sql`${listings.kind} = 'offer'`;
export const isWanted = sql`${listings.kind} = 'wanted'`;

export const newestListingsFirst = [sql`${listings.createdAt} desc`, sql`${listings.id} desc`];
export const popularFirst = [sql`${listings.popularity} desc`, ...newestListingsFirst];

const shared = {
  id: listings.id,
  title: listings.title,
  category: listings.category,
  price: listings.price,
  location: listings.location,
  createdAt: listings.createdAt,
};

/** The seller's rating, 0 without reviews. Filters, sorts and ranks use the listing's own `rating`. */
const sellerRatingColumns = {
  rating: sql<number>`${listings.sellerRatingSum} * 1.0 / max(${listings.sellerRatingCount}, 1)`.as("seller_rating"),
  reviewCount: listings.sellerRatingCount,
};

export const offerColumns = {
  ...shared,
  unit: listings.unit,
  ...sellerRatingColumns,
  sellerName: listings.sellerName,
  sellerPicture: listings.sellerPicture,
  coverUrl: listings.coverUrl,
  coverAlt: listings.coverAlt,
};

export const wantedColumns = { ...shared, deadline: listings.deadline, requirements: listings.requirements };

const COVER = { width: 640, height: 480 };

type OfferRow = Omit<OfferSummary, "picture" | "unit"> & {
  unit: Unit;
  createdAt: number;
  coverUrl: string | null;
  coverAlt: string | null;
};

/** Returns an offer for a list. The usual unit is omitted, because pages have many offers. */
export function toOffer({ coverUrl, coverAlt, createdAt: _, unit, ...row }: OfferRow): OfferSummary {
  return { ...row, ...packageUnit(unit), picture: coverUrl ? { url: coverUrl, alt: coverAlt ?? "", ...COVER } : null };
}

type WantedRow = Omit<WantedSummary, "budget" | "isNew"> & { price: number; createdAt: number };

export function toWanted({ price, createdAt, ...row }: WantedRow, now: number): WantedSummary {
  return { ...row, budget: price, isNew: isNewWanted(createdAt, now) };
}

type Favourite = { userId: string; listingId: string };

const isThis = ({ userId, listingId }: Favourite) =>
  and(eq(favourites.userId, userId), eq(favourites.listingId, listingId));

export function selectFavourite(db: Database, favourite: Favourite) {
  return db.select({ savedAt: favourites.createdAt }).from(favourites).where(isThis(favourite));
}

/** Inserts another user's open offer if the limit allows. `counted` may abort the batch. */
export async function storeFavourite(
  db: Database,
  favourite: Favourite & { now: number },
  counted: BatchStatement,
): Promise<{ ownerId: string | null; saved: boolean }> {
  const { userId, listingId, now } = favourite;
  const max = sql.raw(String(MAX_FAVOURITES));
  const { offers, saved } = await batchByName(db, {
    counted,
    inserted: insertWhere(
      db,
      favourites,
      { userId, listingId, createdAt: now },
      sql`from ${listings} where ${listings.id} = ${listingId} and ${listings.ownerId} <> ${userId}
        and ${isOffer} and ${isOpenListing}
        and (select count(*) from (select 1 from favourites where user_id = ${userId} limit ${max})) < ${max}`,
    ).onConflictDoNothing(),
    offers: db
      .select({ ownerId: listings.ownerId })
      .from(listings)
      .where(and(eq(listings.id, listingId), isOffer, isOpenListing)),
    saved: selectFavourite(db, favourite),
  });
  return { ownerId: offers[0]?.ownerId ?? null, saved: saved.length > 0 };
}

export async function removeFavouriteRow(db: Database, favourite: Favourite, counted: BatchStatement): Promise<void> {
  await batchByName(db, { counted, deleted: db.delete(favourites).where(isThis(favourite)) });
}

const columns = {
  id: listings.id,
  title: listings.title,
  category: listings.category,
  price: listings.price,
  unit: listings.unit,
  ...sellerRatingColumns,
  sellerName: listings.sellerName,
  sellerPicture: listings.sellerPicture,
  coverUrl: listings.coverUrl,
};

const LAST_SAVED = 8;

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

export function selectFavourites(db: Database, userId: string, after: string | null) {
  const key = readNewestKey(after);
  const older = key && sql`(${favourites.createdAt}, ${favourites.listingId}) < (${key.createdAt}, ${key.id})`;
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

/** True for a hidden listing. It can still be edited, so its new text and pictures are shown to nobody else. */
const isHidden = sql`${listings.hiddenAt} is not null`;

export function hiddenFrom(readerId: SQLWrapper | string): SQL<0 | 1> {
  return sql<0 | 1>`(${isHidden} and ${listings.ownerId} <> ${readerId})`;
}

const isOwnerAway = sql`(${users.suspendedAt} is not null or ${users.restrictedAt} is not null
  or ${users.closedAt} is not null)`;

export const shownPortrait = () =>
  sql<string | null>`case when ${isOwnerAway} then null else ${users.pictureUrl} end`.as("shown_portrait");

/** The copy of the author's portrait that a review keeps. Null while the author is away. */
export const shownAuthorPicture = () =>
  sql<string | null>`case when ${reviews.authorPicture} is not null and not exists
    (select 1 from users where ${users.id} = ${reviews.authorId} and ${isOwnerAway}) then ${reviews.authorPicture} end`.as(
    "shown_author_picture",
  );

/**
 * The cover. Null if the reader may not see it. The query must join `orders`. An order keeps the cover of a listing
 * that was switched off, and a paid order also that of a deleted one.
 */
export function coverShownTo(readerId: string): SQL.Aliased<string | null> {
  return sql<string | null>`case when ${isHidden} then null
    when ${listings.status} = 'active' and ${listings.deletedAt} is null then ${listings.coverUrl}
    when ${listings.ownerId} = ${readerId} or ${keepsCover} then ${listings.coverUrl} end`.as("shown_cover");
}

/** True if the order keeps the cover. `/media` sends the picture by the same rule. */
const keepsCover = sql`(${orders.startedAt} is not null or (${orders.id} is not null and ${listings.deletedAt} is null))`;

export const shownCover = () =>
  sql<string | null>`case when not ${isHidden} and ${keepsCover} then ${listings.coverUrl} end`.as("shown_cover");

export function shownTitle(readerId: SQLWrapper | string): SQL<string | null> {
  return sql<string | null>`case when ${hiddenFrom(readerId)} then null else ${listings.title} end`;
}

export function selectListingHidden(db: Database, orderId: string) {
  return db
    .select({ hiddenSince: listings.hiddenAt })
    .from(listings)
    .where(sql`${listings.id} = (select service_id from orders where id = ${orderId})`);
}

/** The seller's working hours as tags. `hoursTags` writes them in the same way, each after a space. */
const sellerHours = (ownerId: string) =>
  sql`coalesce((select group_concat(' jam' || weekday || 'x' || from_minute || 'x' || to_minute, '')
    from (select * from working_hours where user_id = ${ownerId} order by weekday)), '')`;

export function tagsWithHours(tags: string, ownerId: string): SQL<string> {
  return sql<string>`${tags} || ${sellerHours(ownerId)}`;
}

export function retagHours(db: Database, ownerId: string): BatchStatement {
  const { searchTags } = listings;
  const others = sql`substr(${searchTags}, 1, instr(${searchTags} || ' jam', ' jam') - 1)`;
  return db
    .update(listings)
    .set({ searchTags: sql`${others} || ${sellerHours(ownerId)}` })
    .where(and(eq(listings.ownerId, ownerId), eq(listings.kind, "offer"), isNull(listings.deletedAt)));
}

export const draftColumns = {
  title: listings.title,
  description: listings.description,
  category: listings.category,
  price: listings.price,
  location: listings.location,
  ...offerDraftColumns,
  ...wantedDraftColumns,
};

export type EarlierListing = {
  id: string;
  isDeleted: boolean;
  isUntouched: boolean;
  stored: Record<string, unknown>;
  pictures: { id: string; status: "pending" | "ready"; position: number }[];
};

export async function findListingOfForm(db: Database, userId: string, formId: string): Promise<EarlierListing | null> {
  const isMade = and(eq(listings.ownerId, userId), eq(listings.formId, formId));
  const [[found], pictures] = await db.batch([
    db
      .select({
        ...draftColumns,
        id: listings.id,
        isDeleted: sql`deleted_at is not null`.mapWith(Boolean).as("is_deleted"),
        isUntouched: sql`updated_at = created_at`.mapWith(Boolean).as("is_untouched"),
      })
      .from(listings)
      .where(isMade)
      .limit(1),
    db
      .select({
        id: listingPictures.id,
        status: listingPictures.status,
        position: listingPictures.position,
      })
      .from(listingPictures)
      .where(inArray(listingPictures.listingId, db.select({ id: listings.id }).from(listings).where(isMade)))
      .orderBy(listingPictures.position),
  ]);
  if (!found) return null;
  const { id, isDeleted, isUntouched, ...stored } = found;
  return { id, isDeleted, isUntouched, stored, pictures };
}

type OwnListingRow = Awaited<ReturnType<typeof selectOwn>>[number];

export type OwnListingsPage = { listings: OwnListingRow[]; newer: string | null; older: string | null };

export type OwnedKind = { userId: string; kind: ListingKind };
export type OwnQuery = { part?: OwnListFilter; sort?: ListSort; edge?: PageBounds };

const PARTS: Record<OwnListFilter, SQL | undefined> = {
  all: undefined,
  active: and(sql`${listings.status} = 'active'`, isNull(listings.hiddenAt)),
  inactive: and(sql`${listings.status} = 'inactive'`, isNull(listings.hiddenAt)),
  hidden: isNotNull(listings.hiddenAt),
};

/** The owner's offers. `counts` cover the newest hundred, and `more` means that not all were counted. */
type OwnOffers = OwnListingsPage & { counts: Record<OwnListFilter, number>; more: boolean };

export function selectOwnListings(db: Database, owner: OwnedKind, query: OwnQuery = {}) {
  return pageQuery([selectOwn(db, owner, query), selectStates(db, owner)], ([rows, states]): OwnOffers => {
    const counted = states.slice(0, OWN_COUNTED);
    const hidden = counted.filter(({ hidden }) => hidden).length;
    const active = counted.filter((state) => !state.hidden && state.active).length;
    const counts = { all: counted.length, active, inactive: counted.length - active - hidden, hidden };
    return { ...ownPage(rows, query), counts, more: states.length > OWN_COUNTED };
  });
}

function selectStates(db: Database, { userId, kind }: OwnedKind) {
  return db
    .select({
      active: sql`status = 'active'`.mapWith(Boolean).as("active"),
      hidden: sql`hidden_at is not null`.mapWith(Boolean).as("hidden"),
    })
    .from(listings)
    .where(and(eq(listings.ownerId, userId), eq(listings.kind, kind), isNull(listings.deletedAt)))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(OWN_COUNTED + 1);
}

const NO_EDGE: PageBounds = { after: null, before: null };

export function whereAndOrder(
  { userId, kind }: OwnedKind,
  { part = "all", sort = "terbaru", edge = NO_EDGE }: OwnQuery,
) {
  const { beyond, order } = keyset(sort, edge);
  const mine = and(eq(listings.ownerId, userId), eq(listings.kind, kind), isNull(listings.deletedAt));
  const own = and(mine, PARTS[part], beyond);
  return { own, order };
}

function keyset(sort: ListSort, edge: PageBounds): { beyond: SQL | undefined; order: SQL[] } {
  const backwards = isBackwards(edge);
  const value = sort === "terbaru" || sort === "terlama" ? listings.createdAt : listings.price;
  const down = (sort === "terbaru" || sort === "termahal") !== backwards;
  const key = edge.after ?? edge.before;
  const way = down ? sql`desc` : sql`asc`;
  // SQLite cannot seek by a row value with an expression. A separate bound on the expression can use the index.
  const beyond =
    key &&
    sql`(${value}, ${listings.id}) ${down ? sql`<` : sql`>`} (${key.value}, ${key.id})
    and ${value} ${down ? sql`<=` : sql`>=`} ${key.value}`;
  return {
    beyond: beyond ?? undefined,
    order: [sql`${value} ${way}`, sql`${listings.id} ${way}`],
  };
}

export function selectOwn(db: Database, owner: OwnedKind, query: OwnQuery) {
  const { own, order } = whereAndOrder(owner, query);
  return db
    .select(ownColumns)
    .from(listings)
    .where(own)
    .orderBy(...order)
    .limit(PAGE_SIZE + 1);
}

export function ownPage(rows: OwnListingRow[], { sort = "terbaru", edge = NO_EDGE }: OwnQuery): OwnListingsPage {
  const byPrice = sort === "termahal" || sort === "termurah";
  const page = toMiddlePage(rows, edge, ({ price, createdAt }) => (byPrice ? price : createdAt));
  return { listings: page.items, newer: page.previous, older: page.next };
}

const ownColumns = {
  id: listings.id,
  title: listings.title,
  category: listings.category,
  price: listings.price,
  status: listings.status,
  hiddenAt: listings.hiddenAt,
  hiddenReason: listings.hiddenReason,
  rating: listings.rating,
  ratingCount: listings.ratingCount,
  ordersCompleted: listings.ordersCompleted,
  proposalCount: listings.proposalCount,
  coverUrl: listings.coverUrl,
  deadline: listings.deadline,
  createdAt: listings.createdAt,
};

/** The ms within which a reload counts as the same view and writes nothing. */
const ONE_LOOK = 5 * MINUTE;

export async function writeSeen(
  db: Database,
  { userId, listingId, now }: { userId: string; listingId: string; now: number },
): Promise<void> {
  await db.batch([
    db
      .insert(seenListings)
      .values({ userId, listingId, seenAt: now })
      .onConflictDoUpdate({
        target: [seenListings.userId, seenListings.listingId],
        set: { seenAt: now },
        setWhere: lt(seenListings.seenAt, now - ONE_LOOK),
      }),
    db.delete(seenListings).where(
      and(
        eq(seenListings.userId, userId),
        sql`service_id not in (select service_id from seen_listings where user_id = ${userId}
          order by seen_at desc limit ${sql.raw(String(MAX_SEEN))})`,
      ),
    ),
  ]);
}

const LAST_SEEN = 8;

export function selectSeen(db: Database, userId: string, limit: number) {
  const last = db
    .select({ listingId: seenListings.listingId, seenAt: seenListings.seenAt })
    .from(seenListings)
    .where(eq(seenListings.userId, userId))
    .orderBy(desc(seenListings.seenAt))
    .limit(LAST_SEEN)
    .as("last_seen");
  return db
    .select({
      id: listings.id,
      title: listings.title,
      category: listings.category,
      price: listings.price,
      coverUrl: listings.coverUrl,
    })
    .from(last)
    .innerJoin(listings, and(eq(listings.id, last.listingId), isOffer, isOpenListing))
    .orderBy(desc(last.seenAt))
    .limit(limit);
}

export async function removeSeen(db: Database, userId: string, now: number): Promise<void> {
  await db.batch([
    countSetting(db, "seen-deletion", userId, now),
    db.delete(seenListings).where(eq(seenListings.userId, userId)),
  ]);
}

export async function removeOldSeen(db: Database, before: number, limit: number): Promise<number> {
  const { meta } = await db.run(sql`delete from seen_listings where rowid in (
    select rowid from seen_listings where seen_at < ${before} order by seen_at limit ${sql.raw(String(limit))})`);
  return meta.changes;
}

export function afterNewest(after: string | null): SQL | undefined {
  const key = readNewestKey(after);
  return key ? sql`(${listings.createdAt}, ${listings.id}) < (${key.createdAt}, ${key.id})` : undefined;
}

/** Returns what the image of a shared link shows. Null if not everybody can see the listing, or for another kind. */
export async function findSharedListing(db: Database, kind: ListingKind, id: string) {
  const [row] = await db
    .select({
      title: listings.title,
      price: listings.price,
      unit: listings.unit,
      packages: listings.packages,
      deliveryTime: listings.deliveryTime,
      location: listings.location,
      rating: listings.rating,
      reviewCount: listings.ratingCount,
      coverUrl: listings.coverUrl,
    })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), isOpenListing));
  return row ?? null;
}

/** Returns the last row ids, or 0 for an empty table. */
export async function readLastRowIds(db: Database): Promise<{ listings: number; people: number }> {
  const [row] = await db.all<{ listings: number; people: number }>(
    sql`select ifnull((select max(seq) from services), 0) as listings,
      ifnull((select max(rowid) from users), 0) as people`,
  );
  return row ?? { listings: 0, people: 0 };
}

type RowRange = { after: number; through: number };

/** `changedAt` is UTC ms. Reads the table by its row ids: an index by time would read all open listings. */
export function listOpenListingsOfRows(db: Database, kind: ListingKind, { after, through }: RowRange) {
  return db.all<{ id: string; changedAt: number }>(
    sql`select services.id, services.updated_at as changedAt from services not indexed
      where services.seq > ${after} and services.seq <= ${through} and services.type = ${kind} and ${isOpenListing}
      order by services.seq`,
  );
}

/** Lists people with an active offer. `changedAt` is the UTC ms of the last change of their offers. */
export function listSellersOfRows(db: Database, { after, through }: RowRange) {
  return db.all<{ id: string; changedAt: number }>(
    sql`select users.id, max(services.updated_at) as changedAt
      from users cross join services on services.user_id = users.id and ${isOffer} and ${isOpenListing}
      where users.rowid > ${after} and users.rowid <= ${through} and users.suspended_at is null
        and users.restricted_at is null and users.email_verified_at is not null
      group by users.id`,
  );
}

export function pictureUrl(key: string): string {
  return `/media/${key}`;
}

export function pictureKey(url: string): string {
  return url.slice(pictureUrl("").length);
}

export type NewPicture = { id: string; key: string; position: number; width: number; height: number };

/** Inserts pictures. Keeps rows from an earlier submit of the same form. */
export function insertPictures(db: Database, listingId: string, pictures: NewPicture[], now: number) {
  return (
    db
      .insert(listingPictures)
      // A group of eight rows with nine columns stays below D1's 100 bound parameters.
      .values(
        pictures.map(({ key, ...picture }) => ({
          ...picture,
          listingId,
          url: pictureUrl(key),
          status: "pending" as const,
          createdAt: now,
        })),
      )
      .onConflictDoNothing({ target: listingPictures.url })
  );
}

/** Returns the ids that are shown. The scheduler deletes the others, such as those above the limit. */
export async function markPicturesReady(db: Database, listingId: string, ids: string[]): Promise<string[]> {
  const others = db
    .select({ n: sql`count(*)` })
    .from(sql`service_assets as other`)
    .where(
      sql`other.service_id = ${listingId} and other.status = 'ready' and other.id not in (select value from json_each(${JSON.stringify(ids)}))`,
    );
  const [shown] = await db.batch([
    db
      .update(listingPictures)
      .set({ status: "ready" })
      .where(
        and(
          inArray(listingPictures.id, ids),
          eq(listingPictures.listingId, listingId),
          sql`(${others}) <= ${MAX_PICTURES - ids.length}`,
        ),
      )
      .returning({ id: listingPictures.id }),
    updateCover(db, listingId),
  ]);
  return shown.map(({ id }) => id);
}

export function updateCover(db: Database, listingId: string) {
  const first = sql`from service_assets where service_id = services.id and status = 'ready' order by position, id limit 1`;
  return db
    .update(listings)
    .set({
      coverUrl: sql`(select url ${first})`,
      coverAlt: sql`(select coalesce(nullif(caption, ''), services.title) ${first})`,
    })
    .where(eq(listings.id, listingId));
}

export async function listStalePictures(
  db: Database,
  before: number,
  limit: number,
): Promise<{ id: string; key: string }[]> {
  const rows = await db
    .select({ id: listingPictures.id, url: listingPictures.url })
    .from(listingPictures)
    // A literal: a bound parameter would prevent the use of the partial index.
    .where(and(sql`${listingPictures.status} = 'pending'`, lt(listingPictures.createdAt, before)))
    .orderBy(listingPictures.createdAt)
    .limit(limit);
  return rows.map(({ id, url }) => ({ id, key: pictureKey(url) }));
}

export async function removePendingPictures(db: Database, ids: string[]): Promise<void> {
  await db
    .delete(listingPictures)
    .where(and(inArray(listingPictures.id, ids), sql`${listingPictures.status} = 'pending'`));
}

export async function unknownPictureKeys(db: Database, keys: string[]): Promise<string[]> {
  return (await unreferencedKeys(db, listingPictures.url, keys.map(pictureUrl))).map(pictureKey);
}

/** hidden: an operator hid the listing, or its owner is away. off: its owner switched the listing off. */
export type PictureOwnership = {
  ownerId: string;
  listingId: string | null;
  state: "shown" | "hidden" | "deleted" | "off";
};

export async function findPictureOwnership(db: Database, key: string): Promise<PictureOwnership | null> {
  const url = pictureUrl(key);
  const [[listing], [person], [review]] = await db.batch([
    db
      .select({
        id: listings.id,
        ownerId: listings.ownerId,
        hiddenAt: listings.hiddenAt,
        status: listings.status,
        deletedAt: listings.deletedAt,
        isAway: isOwnerAway.mapWith(Boolean).as("is_away"),
      })
      .from(listingPictures)
      .innerJoin(listings, eq(listings.id, listingPictures.listingId))
      .innerJoin(users, eq(users.id, listings.ownerId))
      .where(eq(listingPictures.url, url)),
    db
      .select({ id: users.id, isAway: isOwnerAway.mapWith(Boolean).as("is_away") })
      .from(users)
      .where(eq(users.pictureUrl, url))
      .limit(1),
    db
      .select({
        ownerId: reviewPictures.authorId,
        isShown: sql`${reviews.publishedAt} is not null and ${reviews.hiddenAt} is null`
          .mapWith(Boolean)
          .as("is_shown"),
      })
      .from(reviewPictures)
      .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
      .where(and(eq(reviewPictures.key, key), sql`${reviewPictures.status} = 'ready'`)),
  ]);
  if (review) return { ownerId: review.ownerId, listingId: null, state: review.isShown ? "shown" : "hidden" };
  if (listing) {
    const { id: listingId, ownerId, ...shown } = listing;
    return { ownerId, listingId, state: pictureState(shown) };
  }
  return person ? { ownerId: person.id, listingId: null, state: person.isAway ? "hidden" : "shown" } : null;
}

function pictureState(listing: {
  hiddenAt: number | null;
  deletedAt: number | null;
  status: ListingStatus;
  isAway: boolean;
}): PictureOwnership["state"] {
  if (listing.hiddenAt !== null || listing.isAway) return "hidden";
  if (listing.deletedAt !== null) return "deleted";
  return listing.status === "active" ? "shown" : "off";
}

/** Returns true if the person has an order, even an ended one. With `paid`, its payment must have been accepted. */
export async function hasOrderFor(
  db: Database,
  { listingId, userId, paid }: { listingId: string; userId: string; paid: boolean },
): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        eq(orders.listingId, listingId),
        paid ? isNotNull(orders.startedAt) : undefined,
      ),
    )
    .limit(1);
  return order !== undefined;
}

export async function hasProposalFor(db: Database, wantedId: string, userId: string): Promise<boolean> {
  const [proposal] = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        eq(proposals.wantedId, wantedId),
        eq(proposals.proposerId, userId),
        sql`${proposals.status} in ('open', 'accepted')`,
      ),
    );
  return proposal !== undefined;
}

/**
 * True for an order that succeeded. A closed order whose money was divided did not (`orders/queries` checks the same).
 */
const SUCCEEDED = sql`status = 'completed' and coalesce(buyer_share, 0) = 0`;

/**
 * Recounts those last counted before `stale`, oldest first, from orders closed after `since`; all in UTC ms.
 * Returns the number of rows. Uses the indexes `services_popularity_stale` and `orders_listing_completed`.
 */
export async function recountStalePopularity(
  db: Database,
  { stale, since, now }: { stale: number; since: number; now: number },
  limit: number,
): Promise<number> {
  const oldest = db
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`${listings.popularity} > 0`, lt(listings.popularityAt, stale)))
    .orderBy(asc(listings.popularityAt))
    .limit(limit);
  const counted = await db
    .update(listings)
    .set({
      popularity: sql`(select count(*) from orders
        where orders.service_id = services.id and ${SUCCEEDED} and orders.closed_at >= ${since})`,
      popularityAt: now,
    })
    .where(inArray(listings.id, oldest))
    .returning({ seq: listings.seq });
  return counted.length;
}
