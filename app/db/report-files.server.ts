import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { newestKey, PAGE_SIZE, type Page, pageOf, readNewestKey } from "~/domain/page-key";
import { MESSAGES_AROUND, type ReportSubject } from "~/domain/report";
import { appealStanding } from "./appeals.server";
import type { Database } from "./connection.server";
import { notAbout, reporterName, reportTitle, responsible } from "./report-columns.server";
import { messagePictures } from "./schema/messages";
import { operatorActs, reports } from "./schema/operators";

const EARLIER = 10;

const listed = {
  id: reports.id,
  subject: reports.subject,
  reason: reports.reason,
  createdAt: reports.createdAt,
  title: reportTitle.as("thing_title"),
  reporterName: reporterName.as("reporter_name"),
};

export type ListedReport = {
  id: string;
  subject: ReportSubject;
  reason: string;
  createdAt: number;
  title: string;
  reporterName: string;
};

/** Open ones that are not about who reads them, whoever waits longest first; rides on reports_open. */
export async function listOpenReports(
  db: Database,
  after: string | null,
  operatorId: string,
): Promise<Page<ListedReport>> {
  const key = readNewestKey(after);
  const later = key && sql`(created_at, id) > (${key.createdAt}, ${key.id})`;
  const rows = await db
    .select(listed)
    .from(reports)
    // Written out, as the partial index has it.
    .where(and(sql`status = 'open'`, later ?? undefined, notAbout(operatorId)))
    .orderBy(sql`created_at`, sql`id`)
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, newestKey, (row) => row);
}

/**
 * Closed ones, the latest to come in first: backwards through the table in the order of arrival, past the few that
 * are still open.
 */
export async function listClosedReports(
  db: Database,
  after: string | null,
  operatorId: string,
): Promise<Page<ListedReport>> {
  const key = readNewestKey(after);
  const earlier = key && sql`rowid < (select rowid from reports where id = ${key.id})`;
  const rows = await db
    .select(listed)
    .from(reports)
    .where(and(eq(reports.status, "closed"), earlier ?? undefined, notAbout(operatorId)))
    .orderBy(sql`rowid desc`)
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, newestKey, (row) => row);
}

/** A report as the rules about closing it by this operator see it. */
export async function findReportCase(db: Database, id: string, operatorId: string) {
  const [row] = await db
    .select({
      id: reports.id,
      subject: reports.subject,
      status: reports.status,
      reporterId: reports.reporterId,
      title: reportTitle.as("thing_title"),
      responsibleId: responsible.as("responsible_id"),
      standing: appealStanding(operatorId).as("appeal_standing"),
    })
    .from(reports)
    .where(eq(reports.id, id));
  return row ?? null;
}

/** A report with all that this operator needs to judge it, in one trip; what it is about may be gone by now. */
export async function findReportFile(db: Database, id: string, operatorId: string) {
  const about = (subject: ReportSubject) =>
    sql`(select subject_id from reports where id = ${id} and subject = ${subject})`;
  const [[report], [listing], pictures, [review], messages, [person], earlier, acts] = await db.batch([
    db
      .select({
        ...listed,
        subjectId: reports.subjectId,
        status: reports.status,
        answer: reports.answer,
        closedAt: reports.closedAt,
        reporterId: reports.reporterId,
        responsibleId: responsible.as("responsible_id"),
        standing: appealStanding(operatorId).as("appeal_standing"),
        closedByName: sql<string | null>`(select full_name from users where id = reports.closed_by)`.as(
          "closed_by_name",
        ),
      })
      .from(reports)
      .where(eq(reports.id, id)),
    db
      .select({
        listingId: sql<string>`s.id`.as("listing_id"),
        kind: sql<"offer" | "wanted">`s.type`.as("listing_kind"),
        status: sql<"active" | "inactive">`s.status`.as("listing_status"),
        description: sql<string>`s.description`.as("listing_text"),
        category: sql<string>`s.category`.as("listing_category"),
        price: sql<number>`s.price`.as("listing_price"),
        hiddenAt: sql<number | null>`s.hidden_at`.as("listing_hidden_at"),
        hiddenReason: sql<string>`s.hidden_reason`.as("listing_hidden_reason"),
        hiddenWithOwner: sql<number>`s.hidden_with_owner`.as("listing_hidden_with_owner"),
        deleted: sql<number>`s.deleted_at is not null`.as("listing_deleted"),
      })
      .from(sql`services s`)
      .where(sql`s.id = ${about("listing")}`),
    db
      .select({
        url: sql<string>`a.url`.as("picture_url"),
        caption: sql<string>`a.caption`.as("picture_caption"),
        width: sql<number>`a.width`.as("picture_width"),
        height: sql<number>`a.height`.as("picture_height"),
      })
      .from(sql`service_assets a`)
      .where(sql`a.service_id = ${about("listing")} and a.status = 'ready'`)
      .orderBy(sql`a.position`),
    db
      .select({
        reviewId: sql<string>`r.id`.as("review_id"),
        rating: sql<number>`r.rating`.as("review_rating"),
        comment: sql<string>`r.comment`.as("review_text"),
        reply: sql<string>`r.reply`.as("review_reply"),
        bought: sql<string>`r.bought`.as("review_bought"),
        orderId: sql<string>`r.order_id`.as("review_order"),
        subjectName: sql<string>`(select full_name from users where id = r.subject_id)`.as("review_of"),
        hiddenAt: sql<number | null>`r.hidden_at`.as("review_hidden_at"),
      })
      .from(sql`reviews r`)
      .where(sql`r.id = ${about("review")}`),
    selectAround(db, about("message")),
    db
      .select({
        personId: sql<string>`u.id`.as("person_id"),
        name: sql<string>`u.full_name`.as("person_name"),
        email: sql<string>`u.email`.as("person_email"),
        since: sql<number>`u.created_at`.as("person_since"),
        completed: sql<number>`u.completed_count`.as("person_completed"),
        ratingSum: sql<number>`u.rating_sum`.as("person_rating_sum"),
        ratingCount: sql<number>`u.rating_count`.as("person_rating_count"),
        operatorSince: sql<number | null>`u.operator_since`.as("person_operator"),
        suspendedAt: sql<number | null>`u.suspended_at`.as("person_suspended_at"),
        suspendedReason: sql<string>`u.suspended_reason`.as("person_suspended_reason"),
      })
      .from(sql`users u`)
      .where(sql`u.id = (select ${responsible} from reports where reports.id = ${id})`),
    selectEarlier(db, id),
    // Rides on operator_acts_subject.
    db
      .select({
        actId: operatorActs.id,
        actKind: operatorActs.kind,
        actReason: operatorActs.reason,
        at: operatorActs.at,
        by: sql<string>`(select full_name from users where id = operator_id)`.as("act_by"),
      })
      .from(operatorActs)
      .where(
        sql`subject_id in (${id}, (select subject_id from reports where id = ${id}),
          (select ${responsible} from reports where reports.id = ${id}))`,
      )
      .orderBy(desc(operatorActs.at))
      .limit(EARLIER),
  ]);
  if (!report) return null;
  return { report, listing, pictures, review, messages, person, earlier, acts };
}

export type ReportFile = NonNullable<Awaited<ReturnType<typeof findReportFile>>>;

/** The reported message with the few before and after it. Rides on messages_conversation, both ways. */
function selectAround(db: Database, messageId: SQL) {
  const told = sql`(select conversation_id from messages where id = ${messageId})`;
  const seq = sql`(select seq from messages where id = ${messageId})`;
  const stretch = (which: SQL, order: SQL, limit: number) =>
    sql`select * from (select * from messages where conversation_id = ${told} and ${which}
      order by seq ${order} limit ${sql.raw(String(limit))})`;
  return db
    .select({
      messageId: sql<string>`m.id`.as("message_id"),
      conversationId: sql<string>`m.conversation_id`.as("message_talk"),
      senderId: sql<string>`m.sender_id`.as("message_sender"),
      senderName: sql<string>`(select full_name from users where id = m.sender_id)`.as("sender_name"),
      body: sql<string>`m.body`.as("message_text"),
      sentAt: sql<number>`m.created_at`.as("message_at"),
      pictures: sql<string>`(select json_group_array(key) from (select key from message_pictures
        where message_id = m.id and status = 'ready' order by position))`.as("message_pictures"),
    })
    .from(
      sql`(${stretch(sql`seq <= ${seq}`, sql`desc`, MESSAGES_AROUND + 1)} union all ${stretch(sql`seq > ${seq}`, sql`asc`, MESSAGES_AROUND)}) m`,
    )
    .orderBy(sql`m.seq`);
}

/** Whether a picture belongs to the message that was reported, and that somebody else than this operator wrote. */
export async function isReportedPicture(
  db: Database,
  { key, reportId, operatorId }: { key: string; reportId: string; operatorId: string },
): Promise<boolean> {
  const rows = await db
    .select({ key: messagePictures.key })
    .from(messagePictures)
    .where(
      and(
        eq(messagePictures.key, key),
        eq(messagePictures.status, "ready"),
        sql`${messagePictures.messageId} = (select subject_id from reports
          where reports.id = ${reportId} and subject = 'message' and ${notAbout(operatorId)})`,
      ),
    );
  return rows.length > 0;
}

/** Other reports of the same thing, the newest first. Rides on reports_subject. */
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
