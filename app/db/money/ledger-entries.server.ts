import { eq, type SQL, sql } from "drizzle-orm";
import { DAY, monthKey, startOfDay, toDateInput } from "~/domain/core/dates";
import type { RowKey } from "~/domain/core/page-cursor";
import type { LedgerAccount } from "~/domain/money/ledger";
import type { PayoutAccount } from "~/domain/money/payout-account";
import type { Database } from "../core/connection.server";
import { orders } from "../schema/orders";
import { ledgerAccounts } from "../schema/payments";
import { withdrawals } from "../schema/withdrawals";
import { isListedAccount } from "./ledger.server";

export type BalanceEntry = {
  row: number;
  /** UTC ms */
  at: number;
  from: LedgerAccount;
  to: LedgerAccount;
  amount: number;
  orderId: string | null;
  orderTitle: string | null;
  withdrawalId: string | null;
  payout: PayoutAccount | null;
};

/** UTC ms, `until` excluded; rows strictly beyond `edge`. */
type EntryRange = { edge?: RowKey | null; from?: number; until?: number; limit: number };

/** In integer rupiah; no row when nothing ever moved there. */
export function selectBalance(db: Database, account: LedgerAccount) {
  return db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.account, account));
}

export async function readBalance(db: Database, account: LedgerAccount): Promise<number> {
  const [row] = await selectBalance(db, account);
  return row?.balance ?? 0;
}

/** `account` may be a subquery. Rides on ledger_from and ledger_to, `limit` rows of each. */
export function selectBalanceEntries(
  db: Database,
  account: LedgerAccount | SQL<LedgerAccount>,
  { first, edge = null, from = 0, until, limit }: EntryRange & { first: "newest" | "oldest" },
) {
  const way = first === "newest" ? sql`desc` : sql`asc`;
  // The time's own bound beside the row value lets the index seek.
  const beyond =
    edge &&
    (first === "newest"
      ? sql`and (at, rowid) < (${edge.at}, ${edge.row}) and at <= ${edge.at}`
      : sql`and (at, rowid) > (${edge.at}, ${edge.row}) and at >= ${edge.at}`);
  const side = (column: SQL) => sql`
    select * from (
      select rowid as place, transfer_id, order_id, from_account, to_account, amount, at from ledger
      where ${column} = ${account} and ${isListedAccount(column)} and at >= ${from} ${until === undefined ? sql`` : sql`and at < ${until}`}
        ${beyond ?? sql``}
      order by at ${way}, rowid ${way} limit ${limit})`;
  return db
    .select({
      row: sql<number>`m.place`.as("place"),
      at: sql<number>`m.at`.as("moved_at"),
      from: sql<LedgerAccount>`m.from_account`.as("from_account"),
      to: sql<LedgerAccount>`m.to_account`.as("to_account"),
      amount: sql<number>`m.amount`.as("moved"),
      orderId: sql<string | null>`m.order_id`.as("order_id"),
      orderTitle: orders.title,
      withdrawalId: withdrawals.id,
      payout: withdrawals.account,
    })
    .from(sql`(${side(sql`from_account`)} union all ${side(sql`to_account`)}) m`)
    .leftJoin(orders, sql`${orders.id} = m.order_id`)
    .leftJoin(
      withdrawals,
      // "withdrawal:{id}:{what happened}".
      sql`${withdrawals.id} = iif(m.transfer_id glob 'withdrawal:*', substr(m.transfer_id, 12, instr(substr(m.transfer_id, 12), ':') - 1), null)`,
    )
    .orderBy(sql`m.at ${way}`, sql`m.place ${way}`)
    .limit(limit);
}

/** Every later time has five digits of a year. */
const LATEST = Date.UTC(9999, 11, 31);

/**
 * What came in less what left from a row or a time on: by the totals of months and days, and of that one day row by row.
 * Rides on ledger_from and ledger_to.
 */
export function selectMovedSince(
  db: Database,
  account: LedgerAccount,
  since: RowKey | { at: number; row?: undefined },
) {
  const at = Math.min(since.at, LATEST);
  const [month, day] = [monthKey(at), toDateInput(at)];
  const newer =
    since.row === undefined ? sql`at >= ${at}` : sql`(at, rowid) >= (${at}, ${since.row}) and at >= ${at}`;
  const side = (column: SQL, sign: SQL) => sql`select ${sign} amount as moved from ledger
    where ${column} = ${account} and ${isListedAccount(column)} and ${newer} and at < ${startOfDay(at) + DAY}`;
  const spans = (after: string, before: string) => sql`select moved from balance_spans
    where account = ${account} and span > ${after} and span < ${before}`;
  return db.select({ moved: sql<number>`coalesce(sum(moved), 0)`.as("moved_since") }).from(
    sql`(${side(sql`from_account`, sql`-`)} union all ${side(sql`to_account`, sql`+`)}
        union all ${spans(`d${day}`, `d${month}-99`)} union all ${spans(`m${month}`, "m9")})`,
  );
}
