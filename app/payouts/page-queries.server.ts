import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { withdrawals } from "~/database/schema/money";
import { users } from "~/database/schema/users";
import type { LedgerAccount } from "~/ledger/ledger";
import { selectBalanceEntries } from "~/ledger/queries.server";
import { selectOperatorActions } from "~/operators/action-log-queries.server";
import { PAGE_SIZE, type Page, pageOf, readRowKey, rowKey } from "~/platform/paging";
import { decidedColumns, PAYOUTS_SHOWN, selectNewestWithdrawals, selectPayouts } from "./queries.server";

const OTHERS_SHOWN = 10;
const MAX_ACTIONS = 20;

const PLACE = sql<number>`withdrawals.rowid`;

/** Lists withdrawals. Decided ones are read by rowid, because few rows are skipped. */
export async function listWithdrawals(
  db: Database,
  { open, after, now }: { open: boolean; after: string | null; now: number },
): Promise<Page<ListedWithdrawalRow>> {
  const key = readRowKey(after);
  const { createdAt, status } = withdrawals;
  const beyond =
    key &&
    (open
      ? sql`(${createdAt}, ${PLACE}) > (${key.at}, ${key.row}) and ${createdAt} >= ${key.at}`
      : sql`${PLACE} < ${key.row}`);
  const rows = await selectListed(db, now)
    .where(
      and(
        // These are literals, so that SQLite can use the partial index.
        open ? sql`status in ('requested', 'approved')` : inArray(status, ["paid", "failed"]),
        beyond ?? undefined,
      ),
    )
    .orderBy(...(open ? [createdAt, PLACE] : [sql`${PLACE} desc`]))
    .limit(PAGE_SIZE + 1);
  return pageOf(
    rows,
    ({ createdAt: at, row }) => rowKey({ at, row }),
    (row) => row,
  );
}

function selectListed(db: Database, now: number) {
  return db
    .select({ row: PLACE.as("place"), ...decidedColumns(now) })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId));
}

type ListedWithdrawalRow = Awaited<ReturnType<typeof selectListed>>[number];

export async function findAdminWithdrawal(
  db: Database,
  id: string,
  { readerId, now }: { readerId: string; now: number },
) {
  const whose = sql`(select user_id from withdrawals where id = ${id})`;
  const account = sql<LedgerAccount>`(select 'seller:' || user_id from withdrawals where id = ${id})`;
  const [[withdrawal], acts, latest, entries, payouts] = await db.batch([
    db
      .select({
        ...decidedColumns(now),
        email: users.email,
        joinedAt: sql<number>`${users.createdAt}`.as("joined_at"),
        suspendedAt: users.suspendedAt,
      })
      .from(withdrawals)
      .innerJoin(users, eq(users.id, withdrawals.userId))
      .where(eq(withdrawals.id, id)),
    selectOperatorActions(db, { readerId, subjectId: id }, MAX_ACTIONS),
    selectNewestWithdrawals(db, whose, OTHERS_SHOWN + 1),
    selectBalanceEntries(db, account, { first: "newest", limit: OTHERS_SHOWN }),
    selectPayouts(db, { table: "withdrawals", id }, PAYOUTS_SHOWN),
  ]);
  if (!withdrawal) return null;
  return {
    withdrawal,
    acts,
    others: latest.filter((other) => other.id !== id).slice(0, OTHERS_SHOWN),
    entries,
    payouts,
  };
}
