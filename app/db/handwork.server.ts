import { type SQL, sql } from "drizzle-orm";
import { startOfDay } from "~/domain/dates";
import type { Handwork } from "~/domain/handwork";
import { HAND_KINDS } from "~/domain/operator-act";

/** The two tables of money that leaves by hand. */
export type HandTable = keyof typeof HAND_KINDS;

/**
 * What the rules want to know of a row beside its own columns: whether it was approved by somebody who has left the
 * operators since, come back or not, what else goes to the same person by one operator alone on the day of `now` (UTC ms),
 * who paid it, and the name of whoever has it in hand. To stand in a statement about that table.
 */
export function handColumns(table: HandTable, now: number) {
  const of = sql.raw(table);
  return {
    lapsed: approvalLapsed(table).as("lapsed"),
    sentAlone: sentAlone(table, now).as("sent_alone"),
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

/**
 * `Handwork.sentAlone` of a row. What was sent is told by the log, which forgets nothing that a bank sent back since. One
 * person has few of these on one day: `refunds_sent`, `withdrawals_decided` and `withdrawals_one_open` begin with them.
 */
function sentAlone(table: HandTable, now: number): SQL<number> {
  const of = sql.raw(table);
  const owner = sql`${of}.user_id`;
  const day = startOfDay(now);
  const refunds = sql`work.user_id = ${owner} and work.route = 'bank'`;
  return sql<number>`(
    ${sum(sql`refunds work join operator_acts sent on ${isSentAlone("refund", day)}
      where ${refunds} and (work.paid_at is null or work.paid_at >= ${day})`)}
    + ${sum(sql`refunds work where ${refunds} and work.paid_at is null and work.id <> ${of}.id and ${HELD_ALONE}`)}
    + ${sum(sql`withdrawals work join operator_acts sent on ${isSentAlone("withdrawal", day)}
      where work.user_id = ${owner} and work.decided_at >= ${day}`)}
    + ${sum(sql`withdrawals work where work.user_id = ${owner} and work.status in ('requested', 'approved')
      and work.id <> ${of}.id and ${HELD_ALONE}`)}
  )`;
}

const sum = (rows: SQL) => sql`coalesce((select sum(work.amount) from ${rows}), 0)`;

/** In somebody's hands whom nobody else has seconded. */
const HELD_ALONE = sql`work.claimed_by is not null
  and (work.approved_by is null or work.approved_by = work.claimed_by)`;

/** Since a moment, and not on somebody else's approval; that counts until the bank sends the transfer back. */
function isSentAlone(kind: "refund" | "withdrawal", since: number): SQL {
  const [pay, approve, comeBack] = [`pay_${kind}`, `approve_${kind}`, `return_${kind}`];
  return sql`sent.subject_id = work.id and sent.at >= ${since} and sent.kind in (${pay}, 'record_transfer')
    and not exists (select 1 from operator_acts yes
      where yes.subject_id = work.id and yes.kind = ${approve} and yes.operator_id <> sent.operator_id and yes.at <= sent.at
        and not exists (select 1 from operator_acts back
          where back.subject_id = work.id and back.kind = ${comeBack} and back.at > yes.at and back.at < sent.at))`;
}

export type ReadWork = { status: string } & Pick<
  Handwork,
  "lapsed" | "sentAlone" | "paidBy" | "claimedBy" | "claimedAt"
>;

/**
 * Whether a row still is as it was read at `now` (UTC ms), to stand in the batch that writes what was decided by it: of two
 * pieces for one person that are taken in hand at once, the second is decided about anew.
 */
export function isAsRead(
  table: HandTable,
  { status, lapsed, sentAlone: alone, paidBy, claimedBy, claimedAt }: ReadWork,
  now: number,
): SQL {
  const of = sql.raw(table);
  return sql`${of}.status = ${status} and ${of}.claimed_by is ${claimedBy} and ${of}.claimed_at is ${claimedAt}
    and ${PAYERS[table]} is ${paidBy} and ${approvalLapsed(table)} = ${lapsed ? 1 : 0}
    and ${sentAlone(table, now)} = ${alone}`;
}
