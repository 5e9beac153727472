import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { SellerStatistics } from "~/accounts/text";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings, offerDraftColumns, wantedDraftColumns } from "~/database/schema/listings";
import { orders } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { type AnswersOf, countRows, type PageOf, type PageQuery, pageQuery } from "~/database/statements.server";
import { selectLastConversations } from "~/messages/queries.server";
import {
  type NextVisits,
  selectMissingAccounts,
  selectNextVisits,
  selectOwnMoney,
  selectWaiting,
  visitsBySide,
} from "~/orders/list-queries.server";
import { extraHabit, JOBS_COMPARED } from "~/orders/parts";
import { ONLINE_CHOICE, placeOf } from "~/places/place";
import { selectOwnProposal, selectReach, toReach } from "~/proposals/queries.server";
import { selectListingReviews, selectTestimonials } from "~/reviews/queries.server";
import { isHitOf } from "~/search/queries.server";
import { searchNotificationsOf, selectLastUnread, selectSavedSearches } from "~/search/saved-queries.server";
import type { SearchNotification } from "~/search/search";
import { similarOffers } from "~/search/similar";
import { availabilityOf, toAvailability } from "~/visits/queries.server";
import { type BuyerRelation, MAX_POSTED, type OfferSummary, type WantedSummary } from "./listing";
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

const REVIEWS_SHOWN = 3;
const SIMILAR_SHOWN = 4;
const owner = {
  ownerName: users.fullName,
  ownerPicture: shownPortrait(),
  ownerBio: users.bio,
  ownerSince: sql<number>`${users.createdAt}`.as("owner_since"),
  ownerRatingSum: sql<number>`${users.ratingSum}`.as("owner_rating_sum"),
  ownerRatingCount: sql<number>`${users.ratingCount}`.as("owner_rating_count"),
  completedCount: users.completedCount,
  onTimeCount: users.onTimeCount,
  visitsKept: users.visitsKept,
  visitsMissed: users.visitsMissed,
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

function splitOwnerColumns<Row extends ListingOwnerRow>(row: Row) {
  const { ownerName, ownerPicture, ownerBio, ownerSince, ownerRatingSum, ownerRatingCount, ...rest } = row;
  const { completedCount, onTimeCount, visitsKept, visitsMissed, responseMinutes, lastActiveAt, ...listing } = rest;
  const person: ListingOwnerDetails = {
    name: ownerName,
    pictureUrl: ownerPicture,
    bio: ownerBio,
    since: ownerSince,
    ratingSum: ownerRatingSum,
    ratingCount: ownerRatingCount,
    completedCount,
    onTimeCount,
    visitsKept,
    visitsMissed,
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

function selectBuyerRelation(db: Database, { listingId, buyerId }: { listingId: string; buyerId: string }) {
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
 * Selects an offer, even a deleted one: the caller checks `kind` and permissions. `buyerRelation` and `saved` concern
 * the user `userId`. Similar offers are chosen among `candidates`.
 */
export function selectOfferPage(
  db: Database,
  id: string,
  { userId, ...asked }: { userId: string | null; candidates: SQL; now: number },
): PageQuery<{ page: OfferPage | null; saved: boolean; buyerRelation: BuyerRelation }> {
  const offer = selectOffer(db, id, asked);
  if (userId === null)
    return pageQuery(offer.statements, (rows) => ({ page: offer.toPage(rows), saved: false, buyerRelation: null }));
  return pageQuery(
    [
      selectFavourite(db, { userId, listingId: id }),
      selectBuyerRelation(db, { listingId: id, buyerId: userId }),
      ...offer.statements,
    ],
    ([favourites, [buyerRelation], ...rows]) => ({
      page: offer.toPage(rows),
      saved: favourites.length > 0,
      buyerRelation: buyerRelation ? { open: buyerRelation.open === 1, bought: buyerRelation.bought === 1 } : null,
    }),
  );
}

const comparedColumns = {
  searchTitle: listings.searchTitle,
  placeCode: listings.placeCode,
  online: listings.online,
};

function selectOffer(db: Database, id: string, { candidates, now }: { candidates: SQL; now: number }) {
  return pageQuery(
    [
      db
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
          ...comparedColumns,
        })
        .from(listings)
        .innerJoin(users, eq(users.id, listings.ownerId))
        .where(isThis(id)),
      selectPictures(db, id),
      selectListingReviews(db, id, REVIEWS_SHOWN),
      db
        .select({ ...offerColumns, ...comparedColumns, sellerId: listings.ownerId })
        .from(candidates)
        .innerJoin(listings, and(isHitOf("offer"), ne(listings.id, id))),
      selectRecentJobs(db, id),
      ...availabilityOf(db, sql<string>`(select user_id from services where id = ${id})`, now),
    ],
    ([[row], pictures, reviews, candidatesRead, jobs, hours, off, reserved]) => {
      if (!row) return null;
      const { searchTitle: _, ...own } = row;
      const { listing: offer, person: seller } = splitOwnerColumns(own);
      const similar = similarOffers(row, candidatesRead).slice(0, SIMILAR_SHOWN);
      return {
        offer,
        seller,
        pictures,
        reviews,
        habit: extraHabit(jobs.map(({ parts }) => parts)),
        ordered: jobs.map(({ packageId, packageName }) => ({ id: packageId, name: packageName })),
        availability: toAvailability({ hours, off, reserved }, offer.startsInDays),
        similar: similar.map(({ sellerId, searchTitle, placeCode, online, ...shown }) => toOffer(shown)),
        neighbours: similar.map(({ sellerId }) => sellerId),
      };
    },
  );
}

function selectRecentJobs(db: Database, listingId: string) {
  return db
    .select({
      parts: orders.parts,
      packageId: orders.packageId,
      packageName: sql<string | null>`${orders.package} ->> 'name'`.as("package_name"),
    })
    .from(orders)
    .where(sql`${orders.listingId} = ${listingId} and ${orders.status} = 'completed'`)
    .orderBy(desc(orders.closedAt))
    .limit(JOBS_COMPARED);
}

export type OfferPage = NonNullable<PageOf<typeof selectOffer>>;

/** Selects a request, even a deleted one: the caller checks `kind` and permissions. `own` is the user's proposal. */
export function selectWantedPage(db: Database, id: string, userId: string | null) {
  return pageQuery(
    [
      db
        .select({
          ...listing,
          ...owner,
          ownerRatingSum: sql<number>`${users.buyerRatingSum}`.as("owner_rating_sum"),
          ownerRatingCount: sql<number>`${users.buyerRatingCount}`.as("owner_rating_count"),
          ...wantedDraftColumns,
          contentChangedAt: listings.contentChangedAt,
          openProposals: listings.proposalCount,
          // This count is only for the owner, because other readers do not see it.
          decidedProposals: sql<number>`iif(${listings.ownerId} = ${userId ?? ""}, (select count(*)
            from proposals where service_id = ${id} and status in ('accepted', 'declined')), 0)`.as(
            "decided_proposals",
          ),
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
      // An id is never empty, so a visitor has no proposal.
      selectOwnProposal(db, id, userId ?? ""),
      selectReach(db, id, userId ?? ""),
    ],
    ([[row], pictures, [counted], [own], [reach]]) => {
      if (!row) return null;
      const { listing: wanted, person: buyer } = splitOwnerColumns(row);
      return { wanted, buyer, pictures, own: own ?? null, posted: counted?.counted ?? 0, reach: toReach(reach) };
    },
  );
}

const POPULAR_SHOWN = 8;
/** The number of online offers from which a list without visits gets no on-site work. */
const ENOUGH_ONLINE = 4;
const TESTIMONIALS_SHOWN = 3;
const CONVERSATIONS_SHOWN = 3;
const SEEN_SHOWN = 6;
const FAVOURITES_SHOWN = 4;
const SEARCHES_SHOWN = 2;
const UNREAD_SHOWN = 10;

type HomeAsked = {
  wanted: number;
  now: number;
  place: string | null;
};

/** `isNew`: nobody finished an order of the offer in the last 30 days. */
export type HomeOffer = OfferSummary & { isNew: boolean };

export type HomeLists = {
  wanted: WantedSummary[];
  hasMore: boolean;
  /** Popular offers, then new ones until the section is full. */
  popular: HomeOffer[];
  reach: "place" | "province" | "all";
  testimonials: Awaited<ReturnType<typeof selectTestimonials>>;
};

export type MemberHome = {
  waiting: Record<"buyer" | "seller", Awaited<ReturnType<typeof selectWaiting>>> & {
    refunds: Awaited<ReturnType<typeof selectMissingAccounts>>;
  };
  visits: NextVisits;
  /** Null for members who never bought, sold or offered anything. */
  money: Awaited<ReturnType<typeof selectOwnMoney>>[number] | null;
  conversations: Awaited<ReturnType<typeof selectLastConversations>>;
  seen: Awaited<ReturnType<typeof selectSeen>>;
  favourites: Awaited<ReturnType<typeof selectOpenFavourites>>;
  searches: Awaited<ReturnType<typeof selectSavedSearches>>;
  searchNotifications: SearchNotification[];
};

/** Selects the home page. Without a chosen place it uses that of the profile. `own` is null for visitors. */
export function selectHome(
  db: Database,
  asked: HomeAsked,
  userId: string | null,
): PageQuery<{ lists: HomeLists; own: MemberHome | null }> {
  const { now, place } = asked;
  if (userId === null)
    return pageQuery(queries(db, asked, code(place)), (rows) => ({ lists: toLists(rows, asked), own: null }));
  const near = code(place) ?? (place === null ? ofProfile(userId) : null);
  return pageQuery(
    [
      selectWaiting(db, "buyer", userId, now),
      selectWaiting(db, "seller", userId, now),
      selectMissingAccounts(db, userId, now),
      selectNextVisits(db, userId, now),
      selectOwnMoney(db, userId),
      selectLastConversations(db, userId, CONVERSATIONS_SHOWN),
      selectSeen(db, userId, SEEN_SHOWN),
      selectOpenFavourites(db, userId, FAVOURITES_SHOWN),
      selectSavedSearches(db, userId, SEARCHES_SHOWN),
      selectLastUnread(db, userId, UNREAD_SHOWN),
      ...queries(db, asked, near),
    ],
    ([buyer, seller, refunds, visits, [money], conversations, seen, favourites, searches, unread, ...lists]) => ({
      lists: toLists(lists, asked),
      own: {
        waiting: { buyer, seller, refunds },
        visits: visitsBySide(visits, userId),
        money: money ?? null,
        conversations,
        seen,
        favourites,
        searches,
        searchNotifications: searchNotificationsOf(unread),
      },
    }),
  );
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
    selectTestimonials(db, TESTIMONIALS_SHOWN),
  ] as const;
}

function selectPopular(db: Database, where: SQL | undefined) {
  return db
    .select({ ...offerColumns, popularity: listings.popularity })
    .from(listings)
    .where(and(isOffer, isOpenListing, where))
    .orderBy(...popularFirst)
    .limit(POPULAR_SHOWN);
}

type HomeListAnswers = AnswersOf<ReturnType<typeof queries>>;

function toLists([wanted, near, province, all, testimonials]: HomeListAnswers, asked: HomeAsked): HomeLists {
  const whole = asked.place !== null && placeOf(asked.place)?.kind === "province";
  const own = whole ? province : near;
  const steps = [
    ["place", own],
    ["province", province],
    ["all", all],
  ] as const;
  const popular = new Map<string, HomeOffer>();
  let reach: HomeLists["reach"] = own.length > 0 ? "place" : "all";
  // If a place has few offers, add those of its province, then those of everywhere.
  const enough = asked.place === ONLINE_CHOICE ? ENOUGH_ONLINE : POPULAR_SHOWN;
  for (const [step, rows] of steps) {
    if (popular.size >= enough) break;
    for (const row of rows) {
      if (popular.size >= POPULAR_SHOWN || popular.has(row.id)) continue;
      popular.set(row.id, { ...toOffer(row), isNew: row.popularity === 0 });
      reach = step;
    }
  }
  return {
    wanted: wanted.slice(0, asked.wanted).map((row) => toWanted(row, asked.now)),
    hasMore: wanted.length > asked.wanted,
    popular: [...popular.values()].sort((one, other) => Number(one.isNew) - Number(other.isNew)),
    reach,
    testimonials,
  };
}
