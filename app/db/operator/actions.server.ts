import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { readNewestKey } from "~/domain/core/page-cursor";
import { type OperatorAct, OWN_CAUSE_KINDS } from "~/domain/operator/action";
import { type Database, isNullViolation } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { notAbout } from "../report/columns.server";
import { operatorActs } from "../schema/operators";
import { users } from "../schema/users";

/** The log's line of an act. It belongs in the batch that does it. */
export function recordAct(db: Database, act: OperatorAct, now: number) {
  return db.insert(operatorActs).values({ ...act, id: crypto.randomUUID(), at: now });
}

/** Whose acts, or about what, and from where on; all of them but the reader's own cause where nothing is said. */
export type ActFilter = {
  /** Who reads it: what colleagues say among themselves about their own cause is left out. */
  readerId: string;
  operatorId?: string | null;
  subjectId?: string | null;
  after?: string | null;
};

/** The log, newest first. Rides on operator_acts_newest, or on operator_acts_subject. */
export function selectActs(
  db: Database,
  { readerId, operatorId, subjectId, after }: ActFilter,
  limit: number,
) {
  const key = readNewestKey(after ?? null);
  return db
    .select({
      actId: operatorActs.id,
      kind: operatorActs.kind,
      subjectId: operatorActs.subjectId,
      reason: operatorActs.reason,
      at: operatorActs.at,
      operatorId: operatorActs.operatorId,
      operatorName: users.fullName,
    })
    .from(operatorActs)
    .innerJoin(users, eq(users.id, operatorActs.operatorId))
    .where(
      and(
        operatorId ? eq(operatorActs.operatorId, operatorId) : undefined,
        subjectId ? eq(operatorActs.subjectId, subjectId) : undefined,
        sql`not ${aboutTheirOwn(readerId)}`,
        key ? sql`(${operatorActs.at}, ${operatorActs.id}) < (${key.createdAt}, ${key.id})` : undefined,
      ),
    )
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(limit);
}

export type ActRow = Awaited<ReturnType<typeof selectActs>>[number];

/** Whether an act is one of `OWN_CAUSE_KINDS`, and the cause is the reader's. */
function aboutTheirOwn(readerId: string): SQL {
  const isSide = sql`${readerId} in (orders.user_id, orders.seller_id)`;
  const { report, order, refund, withdrawal } = OWN_CAUSE_KINDS;
  const { kind } = operatorActs;
  return sql`case
    when ${inArray(kind, report)} then exists (select 1 from reports
      where reports.id = operator_acts.subject_id and not ${notAbout(readerId)})
    when ${inArray(kind, order)} then exists (select 1 from orders
      where orders.id = operator_acts.subject_id and ${isSide})
    when ${inArray(kind, refund)} then exists (select 1 from orders join refunds on refunds.order_id = orders.id
      where refunds.id = operator_acts.subject_id and ${isSide})
    when ${inArray(kind, withdrawal)} then exists (select 1 from withdrawals
      where withdrawals.id = operator_acts.subject_id and withdrawals.user_id = ${readerId})
    else false end`;
}

/**
 * The same where `condition` holds when the batch comes to it, else nothing: it stands first, and what follows asks
 * `stands`. So a repeated press or a lost race changes nothing and tells nobody.
 */
export function recordActWhere(db: Database, act: OperatorAct, now: number, condition: SQL) {
  const id = crypto.randomUUID();
  return {
    id,
    stands: sql`exists (select 1 from operator_acts where id = ${id})`,
    record: insertWhere(db, operatorActs, { ...act, id, at: now }, sql`where ${condition}`),
  };
}

/** The same for a batch that has other statements before it: where `condition` does not hold, the whole batch is aborted. */
export function recordActOrAbort(db: Database, act: OperatorAct, now: number, condition: SQL) {
  // No kind at all: the column refuses that.
  const kind = sql<string>`case when ${condition} then ${act.kind} end`;
  return db.insert(operatorActs).values({ ...act, kind, id: crypto.randomUUID(), at: now });
}

/** The way a `recordActOrAbort` shows whose condition did not hold. */
export function isActAborted(error: unknown): boolean {
  return isNullViolation(error, "operator_acts.kind");
}
