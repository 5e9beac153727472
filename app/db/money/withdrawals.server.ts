import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type NewestKey, newestKey, PAGE_SIZE, type Page, pageOf } from "~/domain/core/page-cursor";
import { type Posting, sellerAccount, withdrawalRequested } from "~/domain/money/ledger";
import type { PayoutAccount } from "~/domain/money/payout-account";
import type { WithdrawalStatus } from "~/domain/money/withdrawal";
import type { WithdrawalChange } from "~/domain/money/withdrawal-acts";
import type { BatchStatement } from "../core/batch.server";
import {
  type Database,
  isCheckViolation,
  isNullViolation,
  isUniqueViolation,
} from "../core/connection.server";
import { users } from "../schema/users";
import { withdrawals } from "../schema/withdrawals";
import { coversHeld, selectHeldByCard } from "./card-holds.server";
import { insertTransfer } from "./ledger.server";
import { selectBalance } from "./ledger-entries.server";
import { isAsRead, manualPayoutColumns, type ReadManualPayout } from "./manual-payouts.server";

/** Rides on payout_attempts_withdrawal. */
const lossOf = (column: "surplus" | "surplus_taken") =>
  sql<number>`coalesce((select sum(lost.${sql.raw(column)}) from payout_attempts lost where lost.withdrawal_id = withdrawals.id), 0)`;

/** Of what arrived although it had gone another way. Integer rupiah. */
export const ARRIVED_TOO = lossOf("surplus").as("arrived_too");

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
  /** Of that, what was taken from the balance again. Integer rupiah. */
  takenAgain: lossOf("surplus_taken").as("taken_again"),
};

/** Rides on withdrawals_newest. */
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
    after &&
    sql`(${createdAt}, ${id}) < (${after.createdAt}, ${after.id}) and ${createdAt} <= ${after.createdAt}`;
  const rows = await selectNewestWithdrawals(db, userId, PAGE_SIZE + 1, beyond ?? undefined);
  return pageOf(rows, newestKey, (row) => row);
}

/** Only the newest withdrawal can be open. `made…`: what this request id asked for before. */
export function selectWithdrawableBalance(db: Database, userId: string, requestId: string, now: number) {
  return [
    selectBalance(db, sellerAccount(userId)),
    selectHeldByCard(db, userId, now),
    selectNewestWithdrawals(db, userId, 1),
    db
      .select({ madeAmount: withdrawals.amount, madeAccount: withdrawals.account })
      .from(withdrawals)
      .where(and(eq(withdrawals.userId, userId), eq(withdrawals.requestId, requestId))),
  ] as const;
}

type WithdrawableBalanceRows = readonly [
  { balance: number }[],
  Awaited<ReturnType<typeof selectHeldByCard>>,
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

export async function readWithdrawableBalance(db: Database, userId: string, requestId: string, now: number) {
  return toWithdrawableBalance(await db.batch(selectWithdrawableBalance(db, userId, requestId, now)));
}

type NewWithdrawal = {
  id: string;
  userId: string;
  /** integer rupiah */
  amount: number;
  fee?: number;
  account: PayoutAccount;
  requestId: string;
  createdAt: number;
};

/** All or nothing. False: the balance less holds is too low, another one is open, or the request came before. */
export async function insertWithdrawal(
  db: Database,
  withdrawal: NewWithdrawal,
  alongside: readonly BatchStatement[],
): Promise<boolean> {
  const { id, userId, amount, createdAt } = withdrawal;
  try {
    await db.batch([
      // A null status, which the column refuses, where the balance does not cover it.
      db.insert(withdrawals).values({
        ...withdrawal,
        status: sql`case when ${coversHeld(db, userId, amount, createdAt)} then 'requested' end`,
      }),
      ...transfer(db, id, "requested", withdrawalRequested(userId, id, amount), createdAt),
      ...alongside,
    ]);
    return true;
  } catch (error) {
    // Either of the two indexes that begin with the user, or the floor under every balance.
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

/** All or nothing. False: the row is no longer as it was read (`isAsRead`). */
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
    /** Asked after `first`. */
    condition?: SQL;
    alongside: readonly BatchStatement[];
  },
): Promise<boolean> {
  try {
    const decide = db
      .update(withdrawals)
      .set({
        ...decided,
        status: sql<WithdrawalStatus>`case when ${isAsRead("withdrawals", read, now)} and ${condition} then ${decided.status} end`,
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

/** Of an attempt to send it that arrived although the money had gone another way, or that came back then. */
export function surplusTransfer(
  db: Database,
  { withdrawalId, attempt, version }: { withdrawalId: string; attempt: string; version: number },
  postings: readonly Posting[],
  at: number,
) {
  return insertTransfer(
    db,
    { id: `withdrawal:${withdrawalId}:${attempt}:${version}`, orderId: null },
    postings,
    at,
  );
}

/** Named after what happened, so that it happens once. */
function transfer(
  db: Database,
  id: string,
  became: WithdrawalStatus,
  postings: readonly Posting[],
  at: number,
) {
  return insertTransfer(db, { id: `withdrawal:${id}:${became}`, orderId: null }, postings, at);
}
