import { and, desc, eq, sql } from "drizzle-orm";
import { PAGE_SIZE, type Page, pageOf, type RowKey, rowKey } from "~/domain/core/page-cursor";
import { sellerAccount } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import { withdrawals } from "../schema/withdrawals";
import { selectHeldByCard } from "./card-holds.server";
import {
  type BalanceEntry,
  balanceBefore,
  selectBalance,
  selectBalanceEntries,
  selectEntriesSince,
} from "./ledger-entries.server";
import { selectNewestWithdrawals } from "./withdrawals.server";

/** No more rows than these are summed; beyond them the page says "at least". */
export const MAX_SUMMED = 1_000;
const MAX_NEWER = 2_000;
const LATEST = 5;

export type Moved = BalanceEntry & {
  /** integer rupiah; null where too much has moved since to tell */
  balanceAfter: number | null;
};

export async function readBalance(
  db: Database,
  userId: string,
  { after, now }: { after: RowKey | null; now: number },
) {
  const account = sellerAccount(userId);
  const [[whole], [byCard], [held], [paid], latest, rows, [newer]] = await db.batch([
    selectBalance(db, account),
    selectHeldByCard(db, userId, now),
    selectHeld(db, userId),
    selectPaidOut(db, userId),
    selectNewestWithdrawals(db, userId, LATEST + 1),
    selectBalanceEntries(db, account, { first: "newest", edge: after, limit: PAGE_SIZE + 1 }),
    selectEntriesSince(db, account, after ?? { at: Number.MAX_SAFE_INTEGER }, MAX_NEWER),
  ]);
  const balance = whole?.balance ?? 0;
  const { heldByCard = 0, firstFree = null, allFree = null } = byCard ?? {};
  return {
    balance,
    byCard: { amount: heldByCard, firstFree, allFree },
    held: { amount: held?.held ?? 0, orders: held?.heldOrders ?? 0 },
    paidOut: { amount: paid?.paid ?? 0, count: paid?.paidCount ?? 0 },
    latest: latest.slice(0, LATEST),
    moreWithdrawals: latest.length > LATEST,
    entries: withBalances(
      pageOf(rows, rowKey, (row) => row),
      balanceBefore(balance, newer, MAX_NEWER),
    ),
  };
}

function withBalances({ items, after }: Page<BalanceEntry>, top: number | null): Page<Moved> {
  let balance = top;
  return {
    after,
    items: items.map((entry) => {
      const balanceAfter = balance;
      const into = entry.to.startsWith("seller:");
      if (balance !== null) balance -= into ? entry.amount : -entry.amount;
      return { ...entry, balanceAfter };
    }),
  };
}

/** What running orders will bring, after the fee as `platformFee` takes it. Rides on orders_seller_status. */
function selectHeld(db: Database, userId: string) {
  return db
    .select({
      held: sql<number>`coalesce(sum(total_price - total_price * fee_percent / 100), 0)`.as("held"),
      heldOrders: sql<number>`count(*)`.as("held_orders"),
    })
    .from(
      sql`(select total_price, fee_percent from orders where seller_id = ${userId}
        and status = 'in_progress' and payment_status = 'held' limit ${MAX_SUMMED})`,
    );
}

function selectPaidOut(db: Database, userId: string) {
  const paid = db
    .select({ amount: withdrawals.amount })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.status, "paid")))
    .orderBy(desc(withdrawals.createdAt))
    .limit(MAX_SUMMED)
    .as("paid_out");
  return db
    .select({
      paid: sql<number>`coalesce(sum(${paid.amount}), 0)`.as("paid"),
      paidCount: sql<number>`count(*)`.as("paid_count"),
    })
    .from(paid);
}
