import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { reports } from "~/database/schema/operators";
import { users } from "~/database/schema/users";
import { shareOpenOrder } from "~/orders/queries.server";
import type { AppealConflict } from "./person";

export function appealConflict(operatorId: string): SQL<AppealConflict> {
  const me = sql`${operatorId}`;
  const author = sql`reports.subject_id`;
  return sql<AppealConflict>`case
    when reports.subject <> 'appeal' then 'free'
    when ${shareOpenOrder(me, author)} then 'own_order'
    when not ${suspendedAuthor(me)} then 'free'
    when exists (select 1 from users colleague
      where colleague.operator_since is not null and colleague.suspended_at is null
        and colleague.id not in (${me}, ${author})
        and not ${suspendedAuthor(sql`colleague.id`)} and not ${shareOpenOrder(sql`colleague.id`, author)})
      then 'own_suspension'
    else 'alone' end`;
}

/** An operator's conflict, "free" without an open appeal. Expects a full column name. Uses `reports_subject`. */
export function openAppealConflict(operatorId: string, personId: string | SQL): SQL<AppealConflict> {
  return sql<AppealConflict>`coalesce(${ofOpenAppeal(personId, appealConflict(operatorId))}, 'free')`;
}

export function openAppealId(personId: string | SQL): SQL<string | null> {
  return ofOpenAppeal(personId, sql<string>`reports.id`);
}

function ofOpenAppeal<Value>(personId: string | SQL, asked: SQL<Value>): SQL<Value | null> {
  return sql<Value | null>`(select ${asked} from reports
    where reports.subject = 'appeal' and reports.subject_id = ${personId} and reports.status = 'open')`;
}

/** True for the operator of this suspension or a later one. Uses the index `operator_acts_subject`. */
function suspendedAuthor(operator: SQL): SQL {
  const acts = sql`operator_acts where subject_id = reports.subject_id and kind = 'suspend_person'`;
  return sql`exists (select 1 from ${acts} and operator_id = ${operator}
    and at >= coalesce((select max(at) from ${acts} and at <= reports.created_at), 0))`;
}

/**
 * The UTC ms since when an operator has suspended the account, or null. Closing an account also suspends it, at the
 * same time as `closed_at`. The two writers below never use that time for a suspension.
 */
export function suspendedSince(as: "users" | "u" = "users"): SQL<number | null> {
  const of = sql.raw(as);
  return sql`nullif(${of}.suspended_at, ${of}.closed_at)`;
}

/** Values for the columns of an account that is being closed. Reports open now do not count as later ones. */
export function closingMoments(now: number) {
  const reported = sql`(select max(created_at) from reports where status = 'open' and responsible_id = users.id)`;
  const closedAt = sql`max(${now}, coalesce(suspended_at + 1, 0), coalesce(${reported}, 0))`;
  return { closedAt, suspendedAt: sql`coalesce(suspended_at, ${closedAt})` };
}

/** Returns the value of `suspended_at` for an account that an operator suspends. It is later than `closed_at`. */
export function suspensionMoment(now: number): SQL {
  return sql`max(${now}, coalesce(closed_at + 1, 0))`;
}

const APPEALS_SHOWN = 5;

export async function findSuspension(db: Database, userId: string) {
  const [[person], appeals] = await db.batch([
    db.select({ since: users.suspendedAt, reason: users.suspendedReason }).from(users).where(eq(users.id, userId)),
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
      .where(and(eq(reports.subject, "appeal"), eq(reports.subjectId, userId), eq(reports.reporterId, userId)))
      .orderBy(desc(reports.createdAt))
      .limit(APPEALS_SHOWN),
  ]);
  if (!person || person.since === null) return null;
  return { since: person.since, reason: person.reason, appeals };
}
