import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import type { LedgerAccountKind } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import { ledger } from "../schema/payments";
import { nameOnPaper } from "./invoices.server";
import { isListedAccount, toPosting } from "./ledger.server";

/** What each kind of account held before `until` (UTC ms): reads the whole ledger, for a command and no page. */
export async function readKindsBefore(
  db: Database,
  until: number,
): Promise<ReadonlyMap<LedgerAccountKind, number>> {
  const kinds = await db.all<{ kind: LedgerAccountKind; balance: number }>(
    sql`select account_kind as kind, sum(amount) as balance from audit_entries where at < ${until} group by account_kind`,
  );
  return new Map(kinds.map(({ kind, balance }) => [kind, balance]));
}

/** In the order they were written, behind the row `after`; `span` in UTC ms. */
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
    .where(and(behind(after), gte(ledger.at, span.from), lt(ledger.at, span.until)))
    .orderBy(sql`${ledger}.rowid`)
    .limit(limit);
  return rows.map((row) => ({ ...row, ...toPosting(row) }));
}

const behind = (after: number): SQL => sql`${ledger}.rowid > ${after}`;

type SellerFees = { month: string; sellerId: string; sellerName: string; orders: number; fee: number };

export async function listFees(db: Database, span: { from: number; until: number }): Promise<SellerFees[]> {
  // Jakarta is 25,200 seconds ahead, all year.
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
