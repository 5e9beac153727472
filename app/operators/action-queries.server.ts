import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Database, isNullViolation } from "~/database/connection.server";
import { operatorActions } from "~/database/schema/operators";
import { insertWhere, newId } from "~/database/statements.server";
import type { OperatorAction } from "./operator";

export function recordOperatorAction(db: Database, action: OperatorAction, now: number) {
  return db.insert(operatorActions).values({ ...action, id: newId(), at: now });
}

/** Compares a repeated form with the operator's newest action of that kind on the subject. */
export async function isSameReason(
  db: Database,
  { operatorId, kind, subjectId, reason }: OperatorAction,
): Promise<boolean> {
  const [last] = await db
    .select({ reason: operatorActions.reason })
    .from(operatorActions)
    .where(
      and(
        eq(operatorActions.subjectId, subjectId),
        eq(operatorActions.operatorId, operatorId),
        eq(operatorActions.kind, kind),
      ),
    )
    .orderBy(desc(operatorActions.at))
    .limit(1);
  return last?.reason === reason;
}

/**
 * Inserts an action as the first of its batch. Later statements check `isRecorded`, so that a repeat or a lost race
 * changes nothing.
 */
export function recordOperatorActionWhere(db: Database, action: OperatorAction, now: number, condition: SQL) {
  const id = newId();
  return {
    id,
    isRecorded: sql`exists (select 1 from operator_acts where id = ${id})`,
    record: insertWhere(db, operatorActions, { ...action, id, at: now }, sql`where ${condition}`),
  };
}

/** Inserts an action in a batch with earlier statements, and aborts all if `condition` is false. */
export function recordOperatorActionOrAbort(db: Database, action: OperatorAction, now: number, condition: SQL) {
  // A null kind violates NOT NULL and aborts the batch.
  const kind = sql<string>`case when ${condition} then ${action.kind} end`;
  return db.insert(operatorActions).values({ ...action, kind, id: newId(), at: now });
}

export function isOperatorActionAborted(error: unknown): boolean {
  return isNullViolation(error, "operator_acts.kind");
}
