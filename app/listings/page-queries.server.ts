// Queries for the pages of an offer and a request, and for the home page.

import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { type SessionUser, selectSessionUser, toSessionUser } from "~/accounts/session-queries.server";
import type { SellerStatistics } from "~/accounts/statistics";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings, offerDraftColumns, wantedDraftColumns } from "~/database/schema/listings";
import { users } from "~/database/schema/users";
import { batchByName, countRows } from "~/database/statements.server";
import { selectLastConversations } from "~/messages/queries.server";
import { countWaiting, selectMissingAccounts, selectWaiting } from "~/orders/list-queries.server";
import { placeOf } from "~/places/place";
import { ONLINE_CHOICE } from "~/places/read-place";
import { selectOwnProposal } from "~/proposals/queries.server";
import { selectListingReviews, selectTestimonials } from "~/reviews/queries.server";
import { searchNotificationsOf, selectLastUnread, selectSavedSearches } from "~/search/saved-queries.server";
import type { SearchNotification } from "~/search/search";
import { MAX_POSTED, type OfferSummary, type Stake, type WantedSummary } from "./listing";
import {
  isOffer,
  isOpenListing,
  isWanted,
  newestListingsFirst,
  offerColumns,
  popularFirst,
  selectFavourite,
  selectOpenFavourites,
  selectSeen,
  shownPortrait,
  toOffer,
  toWanted,
  wantedColumns,
} from "./queries.server";

const REVIEWS = 3;
const SIMILAR = 4;
const owner = {
  ownerName: users.fullName,
  ownerPicture: shownPortrait(),
  ownerBio: users.bio,
  ownerSince: sql<number>`${users.createdAt}`.as("owner_since"),
  ownerRatingSum: sql<number>`${users.ratingSum}`.as("owner_rating_sum"),
  ownerRatingCount: sql<number>`${users.ratingCount}`.as("owner_rating_count"),
  completedCount: users.completedCount,
  onTimeCount: users.onTimeCount,
  responseMinutes: users.responseMinutes,
  lastActiveAt: users.lastActiveAt,
};

type ListingOwnerDetails = SellerStatistics & {
  name: string;
  pictureUrl: string | null;
  bio: string;
  since: number;
  lastActiveAt: number;
};

type ListingOwnerRow = Omit<SellerStatistics, "ratingSum" | "ratingCount"> & {
  ownerName: string;
  ownerPicture: string | null;
  ownerBio: string;
  ownerSince: number;
  ownerRatingSum: number;
  ownerRatingCount: number;
  lastActiveAt: number;
};

function apart<Row extends ListingOwnerRow>(row: Row) {
  const { ownerName, ownerPicture, ownerBio, ownerSince, ownerRatingSum, ownerRatingCount, ...rest } = row;
  const { completedCount, onTimeCount, responseMinutes, lastActiveAt, ...listing } = rest;
  const person: ListingOwnerDetails = {
    name: ownerName,
    pictureUrl: ownerPicture,
    bio: ownerBio,
    since: ownerSince,
    ratingSum: ownerRatingSum,
    ratingCount: ownerRatingCount,
    completedCount,
    onTimeCount,
    responseMinutes,
    lastActiveAt,
  };
  return { listing, person };
}

const listing = {
  id: listings.id,
  userId: listings.ownerId,
  kind: listings.kind,
  status: listings.status,
  hiddenAt: listings.hiddenAt,
  deletedAt: listings.deletedAt,
  hiddenReason: listings.hiddenReason,
  title: listings.title,
  description: listings.description,
  category: listings.category,
  price: listings.price,
  location: listings.location,
  createdAt: listings.createdAt,
};

const isThis = (id: string) => eq(listings.id, id);

const ORDERS_LOOKED_AT = 200;

function selectStake(db: Database, { listingId, buyerId }: { listingId: string; buyerId: string }) {
  const latest = sql`(select service_id, status from orders where user_id = ${buyerId}
    and (select status <> 'active' or deleted_at is not null from services where id = ${listingId})
    order by created_at desc, id desc limit cast(${ORDERS_LOOKED_AT} as integer))`;
  return db
    .select({
      open: sql<0 | 1>`status in ('pending', 'in_progress')`.as("still_open"),
      bought: sql<0 | 1>`status = 'in_progress'`.as("worked_on"),
    })
    .from(latest)
    .where(sql`service_id = ${listingId}`)
    .orderBy(sql`worked_on desc`, sql`still_open desc`)
    .limit(1);
}

function selectPictures(db: Database, listingId: string) {
  return db
    .select({
      url: listingPictures.url,
      alt: listingPictures.caption,
      width: listingPictures.width,
      height: listingPictures.height,
    })
    .from(listingPictures)
    .where(and(eq(listingPictures.listingId, listingId), eq(listingPictures.status, "ready")))
    .orderBy(asc(listingPictures.position));
}

/**
 * Includes deleted offers: the caller checks `kind` and permissions. `user`: the session's user with their
 * `stake`.
 */
export async function readOfferPage(
  db: Database,
  id: string,
  reader: { sessionId: string; userId: string; now: number } | null,
) {
  const { rows, pictures, reviews, similar, sessions, saved, stakes } = await batchByName(db, {
    ...(reader && {
      sessions: selectSessionUser(db, reader.sessionId, reader.now, countWaiting(users.id, reader.now)),
      saved: selectFavourite(db, { userId: reader.userId, listingId: id }),
      stakes: selectStake(db, { listingId: id, buyerId: reader.userId }),
    }),
    rows: db
      .select({
        ...listing,
        ...owner,
        ...offerDraftColumns,
        rating: listings.rating,
        reviewCount: listings.ratingCount,
        rating1: listings.rating1,
        rating2: listings.rating2,
        rating3: listings.rating3,
        rating4: listings.rating4,
        rating5: listings.rating5,
        ordersCompleted: listings.ordersCompleted,
      })
      .from(listings)
      .innerJoin(users, eq(users.id, listings.ownerId))
      .where(isThis(id)),
    pictures: selectPictures(db, id),
    reviews: selectListingReviews(db, id, REVIEWS),
    similar: db
      .select({ ...offerColumns, sellerId: listings.ownerId })
      .from(listings)
      .where(
        and(
          sql`${listings.category} = (select category from services where id = ${id})`,
          isOffer,
          isOpenListing,
          ne(listings.id, id),
        ),
      )
      .orderBy(...newestListingsFirst)
      .limit(SIMILAR),
  });
  const found = toSessionUser(sessions ?? []);
  const user = found?.id === reader?.userId ? found : null;
  const [row] = rows;
  if (!row) return { user, saved: false, stake: null, page: null };
  const { listing: offer, person: seller } = apart(row);
  const page = {
    offer,
    seller,
    pictures,
    reviews,
    similar: similar.map(({ sellerId: _, ...row }) => toOffer(row)),
    neighbours: similar.map(({ sellerId }) => sellerId),
  };
  const [owned] = user ? (stakes ?? []) : [];
  const stake: Stake = owned ? { open: owned.open === 1, bought: owned.bought === 1 } : null;
  return { user, saved: user !== null && (saved ?? []).length > 0, stake, page };
}

/**
 * Includes deleted requests. The caller checks `kind` and permissions, and that the viewer is `viewerId`
 * before showing `own`.
 */
export async function findWantedPage(db: Database, id: string, viewerId: string | null) {
  const [[row], pictures, [counted], [own]] = await db.batch([
    db
      .select({
        ...listing,
        ...owner,
        ownerRatingSum: sql<number>`${users.buyerRatingSum}`.as("owner_rating_sum"),
        ownerRatingCount: sql<number>`${users.buyerRatingCount}`.as("owner_rating_count"),
        ...wantedDraftColumns,
        contentChangedAt: listings.contentChangedAt,
        openProposals: listings.proposalCount,
      })
      .from(listings)
      .innerJoin(users, eq(users.id, listings.ownerId))
      .where(isThis(id)),
    selectPictures(db, id),
    countRows(
      db,
      sql`services where user_id = (select user_id from services where id = ${id})
        and type = 'wanted' and deleted_at is null`,
      MAX_POSTED,
    ),
    // Ids are never empty, so a visitor has no proposal.
    selectOwnProposal(db, id, viewerId ?? ""),
  ]);
  if (!row) return null;
  const { listing: wanted, person: client } = apart(row);
  return {
    wanted,
    client,
    pictures,
    own: own ?? null,
    posted: counted?.counted ?? 0,
  };
}

const POPULAR = 8;
/** With so many online offers, a list without visits is not filled up with on-site work. */
const ENOUGH_ONLINE = 4;
const TESTIMONIALS = 3;
const CONVERSATIONS = 3;
const SEEN = 6;
const FAVOURITES = 4;
const SEARCHES = 2;
const UNREAD = 10;

type HomeAsked = {
  wanted: number;
  now: number;
  /** A choice of `places/read-place`; null for none. */
  place: string | null;
};

export type HomeLists = {
  wanted: WantedSummary[];
  /** True if there are more requests than read. */
  hasMore: boolean;
  popular: OfferSummary[];
  reach: "place" | "province" | "all";
  testimonials: Awaited<ReturnType<typeof selectTestimonials>>;
};

export async function readHome(db: Database, asked: HomeAsked): Promise<HomeLists> {
  return toLists(await db.batch(queries(db, asked, code(asked.place))), asked);
}

export type OwnHome = HomeLists & {
  user: SessionUser | null;
  waiting: Record<"buyer" | "seller", Awaited<ReturnType<typeof selectWaiting>>> & {
    refunds: Awaited<ReturnType<typeof selectMissingAccounts>>;
  };
  conversations: Awaited<ReturnType<typeof selectLastConversations>>;
  seen: Awaited<ReturnType<typeof selectSeen>>;
  favourites: Awaited<ReturnType<typeof selectOpenFavourites>>;
  searches: Awaited<ReturnType<typeof selectSavedSearches>>;
  searchNotifications: SearchNotification[];
};

/**
 * Personal data counts only if `user` is returned, because the session may have ended. Without a chosen place
 * it uses the profile's.
 */
export async function readOwnHome(
  db: Database,
  asked: HomeAsked & { sessionId: string; userId: string },
): Promise<OwnHome> {
  const { sessionId, userId, now, place } = asked;
  const near = code(place) ?? (place === null ? ofProfile(userId) : null);
  const [
    user,
    buyer,
    seller,
    refunds,
    conversations,
    seen,
    favourites,
    searches,
    searchNotifications,
    ...lists
  ] = await db.batch([
    selectSessionUser(db, sessionId, now, countWaiting(users.id, now)),
    selectWaiting(db, "buyer", userId, now),
    selectWaiting(db, "seller", userId, now),
    selectMissingAccounts(db, userId, now),
    selectLastConversations(db, userId, CONVERSATIONS),
    selectSeen(db, userId, SEEN),
    selectOpenFavourites(db, userId, FAVOURITES),
    selectSavedSearches(db, userId, SEARCHES),
    selectLastUnread(db, userId, UNREAD),
    ...queries(db, asked, near),
  ]);
  const found = toSessionUser(user);
  const reader = found?.id === userId ? found : null;
  const saved = {
    seen,
    favourites,
    searches,
    searchNotifications: searchNotificationsOf(searchNotifications),
  };
  const shown = toLists(lists, asked);
  return { ...shown, user: reader, waiting: { buyer, seller, refunds }, conversations, ...saved };
}

const code = (choice: string | null) => (choice !== null && placeOf(choice) ? sql`${choice}` : null);
const ofProfile = (userId: string) => sql`(select place_code from users where id = ${userId})`;

function queries(db: Database, { wanted, place }: HomeAsked, near: SQL | null) {
  const nowhere = sql`false`;
  const within = place === ONLINE_CHOICE ? sql`online = 1` : near ? sql`place_code = ${near}` : nowhere;
  const province = near
    ? sql`place_code is not null and cast(place_code as integer) = cast(${near} as integer)`
    : nowhere;
  return [
    db
      .select(wantedColumns)
      .from(listings)
      .where(and(isWanted, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(wanted + 1),
    selectPopular(db, within),
    selectPopular(db, province),
    selectPopular(db, undefined),
    selectTestimonials(db, TESTIMONIALS),
  ] as const;
}

/** Uses the index `services_popular`, or its variant for a place, a province or online work. */
function selectPopular(db: Database, where: SQL | undefined) {
  return db
    .select(offerColumns)
    .from(listings)
    .where(and(isOffer, isOpenListing, where))
    .orderBy(...popularFirst)
    .limit(POPULAR);
}

type Rows<Queries extends readonly unknown[]> = { [At in keyof Queries]: Awaited<Queries[At]> };
type Read = Rows<ReturnType<typeof queries>>;

function toLists([wanted, near, province, all, testimonials]: Read, asked: HomeAsked): HomeLists {
  const whole = asked.place !== null && placeOf(asked.place)?.kind === "province";
  const own = whole ? province : near;
  const steps = [
    ["place", own],
    ["province", province],
    ["all", all],
  ] as const;
  const popular = new Map<string, OfferSummary>();
  let reach: HomeLists["reach"] = own.length > 0 ? "place" : "all";
  // A place with few offers is filled up from its province, then from everywhere.
  const enough = asked.place === ONLINE_CHOICE ? ENOUGH_ONLINE : POPULAR;
  for (const [step, rows] of steps) {
    if (popular.size >= enough) break;
    for (const row of rows) {
      if (popular.size >= POPULAR || popular.has(row.id)) continue;
      popular.set(row.id, toOffer(row));
      reach = step;
    }
  }
  return {
    wanted: wanted.slice(0, asked.wanted).map((row) => toWanted(row, asked.now)),
    hasMore: wanted.length > asked.wanted,
    popular: [...popular.values()],
    reach,
    testimonials,
  };
}
