import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { isCheckViolation, isNullViolation, isRaised, isUniqueViolation } from "~/database/connection.server";
import { payoutAttempts, refunds, withdrawals } from "~/database/schema/money";
import { users } from "~/database/schema/users";
import type { BatchStatement } from "~/database/statements.server";
import { type Posting, sellerAccount, withdrawalRequested } from "~/ledger/ledger";
import { insertTransfer, selectBalance } from "~/ledger/queries.server";
import {
  APPROVAL_ENDS,
  PAYOUT_LATE,
  PAYOUT_RETURN_TOLD,
  PAYOUT_SILENT,
  type PayoutTable,
  type PayoutTrouble,
  payoutActionKind,
} from "~/operators/operator";
import { coversCardHolds, selectCardHolds } from "~/payments/gateway-queries.server";
import { startOfDay } from "~/platform/dates";
import { type NewestKey, newestKey, PAGE_SIZE, type Page, pageOf } from "~/platform/paging";
import { ASSIGNMENT_END_KINDS, ASSIGNMENT_KINDS } from "~/refunds/refund";
import type { PayoutAccount } from "./account";
import type { ManualPayout } from "./manual-payout";
import { MAX_REPEAT_WINDOW, type PayoutState } from "./provider-payout";
import type { WithdrawalChange, WithdrawalStatus } from "./withdrawal";

/** lapsed: the person who approved is not an operator any more. sentAlone: sums of the day that contains `now`. */
export function manualPayoutColumns(table: PayoutTable, now: number) {
  const of = sql.raw(table);
  return {
    lapsed: approvalLapsed(table).as("lapsed"),
    sentAlone: sentAlone(table, now).as("sent_alone"),
    paidBy: PAYERS[table].as("paid_by"),
    provider: currentPayout<PayoutState | null>(table, "state").as("provider_state"),
    assigneeName: sql<string | null>`(select full_name from users claimant where claimant.id = ${of}.claimed_by)`.as(
      "claimant",
    ),
  };
}

/** Sorts the current attempt first, even if it once counted as failed. The one that ended last follows. */
const currentFirst = (as: string) =>
  sql.raw(`${as}.ended_at is not null, ${as}.ended_at desc, ${as}.state = 'returned' desc, ${as}.rowid desc`);

function currentPayout<Value>(table: PayoutTable, column: "state"): SQL<Value> {
  return sql`(select one.${sql.raw(column)} from payout_attempts one
    where one.${attemptSubject(table)} = ${sql.raw(table)}.id order by ${currentFirst("one")} limit 1)`;
}

const attemptSubject = (table: PayoutTable) => sql.raw(table === "refunds" ? "refund_id" : "withdrawal_id");

const PAYERS: Record<PayoutTable, SQL<string | null>> = {
  refunds: sql`refunds.paid_by`,
  withdrawals: sql`iif(withdrawals.status = 'paid', withdrawals.decided_by, null)`,
};

function approvalLapsed(table: PayoutTable, as: string = table): SQL<boolean> {
  const of = sql.raw(as);
  return sql`(${of}.status = 'approved' and not exists (
    select 1 from operator_acts act join users approver on approver.id = act.operator_id
    where act.subject_id = ${of}.id and act.kind = ${payoutActionKind("approve", table)} and act.operator_id = ${of}.approved_by
      and approver.operator_since <= act.at))`.mapWith(Boolean) as SQL<boolean>;
}

/**
 * Sums the log, which includes returned transfers. A release that the provider refused counts, because it may
 * still happen. Excludes the decision in progress. Each sum uses an index that begins with the user.
 */
function sentAlone(table: PayoutTable, now: number): SQL<number> {
  const of = sql.raw(table);
  const owner = sql`${of}.user_id`;
  const subject = attemptSubject(table);
  const day = startOfDay(now);
  return sql<number>`(
    ${sum(sql`refunds work join operator_acts sent on ${sentAloneCondition("refund", day)}
      where work.user_id = ${owner} and (work.paid_at is null or work.paid_at >= ${day})`)}
    + ${sum(sql`refunds work where work.user_id = ${owner} and work.route = 'bank' and work.paid_at is null
      and work.id <> ${of}.id and ${assignedAloneCondition("refunds")}`)}
    + ${sum(sql`refunds work join operator_acts held on ${WAS_ASSIGNED_ALONE}
      where work.user_id = ${owner} and work.route = 'gateway' and work.paid_at >= ${day} and work.id <> ${of}.id`)}
    + ${sum(sql`withdrawals work join operator_acts sent on ${sentAloneCondition("withdrawal", day)}
      where work.user_id = ${owner} and work.decided_at >= ${day}`)}
    + ${sum(sql`payout_attempts work where work.user_id = ${owner} and work.released_at >= ${day}
      and work.released_by = work.created_by and work.state <> 'failed'
      and not (work.state = 'prepared' and work.${subject} is ${of}.id)`)}
    + ${sum(sql`withdrawals work where work.user_id = ${owner} and work.status in ('requested', 'approved')
      and work.id <> ${of}.id and ${assignedAloneCondition("withdrawals")}`)}
  )`;
}

const sum = (rows: SQL) => sql`coalesce((select sum(work.amount) from ${rows}), 0)`;

function assignedAloneCondition(table: PayoutTable): SQL {
  return sql`work.claimed_by is not null and (work.approved_by is null or work.approved_by = work.claimed_by
    or ${approvalLapsed(table, "work")})`;
}

/**
 * True for a refund that was paid otherwise after an operator was assigned. The operator may have sent it too and can
 * record that.
 */
const WAS_ASSIGNED_ALONE = sql`held.subject_id = work.id and ${kindCondition("held.kind", ASSIGNMENT_KINDS)} and not exists (
    select 1 from operator_acts later
    where later.subject_id = work.id and later.at > held.at and ${kindCondition("later.kind", [...ASSIGNMENT_KINDS, ...ASSIGNMENT_END_KINDS])})
  and not ${secondedCondition("held", "approve_refund")}`;

function sentAloneCondition(kind: "refund" | "withdrawal", since: number): SQL {
  return sql`sent.subject_id = work.id and sent.at >= ${since} and sent.kind in (${`pay_${kind}`}, 'record_transfer')
    and not ${secondedCondition("sent", `approve_${kind}`)}`;
}

/** True if another operator's approval was valid when the operator acted. */
function secondedCondition(as: "sent" | "held", approval: string): SQL {
  const act = sql.raw(as);
  return sql`exists (select 1 from operator_acts yes
    where yes.subject_id = work.id and yes.kind = ${approval} and yes.operator_id <> ${act}.operator_id and yes.at <= ${act}.at
      and not exists (select 1 from operator_acts ended
        where ended.subject_id in (work.id, yes.operator_id) and ${kindCondition("ended.kind", APPROVAL_ENDS)}
          and ended.at >= yes.at and ended.at < ${act}.at))`;
}

function kindCondition(column: string, kinds: readonly string[]): SQL {
  return sql`${sql.raw(column)} in ${[...kinds]}`;
}

/** True if a withdrawal or refund is unchanged since it was read. It is for statements on another table. */
export function unchangedSubjectCondition(
  table: PayoutTable,
  { id, ...read }: ReadManualPayout & { id: string },
  now: number,
): SQL {
  const of = sql.raw(table);
  return sql`exists (select 1 from ${of} where ${of}.id = ${id} and ${unchangedCondition(table, read, now)})`;
}

export type ReadManualPayout = { status: string } & Pick<
  ManualPayout,
  "lapsed" | "sentAlone" | "paidBy" | "assignedTo" | "assignedAt" | "provider"
>;

/**
 * True if nothing changed. It runs in the batch of the decision. Of two concurrent ones for a person, the second is
 * decided again.
 */
export function unchangedCondition(
  table: PayoutTable,
  { status, lapsed, sentAlone: alone, paidBy, assignedTo, assignedAt, provider }: ReadManualPayout,
  now: number,
): SQL {
  const of = sql.raw(table);
  return sql`${of}.status = ${status} and ${of}.claimed_by is ${assignedTo} and ${of}.claimed_at is ${assignedAt}
    and ${PAYERS[table]} is ${paidBy} and ${approvalLapsed(table)} = ${lapsed ? 1 : 0}
    and ${sentAlone(table, now)} = ${alone} and ${currentPayout(table, "state")} is ${provider}`;
}

const DENIED = sql`payout_attempts.contradicted_at is not null and payout_attempts.denial_closed_at is null`;
const returnedSince = (time: number) =>
  sql`payout_attempts.ended_at > ${time} and payout_attempts.released_at is not null
    and payout_attempts.state = 'returned'`;

/** True if the payment is open, unassigned and not tried through a provider since, so that an operator must act. */
const WAITS_FOR_SOMEBODY = sql`(exists (select 1 from withdrawals work where work.id = one.withdrawal_id
      and work.status in ('requested', 'approved') and work.claimed_by is null)
    or exists (select 1 from refunds work where work.id = one.refund_id
      and work.status <> 'paid' and work.route = 'bank' and work.account is not null and work.claimed_by is null))
  and not exists (select 1 from payout_attempts later
    where (later.withdrawal_id = one.withdrawal_id or later.refund_id = one.refund_id)
      and (later.ended_at is null or later.ended_at > one.ended_at))`;

/**
 * Returns the query of each problem, which uses a small partial index. Payouts no longer queried use
 * `payout_attempts_due`.
 */
export function payoutTroubles(now: number): Record<PayoutTrouble, { since: string; from: SQL }> {
  const silent = now - PAYOUT_SILENT;
  return {
    payout_denied: {
      since: "contradicted_at",
      from: sql`payout_attempts where ${DENIED}`,
    },
    payout_lost: {
      since: "created_at",
      from: sql`payout_attempts where state = 'intended' and created_at < ${now - MAX_REPEAT_WINDOW}`,
    },
    payout_silent: {
      since: "waiting",
      from: sql`(select failing_since as waiting from payout_attempts where failing_since < ${silent}
        union all select next_check_at from payout_attempts where next_check_at < ${silent} and failing_since is null)`,
    },
    payout_failed: {
      since: "ended_at",
      from: sql`payout_attempts one where one.ended_at > ${now - PAYOUT_LATE} and one.released_at is not null
        and one.state = 'failed' and one.cause not in ('rejected', 'absent') and ${WAITS_FOR_SOMEBODY}`,
    },
    payout_returned: {
      since: "ended_at",
      from: sql`payout_attempts where ${returnedSince(now - PAYOUT_RETURN_TOLD)}`,
    },
  };
}

const selectWhere = (db: Database, where: SQL, since: SQL) =>
  db
    .select({
      withdrawalId: payoutAttempts.withdrawalId,
      refundId: payoutAttempts.refundId,
      amount: payoutAttempts.amount,
      owner: users.fullName,
    })
    .from(payoutAttempts)
    .innerJoin(users, eq(users.id, payoutAttempts.ownerId))
    .where(where)
    .orderBy(desc(since))
    .limit(10);

export const selectDeniedPayouts = (db: Database) => selectWhere(db, DENIED, sql`contradicted_at`);
export const selectReturnedPayouts = (db: Database, now: number) =>
  selectWhere(db, returnedSince(now - PAYOUT_RETURN_TOLD), sql`ended_at`);

export type PayoutRow = typeof payoutAttempts.$inferSelect;

export type PayoutSubject = { table: PayoutTable; id: string };

/** True if the operator who prepared it has left, even if they are an operator again. */
const CREATOR_LAPSED = sql<boolean>`not exists (select 1 from users creator
  where creator.id = payout_attempts.created_by and creator.operator_since <= payout_attempts.created_at)`
  .mapWith(Boolean)
  .as("creator_lapsed");

const JUDGE_LAPSED = sql<boolean>`(payout_attempts.judged_by is not null and not exists (select 1 from users judge
  where judge.id = payout_attempts.judged_by and judge.operator_since <= payout_attempts.judged_at))`
  .mapWith(Boolean)
  .as("judge_lapsed");

const COLUMNS = {
  ...getTableColumns(payoutAttempts),
  creatorLapsed: CREATOR_LAPSED,
  judgeLapsed: JUDGE_LAPSED,
  judgeName: sql<string | null>`(select full_name from users where id = payout_attempts.judged_by)`.as("judge_name"),
  closerName: sql<string | null>`(select full_name from users where id = payout_attempts.denial_closed_by)`.as(
    "closer_name",
  ),
  creatorName: sql<string>`(select full_name from users where id = payout_attempts.created_by)`.as("creator_name"),
  releaserName: sql<string | null>`(select full_name from users where id = payout_attempts.released_by)`.as(
    "releaser_name",
  ),
};

export const PAYOUTS_SHOWN = 10;

function isAttemptOf({ table, id }: PayoutSubject): SQL {
  return eq(table === "refunds" ? payoutAttempts.refundId : payoutAttempts.withdrawalId, id);
}

export function selectPayouts(db: Database, subject: PayoutSubject, limit: number) {
  return db
    .select(COLUMNS)
    .from(payoutAttempts)
    .where(isAttemptOf(subject))
    .orderBy(currentFirst("payout_attempts"))
    .limit(limit);
}

export type ShownPayout = Awaited<ReturnType<typeof selectPayouts>>[number];

export async function findCurrentPayout(db: Database, subject: PayoutSubject): Promise<ShownPayout | null> {
  const [row] = await selectPayouts(db, subject, 1);
  return row ?? null;
}

export async function findDeniedPayout(db: Database, subject: PayoutSubject): Promise<ShownPayout | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(payoutAttempts)
    .where(and(isAttemptOf(subject), sql`${payoutAttempts.contradictedAt} is not null`))
    .orderBy(sql`denial_closed_at is not null`, sql`contradicted_at desc`)
    .limit(1);
  return row ?? null;
}

/** Returns an attempt booked as our loss and not recovered yet. `lost` is the sum of such attempts of a withdrawal. */
export async function findLoss(db: Database, withdrawalId: string) {
  const rows = await db
    .select()
    .from(payoutAttempts)
    .where(and(eq(payoutAttempts.withdrawalId, withdrawalId), sql`surplus > surplus_taken`));
  const lost = rows.reduce((sum, { surplus, surplusTaken }) => sum + surplus - surplusTaken, 0);
  return { attempt: rows[0] ?? null, lost };
}

/** True if exactly this sum of a withdrawal is our loss. It is for statements on another table. */
export function lossCondition(withdrawalId: string, lost: number): SQL {
  return sql`coalesce((select sum(surplus - surplus_taken) from payout_attempts where withdrawal_id = ${withdrawalId}), 0) = ${lost}`;
}

export async function findPayout(
  db: Database,
  by: { id: string } | { route: string; reference: string },
): Promise<PayoutRow | null> {
  const where =
    "id" in by
      ? eq(payoutAttempts.id, by.id)
      : and(eq(payoutAttempts.route, by.route), eq(payoutAttempts.reference, by.reference));
  const [row] = await db.select().from(payoutAttempts).where(where);
  return row ?? null;
}

/** Lists due payouts of these providers, longest overdue first. Those of other providers stay due. */
export function listPayoutsDue(
  db: Database,
  { routes, now, limit }: { routes: readonly string[]; now: number; limit: number },
): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payoutAttempts)
    .where(
      and(
        sql`${payoutAttempts.nextCheckAt} is not null and ${payoutAttempts.nextCheckAt} <= ${now}`,
        inArray(payoutAttempts.route, [...routes]),
      ),
    )
    .orderBy(payoutAttempts.nextCheckAt)
    .limit(limit);
}

type NewPayout = Pick<
  PayoutRow,
  "id" | "ownerId" | "route" | "amount" | "account" | "idempotencyKey" | "createdBy" | "createdAt" | "nextCheckAt"
>;

/** Inserts an attempt. Returns false if the subject changed or another attempt is current. */
export async function storePayout(
  db: Database,
  { table, read }: { table: PayoutTable; read: ReadManualPayout & { id: string } },
  payout: NewPayout,
  alongside: readonly BatchStatement[],
): Promise<boolean> {
  const subject = table === "refunds" ? { refundId: read.id } : { withdrawalId: read.id };
  const asRead = unchangedSubjectCondition(table, read, payout.createdAt);
  return writeUnlessOvertaken(() =>
    db.batch([
      db.insert(payoutAttempts).values({
        ...payout,
        ...subject,
        // If the subject changed, the state is null, which the column rejects.
        state: sql<PayoutState>`case when ${asRead} then 'intended' end`,
      }),
      ...alongside,
    ]),
  );
}

export type PayoutChange = { state: PayoutState } & Partial<
  Pick<
    PayoutRow,
    | "reference"
    | "cause"
    | "tries"
    | "lastError"
    | "failingSince"
    | "releasedBy"
    | "releasedAt"
    | "arrivedAt"
    | "endedAt"
    | "contradictedAt"
    | "deniedAs"
    | "verdict"
    | "judgedBy"
    | "judgedAt"
    | "denialClosedBy"
    | "denialClosedAt"
    | "surplus"
    | "surplusTaken"
    | "nextCheckAt"
  >
>;

/** Aborts its batch if the row changed since it was read or `condition` fails. */
export function payoutChange(
  db: Database,
  { id, version }: Pick<PayoutRow, "id" | "version">,
  change: PayoutChange,
  condition: SQL = sql`true`,
) {
  return db
    .update(payoutAttempts)
    .set({
      ...change,
      state: sql<PayoutState>`case when payout_attempts.version = ${version} and ${condition} then ${change.state} end`,
      version: sql`${payoutAttempts.version} + 1`,
    })
    .where(eq(payoutAttempts.id, id));
}

export function changePayout(
  db: Database,
  read: Pick<PayoutRow, "id" | "version">,
  change: PayoutChange,
  { condition, alongside = [] }: { condition?: SQL | undefined; alongside?: readonly BatchStatement[] } = {},
): Promise<boolean> {
  return writeUnlessOvertaken(() => db.batch([payoutChange(db, read, change, condition), ...alongside]));
}

async function writeUnlessOvertaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isPayoutOvertaken(error)) return false;
    throw error;
  }
}

export function isPayoutOvertaken(error: unknown): boolean {
  return (
    isNullViolation(error, "payout_attempts.state") ||
    isUniqueViolation(error, "payout_attempts.withdrawal_id") ||
    isUniqueViolation(error, "payout_attempts.refund_id")
  );
}

export function isReferenceTaken(error: unknown): boolean {
  return isUniqueViolation(error, "payout_attempts.route, payout_attempts.reference");
}

/** Returns true if the money of a failed attempt was used otherwise. Matches the trigger's message. */
export function isInsufficientBalance(error: unknown): boolean {
  return isRaised(error, "nothing of this sum waits to be sent");
}

const sumLosses = (column: "surplus" | "surplus_taken") =>
  sql<number>`coalesce((select sum(lost.${sql.raw(column)}) from payout_attempts lost where lost.withdrawal_id = withdrawals.id), 0)`;

export const ARRIVED_TOO = sumLosses("surplus").as("arrived_too");

const ownColumns = {
  id: withdrawals.id,
  amount: withdrawals.amount,
  fee: withdrawals.fee,
  account: withdrawals.account,
  status: withdrawals.status,
  reference: withdrawals.reference,
  reason: withdrawals.reason,
  createdAt: withdrawals.createdAt,
  decidedAt: withdrawals.decidedAt,
  arrivedToo: ARRIVED_TOO,
  takenAgain: sumLosses("surplus_taken").as("taken_again"),
};

export function selectNewestWithdrawals(db: Database, userId: string | SQL, limit: number, beyond?: SQL) {
  return db
    .select(ownColumns)
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), beyond))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit);
}

export type OwnWithdrawal = Awaited<ReturnType<typeof selectNewestWithdrawals>>[number];

export async function listOwnWithdrawals(
  db: Database,
  userId: string,
  after: NewestKey | null,
): Promise<Page<OwnWithdrawal>> {
  const { createdAt, id } = withdrawals;
  const beyond =
    after && sql`(${createdAt}, ${id}) < (${after.createdAt}, ${after.id}) and ${createdAt} <= ${after.createdAt}`;
  const rows = await selectNewestWithdrawals(db, userId, PAGE_SIZE + 1, beyond ?? undefined);
  return pageOf(rows, newestKey, (row) => row);
}

/**
 * Selects what can be withdrawn. Only the newest withdrawal can be open. `made…` is what this request id created
 * before.
 */
export function selectWithdrawableBalance(db: Database, userId: string, formId: string, now: number) {
  return [
    selectBalance(db, sellerAccount(userId)),
    selectCardHolds(db, userId, now),
    selectNewestWithdrawals(db, userId, 1),
    db
      .select({ madeAmount: withdrawals.amount, madeAccount: withdrawals.account })
      .from(withdrawals)
      .where(and(eq(withdrawals.userId, userId), eq(withdrawals.formId, formId))),
  ] as const;
}

type WithdrawableBalanceRows = readonly [
  { balance: number }[],
  Awaited<ReturnType<typeof selectCardHolds>>,
  OwnWithdrawal[],
  { madeAmount: number; madeAccount: PayoutAccount }[],
];

export function toWithdrawableBalance([[account], [hold], [newest], [made]]: WithdrawableBalanceRows) {
  return {
    balance: account?.balance ?? 0,
    held: hold?.heldByCard ?? 0,
    allFree: hold?.allFree ?? null,
    newest: newest ?? null,
    made: made ? { amount: made.madeAmount, account: made.madeAccount } : null,
  };
}

export async function findWithdrawalAccount(db: Database, userId: string, id: string): Promise<PayoutAccount | null> {
  const [found] = await db
    .select({ account: withdrawals.account })
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.userId, userId)));
  return found?.account ?? null;
}

export async function readWithdrawableBalance(db: Database, userId: string, formId: string, now: number) {
  return toWithdrawableBalance(await db.batch(selectWithdrawableBalance(db, userId, formId, now)));
}

type NewWithdrawal = {
  id: string;
  userId: string;
  amount: number;
  fee?: number;
  account: PayoutAccount;
  formId: string;
  createdAt: number;
};

export async function storeWithdrawal(
  db: Database,
  withdrawal: NewWithdrawal,
  alongside: readonly BatchStatement[],
): Promise<boolean> {
  const { id, userId, amount, createdAt } = withdrawal;
  try {
    await db.batch([
      // If the balance is too low, the status is null, which the column rejects.
      db.insert(withdrawals).values({
        ...withdrawal,
        status: sql`case when ${coversCardHolds(db, userId, amount, createdAt)} then 'requested' end`,
      }),
      ...transfer(db, id, "requested", withdrawalRequested(userId, id, amount), createdAt),
      ...alongside,
    ]);
    return true;
  } catch (error) {
    // This is the error of an index that begins with the user, or of the check against negative balances.
    if (
      isUniqueViolation(error, "withdrawals.user_id") ||
      isCheckViolation(error, "ledger_accounts_floor") ||
      isNullViolation(error, "withdrawals.status")
    )
      return false;
    throw error;
  }
}

export function decidedColumns(now: number) {
  return {
    ...ownColumns,
    ...manualPayoutColumns("withdrawals", now),
    userId: withdrawals.userId,
    approvedBy: withdrawals.approvedBy,
    assignedTo: withdrawals.assignedTo,
    assignedAt: withdrawals.assignedAt,
    personName: users.fullName,
  };
}

export async function findWithdrawal(db: Database, id: string, now: number) {
  const [row] = await db
    .select({ ...decidedColumns(now), decidedBy: withdrawals.decidedBy })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(eq(withdrawals.id, id));
  return row ?? null;
}

/** Writes a decision. Returns false if the row changed since it was read. */
export async function writeDecided(
  db: Database,
  { id, ...read }: { id: string } & ReadManualPayout,
  decided: WithdrawalChange,
  {
    postings,
    now,
    first = [],
    condition = sql`true`,
    alongside,
  }: {
    postings: readonly Posting[];
    now: number;
    first?: readonly BatchStatement[];
    condition?: SQL;
    alongside: readonly BatchStatement[];
  },
): Promise<boolean> {
  try {
    const decide = db
      .update(withdrawals)
      .set({
        ...decided,
        status: sql<WithdrawalStatus>`case when ${unchangedCondition("withdrawals", read, now)} and ${condition} then ${decided.status} end`,
      })
      .where(eq(withdrawals.id, id));
    await db.batch([...first, decide, ...transfer(db, id, decided.status, postings, now), ...alongside] as [
      BatchStatement,
      ...BatchStatement[],
    ]);
    return true;
  } catch (error) {
    if (isNullViolation(error, "withdrawals.status")) return false;
    throw error;
  }
}

export function surplusTransfer(
  db: Database,
  { withdrawalId, attempt, version }: { withdrawalId: string; attempt: string; version: number },
  postings: readonly Posting[],
  at: number,
) {
  return insertTransfer(db, { id: `withdrawal:${withdrawalId}:${attempt}:${version}`, orderId: null }, postings, at);
}

/** Inserts ledger entries. The transfer's id contains the event, so a repeat fails. */
function transfer(db: Database, id: string, became: WithdrawalStatus, postings: readonly Posting[], at: number) {
  return insertTransfer(db, { id: `withdrawal:${id}:${became}`, orderId: null }, postings, at);
}

const NO_ACCOUNT = JSON.stringify({ channel: "", number: "", holder: "" });

export async function removeOldBankAccounts(db: Database, before: number, limit: number): Promise<void> {
  const oldRefunds = sql`(select id from refunds
    where paid_at is not null and account is not null and paid_at < ${before} limit ${limit})`;
  const oldWithdrawals = sql`(select id from withdrawals
    where decided_at is not null and json_extract(account, '$.number') <> '' and decided_at < ${before}
    limit ${limit})`;
  const blank = sql`${NO_ACCOUNT}`;
  await db.batch([
    // This statement is first, because the later ones remove the link.
    db
      .update(payoutAttempts)
      .set({ account: blank })
      .where(sql`${payoutAttempts.refundId} in ${oldRefunds} or ${payoutAttempts.withdrawalId} in ${oldWithdrawals}`),
    db.update(refunds).set({ account: null }).where(sql`${refunds.id} in ${oldRefunds}`),
    db.update(withdrawals).set({ account: blank }).where(sql`${withdrawals.id} in ${oldWithdrawals}`),
  ]);
}
