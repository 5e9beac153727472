import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  MAX_COUNTED_ORDERS,
  type ProviderCounts,
  type RequesterCounts,
} from "~/domain/account/profile-statistics";
import { newestKey, PAGE_SIZE, pageOf } from "~/domain/core/page-cursor";
import { countRows } from "../core/bounded-count.server";
import type { Database } from "../core/connection.server";
import { isOffer, newestListingsFirst } from "../listing/cards.server";
import { listings } from "../schema/listings";
import { users } from "../schema/users";
import { afterNewest } from "../search/search.server";
import { SUCCEEDED } from "./popularity.server";

const columns = {
  id: users.id,
  fullName: users.fullName,
  pictureUrl: users.pictureUrl,
  bio: users.bio,
  location: users.location,
  placeCode: users.placeCode,
  contactEmail: users.contactEmail,
  phone: users.phone,
  website: users.website,
  skills: users.skills,
  socialLinks: users.socialLinks,
};

const kept = {
  completedCount: users.completedCount,
  onTimeCount: users.onTimeCount,
  ratingSum: users.ratingSum,
  ratingCount: users.ratingCount,
  clientSum: users.buyerRatingSum,
  clientCount: users.buyerRatingCount,
};

const selectProfile = (db: Database, userId: string) =>
  db.select(columns).from(users).where(eq(users.id, userId));

export async function findOwnProfile(db: Database, userId: string) {
  const [profile] = await selectProfile(db, userId);
  return profile ?? null;
}

export type OwnProfile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>;

/** Unpaid orders don't count against anybody: anyone could place those by the dozen. */
const lostOrders = sql`status = 'cancelled' and started_at is not null`;

/** Every count reads a bounded number of index entries. */
export async function findProfileWithCounts(
  db: Database,
  userId: string,
): Promise<{ profile: OwnProfile; provider: ProviderCounts; requester: RequesterCounts } | null> {
  const seller = sql`orders where seller_id = ${userId}`;
  const buyer = sql`orders where user_id = ${userId}`;
  const own = sql`services where user_id = ${userId} and deleted_at is null`;
  const [[row], [sold], [lost], [selling], [bought], [given], [buying], [offers], [asked], [open]] =
    await db.batch([
      db
        .select({ ...columns, ...kept })
        .from(users)
        .where(eq(users.id, userId)),
      countOf(db, sql`${seller} and ${SUCCEEDED}`),
      countOf(db, sql`${seller} and ${lostOrders}`),
      countOf(db, sql`${seller} and status in ('pending', 'in_progress')`),
      countOf(db, sql`${buyer} and ${SUCCEEDED}`),
      countOf(db, sql`${buyer} and ${lostOrders}`),
      countOf(db, sql`${buyer} and status in ('pending', 'in_progress')`),
      countOf(db, sql`${own} and type = 'offer'`),
      countOf(db, sql`${own} and type = 'wanted'`),
      countOf(db, sql`${own} and type = 'wanted' and status = 'active'`),
    ]);
  if (!row) return null;
  const { completedCount, onTimeCount, ratingSum, ratingCount, clientSum, clientCount, ...profile } = row;
  return {
    profile,
    provider: {
      completed: sold?.counted ?? 0,
      cancelled: lost?.counted ?? 0,
      open: selling?.counted ?? 0,
      services: offers?.counted ?? 0,
      completedCount,
      onTimeCount,
      ratingSum,
      ratingCount,
    },
    requester: {
      completed: bought?.counted ?? 0,
      cancelled: given?.counted ?? 0,
      open: buying?.counted ?? 0,
      requests: asked?.counted ?? 0,
      openRequests: open?.counted ?? 0,
      ratingSum: clientSum,
      ratingCount: clientCount,
    },
  };
}

function countOf(db: Database, rows: SQL) {
  return countRows(db, rows, MAX_COUNTED_ORDERS);
}

/** Offers of any status, newest first. Rides on services_owner. */
export async function findProfileWithOffers(db: Database, userId: string, list: { after: string | null }) {
  const [[profile], rows] = await db.batch([
    selectProfile(db, userId),
    db
      .select({
        id: listings.id,
        title: listings.title,
        category: listings.category,
        price: listings.price,
        status: listings.status,
        rating: listings.rating,
        ratingCount: listings.ratingCount,
        ordersCompleted: listings.ordersCompleted,
        createdAt: listings.createdAt,
      })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), isOffer, isNull(listings.deletedAt), afterNewest(list.after)))
      .orderBy(...newestListingsFirst)
      .limit(PAGE_SIZE + 1),
  ]);
  return profile ? { profile, offers: pageOf(rows, newestKey, (row) => row) } : null;
}
