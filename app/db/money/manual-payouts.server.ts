import { type SQL, sql } from "drizzle-orm";
import { startOfDay } from "~/domain/core/dates";
import type { ManualPayout } from "~/domain/money/manual-payout";
import type { PayoutState } from "~/domain/money/payout";
import { ASSIGNMENT_END_KINDS, ASSIGNMENT_KINDS } from "~/domain/money/refund-assignment";
import { APPROVAL_ENDS, MANUAL_PAYOUT_KINDS } from "~/domain/operator/action";

export type ManualPayoutTable = keyof typeof MANUAL_PAYOUT_KINDS;

/** `lapsed`: the approver has left the operators since, come back or not. `sentAlone`: of `now`'s day, UTC ms. */
export function manualPayoutColumns(table: ManualPayoutTable, now: number) {
  const of = sql.raw(table);
  return {
    lapsed: approvalLapsed(table).as("lapsed"),
    sentAlone: sentAlone(table, now).as("sent_alone"),
    paidBy: PAYERS[table].as("paid_by"),
    provider: currentPayout<PayoutState | null>(table, "state").as("provider_state"),
    assigneeName: sql<
      string | null
    >`(select full_name from users claimant where claimant.id = ${of}.claimed_by)`.as("claimant"),
  };
}

/** What stands, also where it was taken for failed and another tried meanwhile; else what ended last. `as`: of the attempt. */
export const currentFirst = (as: string) =>
  sql.raw(`${as}.ended_at is not null, ${as}.ended_at desc, ${as}.state = 'returned' desc, ${as}.rowid desc`);

/** Of the attempt through a provider that counts. Rides on payout_attempts_withdrawal or payout_attempts_refund. */
function currentPayout<Value>(table: ManualPayoutTable, column: "state"): SQL<Value> {
  return sql`(select one.${sql.raw(column)} from payout_attempts one
    where one.${attemptSubject(table)} = ${sql.raw(table)}.id order by ${currentFirst("one")} limit 1)`;
}

const attemptSubject = (table: ManualPayoutTable) =>
  sql.raw(table === "refunds" ? "refund_id" : "withdrawal_id");

const PAYERS: Record<ManualPayoutTable, SQL<string | null>> = {
  refunds: sql`refunds.paid_by`,
  withdrawals: sql`iif(withdrawals.status = 'paid', withdrawals.decided_by, null)`,
};

function approvalLapsed(table: ManualPayoutTable, as: string = table): SQL<boolean> {
  const of = sql.raw(as);
  return sql`(${of}.status = 'approved' and not exists (
    select 1 from operator_acts act join users approver on approver.id = act.operator_id
    where act.subject_id = ${of}.id and act.kind = ${MANUAL_PAYOUT_KINDS[table].approval} and act.operator_id = ${of}.approved_by
      and approver.operator_since <= act.at))`.mapWith(Boolean) as SQL<boolean>;
}

/**
 * From the log, which keeps what a bank has sent back. A release that the provider refused counts too, as it may yet be
 * done; of the one that is being decided the sum itself does. Each sum rides on an index that begins with the user.
 */
function sentAlone(table: ManualPayoutTable, now: number): SQL<number> {
  const of = sql.raw(table);
  const owner = sql`${of}.user_id`;
  const subject = attemptSubject(table);
  const day = startOfDay(now);
  return sql<number>`(
    ${sum(sql`refunds work join operator_acts sent on ${isSentAlone("refund", day)}
      where work.user_id = ${owner} and (work.paid_at is null or work.paid_at >= ${day})`)}
    + ${sum(sql`refunds work where work.user_id = ${owner} and work.route = 'bank' and work.paid_at is null
      and work.id <> ${of}.id and ${isHeldAlone("refunds")}`)}
    + ${sum(sql`refunds work join operator_acts held on ${WAS_HELD_ALONE}
      where work.user_id = ${owner} and work.route = 'gateway' and work.paid_at >= ${day} and work.id <> ${of}.id`)}
    + ${sum(sql`withdrawals work join operator_acts sent on ${isSentAlone("withdrawal", day)}
      where work.user_id = ${owner} and work.decided_at >= ${day}`)}
    + ${sum(sql`payout_attempts work where work.user_id = ${owner} and work.released_at >= ${day}
      and work.released_by = work.created_by and work.state <> 'failed'
      and not (work.state = 'prepared' and work.${subject} is ${of}.id)`)}
    + ${sum(sql`withdrawals work where work.user_id = ${owner} and work.status in ('requested', 'approved')
      and work.id <> ${of}.id and ${isHeldAlone("withdrawals")}`)}
  )`;
}

const sum = (rows: SQL) => sql`coalesce((select sum(work.amount) from ${rows}), 0)`;

function isHeldAlone(table: ManualPayoutTable): SQL {
  return sql`work.claimed_by is not null and (work.approved_by is null or work.approved_by = work.claimed_by
    or ${approvalLapsed(table, "work")})`;
}

/** The gateway or the bank paid, but the one assigned may have sent it too, and can still record that. */
const WAS_HELD_ALONE = sql`held.subject_id = work.id and ${isOneOf("held.kind", ASSIGNMENT_KINDS)} and not exists (
    select 1 from operator_acts later
    where later.subject_id = work.id and later.at > held.at and ${isOneOf("later.kind", [...ASSIGNMENT_KINDS, ...ASSIGNMENT_END_KINDS])})
  and not ${isSeconded("held", "approve_refund")}`;

function isSentAlone(kind: "refund" | "withdrawal", since: number): SQL {
  return sql`sent.subject_id = work.id and sent.at >= ${since} and sent.kind in (${`pay_${kind}`}, 'record_transfer')
    and not ${isSeconded("sent", `approve_${kind}`)}`;
}

/** Whether somebody else's approval stood at the moment of the action; what comes later changes nothing. */
function isSeconded(as: "sent" | "held", approval: string): SQL {
  const act = sql.raw(as);
  return sql`exists (select 1 from operator_acts yes
    where yes.subject_id = work.id and yes.kind = ${approval} and yes.operator_id <> ${act}.operator_id and yes.at <= ${act}.at
      and not exists (select 1 from operator_acts ended
        where ended.subject_id in (work.id, yes.operator_id) and ${isOneOf("ended.kind", APPROVAL_ENDS)}
          and ended.at >= yes.at and ended.at < ${act}.at))`;
}

function isOneOf(column: string, kinds: readonly string[]): SQL {
  return sql`${sql.raw(column)} in ${[...kinds]}`;
}

/** Whether a withdrawal or refund, named by its id, is still as it was read. For statements about another table. */
export function standsAsRead(
  table: ManualPayoutTable,
  { id, ...read }: ReadManualPayout & { id: string },
  now: number,
): SQL {
  const of = sql.raw(table);
  return sql`exists (select 1 from ${of} where ${of}.id = ${id} and ${isAsRead(table, read, now)})`;
}

export type ReadManualPayout = { status: string } & Pick<
  ManualPayout,
  "lapsed" | "sentAlone" | "paidBy" | "assignedTo" | "assignedAt" | "provider"
>;

/** Rides in the batch that writes the decision: of two for one person at once, the second is decided anew. */
export function isAsRead(
  table: ManualPayoutTable,
  { status, lapsed, sentAlone: alone, paidBy, assignedTo, assignedAt, provider }: ReadManualPayout,
  now: number,
): SQL {
  const of = sql.raw(table);
  return sql`${of}.status = ${status} and ${of}.claimed_by is ${assignedTo} and ${of}.claimed_at is ${assignedAt}
    and ${PAYERS[table]} is ${paidBy} and ${approvalLapsed(table)} = ${lapsed ? 1 : 0}
    and ${sentAlone(table, now)} = ${alone} and ${currentPayout(table, "state")} is ${provider}`;
}
