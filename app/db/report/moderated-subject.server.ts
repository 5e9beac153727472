import { eq, sql } from "drizzle-orm";
import type { ModeratedKind, ModeratedThing } from "~/domain/report/moderation";
import { openAppealId, openAppealStanding } from "../account/appeals.server";
import { suspendedSince } from "../account/suspension-moment.server";
import type { Database } from "../core/connection.server";
import { shareOpenOrder } from "../order/share-open-order.server";
import { listings } from "../schema/listings";
import { reviews } from "../schema/orders";
import { users } from "../schema/users";
import { reportedWhenClosed } from "./open-reports.server";

export function findModerated(
  db: Database,
  kind: ModeratedKind,
  id: string,
  operatorId: string,
): Promise<ModeratedThing | null> {
  return { listing: findListing, review: findReview, person: findPerson }[kind](db, id, operatorId);
}

async function findListing(db: Database, id: string, operatorId: string): Promise<ModeratedThing | null> {
  const [row] = await db
    .select({
      name: listings.title,
      personId: listings.ownerId,
      listingKind: listings.kind,
      awaySince: listings.hiddenAt,
      awayReason: listings.hiddenReason,
      awayWithOwner: listings.hiddenWithOwner,
      shares: shareOpenOrder(operatorId, sql`services.user_id`).as("shares_order"),
    })
    .from(listings)
    .where(sql`${listings.id} = ${id} and ${listings.deletedAt} is null`);
  if (!row) return null;
  const { listingKind, shares, ...listing } = row;
  return {
    ...listing,
    text: "",
    kind: "listing",
    id,
    involvedIds: [row.personId],
    sharesOrder: shares === 1,
    appeal: "free",
    appealId: null,
    operator: false,
    wanted: listingKind === "wanted",
  };
}

async function findReview(db: Database, id: string, operatorId: string): Promise<ModeratedThing | null> {
  const [row] = await db
    .select({
      authorName: reviews.authorName,
      comment: reviews.comment,
      authorId: reviews.authorId,
      subjectId: reviews.subjectId,
      orderId: reviews.orderId,
      awaySince: reviews.hiddenAt,
      awayReason: hidingReason.as("hiding_reason"),
      shares: shareOpenOrder(operatorId, sql`reviews.author_id`).as("shares_order"),
    })
    .from(reviews)
    .where(sql`${reviews.id} = ${id} and ${reviews.publishedAt} is not null`);
  if (!row) return null;
  return {
    kind: "review",
    id,
    name: row.authorName,
    text: row.comment,
    personId: row.authorId,
    involvedIds: [row.authorId, row.subjectId],
    sharesOrder: row.shares === 1,
    awaySince: row.awaySince,
    awayReason: row.awaySince === null ? "" : row.awayReason,
    awayWithOwner: false,
    appeal: "free",
    appealId: null,
    operator: false,
    orderId: row.orderId,
  };
}

async function findPerson(db: Database, id: string, operatorId: string): Promise<ModeratedThing | null> {
  const [row] = await db
    .select({
      name: users.fullName,
      awaySince: suspendedSince().as("suspended_since"),
      awayReason: users.suspendedReason,
      operatorSince: users.operatorSince,
      closedAt: users.closedAt,
      reported: reportedWhenClosed().as("reported_when_closed"),
      shares: shareOpenOrder(operatorId, sql`users.id`).as("shares_order"),
      appeal: openAppealStanding(operatorId, sql`users.id`).as("appeal_standing"),
      appealId: openAppealId(sql`users.id`).as("appeal_id"),
    })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return null;
  const { operatorSince, closedAt, reported, shares, ...away } = row;
  return {
    ...away,
    kind: "person",
    id,
    text: "",
    personId: id,
    awayWithOwner: false,
    involvedIds: [id],
    sharesOrder: shares === 1,
    operator: operatorSince !== null,
    closed: closedAt !== null,
    reportedWhenClosed: reported === 1,
  };
}

/** From the log: a review has no column for it. Rides on operator_acts_subject. */
export const hidingReason = sql<string>`coalesce((select reason from operator_acts
  where subject_id = reviews.id and kind = 'hide_review' order by at desc limit 1), '')`;
