import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { readNewestKey } from "~/domain/core/page-cursor";
import { CONFLICT_OF_INTEREST_KINDS, type OperatorAction } from "~/domain/operator/action";
import { type Database, isNullViolation } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { newId } from "../core/new-id.server";
import { notAbout } from "../report/columns.server";
import { operatorActions } from "../schema/operators";
import { users } from "../schema/users";

export function recordOperatorAction(db: Database, act: OperatorAction, now: number) {
  return db.insert(operatorActions).values({ ...act, id: newId(), at: now });
}

type OperatorActionFilter = {
  readerId: string;
  operatorId?: string | null;
  subjectId?: string | null;
  after?: string | null;
};

/** Newest first. Rides on operator_acts_newest, or on operator_acts_subject. */
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

function aboutTheirOwn(readerId: string): SQL {
  const isSide = sql`${readerId} in (orders.user_id, orders.seller_id)`;
  const { report, dataRequest, order, refund, withdrawal } = CONFLICT_OF_INTEREST_KINDS;
  const { kind } = operatorActions;
  return sql`case
    when ${inArray(kind, report)} then exists (select 1 from reports
      where reports.id = operator_acts.subject_id and not ${notAbout(readerId)})
    when ${inArray(kind, dataRequest)} then exists (select 1 from data_requests
      where data_requests.id = operator_acts.subject_id and data_requests.user_id = ${readerId})
    when ${inArray(kind, order)} then exists (select 1 from orders
      where orders.id = operator_acts.subject_id and ${isSide})
    when ${inArray(kind, refund)} then exists (select 1 from orders join refunds on refunds.order_id = orders.id
      where refunds.id = operator_acts.subject_id and ${isSide})
    when ${inArray(kind, withdrawal)} then exists (select 1 from withdrawals
      where withdrawals.id = operator_acts.subject_id and withdrawals.user_id = ${readerId})
    else false end`;
}

/** First in its batch; what follows asks `stands`, so a repeat or a lost race changes and sends nothing. */
export function recordOperatorActionWhere(db: Database, act: OperatorAction, now: number, condition: SQL) {
  const id = newId();
  return {
    id,
    stands: sql`exists (select 1 from operator_acts where id = ${id})`,
    record: insertWhere(db, operatorActions, { ...act, id, at: now }, sql`where ${condition}`),
  };
}

/** For batches with statements before it: aborts all where `condition` fails. */
export function recordOperatorActionOrAbort(db: Database, act: OperatorAction, now: number, condition: SQL) {
  // Null kind: NOT NULL aborts the batch.
  const kind = sql<string>`case when ${condition} then ${act.kind} end`;
  return db.insert(operatorActions).values({ ...act, kind, id: newId(), at: now });
}

export function isOperatorActionAborted(error: unknown): boolean {
  return isNullViolation(error, "operator_acts.kind");
}
