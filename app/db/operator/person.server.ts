import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { refundAccount, sellerAccount } from "~/domain/money/ledger";
import { openAppealId, openAppealStanding } from "../account/appeals.server";
import { batchByName } from "../core/batch.server";
import { countRows } from "../core/bounded-count.server";
import type { Database } from "../core/connection.server";
import { notAbout } from "../report/columns.server";
import { reports } from "../schema/operators";
import { ledgerAccounts } from "../schema/payments";
import { users } from "../schema/users";
import { selectOperatorActions } from "./actions.server";
import { selectListingsOf } from "./listings.server";
import { selectOrdersOf } from "./orders.server";

const SHOWN = 10;

type Reading = { readerId: string; now: number };

/** One trip; null: nobody. Money in integer rupiah. */
export async function findAdminPerson(db: Database, id: string, { readerId, now }: Reading) {
  const {
    person: [person],
    accounts,
    ...found
  } = await batchByName(db, {
    person: db
      .select({
        id: users.id,
        name: users.fullName,
        email: users.email,
        pictureUrl: users.pictureUrl,
        location: users.location,
        phone: users.phone,
        contactEmail: users.contactEmail,
        website: users.website,
        bio: users.bio,
        ratingSum: users.ratingSum,
        ratingCount: users.ratingCount,
        clientRatingSum: users.buyerRatingSum,
        clientRatingCount: users.buyerRatingCount,
        completedCount: users.completedCount,
        onTimeCount: users.onTimeCount,
        joinedAt: users.createdAt,
        activeAt: users.lastActiveAt,
        verifiedAt: users.verifiedAt,
        suspendedAt: users.suspendedAt,
        suspendedReason: users.suspendedReason,
        operatorSince: users.operatorSince,
        appeal: openAppealStanding(readerId, sql`users.id`).as("appeal_standing"),
        appealId: openAppealId(sql`users.id`).as("appeal_id"),
      })
      .from(users)
      .where(eq(users.id, id)),
    accounts: db
      .select()
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.account, [sellerAccount(id), refundAccount(id)])),
    // Rides on orders_buyer_status and orders_seller_status: only open orders hold money.
    heldAsBuyer: selectHeld(db, sql`user_id = ${id}`),
    heldAsSeller: selectHeld(db, sql`seller_id = ${id}`),
    bought: countRows(db, sql`orders where user_id = ${id}`),
    sold: countRows(db, sql`orders where seller_id = ${id}`),
    listed: countRows(db, sql`services where user_id = ${id} and deleted_at is null`),
    sessions: countRows(db, sql`sessions where user_id = ${id} and expires_at > ${now}`),
    orders: selectOrdersOf(db, sql`${id}`, null, null, SHOWN),
    listings: selectListingsOf(db, id, SHOWN),
    reports: selectReportsAbout(db, "person", id, readerId),
    acts: selectOperatorActions(db, { readerId, subjectId: id }, SHOWN),
  });
  if (!person) return null;
  const balanceOf = (account: string) => accounts.find((row) => row.account === account)?.balance ?? 0;
  return {
    person,
    money: {
      balance: balanceOf(sellerAccount(id)),
      owed: balanceOf(refundAccount(id)),
      heldAsBuyer: found.heldAsBuyer[0]?.held ?? 0,
      heldAsSeller: found.heldAsSeller[0]?.held ?? 0,
    },
    counts: {
      bought: found.bought[0]?.counted ?? 0,
      sold: found.sold[0]?.counted ?? 0,
      listed: found.listed[0]?.counted ?? 0,
      sessions: found.sessions[0]?.counted ?? 0,
    },
    orders: found.orders,
    listings: found.listings,
    reports: found.reports,
    acts: found.acts,
  };
}

export type AdminPersonRows = NonNullable<Awaited<ReturnType<typeof findAdminPerson>>>;

function selectHeld(db: Database, whose: ReturnType<typeof sql>) {
  return db
    .select({ held: sql<number>`coalesce(sum(total_price), 0)`.as("held") })
    .from(sql`orders where ${whose} and status = 'in_progress' and payment_status = 'held'`);
}

/** Newest first, hidden from whom it is about. Rides on reports_subject. */
export function selectReportsAbout(
  db: Database,
  subject: "person" | "listing",
  subjectId: string,
  readerId: string,
) {
  return db
    .select({
      reportId: reports.id,
      reason: reports.reason,
      status: reports.status,
      reportedAt: reports.createdAt,
      answer: reports.answer,
    })
    .from(reports)
    .where(and(eq(reports.subject, subject), eq(reports.subjectId, subjectId), notAbout(readerId)))
    .orderBy(desc(reports.createdAt))
    .limit(SHOWN);
}
