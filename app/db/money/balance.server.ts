import { eq, sql } from "drizzle-orm";
import { PAGE_SIZE, type Page, pageOf, type RowKey, rowKey } from "~/domain/core/page-cursor";
import { sellerAccount } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import { personTotals } from "../schema/totals";
import { users } from "../schema/users";
import { selectHeldByCard } from "./card-holds.server";
import {
  type BalanceEntry,
  selectBalance,
  selectBalanceEntries,
  selectMovedSince,
} from "./ledger-entries.server";
import { selectNewestWithdrawals } from "./withdrawals.server";

const LATEST = 5;

export type Moved = BalanceEntry & {
  /** integer rupiah */
  balanceAfter: number;
};

export async function readBalance(
  db: Database,
  userId: string,
  { after, now }: { after: RowKey | null; now: number },
) {
  const account = sellerAccount(userId);
  const [[whole], [byCard], [owner], [afterAll], latest, rows, ...[newer]] = await db.batch([
    selectBalance(db, account),
    selectHeldByCard(db, userId, now),
    selectOwner(db, userId),
    selectArrivedAfterAll(db, userId),
    selectNewestWithdrawals(db, userId, LATEST + 1),
    selectBalanceEntries(db, account, { first: "newest", edge: after, limit: PAGE_SIZE + 1 }),
    ...(after ? [selectMovedSince(db, account, after)] : []),
  ]);
  const balance = whole?.balance ?? 0;
  const { heldByCard = 0, firstFree = null, allFree = null } = byCard ?? {};
  return {
    balance,
    byCard: { amount: heldByCard, firstFree, allFree },
    held: { amount: owner?.income ?? 0, orders: owner?.held ?? 0 },
    paidOut: (owner?.paidOut ?? 0) + (afterAll?.arrived ?? 0),
    joinedAt: owner?.joinedAt ?? now,
    latest: latest.slice(0, LATEST),
    moreWithdrawals: latest.length > LATEST,
    entries: withBalances(
      pageOf(rows, rowKey, (row) => row),
      balance - (newer?.[0]?.moved ?? 0),
    ),
  };
}

function withBalances({ items, after }: Page<BalanceEntry>, top: number): Page<Moved> {
  let balance = top;
  return {
    after,
    items: items.map((entry) => {
      const balanceAfter = balance;
      balance -= entry.to.startsWith("seller:") ? entry.amount : -entry.amount;
      return { ...entry, balanceAfter };
    }),
  };
}

/** Of withdrawals that count as failed. Rides on payout_attempts_lost. */
function selectArrivedAfterAll(db: Database, userId: string) {
  return db
    .select({ arrived: sql<number>`coalesce(sum(lost.surplus), 0)`.as("arrived") })
    .from(sql`payout_attempts lost cross join withdrawals work on work.id = lost.withdrawal_id`)
    .where(sql`lost.surplus > 0 and lost.user_id = ${userId} and work.status = 'failed'`);
}

function selectOwner(db: Database, userId: string) {
  return db
    .select({
      income: personTotals.soldHeldIncome,
      held: personTotals.soldHeld,
      paidOut: personTotals.paidOutAmount,
      joinedAt: users.createdAt,
    })
    .from(users)
    .leftJoin(personTotals, eq(personTotals.userId, users.id))
    .where(eq(users.id, userId));
}
