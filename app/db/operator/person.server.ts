import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { refundAccount, sellerAccount } from "~/domain/money/ledger";
import { openAppealId, openAppealStanding } from "../account/appeals.server";
import { suspendedSince } from "../account/suspension-moment.server";
import { batchByName } from "../core/batch.server";
import { countRows } from "../core/bounded-count.server";
import type { Database } from "../core/connection.server";
import { notAbout } from "../report/columns.server";
import { reportedWhenClosed } from "../report/open-reports.server";
import { reports } from "../schema/operators";
import { ledgerAccounts } from "../schema/payments";
import { personTotals } from "../schema/totals";
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
    totals: [totals],
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
        suspendedSince: suspendedSince().as("suspended_since"),
        reportedWhenClosed: reportedWhenClosed().as("reported_when_closed"),
        restrictedAt: users.restrictedAt,
        closedAt: users.closedAt,
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
    totals: db.select().from(personTotals).where(eq(personTotals.userId, id)),
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
      heldAsBuyer: totals?.boughtHeldAmount ?? 0,
      heldAsSeller: totals?.soldHeldAmount ?? 0,
    },
    counts: {
      bought: totals?.bought ?? 0,
      sold: totals?.sold ?? 0,
      listed: (totals?.offers ?? 0) + (totals?.requests ?? 0),
      sessions: found.sessions[0]?.counted ?? 0,
    },
    orders: found.orders,
    listings: found.listings,
    reports: found.reports,
    acts: found.acts,
  };
}

export type AdminPersonRows = NonNullable<Awaited<ReturnType<typeof findAdminPerson>>>;

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
