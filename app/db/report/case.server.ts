import { and, desc, eq, sql } from "drizzle-orm";
import { appealStanding } from "../account/appeals.server";
import { batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { operatorActions, reports } from "../schema/operators";
import { listed, notAbout, reporterName, reportTitle, responsible, reviewed } from "./columns.server";
import { selectReportedTexts } from "./evidence.server";
import {
  selectPicturesOfListing,
  selectReportedListing,
  selectReportedMessages,
  selectReportedPerson,
  selectReportedReview,
} from "./reported-subjects.server";

const EARLIER = 10;

/** Null when it is about this operator. */
export async function findReportCase(db: Database, id: string, operatorId: string) {
  const [row] = await db
    .select({
      id: reports.id,
      subject: reports.subject,
      status: reports.status,
      reporterId: reports.reporterId,
      title: reportTitle.as("thing_title"),
      responsibleId: responsible.as("responsible_id"),
      reviewedId: reviewed.as("reviewed_id"),
      standing: appealStanding(operatorId).as("appeal_standing"),
    })
    .from(reports)
    .where(and(eq(reports.id, id), notAbout(operatorId)));
  return row ?? null;
}

/** One trip; null when it is about this operator. Its subject may be deleted. */
export async function findReportFile(db: Database, id: string, operatorId: string) {
  const {
    report: [report],
    listing: [listing],
    review: [review],
    person: [person],
    ...found
  } = await batchByName(db, {
    report: selectReport(db, id, operatorId),
    listing: selectReportedListing(db, id),
    pictures: selectPicturesOfListing(db, id),
    texts: selectReportedTexts(db, id),
    review: selectReportedReview(db, id),
    messages: selectReportedMessages(db, id),
    person: selectReportedPerson(db, id),
    earlier: selectEarlier(db, id),
    acts: selectActionsBefore(db, id),
  });
  return report ? { report, listing, review, person, ...found } : null;
}

export type ReportFile = NonNullable<Awaited<ReturnType<typeof findReportFile>>>;

function selectReport(db: Database, id: string, operatorId: string) {
  return db
    .select({
      ...listed,
      subjectId: reports.subjectId,
      status: reports.status,
      answer: reports.answer,
      evidence: reports.evidence,
      closedAt: reports.closedAt,
      reporterId: reports.reporterId,
      responsibleId: responsible.as("responsible_id"),
      reviewedId: reviewed.as("reviewed_id"),
      standing: appealStanding(operatorId).as("appeal_standing"),
      closedByName: sql<string | null>`(select full_name from users where id = reports.closed_by)`.as(
        "closed_by_name",
      ),
    })
    .from(reports)
    .where(and(eq(reports.id, id), notAbout(operatorId)));
}

/** On the report, its subject and its person, newest first. Rides on operator_acts_subject. */
function selectActionsBefore(db: Database, id: string) {
  return db
    .select({
      actionId: operatorActions.id,
      actionKind: operatorActions.kind,
      actionReason: operatorActions.reason,
      at: operatorActions.at,
      by: sql<string>`(select full_name from users where id = operator_id)`.as("act_by"),
    })
    .from(operatorActions)
    .where(
      sql`subject_id in (${id}, (select subject_id from reports where id = ${id}),
        (select ${responsible} from reports where reports.id = ${id}))`,
    )
    .orderBy(desc(operatorActions.at))
    .limit(EARLIER);
}

/** Newest first. Rides on reports_subject. */
function selectEarlier(db: Database, id: string) {
  return db
    .select({
      id: reports.id,
      reason: reports.reason,
      status: reports.status,
      createdAt: reports.createdAt,
      reporterName: reporterName.as("reporter_name"),
    })
    .from(reports)
    .where(
      sql`(subject, subject_id) = (select subject, subject_id from reports where id = ${id}) and id <> ${id}`,
    )
    .orderBy(desc(reports.createdAt))
    .limit(EARLIER);
}
