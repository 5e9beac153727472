import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Reportable, ReportSubject } from "~/domain/report/report";
import { countOrAbort, isOverLimit } from "../core/attempt-counters.server";
import { type Database, isUniqueViolation } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { reports } from "../schema/operators";

type ReportedThing = {
  title: string;
  text: string;
  responsibleId: string;
  place: string;
  alreadyOpen: boolean;
};

/** Only what the reporter can see; of messages, only those received. */
function things(subject: Reportable, id: string, reporterId: string): SQL {
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
    .from(sql`${things(subject, subjectId, reporterId)} x`);
  if (!row) return null;
  const { open, ...thing } = row;
  return { ...thing, alreadyOpen: open === 1 };
}

// Rides on reports_once.
function isOpenReport({ subject, subjectId, reporterId }: About) {
  return sql<number>`exists (select 1 from reports where reporter_id = ${reporterId} and subject = ${subject}
    and subject_id = ${subjectId} and status = 'open')`;
}

type NewReport = About & { id: string; reason: string; createdAt: number };

/** Counts what is stored or no longer stands. No second open one, no vanished subject; only a suspended person's own appeal. */
export async function insertReport(
  db: Database,
  report: NewReport,
  limit: number,
): Promise<"stored" | "already_open" | "too_many" | "no_subject"> {
  const { id, reporterId, subject, subjectId, reason, createdAt } = report;
  const thing =
    subject === "appeal"
      ? sql`(select id as responsible_id from users where id = ${reporterId} and id = ${subjectId} and suspended_at is not null)`
      : things(subject, subjectId, reporterId);
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
    if (isUniqueViolation(error, "reports.reporter_id, reports.subject, reports.subject_id"))
      return "already_open";
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
