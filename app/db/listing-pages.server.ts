import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { OfferSummary, WantedSummary } from "~/domain/listing-view";
import { newestKey, PAGE_SIZE, type Page, pageOf } from "~/domain/page-key";
import type { SellerRecord } from "~/domain/seller-record";
import type { Database } from "./connection.server";
import {
  isOffer,
  isOpen,
  isWanted,
  newestFirst,
  offerColumns,
  popularFirst,
  toOffer,
  toWanted,
  wantedColumns,
} from "./listing-cards.server";
import { selectListingReviews, selectVoices } from "./reviews.server";
import { serviceAssets, services } from "./schema/listings";
import { users } from "./schema/users";
import { afterNewest } from "./search.server";

const POPULAR = 8;
const VOICES = 3;
const REVIEWS = 3;
const SIMILAR = 4;
/** A client with more requests than this has "many": the rows behind the number stay bounded. */
const MAX_COUNTED = 40;

export type Voice = Awaited<ReturnType<typeof selectVoices>>[number];
export type ListingReview = Awaited<ReturnType<typeof selectListingReviews>>[number];

/** All of the home page, with the newest `wanted` requests and whether there are more. */
export async function readHome(
  db: Database,
  page: { wanted: number; now: number },
): Promise<{ wanted: WantedSummary[]; moreWanted: boolean; popular: OfferSummary[]; voices: Voice[] }> {
  const [wanted, popular, voices] = await db.batch([
    db
      .select(wantedColumns)
      .from(services)
      .where(and(isWanted, isOpen))
      .orderBy(...newestFirst)
      .limit(page.wanted + 1),
    db
      .select(offerColumns)
      .from(services)
      .where(and(isOffer, isOpen))
      .orderBy(...popularFirst)
      .limit(POPULAR),
    selectVoices(db, VOICES),
  ]);
  return {
    wanted: wanted.slice(0, page.wanted).map((row) => toWanted(row, page.now)),
    moreWanted: wanted.length > page.wanted,
    popular: popular.map(toOffer),
    voices,
  };
}

/** Open requests, newest first. */
export async function listWanted(
  db: Database,
  list: { after: string | null; now: number },
): Promise<Page<WantedSummary>> {
  const rows = await db
    .select(wantedColumns)
    .from(services)
    .where(and(isWanted, isOpen, afterNewest(list.after)))
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, newestKey, (row) => toWanted(row, list.now));
}

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

export type OfferPage = NonNullable<Awaited<ReturnType<typeof findOfferPage>>>;

/** An offer with its seller, pictures, first reviews and neighbours. Whoever asks looks at `type` and `status`. */
export async function findOfferPage(db: Database, id: string) {
  const [[row], pictures, reviews, similar] = await db.batch([
    db
      .select({
        ...listing,
        ...owner,
        deliveryTime: services.deliveryTime,
        packages: services.packages,
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
      .select(offerColumns)
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
  return { offer, seller, pictures, reviews, similar: similar.map(toOffer) };
}

export type WantedPage = NonNullable<Awaited<ReturnType<typeof findWantedPage>>>;

/** A request with its client and reference pictures. Whoever asks looks at `type` and `status`. */
export async function findWantedPage(db: Database, id: string) {
  const [[row], pictures, [counted]] = await db.batch([
    db
      .select({
        ...listing,
        ...owner,
        deadline: services.deadline,
        requirements: services.requirements,
        additionalInfo: services.additionalInfo,
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
  ]);
  if (!row) return null;
  const { listing: wanted, person: client } = apart(row);
  const posted = counted?.posted ?? 0;
  return {
    wanted,
    client,
    pictures,
    posted: posted > MAX_COUNTED ? `lebih dari ${MAX_COUNTED}` : `${posted}`,
  };
}
