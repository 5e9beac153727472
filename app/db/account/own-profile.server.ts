import { and, eq, isNull } from "drizzle-orm";
import type { ProviderCounts, RequesterCounts } from "~/domain/account/profile-statistics";
import { newestKey, PAGE_SIZE, pageOf } from "~/domain/core/page-cursor";
import type { Database } from "../core/connection.server";
import { isOffer, newestListingsFirst } from "../listing/cards.server";
import { listings } from "../schema/listings";
import { personTotals } from "../schema/totals";
import { users } from "../schema/users";
import { afterNewest } from "../search/search.server";

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

export async function findProfileWithCounts(
  db: Database,
  userId: string,
): Promise<{ profile: OwnProfile; provider: ProviderCounts; requester: RequesterCounts } | null> {
  const [[row], [totals]] = await db.batch([
    db
      .select({ ...columns, ...kept })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(personTotals).where(eq(personTotals.userId, userId)),
  ]);
  if (!row) return null;
  const { completedCount, onTimeCount, ratingSum, ratingCount, clientSum, clientCount, ...profile } = row;
  return {
    profile,
    provider: {
      completed: totals?.soldCompleted ?? 0,
      cancelled: totals?.soldCancelled ?? 0,
      open: totals?.soldOpen ?? 0,
      services: totals?.offers ?? 0,
      completedCount,
      onTimeCount,
      ratingSum,
      ratingCount,
    },
    requester: {
      completed: totals?.boughtCompleted ?? 0,
      cancelled: totals?.boughtCancelled ?? 0,
      open: totals?.boughtOpen ?? 0,
      requests: totals?.requests ?? 0,
      openRequests: totals?.openRequests ?? 0,
      ratingSum: clientSum,
      ratingCount: clientCount,
    },
  };
}

/** Offers of any status, newest first. Rides on services_owner. */
export async function findProfileWithOffers(db: Database, userId: string, list: { after: string | null }) {
  const [[row], rows] = await db.batch([
    db
      .select({ ...columns, ratingSum: users.ratingSum, ratingCount: users.ratingCount })
      .from(users)
      .where(eq(users.id, userId)),
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
  if (!row) return null;
  const { ratingSum, ratingCount, ...profile } = row;
  return { profile, rated: { ratingSum, ratingCount }, offers: pageOf(rows, newestKey, (offer) => offer) };
}
