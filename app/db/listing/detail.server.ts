import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { SellerRecord } from "~/domain/account/seller-statistics";
import type { Database } from "../core/connection.server";
import { selectOwnProposal } from "../proposal/pages.server";
import { selectListingReviews } from "../review/reviews.server";
import { serviceAssets, services } from "../schema/listings";
import { users } from "../schema/users";
import { isOffer, isOpen, newestFirst, offerColumns, toOffer } from "./cards.server";
import { offerDraftColumns, wantedDraftColumns } from "./draft-columns.server";

const REVIEWS = 3;
const SIMILAR = 4;
/** A client with more requests than this has "many": the rows behind the number stay bounded. */
const MAX_COUNTED = 40;

// Where the person's column is called as the listing's, it gets a name of its own.
const owner = {
  ownerName: users.fullName,
  ownerPicture: users.pictureUrl,
  ownerBio: users.bio,
  ownerSince: sql<number>`${users.createdAt}`.as("owner_since"),
  ownerRatingSum: sql<number>`${users.ratingSum}`.as("owner_rating_sum"),
  ownerRatingCount: sql<number>`${users.ratingCount}`.as("owner_rating_count"),
  completedCount: users.completedCount,
  onTimeCount: users.onTimeCount,
  responseMinutes: users.responseMinutes,
  lastActiveAt: users.lastActiveAt,
};

export type Owner = SellerRecord & {
  name: string;
  pictureUrl: string | null;
  bio: string;
  /** UTC ms */
  since: number;
  /** UTC ms */
  lastActiveAt: number;
};

type OwnerRow = Omit<SellerRecord, "ratingSum" | "ratingCount"> & {
  ownerName: string;
  ownerPicture: string | null;
  ownerBio: string;
  ownerSince: number;
  ownerRatingSum: number;
  ownerRatingCount: number;
  lastActiveAt: number;
};

/** A joined row as the listing and the person it belongs to. */
function apart<Row extends OwnerRow>(row: Row) {
  const { ownerName, ownerPicture, ownerBio, ownerSince, ownerRatingSum, ownerRatingCount, ...rest } = row;
  const { completedCount, onTimeCount, responseMinutes, lastActiveAt, ...listing } = rest;
  const person: Owner = {
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
  id: services.id,
  userId: services.userId,
  type: services.type,
  status: services.status,
  hiddenReason: services.hiddenReason,
  title: services.title,
  description: services.description,
  category: services.category,
  price: services.price,
  location: services.location,
  createdAt: services.createdAt,
};

const isThis = (id: string) => and(eq(services.id, id), sql`${services.deletedAt} is null`);

function selectPictures(db: Database, listingId: string) {
  return db
    .select({
      url: serviceAssets.url,
      alt: serviceAssets.caption,
      width: serviceAssets.width,
      height: serviceAssets.height,
    })
    .from(serviceAssets)
    .where(and(eq(serviceAssets.serviceId, listingId), eq(serviceAssets.status, "ready")))
    .orderBy(asc(serviceAssets.position));
}

/**
 * An offer with its seller, pictures, first reviews, similar ones and the `neighbours` who offer those, by id. Whoever
 * asks looks at `type` and `status`.
 */
export async function findOfferPage(db: Database, id: string) {
  const [[row], pictures, reviews, similar] = await db.batch([
    db
      .select({
        ...listing,
        ...owner,
        ...offerDraftColumns,
        rating: services.rating,
        reviewCount: services.ratingCount,
        rating1: services.rating1,
        rating2: services.rating2,
        rating3: services.rating3,
        rating4: services.rating4,
        rating5: services.rating5,
        orderscompleted: services.orderscompleted,
      })
      .from(services)
      .innerJoin(users, eq(users.id, services.userId))
      .where(isThis(id)),
    selectPictures(db, id),
    selectListingReviews(db, id, REVIEWS),
    db
      .select({ ...offerColumns, sellerId: services.userId })
      .from(services)
      .where(
        and(
          sql`${services.category} = (select category from services where id = ${id})`,
          isOffer,
          isOpen,
          ne(services.id, id),
        ),
      )
      .orderBy(...newestFirst)
      .limit(SIMILAR),
  ]);
  if (!row) return null;
  const { listing: offer, person: seller } = apart(row);
  return {
    offer,
    seller,
    pictures,
    reviews,
    similar: similar.map(({ sellerId: _, ...row }) => toOffer(row)),
    neighbours: similar.map(({ sellerId }) => sellerId),
  };
}

/**
 * A request with its client and reference pictures, and what `viewerId` offers for it. Whoever asks looks at `type`
 * and `status`, and makes sure that the viewer is who they say before showing them `own`.
 */
export async function findWantedPage(db: Database, id: string, viewerId: string | null) {
  const [[row], pictures, [counted], [own]] = await db.batch([
    db
      .select({
        ...listing,
        ...owner,
        ownerRatingSum: sql<number>`${users.clientRatingSum}`.as("owner_rating_sum"),
        ownerRatingCount: sql<number>`${users.clientRatingCount}`.as("owner_rating_count"),
        ...wantedDraftColumns,
        openProposals: services.proposalCount,
      })
      .from(services)
      .innerJoin(users, eq(users.id, services.userId))
      .where(isThis(id)),
    selectPictures(db, id),
    db.select({ posted: sql<number>`count(*)` }).from(
      sql`(select 1 from services
          where user_id = (select user_id from services where id = ${id}) and type = 'wanted' and deleted_at is null
          limit ${MAX_COUNTED + 1})`,
    ),
    // Nobody's id is empty: a visitor has offered nothing.
    selectOwnProposal(db, id, viewerId ?? ""),
  ]);
  if (!row) return null;
  const { listing: wanted, person: client } = apart(row);
  const posted = counted?.posted ?? 0;
  return {
    wanted,
    client,
    pictures,
    own: own ?? null,
    posted: posted > MAX_COUNTED ? `lebih dari ${MAX_COUNTED}` : `${posted}`,
  };
}
