import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { countSetting } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings } from "~/database/schema/listings";
import { contactNumbers, mailOptOuts, pushOptOuts } from "~/database/schema/messages";
import { reviews } from "~/database/schema/orders";
import { taxIdentities } from "~/database/schema/personal-data";
import { personTotals } from "~/database/schema/totals";
import { users } from "~/database/schema/users";
import { type BatchStatement, insertWhere, unreferencedKeys } from "~/database/statements.server";
import { sellerAccount } from "~/ledger/ledger";
import { selectBalance } from "~/ledger/queries.server";
import {
  afterNewest,
  isOffer,
  isOpenListing,
  newestListingsFirst,
  offerColumns,
  toOffer,
} from "~/listings/queries.server";
import { keepEvidence } from "~/moderation/evidence-queries.server";
import { NOTIFICATION_KINDS, type NotificationKind } from "~/notifications/notification";
import { newestKey, PAGE_SIZE, pageOf } from "~/platform/paging";
import { reviewsOf, selectReviewsOf } from "~/reviews/queries.server";
import type { ProfileDraft } from "./person";
import type { TaxIdentity } from "./personal-data";
import type { BuyerCounts, SellerCounts } from "./text";

export async function readAccountMenu(db: Database, userId: string) {
  const [[account], [totals]] = await db.batch([
    selectBalance(db, sellerAccount(userId)),
    db
      .select({ offers: personTotals.offers, requests: personTotals.requests })
      .from(personTotals)
      .where(eq(personTotals.userId, userId)),
  ]);
  return { balance: account?.balance ?? 0, offers: totals?.offers ?? 0, requests: totals?.requests ?? 0 };
}

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
  buyerSum: users.buyerRatingSum,
  buyerCount: users.buyerRatingCount,
};

const selectProfile = (db: Database, userId: string) => db.select(columns).from(users).where(eq(users.id, userId));

export async function findOwnProfile(db: Database, userId: string) {
  const [profile] = await selectProfile(db, userId);
  return profile ?? null;
}

export type OwnProfile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>;

export async function findProfileWithCounts(
  db: Database,
  userId: string,
): Promise<{ profile: OwnProfile; seller: SellerCounts; buyer: BuyerCounts } | null> {
  const [[row], [totals]] = await db.batch([
    db
      .select({ ...columns, ...kept })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(personTotals).where(eq(personTotals.userId, userId)),
  ]);
  if (!row) return null;
  const { completedCount, onTimeCount, ratingSum, ratingCount, buyerSum, buyerCount, ...profile } = row;
  return {
    profile,
    seller: {
      completed: totals?.soldCompleted ?? 0,
      cancelled: totals?.soldCancelled ?? 0,
      open: totals?.soldOpen ?? 0,
      services: totals?.offers ?? 0,
      completedCount,
      onTimeCount,
      ratingSum,
      ratingCount,
    },
    buyer: {
      completed: totals?.boughtCompleted ?? 0,
      cancelled: totals?.boughtCancelled ?? 0,
      open: totals?.boughtOpen ?? 0,
      requests: totals?.requests ?? 0,
      openRequests: totals?.openRequests ?? 0,
      ratingSum: buyerSum,
      ratingCount: buyerCount,
    },
  };
}

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

const COPIES = 200;

type Renewal = { more: boolean; subjects: string[] };

/**
 * Stores a profile. Without `pictureUrl` the picture stays, even one that another device just stored. Violates NOT NULL
 * of `users.full_name` if the stored password hash differs from `comparedHash`.
 */
export async function storeProfile(
  db: Database,
  userId: string,
  profile: ProfileDraft & { pictureUrl?: string },
  { comparedHash, alongside }: { comparedHash: string | null; alongside: readonly BatchStatement[] },
): Promise<Renewal> {
  const fullName =
    comparedHash === null
      ? profile.fullName
      : sql`(select ${profile.fullName} from users where id = ${userId} and password_hash = ${comparedHash})`;
  const [, , listings, written] = await db.batch([
    keepEvidence(db, userId, { subject: "person", id: userId }),
    db
      .update(users)
      .set({ ...profile, fullName })
      .where(eq(users.id, userId)),
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

// The name is read within the statement, so that after two concurrent changes the copies match the last.
const userName = (userId: string) => sql`(select full_name from users where id = ${userId})`;
const userPicture = (userId: string) => sql`(select picture_url from users where id = ${userId})`;

/** Marks listings for the scheduler, because the search index contains the seller's name. */
const staleByName = (userId: string) =>
  sql`iif(${listings.sellerName} = ${userName(userId)}, ${listings.searchVersion}, 0)`;

function renewListings(db: Database, userId: string) {
  const stale = sql`(select s.seq from services s join users u on u.id = s.user_id
    where s.user_id = ${userId} and s.deleted_at is null
      and (s.seller_name <> u.full_name or s.seller_picture is not u.picture_url) limit ${COPIES})`;
  return db
    .update(listings)
    .set({
      sellerName: userName(userId),
      sellerPicture: userPicture(userId),
      searchVersion: staleByName(userId),
    })
    .where(inArray(listings.seq, stale))
    .returning({ seq: listings.seq });
}

function renewReviews(db: Database, userId: string) {
  const stale = sql`(select reviews.id from reviews join users u on u.id = author_id
    where author_id = ${userId} and ${reviewsOf(userId, "written")}
      and (author_name <> u.full_name or author_picture is not u.picture_url) limit ${COPIES})`;
  return db
    .update(reviews)
    .set({ authorName: userName(userId), authorPicture: userPicture(userId) })
    .where(inArray(reviews.id, stale))
    .returning({ subjectId: reviews.subjectId });
}

export function unusedPortraits(db: Database, urls: string[]): Promise<string[]> {
  return unreferencedKeys(db, users.pictureUrl, urls);
}

const OFFERS = 12;
const REVIEWS = 5;
const SHOWING = 3;
const PICTURES = 6;

// The email address and phone are excluded, because contact goes through messages and orders.
const publicColumns = {
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
  buyerRatingSum: users.buyerRatingSum,
  buyerRatingCount: users.buyerRatingCount,
  completedCount: users.completedCount,
  onTimeCount: users.onTimeCount,
  visitsKept: users.visitsKept,
  visitsMissed: users.visitsMissed,
  responseMinutes: users.responseMinutes,
  since: users.createdAt,
};

export const isPublic = (id: string) =>
  and(eq(users.id, id), isNull(users.suspendedAt), isNull(users.restrictedAt), isNotNull(users.verifiedAt));

/** Returns the person of a public profile, or null. */
export async function findPublicPerson(db: Database, id: string) {
  const [person] = await db.select(publicColumns).from(users).where(isPublic(id));
  return person ?? null;
}

export async function findPublicProfile(db: Database, id: string, list: { after: string | null }) {
  const newest = db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, id), isOffer, isOpenListing))
    .orderBy(...newestListingsFirst)
    .limit(SHOWING);
  const [[person], offers, pictures, reviews, asBuyer] = await db.batch([
    db.select(publicColumns).from(users).where(isPublic(id)),
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
  return { person, offers: pageOf(offers, newestKey, toOffer, OFFERS), pictures, reviews, asBuyer };
}

export function selectTaxIdentity(db: Database, userId: string) {
  return db
    .select({ kind: taxIdentities.kind, number: taxIdentities.number })
    .from(taxIdentities)
    .where(eq(taxIdentities.userId, userId));
}

/** Stores a tax identity. Skips an account that closed in the meantime, because nothing would delete it later. */
export function saveTaxIdentity(db: Database, userId: string, identity: TaxIdentity, changedAt: number) {
  const open = sql`where exists (select 1 from users where id = ${userId} and closed_at is null)`;
  return insertWhere(db, taxIdentities, { userId, ...identity, changedAt }, open).onConflictDoUpdate({
    target: taxIdentities.userId,
    set: { ...identity, changedAt },
  });
}

export function removeTaxIdentity(db: Database, userId: string) {
  return db.delete(taxIdentities).where(eq(taxIdentities.userId, userId));
}

/** Returns the number for paid orders, or "". `suggested` is the number of the profile, which only its owner sees. */
export async function findContactNumber(db: Database, userId: string): Promise<{ mobile: string; suggested: string }> {
  const [row] = await db
    .select({ mobile: contactNumbers.mobile, suggested: users.phone })
    .from(users)
    .leftJoin(contactNumbers, eq(contactNumbers.userId, users.id))
    .where(eq(users.id, userId));
  return { mobile: row?.mobile ?? "", suggested: row?.suggested.startsWith("08") ? row.suggested : "" };
}

export async function storeContactNumber(db: Database, userId: string, mobile: string, now: number): Promise<void> {
  const given = { mobile, createdAt: now };
  await db.batch([
    countSetting(db, "contact-number", userId, now),
    mobile === ""
      ? db.delete(contactNumbers).where(eq(contactNumbers.userId, userId))
      : db
          .insert(contactNumbers)
          .values({ userId, ...given })
          .onConflictDoUpdate({ target: contactNumbers.userId, set: given }),
  ]);
}

export async function listMailOptOuts(db: Database, userId: string): Promise<NotificationKind[]> {
  const rows = await db.select({ kind: mailOptOuts.kind }).from(mailOptOuts).where(eq(mailOptOuts.userId, userId));
  return rows.map(({ kind }) => kind);
}

export async function listPushOptOuts(db: Database, userId: string): Promise<NotificationKind[]> {
  const rows = await db.select({ kind: pushOptOuts.kind }).from(pushOptOuts).where(eq(pushOptOuts.userId, userId));
  return rows.map(({ kind }) => kind);
}

export async function storeMailOptOut(db: Database, userId: string, kind: NotificationKind): Promise<void> {
  await insertWhere(
    db,
    mailOptOuts,
    { userId, kind },
    sql`where exists (select 1 from users where id = ${userId} and closed_at is null)`,
  ).onConflictDoNothing();
}

export async function storeMailKinds(
  db: Database,
  userId: string,
  wanted: Record<NotificationKind, boolean>,
  now: number,
  refusedPushes: readonly NotificationKind[] | null = null,
): Promise<void> {
  const refused = NOTIFICATION_KINDS.filter((kind) => !wanted[kind]).map((kind) => ({ userId, kind }));
  const pushes = refusedPushes?.map((kind) => ({ userId, kind })) ?? [];
  await db.batch([
    countSetting(db, "mail-kinds", userId, now),
    db.delete(mailOptOuts).where(eq(mailOptOuts.userId, userId)),
    ...(refused.length > 0 ? [db.insert(mailOptOuts).values(refused)] : []),
    ...(refusedPushes ? [db.delete(pushOptOuts).where(eq(pushOptOuts.userId, userId))] : []),
    ...(pushes.length > 0 ? [db.insert(pushOptOuts).values(pushes)] : []),
  ]);
}

export function countCompletion(
  db: Database,
  order: { listingId: string; sellerId: string; onTime: boolean; now: number },
) {
  return [
    db
      .update(listings)
      .set({
        ordersCompleted: sql`${listings.ordersCompleted} + 1`,
        popularity: sql`${listings.popularity} + 1`,
        popularityAt: sql`coalesce(${listings.popularityAt}, cast(${order.now} as integer))`,
      })
      .where(eq(listings.id, order.listingId)),
    db
      .update(users)
      .set({
        completedCount: sql`${users.completedCount} + 1`,
        ...(order.onTime ? { onTimeCount: sql`${users.onTimeCount} + 1` } : {}),
      })
      .where(eq(users.id, order.sellerId)),
  ];
}
