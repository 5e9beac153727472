import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { newestKey, pageOf } from "~/domain/core/page-cursor";
import type { Database } from "../core/connection.server";
import { isOffer, isOpenListing, newestListingsFirst, offerColumns, toOffer } from "../listing/cards.server";
import { selectReviewsOf } from "../review/pages.server";
import { listings } from "../schema/listings";
import { users } from "../schema/users";
import { afterNewest } from "../search/search.server";

const OFFERS = 12;
const REVIEWS = 5;

// No email or phone: contact goes through messages and orders.
const columns = {
  id: users.id,
  name: users.fullName,
  pictureUrl: users.pictureUrl,
  bio: users.bio,
  location: users.location,
  website: users.website,
  socialLinks: users.socialLinks,
  skills: users.skills,
  ratingSum: users.ratingSum,
  ratingCount: users.ratingCount,
  clientRatingSum: users.buyerRatingSum,
  clientRatingCount: users.buyerRatingCount,
  completedCount: users.completedCount,
  onTimeCount: users.onTimeCount,
  responseMinutes: users.responseMinutes,
  since: users.createdAt,
};

export async function findPublicProfile(db: Database, id: string, list: { after: string | null }) {
  const [[person], offers, reviews, asClient] = await db.batch([
    db
      .select(columns)
      .from(users)
      .where(and(eq(users.id, id), isNull(users.suspendedAt), isNotNull(users.verifiedAt))),
    // Rides on services_owner_open.
    db
      .select(offerColumns)
      .from(listings)
      .where(and(eq(listings.ownerId, id), isOffer, isOpenListing, afterNewest(list.after)))
      .orderBy(...newestListingsFirst)
      .limit(OFFERS + 1),
    selectReviewsOf(db, id, "buyer", REVIEWS),
    selectReviewsOf(db, id, "seller", REVIEWS),
  ]);
  return person ? { person, offers: pageOf(offers, newestKey, toOffer, OFFERS), reviews, asClient } : null;
}
