import { eq, inArray, sql } from "drizzle-orm";
import type { ProfileDraft } from "~/domain/account/profile";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { unreferencedKeys } from "../core/unreferenced-keys.server";
import { keepEvidence } from "../report/evidence.server";
import { reviewsOf } from "../review/reviews.server";
import { listings } from "../schema/listings";
import { reviews } from "../schema/orders";
import { users } from "../schema/users";

const COPIES = 200;

type Renewal = { more: boolean; subjects: string[] };

/** Without `pictureUrl` the picture stays, also one that another device just sent. */
export async function storeProfile(
  db: Database,
  userId: string,
  profile: ProfileDraft & { pictureUrl?: string },
  alongside: readonly BatchStatement[] = [],
): Promise<Renewal> {
  const [, , listings, written] = await db.batch([
    keepEvidence(db, userId, { subject: "person", id: userId }),
    db.update(users).set(profile).where(eq(users.id, userId)),
    renewListings(db, userId),
    renewReviews(db, userId),
    ...alongside,
  ]);
  return renewal(listings, written);
}

export async function renewCopies(db: Database, userId: string): Promise<Renewal> {
  const [listings, written] = await db.batch([renewListings(db, userId), renewReviews(db, userId)]);
  return renewal(listings, written);
}

function renewal(listings: readonly unknown[], written: readonly { subjectId: string }[]): Renewal {
  return {
    more: listings.length === COPIES || written.length === COPIES,
    subjects: written.map(({ subjectId }) => subjectId),
  };
}

// Read within the statement: of two racing changes, the copies follow the last.
const nameOf = (userId: string) => sql`(select full_name from users where id = ${userId})`;
const pictureOf = (userId: string) => sql`(select picture_url from users where id = ${userId})`;

/** A listing is found by its seller's name: the scheduler writes its words anew. */
const staleByName = (userId: string) =>
  sql`iif(${listings.sellerName} = ${nameOf(userId)}, ${listings.searchVersion}, 0)`;

/** Rides on services_owner. */
function renewListings(db: Database, userId: string) {
  const stale = sql`(select s.seq from services s join users u on u.id = s.user_id
    where s.user_id = ${userId} and s.deleted_at is null
      and (s.seller_name <> u.full_name or s.seller_picture is not u.picture_url) limit ${COPIES})`;
  return db
    .update(listings)
    .set({ sellerName: nameOf(userId), sellerPicture: pictureOf(userId), searchVersion: staleByName(userId) })
    .where(inArray(listings.seq, stale))
    .returning({ seq: listings.seq });
}

function renewReviews(db: Database, userId: string) {
  const stale = sql`(select reviews.id from reviews join users u on u.id = author_id
    where author_id = ${userId} and ${reviewsOf(userId, "written")}
      and (author_name <> u.full_name or author_picture is not u.picture_url) limit ${COPIES})`;
  return db
    .update(reviews)
    .set({ authorName: nameOf(userId), authorPicture: pictureOf(userId) })
    .where(inArray(reviews.id, stale))
    .returning({ subjectId: reviews.subjectId });
}

/** Rides on users_picture. */
export function unusedPortraits(db: Database, urls: string[]): Promise<string[]> {
  return unreferencedKeys(db, users.pictureUrl, urls);
}
