import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { readNewestKey } from "~/domain/core/page-cursor";
import { CONFLICT_OF_INTEREST_KINDS, type OperatorAction } from "~/domain/operator/action";
import { type Database, isNullViolation } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { notAbout } from "../report/columns.server";
import { operatorActions } from "../schema/operators";
import { users } from "../schema/users";

/** The log's line of an action. It belongs in the batch that does it. */
export function recordOperatorAction(db: Database, act: OperatorAction, now: number) {
  return db.insert(operatorActions).values({ ...act, id: crypto.randomUUID(), at: now });
}

/** Whose actions, or about what, and from where on; all of them but the reader's own cause where nothing is said. */
export type OperatorActionFilter = {
  /** Who reads it: what colleagues say among themselves about their own cause is left out. */
  readerId: string;
  operatorId?: string | null;
  subjectId?: string | null;
  after?: string | null;
};

/** The log, newest first. Rides on operator_acts_newest, or on operator_acts_subject. */
export function selectOperatorActions(
  db: Database,
  { readerId, operatorId, subjectId, after }: OperatorActionFilter,
  limit: number,
) {
  const key = readNewestKey(after ?? null);
  return db
    .select({
      actionId: operatorActions.id,
      kind: operatorActions.kind,
      subjectId: operatorActions.subjectId,
      reason: operatorActions.reason,
      at: operatorActions.at,
      operatorId: operatorActions.operatorId,
      operatorName: users.fullName,
    })
    .from(operatorActions)
    .innerJoin(users, eq(users.id, operatorActions.operatorId))
    .where(
      and(
        operatorId ? eq(operatorActions.operatorId, operatorId) : undefined,
        subjectId ? eq(operatorActions.subjectId, subjectId) : undefined,
        sql`not ${aboutTheirOwn(readerId)}`,
        key ? sql`(${operatorActions.at}, ${operatorActions.id}) < (${key.createdAt}, ${key.id})` : undefined,
      ),
    )
    .orderBy(desc(operatorActions.at), desc(operatorActions.id))
    .limit(limit);
}

export type OperatorActionRow = Awaited<ReturnType<typeof selectOperatorActions>>[number];

/** Whether an action is one of `CONFLICT_OF_INTEREST_KINDS`, and the cause is the reader's. */
function aboutTheirOwn(readerId: string): SQL {
  const isSide = sql`${readerId} in (orders.user_id, orders.seller_id)`;
  const { report, order, refund, withdrawal } = CONFLICT_OF_INTEREST_KINDS;
  const { kind } = operatorActions;
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
export function recordOperatorActionWhere(db: Database, act: OperatorAction, now: number, condition: SQL) {
  const id = crypto.randomUUID();
  return {
    id,
    stands: sql`exists (select 1 from operator_acts where id = ${id})`,
    record: insertWhere(db, operatorActions, { ...act, id, at: now }, sql`where ${condition}`),
  };
}

/** The same for a batch that has other statements before it: where `condition` does not hold, the whole batch is aborted. */
export function recordOperatorActionOrAbort(db: Database, act: OperatorAction, now: number, condition: SQL) {
  // No kind at all: the column refuses that.
  const kind = sql<string>`case when ${condition} then ${act.kind} end`;
  return db.insert(operatorActions).values({ ...act, kind, id: crypto.randomUUID(), at: now });
}

/** The way a `recordOperatorActionOrAbort` shows whose condition did not hold. */
export function isOperatorActionAborted(error: unknown): boolean {
  return isNullViolation(error, "operator_acts.kind");
}
