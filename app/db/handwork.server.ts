import { type SQL, sql } from "drizzle-orm";
import type { Handwork } from "~/domain/handwork";
import { HAND_KINDS } from "~/domain/operator-act";

/** The two tables of money that leaves by hand. */
export type HandTable = keyof typeof HAND_KINDS;

/**
 * What the rules want to know of a row beside its own columns: whether it was approved by somebody who has left the
 * operators since, come back or not, who paid it, and the name of whoever has it in hand. To stand in a statement about
 * that table.
 */
export function handColumns(table: HandTable) {
  const of = sql.raw(table);
  return {
    lapsed: approvalLapsed(table).as("lapsed"),
    paidBy: PAYERS[table].as("paid_by"),
    claimant: sql<
      string | null
    >`(select full_name from users claimant where claimant.id = ${of}.claimed_by)`.as("claimant"),
  };
}

const PAYERS: Record<HandTable, SQL<string | null>> = {
  refunds: sql`refunds.paid_by`,
  withdrawals: sql`iif(withdrawals.status = 'paid', withdrawals.decided_by, null)`,
};

function approvalLapsed(table: HandTable): SQL<boolean> {
  const of = sql.raw(table);
  return sql`(${of}.status = 'approved' and not exists (
    select 1 from operator_acts act join users approver on approver.id = act.operator_id
    where act.subject_id = ${of}.id and act.kind = ${HAND_KINDS[table].approval} and act.operator_id = ${of}.approved_by
      and approver.operator_since <= act.at))`.mapWith(Boolean) as SQL<boolean>;
}

export type ReadWork = { status: string } & Pick<Handwork, "lapsed" | "paidBy" | "claimedBy" | "claimedAt">;

/** Whether a row still is as it was read, to stand in the batch that writes what was decided by it. */
export function isAsRead(table: HandTable, { status, lapsed, paidBy, claimedBy, claimedAt }: ReadWork): SQL {
  const of = sql.raw(table);
  return sql`${of}.status = ${status} and ${of}.claimed_by is ${claimedBy} and ${of}.claimed_at is ${claimedAt}
    and ${PAYERS[table]} is ${paidBy} and ${approvalLapsed(table)} = ${lapsed ? 1 : 0}`;
}
