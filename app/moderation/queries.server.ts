import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import {
  appealConflict,
  openAppealConflict,
  openAppealId,
  suspendedSince,
  suspensionMoment,
} from "~/accounts/suspension-queries.server";
import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import { type Database, isUniqueViolation } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { messagePictures } from "~/database/schema/messages";
import { operatorActions, reports } from "~/database/schema/operators";
import { reviews } from "~/database/schema/orders";
import { reviewPictures } from "~/database/schema/trust";
import { users } from "~/database/schema/users";
import { type BatchStatement, batchByName, insertWhere } from "~/database/statements.server";
import type { NotificationDraft } from "~/notifications/notification";
import { type NotifyOptions, notifyAlways } from "~/notifications/queries.server";
import { recordOperatorActionWhere } from "~/operators/action-queries.server";
import type { OperatorAction } from "~/operators/operator";
import { shareOpenOrder } from "~/orders/queries.server";
import { newestKey, PAGE_SIZE, pageOf, readNewestKey } from "~/platform/paging";
import { reportedWhenClosed, selectReportedTexts } from "./evidence-queries.server";
import {
  MESSAGES_AROUND,
  type ModeratedKind,
  type ModeratedThing,
  type ModerationKind,
  type Reportable,
  type ReportSubject,
} from "./report";

const responsible = sql<string>`case reports.subject
  when 'listing' then (select user_id from services where id = reports.subject_id)
  when 'review' then (select author_id from reviews where id = reports.subject_id)
  when 'message' then (select sender_id from messages where id = reports.subject_id)
  else reports.subject_id end`;

/** The id of the reviewed person, whose reply may be the reason for the report. Null for other subjects. */
const reviewed = sql<
  string | null
>`(select subject_id from reviews where reports.subject = 'review' and id = reports.subject_id)`;

const reportTitle = sql<string | null>`case reports.subject
  when 'listing' then (select title from services where id = reports.subject_id)
  when 'review' then (select author_name from reviews where id = reports.subject_id)
  when 'message' then (select u.full_name from messages m join users u on u.id = m.sender_id
    where m.id = reports.subject_id)
  else (select full_name from users where id = reports.subject_id) end`;

const reporterName = sql<string>`(select full_name from users where id = reports.reporter_id)`;

export function notAbout(readerId: string): SQL {
  return sql`(${responsible} is not ${readerId} and ${reviewed} is not ${readerId})`;
}

const listed = {
  id: reports.id,
  subject: reports.subject,
  reason: reports.reason,
  createdAt: reports.createdAt,
  title: reportTitle.as("thing_title"),
  reporterName: reporterName.as("reporter_name"),
};

function about(subject: ReportSubject, reportId: string): SQL {
  return sql`(select subject_id from reports where id = ${reportId} and subject = ${subject})`;
}

function selectReportedListing(db: Database, reportId: string) {
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

function selectPicturesOfListing(db: Database, reportId: string) {
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

function selectReportedReview(db: Database, reportId: string) {
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
      pictures: sql`(select json_group_array(key) from (select key from review_pictures
        where review_id = r.id and status = 'ready' order by position))`
        .mapWith((json: string) => JSON.parse(json) as string[])
        .as("review_photos"),
    })
    .from(sql`reviews r`)
    .where(sql`r.id = ${about("review", reportId)}`);
}

function selectReportedPerson(db: Database, reportId: string) {
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

function selectReportedMessages(db: Database, reportId: string) {
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

/** Returns true if the picture belongs to a reported message, except for the operator who wrote it. */
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

const EARLIER_SHOWN = 10;

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
      conflict: appealConflict(operatorId).as("appeal_conflict"),
    })
    .from(reports)
    .where(and(eq(reports.id, id), notAbout(operatorId)));
  return row ?? null;
}

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
      conflict: appealConflict(operatorId).as("appeal_conflict"),
      closedByName: sql<string | null>`(select full_name from users where id = reports.closed_by)`.as("closed_by_name"),
    })
    .from(reports)
    .where(and(eq(reports.id, id), notAbout(operatorId)));
}

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
    .limit(EARLIER_SHOWN);
}

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
    .where(sql`(subject, subject_id) = (select subject, subject_id from reports where id = ${id}) and id <> ${id}`)
    .orderBy(desc(reports.createdAt))
    .limit(EARLIER_SHOWN);
}

export async function listOpenReports(db: Database, after: string | null, operatorId: string) {
  const key = readNewestKey(after);
  const later = key && sql`(created_at, id) > (${key.createdAt}, ${key.id})`;
  const rows = await db
    .select(listed)
    .from(reports)
    // This is a literal, so that SQLite can use the partial index.
    .where(and(sql`status = 'open'`, later ?? undefined, notAbout(operatorId)))
    .orderBy(sql`created_at`, sql`id`)
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, newestKey, (row) => row);
}

export async function listClosedReports(db: Database, after: string | null, operatorId: string) {
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
      appeal: openAppealConflict(operatorId, sql`users.id`).as("appeal_conflict"),
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

/** The reason from the log, because reviews have no column for it. */
export const hidingReason = sql<string>`coalesce((select reason from operator_acts
  where subject_id = reviews.id and kind = 'hide_review' order by at desc limit 1), '')`;

export async function removeOldReports(db: Database, before: number, limit: number): Promise<void> {
  await db.delete(reports).where(
    sql`rowid in (select rowid from (select rowid, closed_at from reports order by rowid limit ${limit})
        where closed_at < ${before})`,
  );
}

type ReportedThing = {
  title: string;
  text: string;
  responsibleId: string;
  place: string;
  alreadyOpen: boolean;
};

/** Selects the subject if the reporter can see it. A message must be one that the reporter received. */
function reportableSubject(subject: Reportable, id: string, reporterId: string): SQL {
  switch (subject) {
    case "listing":
      return sql`(select title as title, '' as text, user_id as responsible_id,
          iif(type = 'offer', '/gig/', '/wanted/') || id as place
        from services where id = ${id} and status = 'active' and deleted_at is null)`;
    case "person":
      return sql`(select full_name as title, bio as text, id as responsible_id, '/u/' || id as place
        from users where id = ${id} and suspended_at is null and email_verified_at is not null)`;
    case "review":
      return sql`(select author_name as title, comment as text, author_id as responsible_id,
          '/u/' || subject_id as place
        from reviews where id = ${id} and published_at is not null and hidden_at is null)`;
    case "message":
      return sql`(select u.full_name as title, m.body as text, m.sender_id as responsible_id,
          '/messages/' || c.id as place
        from messages m join conversations c on c.id = m.conversation_id join users u on u.id = m.sender_id
        where m.id = ${id} and m.sender_id <> ${reporterId} and ${reporterId} in (c.starter_id, c.owner_id))`;
  }
}

type About = { subject: ReportSubject; subjectId: string; reporterId: string };

export async function findReportedThing(
  db: Database,
  { subject, subjectId, reporterId }: About & { subject: Reportable },
): Promise<ReportedThing | null> {
  const [row] = await db
    .select({
      title: sql<string>`x.title`.as("thing_title"),
      text: sql<string>`x.text`.as("thing_text"),
      responsibleId: sql<string>`x.responsible_id`.as("responsible"),
      place: sql<string>`x.place`.as("seen_at"),
      open: isOpenReport({ subject, subjectId, reporterId }).as("already_open"),
    })
    .from(sql`${reportableSubject(subject, subjectId, reporterId)} x`);
  if (!row) return null;
  const { open, ...thing } = row;
  return { ...thing, alreadyOpen: open === 1 };
}

function isOpenReport({ subject, subjectId, reporterId }: About) {
  return sql<number>`exists (select 1 from reports where reporter_id = ${reporterId} and subject = ${subject}
    and subject_id = ${subjectId} and status = 'open')`;
}

type NewReport = About & { id: string; reason: string; createdAt: number };

/**
 * Stores nothing, and does not count towards the limit, if the subject no longer exists or a report is
 * already open. Only a suspended person can appeal.
 */
export async function storeReport(
  db: Database,
  report: NewReport,
  limit: number,
): Promise<"stored" | "already_open" | "too_many" | "no_subject"> {
  const { id, reporterId, subject, subjectId, reason, createdAt } = report;
  const thing =
    subject === "appeal"
      ? sql`(select id as responsible_id from users where id = ${reporterId} and id = ${subjectId} and suspended_at is not null)`
      : reportableSubject(subject, subjectId, reporterId);
  const row = { id, reporterId, subject, subjectId, reason, status: "open" as const, createdAt };
  const responsibleId = sql`x.responsible_id`;
  try {
    const [, stored] = await db.batch([
      countOrAbort(db, `report:${reporterId}`, limit, createdAt),
      insertWhere(db, reports, { ...row, responsibleId } as never, sql`from ${thing} x`).returning({
        id: reports.id,
      }),
    ]);
    return stored.length > 0 ? "stored" : "no_subject";
  } catch (error) {
    if (isOverLimit(error)) return "too_many";
    if (isUniqueViolation(error, "reports.reporter_id, reports.subject, reports.subject_id")) return "already_open";
    throw error;
  }
}

export async function findOwnReport(db: Database, id: string, reporterId: string) {
  const [row] = await db
    .select({
      id: reports.id,
      subject: reports.subject,
      reason: reports.reason,
      status: reports.status,
      answer: reports.answer,
      createdAt: reports.createdAt,
      closedAt: reports.closedAt,
    })
    .from(reports)
    .where(and(eq(reports.id, id), eq(reports.reporterId, reporterId)));
  return row ?? null;
}

type Closing = {
  reportId: string;
  operatorId: string;
  answer: string;
  logged: string;
  notification: NotificationDraft;
};

/** Closes a report and notifies the reporter. Returns false if it was already closed or now concerns this operator. */
export async function writeClosedReport(
  db: Database,
  { reportId, operatorId, answer, logged, notification }: Closing,
  options: NotifyOptions,
): Promise<boolean> {
  const act = { operatorId, kind: "close_report", subjectId: reportId, reason: logged } as const;
  const isOpen = sql`exists (select 1 from reports where id = ${reportId} and status = 'open'
    and reporter_id <> ${operatorId} and ${appealConflict(operatorId)} in ('free', 'alone'))`;
  const { record, isRecorded } = recordOperatorActionWhere(db, act, options.now, isOpen);
  const [recorded] = await db.batch([
    record,
    db
      .update(reports)
      .set({ status: "closed", closedAt: options.now, closedBy: operatorId, answer })
      .where(sql`${reports.id} = ${reportId} and ${isRecorded}`),
    ...notifyAlways(db, notification, options, isRecorded),
  ]);
  return recorded.meta.changes > 0;
}

type ModerationToRecord = OperatorAction & { kind: ModerationKind };
type Words = {
  logged: string;
  notification(actionId: string): NotificationDraft;
  ownerSuspended: string;
};
type Change = {
  when(id: string): SQL;
  change(
    db: Database,
    act: ModerationToRecord & Pick<Words, "ownerSuspended">,
    now: number,
    isRecorded: SQL,
  ): BatchStatement[];
};

const hiddenForItself = sql`${listings.hiddenAt} is not null and not ${listings.hiddenWithOwner}`;

const CHANGES: Record<ModerationKind, Change> = {
  hide_listing: {
    when: (id) =>
      sql`exists (select 1 from services where id = ${id} and deleted_at is null and not (${hiddenForItself}))`,
    change: (db, { subjectId, reason }, now, isRecorded) => [
      db
        .update(listings)
        .set({
          status: "inactive",
          hiddenAt: now,
          hiddenReason: reason,
          hiddenWithOwner: false,
          updatedAt: now,
        })
        .where(sql`${listings.id} = ${subjectId} and ${isRecorded}`),
    ],
  },
  // The listing stays inactive, because it may have been inactive before. Its owner can activate it.
  show_listing: {
    when: (id) => sql`exists (select 1 from services where id = ${id} and ${hiddenForItself})`,
    change: (db, { subjectId }, now, isRecorded) => [
      db
        .update(listings)
        .set({ hiddenAt: null, hiddenReason: "", updatedAt: now })
        .where(sql`${listings.id} = ${subjectId} and ${isRecorded}`),
    ],
  },
  // The trigger `reviews_hidden` updates the figures of listing and person.
  hide_review: {
    when: (id) =>
      sql`exists (select 1 from reviews where id = ${id} and published_at is not null and hidden_at is null)`,
    change: (db, { subjectId }, now, isRecorded) => [
      db.update(reviews).set({ hiddenAt: now }).where(sql`${reviews.id} = ${subjectId} and ${isRecorded}`),
    ],
  },
  show_review: {
    when: (id) => sql`exists (select 1 from reviews where id = ${id} and hidden_at is not null)`,
    change: (db, { subjectId }, _, isRecorded) => [
      db.update(reviews).set({ hiddenAt: null }).where(sql`${reviews.id} = ${subjectId} and ${isRecorded}`),
    ],
  },
  suspend_person: {
    when: (id) =>
      sql`exists (select 1 from users where users.id = ${id} and operator_since is null
        and ${suspendedSince()} is null and (closed_at is null or ${reportedWhenClosed()}))`,
    change: (db, { subjectId, reason, ownerSuspended }, now, isRecorded) => [
      db
        .update(users)
        .set({
          suspendedAt: suspensionMoment(now),
          suspendedReason: sql`iif(closed_at is null, ${reason}, '')`,
        })
        .where(sql`${users.id} = ${subjectId} and ${isRecorded}`),
      // This mark lets the listings return with their owner.
      db
        .update(listings)
        .set({ status: "inactive", hiddenAt: now, hiddenReason: ownerSuspended, hiddenWithOwner: true })
        .where(
          sql`${listings.ownerId} = ${subjectId} and ${listings.kind} in ('offer', 'wanted')
            and ${listings.status} = 'active' and ${listings.deletedAt} is null and ${isRecorded}`,
        ),
    ],
  },
  restore_person: {
    when: (id) => sql`exists (select 1 from users where id = ${id} and suspended_at is not null and closed_at is null)`,
    change: (db, { subjectId }, _, isRecorded) => [
      // Other listings were inactive or hidden for another reason.
      db
        .update(listings)
        .set({ status: "active", hiddenAt: null, hiddenReason: "", hiddenWithOwner: false })
        .where(
          sql`${listings.ownerId} = ${subjectId} and ${listings.kind} in ('offer', 'wanted')
            and ${listings.deletedAt} is null and ${listings.hiddenWithOwner} and ${isRecorded}
            and not exists (select 1 from users where id = ${subjectId} and restricted_at is not null)`,
        ),
      db
        .update(users)
        .set({ suspendedAt: null, suspendedReason: "" })
        .where(sql`${users.id} = ${subjectId} and ${isRecorded}`),
    ],
  },
};

/** Writes an action. Returns false if a condition changed. */
export async function writeModeration(
  db: Database,
  thing: ModeratedThing,
  act: ModerationToRecord,
  { logged, notification, ownerSuspended }: Words,
  options: NotifyOptions,
): Promise<boolean> {
  const { when, change } = CHANGES[act.kind];
  const restores = act.kind === "restore_person";
  // This is checked again, because an appeal or an order with the person may be new.
  const conflict = restores ? openAppealConflict(act.operatorId, thing.personId) : sql`'free'`;
  const free = sql`${when(act.subjectId)} and not ${shareOpenOrder(act.operatorId, thing.personId)}
    and ${conflict} <> 'own_suspension'`;
  const { id, record, isRecorded } = recordOperatorActionWhere(db, { ...act, reason: logged }, options.now, free);
  const [recorded] = await db.batch([
    record,
    ...change(db, { ...act, ownerSuspended }, options.now, isRecorded),
    ...notifyAlways(db, notification(id), options, isRecorded),
  ]);
  return recorded.meta.changes > 0;
}

/** Deletes a photo of a review and notifies its author. Returns false if it is already gone. */
export async function writePictureRemoval(
  db: Database,
  action: OperatorAction,
  { key, notification }: { key: string; notification(actionId: string): NotificationDraft },
  options: NotifyOptions,
): Promise<boolean> {
  const photo = sql`key = ${key} and review_id = ${action.subjectId} and status = 'ready'`;
  const { id, record, isRecorded } = recordOperatorActionWhere(
    db,
    action,
    options.now,
    sql`exists (select 1 from review_pictures where ${photo})`,
  );
  const [recorded] = await db.batch([
    record,
    db.delete(reviewPictures).where(sql`${photo} and ${isRecorded}`),
    ...notifyAlways(db, notification(id), options, isRecorded),
  ]);
  return recorded.meta.changes > 0;
}
