import { and, eq, type SQL, sql } from "drizzle-orm";
import { MESSAGES_AROUND, type ReportSubject } from "~/domain/report/report";
import { suspendedSince } from "../account/suspension-moment.server";
import type { Database } from "../core/connection.server";
import { messagePictures } from "../schema/messages";
import { notAbout, responsible } from "./columns.server";
import { reportedWhenClosed } from "./open-reports.server";

function about(subject: ReportSubject, reportId: string): SQL {
  return sql`(select subject_id from reports where id = ${reportId} and subject = ${subject})`;
}

export function selectReportedListing(db: Database, reportId: string) {
  return db
    .select({
      listingId: sql<string>`s.id`.as("listing_id"),
      kind: sql<"offer" | "wanted">`s.type`.as("listing_kind"),
      status: sql<"active" | "inactive">`s.status`.as("listing_status"),
      category: sql<string>`s.category`.as("listing_category"),
      price: sql<number>`s.price`.as("listing_price"),
      hiddenAt: sql<number | null>`s.hidden_at`.as("listing_hidden_at"),
      hiddenReason: sql<string>`s.hidden_reason`.as("listing_hidden_reason"),
      hiddenWithOwner: sql<number>`s.hidden_with_owner`.as("listing_hidden_with_owner"),
      deleted: sql<number>`s.deleted_at is not null`.as("listing_deleted"),
    })
    .from(sql`services s`)
    .where(sql`s.id = ${about("listing", reportId)}`);
}

export function selectPicturesOfListing(db: Database, reportId: string) {
  return db
    .select({
      url: sql<string>`a.url`.as("picture_url"),
      caption: sql<string>`a.caption`.as("picture_caption"),
      width: sql<number>`a.width`.as("picture_width"),
      height: sql<number>`a.height`.as("picture_height"),
    })
    .from(sql`service_assets a`)
    .where(sql`a.service_id = ${about("listing", reportId)} and a.status = 'ready'`)
    .orderBy(sql`a.position`);
}

export function selectReportedReview(db: Database, reportId: string) {
  return db
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
    .where(sql`r.id = ${about("review", reportId)}`);
}

export function selectReportedPerson(db: Database, reportId: string) {
  return db
    .select({
      personId: sql<string>`u.id`.as("person_id"),
      name: sql<string>`u.full_name`.as("person_name"),
      email: sql<string>`u.email`.as("person_email"),
      since: sql<number>`u.created_at`.as("person_since"),
      completed: sql<number>`u.completed_count`.as("person_completed"),
      ratingSum: sql<number>`u.rating_sum`.as("person_rating_sum"),
      ratingCount: sql<number>`u.rating_count`.as("person_rating_count"),
      operatorSince: sql<number | null>`u.operator_since`.as("person_operator"),
      closedAt: sql<number | null>`u.closed_at`.as("person_closed_at"),
      suspendedSince: suspendedSince("u").as("person_suspended_since"),
      reportedWhenClosed: reportedWhenClosed("u").as("person_reported_when_closed"),
      suspendedReason: sql<string>`u.suspended_reason`.as("person_suspended_reason"),
    })
    .from(sql`users u`)
    .where(sql`u.id = (select ${responsible} from reports where reports.id = ${reportId})`);
}

/** With the few before and after it. Rides on messages_conversation, both ways. */
export function selectReportedMessages(db: Database, reportId: string) {
  const messageId = about("message", reportId);
  const conversationId = sql`(select conversation_id from messages where id = ${messageId})`;
  const seq = sql`(select seq from messages where id = ${messageId})`;
  const range = (which: SQL, order: SQL, limit: number) =>
    sql`select * from (select * from messages where conversation_id = ${conversationId} and ${which}
      order by seq ${order} limit ${sql.raw(String(limit))})`;
  return db
    .select({
      messageId: sql<string>`m.id`.as("message_id"),
      conversationId: sql<string>`m.conversation_id`.as("message_conversation"),
      senderId: sql<string>`m.sender_id`.as("message_sender"),
      senderName: sql<string>`(select full_name from users where id = m.sender_id)`.as("sender_name"),
      body: sql<string>`m.body`.as("message_text"),
      sentAt: sql<number>`m.created_at`.as("message_at"),
      pictures: sql<string>`(select json_group_array(key) from (select key from message_pictures
        where message_id = m.id and status = 'ready' order by position))`.as("message_pictures"),
    })
    .from(
      sql`(${range(sql`seq <= ${seq}`, sql`desc`, MESSAGES_AROUND + 1)} union all ${range(sql`seq > ${seq}`, sql`asc`, MESSAGES_AROUND)}) m`,
    )
    .orderBy(sql`m.seq`);
}

/** Not for the operator who wrote the message. */
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
