import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PayoutState } from "~/domain/money/payout";
import type { BatchStatement } from "../core/batch.server";
import { type Database, isNullViolation, isRaised, isUniqueViolation } from "../core/connection.server";
import { payoutAttempts } from "../schema/payouts";
import {
  currentFirst,
  type ManualPayoutTable,
  type ReadManualPayout,
  standsAsRead,
} from "./manual-payouts.server";

export type PayoutRow = typeof payoutAttempts.$inferSelect;

export type PayoutSubject = { table: ManualPayoutTable; id: string };

export function subjectOf({
  withdrawalId,
  refundId,
}: Pick<PayoutRow, "withdrawalId" | "refundId">): PayoutSubject {
  if (withdrawalId !== null) return { table: "withdrawals", id: withdrawalId };
  if (refundId !== null) return { table: "refunds", id: refundId };
  throw new Error("a payout of nothing");
}

/** Whoever prepared it is no operator any more, or became one again only later. */
const CREATOR_LAPSED = sql<boolean>`not exists (select 1 from users creator
  where creator.id = payout_attempts.created_by and creator.operator_since <= payout_attempts.created_at)`
  .mapWith(Boolean)
  .as("creator_lapsed");

const JUDGE_LAPSED =
  sql<boolean>`(payout_attempts.judged_by is not null and not exists (select 1 from users judge
  where judge.id = payout_attempts.judged_by and judge.operator_since <= payout_attempts.judged_at))`
    .mapWith(Boolean)
    .as("judge_lapsed");

const COLUMNS = {
  ...getTableColumns(payoutAttempts),
  creatorLapsed: CREATOR_LAPSED,
  judgeLapsed: JUDGE_LAPSED,
  judgeName: sql<string | null>`(select full_name from users where id = payout_attempts.judged_by)`.as(
    "judge_name",
  ),
  closerName: sql<
    string | null
  >`(select full_name from users where id = payout_attempts.denial_closed_by)`.as("closer_name"),
  creatorName: sql<string>`(select full_name from users where id = payout_attempts.created_by)`.as(
    "creator_name",
  ),
  releaserName: sql<string | null>`(select full_name from users where id = payout_attempts.released_by)`.as(
    "releaser_name",
  ),
};

export const PAYOUTS_SHOWN = 10;

export function selectPayouts(db: Database, { table, id }: PayoutSubject, limit: number) {
  const subject = table === "refunds" ? payoutAttempts.refundId : payoutAttempts.withdrawalId;
  return db
    .select(COLUMNS)
    .from(payoutAttempts)
    .where(eq(subject, id))
    .orderBy(currentFirst("payout_attempts"))
    .limit(limit);
}

export type ShownPayout = Awaited<ReturnType<typeof selectPayouts>>[number];

export async function findCurrentPayout(db: Database, subject: PayoutSubject): Promise<ShownPayout | null> {
  const [row] = await selectPayouts(db, subject, 1);
  return row ?? null;
}

export async function findDeniedPayout(
  db: Database,
  { table, id }: PayoutSubject,
): Promise<ShownPayout | null> {
  const subject = table === "refunds" ? payoutAttempts.refundId : payoutAttempts.withdrawalId;
  const [row] = await db
    .select(COLUMNS)
    .from(payoutAttempts)
    .where(and(eq(subject, id), sql`${payoutAttempts.contradictedAt} is not null`))
    .orderBy(sql`denial_closed_at is not null`, sql`contradicted_at desc`)
    .limit(1);
  return row ?? null;
}

/**
 * Of a withdrawal, one that is booked as our loss and not made good yet. `lost`: of all such attempts, integer rupiah. Rides on
 * payout_attempts_withdrawal.
 */
export async function findLoss(db: Database, withdrawalId: string) {
  const rows = await db
    .select()
    .from(payoutAttempts)
    .where(and(eq(payoutAttempts.withdrawalId, withdrawalId), sql`surplus > surplus_taken`));
  const lost = rows.reduce((sum, { surplus, surplusTaken }) => sum + surplus - surplusTaken, 0);
  return { attempt: rows[0] ?? null, lost };
}

/** Whether so much of a withdrawal is our loss. For statements about another table. */
export function isLost(withdrawalId: string, lost: number): SQL {
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

/** Of those providers, longest overdue first; what another has stays due. Rides on payout_attempts_due. */
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
  | "id"
  | "ownerId"
  | "route"
  | "amount"
  | "account"
  | "idempotencyKey"
  | "createdBy"
  | "createdAt"
  | "nextCheckAt"
>;

/** All or nothing. False: the subject is not as it was read, or another attempt stands. */
export async function insertPayout(
  db: Database,
  { table, read }: { table: ManualPayoutTable; read: ReadManualPayout & { id: string } },
  payout: NewPayout,
  alongside: readonly BatchStatement[],
): Promise<boolean> {
  const subject = table === "refunds" ? { refundId: read.id } : { withdrawalId: read.id };
  const asRead = standsAsRead(table, read, payout.createdAt);
  return wrote(() =>
    db.batch([
      db.insert(payoutAttempts).values({
        ...payout,
        ...subject,
        // A null state, which the column refuses.
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

/** Aborts its batch where the row has changed since it was read, or `condition` fails. */
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

/** All or nothing, with `alongside`. False: another was faster. */
export function changePayout(
  db: Database,
  read: Pick<PayoutRow, "id" | "version">,
  change: PayoutChange,
  { condition, alongside = [] }: { condition?: SQL | undefined; alongside?: readonly BatchStatement[] } = {},
): Promise<boolean> {
  return wrote(() => db.batch([payoutChange(db, read, change, condition), ...alongside]));
}

async function wrote(write: () => Promise<unknown>): Promise<boolean> {
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

/** It had failed, and something else was done with the money since: the trigger's own words. */
export function isMoneyGone(error: unknown): boolean {
  return isRaised(error, "nothing of this sum waits to be sent");
}
