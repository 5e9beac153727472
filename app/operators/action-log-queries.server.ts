import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { operatorActions } from "~/database/schema/operators";
import { users } from "~/database/schema/users";
import { notAbout } from "~/moderation/queries.server";
import { readNewestKey } from "~/platform/paging";
import { CONFLICT_OF_INTEREST_KINDS } from "./operator";

type OperatorActionFilter = {
  readerId: string;
  operatorId?: string | null;
  subjectId?: string | null;
  after?: string | null;
};

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
        sql`not ${isAboutReader(readerId)}`,
        key ? sql`(${operatorActions.at}, ${operatorActions.id}) < (${key.createdAt}, ${key.id})` : undefined,
      ),
    )
    .orderBy(desc(operatorActions.at), desc(operatorActions.id))
    .limit(limit);
}

export type OperatorActionRow = Awaited<ReturnType<typeof selectOperatorActions>>[number];

function isAboutReader(readerId: string): SQL {
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
