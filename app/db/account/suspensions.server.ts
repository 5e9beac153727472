import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { reports } from "../schema/operators";
import { users } from "../schema/users";

const APPEALS = 5;

/** Null who is not suspended; appeals newest first. Rides on reports_subject. */
export async function findSuspension(db: Database, userId: string) {
  const [[person], appeals] = await db.batch([
    db
      .select({ since: users.suspendedAt, reason: users.suspendedReason })
      .from(users)
      .where(eq(users.id, userId)),
    db
      .select({
        id: reports.id,
        text: reports.reason,
        status: reports.status,
        answer: reports.answer,
        at: reports.createdAt,
        closedAt: reports.closedAt,
      })
      .from(reports)
      .where(
        and(eq(reports.subject, "appeal"), eq(reports.subjectId, userId), eq(reports.reporterId, userId)),
      )
      .orderBy(desc(reports.createdAt))
      .limit(APPEALS),
  ]);
  if (!person || person.since === null) return null;
  return { since: person.since, reason: person.reason, appeals };
}
