import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { newestKey, pageOf } from "~/domain/core/page-cursor";
import type { Database } from "../core/connection.server";
import { isOffer, isOpenListing, newestListingsFirst, offerColumns, toOffer } from "../listing/cards.server";
import { selectReviewsOf } from "../review/pages.server";
import { listingPictures, listings } from "../schema/listings";
import { users } from "../schema/users";
import { afterNewest } from "../search/search.server";

const OFFERS = 12;
const REVIEWS = 5;
const SHOWING = 3;
const PICTURES = 6;

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
  const newest = db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, id), isOffer, isOpenListing))
    .orderBy(...newestListingsFirst)
    .limit(SHOWING);
  const [[person], offers, pictures, reviews, asClient] = await db.batch([
    db
      .select(columns)
      .from(users)
      .where(
        and(
          eq(users.id, id),
          isNull(users.suspendedAt),
          isNull(users.restrictedAt),
          isNotNull(users.verifiedAt),
        ),
      ),
    // Rides on services_owner_open.
    db
      .select(offerColumns)
      .from(listings)
      .where(and(eq(listings.ownerId, id), isOffer, isOpenListing, afterNewest(list.after)))
      .orderBy(...newestListingsFirst)
      .limit(OFFERS + 1),
    db
      .select({ id: listingPictures.id, listingId: listingPictures.listingId, url: listingPictures.url })
      .from(listingPictures)
      .where(and(inArray(listingPictures.listingId, newest), eq(listingPictures.status, "ready")))
      .orderBy(listingPictures.position, listingPictures.id)
      .limit(PICTURES),
    selectReviewsOf(db, id, "buyer", REVIEWS),
    selectReviewsOf(db, id, "seller", REVIEWS),
  ]);
  if (!person) return null;
  return { person, offers: pageOf(offers, newestKey, toOffer, OFFERS), pictures, reviews, asClient };
}
