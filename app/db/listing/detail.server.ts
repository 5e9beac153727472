import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { SellerStatistics } from "~/domain/account/seller-statistics";
import { MAX_POSTED } from "~/domain/listing/listing";
import type { Stake } from "~/domain/listing/standing";
import { selectSessionUser, toSessionUser } from "../account/sessions.server";
import { batchByName } from "../core/batch.server";
import { countRows } from "../core/bounded-count.server";
import type { Database } from "../core/connection.server";
import { countWaiting } from "../order/waiting.server";
import { selectOwnProposal } from "../proposal/pages.server";
import { selectListingReviews } from "../review/reviews.server";
import { listingPictures, listings, offerDraftColumns, wantedDraftColumns } from "../schema/listings";
import { users } from "../schema/users";
import { isOffer, isOpenListing, newestListingsFirst, offerColumns, toOffer } from "./cards.server";
import { selectFavourite } from "./favourites.server";
import { shownPortrait } from "./hidden.server";

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

/** Also of what is deleted: the caller checks `kind` and who may look. `user`: whom the session is still of, with their `stake`. */
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

/** Also of what is deleted. The caller checks `kind`, who may look, and that the viewer is `viewerId` before showing `own`. */
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
    // No id is empty: a visitor has no proposal.
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
