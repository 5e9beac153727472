import { and, asc, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import { selectTaxIdentity } from "~/accounts/profile-queries.server";
import type { Database } from "~/database/connection.server";
import { invoices, ledger, sellerMonths } from "~/database/schema/money";
import { personTotals } from "~/database/schema/totals";
import { users } from "~/database/schema/users";
import { pageQuery } from "~/database/statements.server";
import { selectAttempts, selectOrder } from "~/orders/queries.server";
import { selectCardHolds } from "~/payments/gateway-queries.server";
import { selectNewestWithdrawals } from "~/payouts/queries.server";
import { PAGE_SIZE, type Page, pageOf, type RowKey, rowKey } from "~/platform/paging";
import { selectRefunds } from "~/refunds/queries.server";
import { type LedgerAccountKind, sellerAccount } from "./ledger";
import {
  type BalanceEntry,
  isListedAccount,
  selectBalance,
  selectBalanceEntries,
  selectChangeSince,
  toPosting,
} from "./queries.server";

const LATEST_SHOWN = 5;

export type BalanceEntryWithTotal = BalanceEntry & {
  balanceAfter: number;
};

export function selectBalancePage(db: Database, userId: string, { after, now }: { after: RowKey | null; now: number }) {
  const account = sellerAccount(userId);
  return pageQuery(
    [
      selectBalance(db, account),
      selectCardHolds(db, userId, now),
      selectOwner(db, userId),
      selectArrivedAfterAll(db, userId),
      selectNewestWithdrawals(db, userId, LATEST_SHOWN + 1),
      selectBalanceEntries(db, account, { first: "newest", edge: after, limit: PAGE_SIZE + 1 }),
      ...(after ? [selectChangeSince(db, account, after)] : []),
    ],
    ([[whole], [byCard], [owner], [afterAll], latest, rows, ...newer]) => {
      const balance = whole?.balance ?? 0;
      const { heldByCard = 0, firstFree = null, allFree = null } = byCard ?? {};
      const moved = after ? (newer[0]?.[0]?.moved ?? 0) : 0;
      return {
        balance,
        byCard: { amount: heldByCard, firstFree, allFree },
        held: { amount: owner?.income ?? 0, orders: owner?.held ?? 0 },
        paidOut: (owner?.paidOut ?? 0) + (afterAll?.arrived ?? 0),
        joinedAt: owner?.joinedAt ?? now,
        latest: latest.slice(0, LATEST_SHOWN),
        moreWithdrawals: latest.length > LATEST_SHOWN,
        entries: withRunningBalance(
          pageOf(rows, rowKey, (row) => row),
          balance - moved,
        ),
      };
    },
  );
}

function withRunningBalance({ items, after }: Page<BalanceEntry>, top: number): Page<BalanceEntryWithTotal> {
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

/** The invoices read: one for each bill and surplus payment, and one for each refund. */
const INVOICES_READ = 50;

export async function findInvoices(db: Database, orderId: string, userId: string) {
  const [[order], attempts, written, refunds] = await db.batch([
    selectOrder(db, orderId, userId),
    selectAttempts(db, orderId),
    db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.at)).limit(INVOICES_READ),
    selectRefunds(db, orderId),
  ]);
  return order ? { order, attempts, invoices: written, refunds } : null;
}

/** The entries read beyond the number of sales, because some entries are not sales, such as returned withdrawals. */
const OTHER_ENTRIES_READ = 100;

type Sale = {
  orderId: string;
  title: string;
  at: number;
  net: number;
  fee: number;
  year: number;
  number: number;
};

export async function readSellerMonth(
  db: Database,
  sellerId: string,
  { month, span, max }: { month: string; span: { from: number; until: number }; max: number },
) {
  const [[sums], sales, [tax]] = await db.batch([
    db
      .select()
      .from(sellerMonths)
      .where(and(eq(sellerMonths.sellerId, sellerId), eq(sellerMonths.month, month))),
    db
      .select({
        orderId: sql<string>`sold.order_id`.as("sold_order"),
        title: sql<string>`sold.service_title`.as("sold_title"),
        at: sql<number>`sold.at`.as("sold_at"),
        net: sql<number>`sold.amount`.as("sold_net"),
        fee: sql<number>`sold.fee`.as("sold_fee"),
        year: sql<number>`sold.year`.as("sold_year"),
        number: sql<number>`sold.number`.as("sold_number"),
      })
      .from(
        sql`(select l.order_id, o.service_title, l.at, sum(l.amount) as amount,
            (select year from invoices p where p.order_id = l.order_id and p.kind = 'invoice' order by number limit 1) as year,
            (select min(number) from invoices p where p.order_id = l.order_id and p.kind = 'invoice') as number, (select coalesce(sum(f.amount), 0) from ledger f
            where f.transfer_id = l.transfer_id and f.line > 0 and f.to_account = 'platform_fee') as fee
          from (select * from (select * from ledger where to_account = ${sellerAccount(sellerId)}
              and ${isListedAccount(sql`to_account`)} and at >= ${span.from} and at < ${span.until}
              order by at limit ${sql.raw(String(max + OTHER_ENTRIES_READ))})
            where from_account like 'escrow:%' limit ${sql.raw(String(max))}) as l
          join orders o on o.id = l.order_id group by l.transfer_id) as sold`,
      )
      .orderBy(sql`sold_at`),
    selectTaxIdentity(db, sellerId),
  ]);
  return { sums: sums ?? null, sales: sales as Sale[], tax: tax ?? null };
}

/** The seller's name. A closed account keeps the name of its newest invoice. */
const nameOnPaper = (sellerId: SQL) => sql<string>`iif(users.closed_at is null, users.full_name, coalesce(
  (select paper.seller_name from (select id from orders where orders.seller_id = ${sellerId} and status = 'completed'
      order by created_at desc limit 1) sold join invoices paper on paper.order_id = sold.id limit 1),
  (select paper.seller_name from orders sold join invoices paper on paper.order_id = sold.id
    where sold.seller_id = ${sellerId} limit 1), users.full_name))`;

export function listSellerMonths(db: Database, month: string, { after, limit }: { after: number; limit: number }) {
  return db
    .select({
      number: sellerMonths.number,
      sellerId: sellerMonths.sellerId,
      name: nameOnPaper(sql`${sellerMonths.sellerId}`).as("name_on_paper"),
      turnover: sellerMonths.turnover,
      fee: sellerMonths.fee,
      takenBack: sellerMonths.takenBack,
    })
    .from(sellerMonths)
    .innerJoin(users, eq(users.id, sellerMonths.sellerId))
    .where(and(eq(sellerMonths.month, month), gt(sellerMonths.number, after)))
    .orderBy(asc(sellerMonths.number))
    .limit(limit);
}

const ROWS_PER_CHUNK = 1_000;

type Span = { from: number; until: number };
type Chunk = { entries: BalanceEntry[]; next: RowKey | null };

export async function openStatement(db: Database, userId: string, span: Span): Promise<{ opening: number } & Chunk> {
  const account = sellerAccount(userId);
  const [[now], [since], rows] = await db.batch([
    selectBalance(db, account),
    selectChangeSince(db, account, { at: span.from }),
    selectBalanceEntries(db, account, { first: "oldest", ...span, limit: ROWS_PER_CHUNK }),
  ]);
  return { opening: (now?.balance ?? 0) - (since?.moved ?? 0), ...toChunk(rows) };
}

export async function continueStatement(db: Database, userId: string, span: Span, edge: RowKey): Promise<Chunk> {
  const account = sellerAccount(userId);
  return toChunk(await selectBalanceEntries(db, account, { first: "oldest", ...span, edge, limit: ROWS_PER_CHUNK }));
}

function toChunk(entries: BalanceEntry[]): Chunk {
  const last = entries.at(-1);
  return { entries, next: entries.length === ROWS_PER_CHUNK && last ? { at: last.at, row: last.row } : null };
}

/** Returns the balance of each kind of account. Reads the whole ledger, so only commands may call it. */
export async function readKindsBefore(db: Database, until: number): Promise<ReadonlyMap<LedgerAccountKind, number>> {
  const kinds = await db.all<{ kind: LedgerAccountKind; balance: number }>(
    sql`select account_kind as kind, sum(amount) as balance from audit_entries where at < ${until} group by account_kind`,
  );
  return new Map(kinds.map(({ kind, balance }) => [kind, balance]));
}

export async function listLedgerLines(
  db: Database,
  span: { from: number; until: number },
  after: number,
  limit: number,
) {
  const rows = await db
    .select({
      row: sql<number>`${ledger}.rowid`.as("row"),
      transferId: ledger.transferId,
      line: ledger.line,
      orderId: ledger.orderId,
      fromAccount: ledger.fromAccount,
      toAccount: ledger.toAccount,
      amount: ledger.amount,
      at: ledger.at,
    })
    .from(ledger)
    .where(and(isAfterRow(after), gte(ledger.at, span.from), lt(ledger.at, span.until)))
    .orderBy(sql`${ledger}.rowid`)
    .limit(limit);
  return rows.map((row) => ({ ...row, ...toPosting(row) }));
}

const isAfterRow = (after: number): SQL => sql`${ledger}.rowid > ${after}`;

type SellerFees = { month: string; sellerId: string; sellerName: string; orders: number; fee: number };

export async function listFees(db: Database, span: { from: number; until: number }): Promise<SellerFees[]> {
  // Jakarta is 25,200 seconds ahead of UTC all year.
  return db.all<SellerFees>(sql`
    select strftime('%Y-%m', fees.at / 1000 + 25200, 'unixepoch') as month, users.id as "sellerId",
      ${nameOnPaper(sql`users.id`)} as "sellerName", count(distinct orders.id) as orders, sum(fees.amount) as fee
    from (
      select order_id, from_account as by, amount, at from ledger
        where to_account = 'platform_fee' and ${isListedAccount(sql`to_account`)} and at >= ${span.from} and at < ${span.until}
      union all
      select order_id, to_account, -amount, at from ledger
        where from_account = 'platform_fee' and ${isListedAccount(sql`from_account`)} and at >= ${span.from} and at < ${span.until}
    ) fees left join orders on orders.id = fees.order_id
      left join withdrawals on fees.order_id is null and 'payout:' || withdrawals.id = fees.by
      join users on users.id = coalesce(orders.seller_id, withdrawals.user_id)
    group by 1, 2 order by 1, 3, 2`);
}
