import { and, asc, desc, eq, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import {
  auditMismatches,
  ledger,
  ledgerAccounts,
  ledgerAudits,
  ledgerTotals,
  payments,
  refunds,
  withdrawals,
} from "~/database/schema/money";
import { orderEvents, orders } from "~/database/schema/orders";
import { batchByName } from "~/database/statements.server";
import type { PayoutAccount } from "~/payouts/account";
import { DAY, monthKey, startOfDay, toDateInput } from "~/platform/dates";
import type { RowKey } from "~/platform/paging";
import {
  type AuditMismatch,
  type AuditRule,
  type KindTotal,
  type LedgerAccount,
  type LedgerAccountKind,
  type OrderLedger,
  OUTSIDE,
  type Posting,
} from "./ledger";

function eventTransferId({ id, version }: { id: string; version: number }): string {
  return `${id}:${version}`;
}

export function findCause<E extends { version: number }>(
  orderId: string,
  events: readonly E[],
  transferId: string | undefined,
): E | undefined {
  return events.find(({ version }) => transferId === eventTransferId({ id: orderId, version }));
}

export function insertPostings(
  db: Database,
  order: { id: string; version: number },
  postings: readonly Posting[],
  at: number,
) {
  return insertTransfer(db, { id: eventTransferId(order), orderId: order.id }, postings, at);
}

export function insertTransfer(
  db: Database,
  transfer: { id: string; orderId: string | null },
  postings: readonly Posting[],
  at: number,
) {
  if (postings.length === 0) return [];
  const lines = postings.map(({ from, to, amount }, index) => ({
    transferId: transfer.id,
    line: index + 1,
    orderId: transfer.orderId,
    fromAccount: from,
    toAccount: to,
    amount,
    at,
  }));
  return [db.insert(ledger).values(lines)];
}

/** False for accounts up to 'm', such as escrows. The partial indexes need exactly this form. */
export const isListedAccount = (column: SQL) => sql`${column} > 'm'`;

/**
 * True for entries of an order. Their transfer ids begin with its id (`eventTransferId`), so this range reads the
 * primary key.
 */
const isOrderEntry = (orderId: SQL) => sql`transfer_id > ${orderId} || ':' and transfer_id < ${orderId} || ';'`;

export function selectLedgerEntries(db: Database, orderId: string) {
  return db
    .select({
      transferId: ledger.transferId,
      line: ledger.line,
      fromAccount: ledger.fromAccount,
      toAccount: ledger.toAccount,
      amount: ledger.amount,
      at: ledger.at,
    })
    .from(ledger)
    .where(and(isOrderEntry(sql`${orderId}`), eq(ledger.orderId, orderId)))
    .orderBy(asc(ledger.at), asc(ledger.transferId), asc(ledger.line));
}

type LedgerEntryRow = Awaited<ReturnType<typeof selectLedgerEntries>>[number];

/** Returns the posting. The account names are valid, because only `insertTransfer` writes them. */
export function toPosting(row: LedgerEntryRow): Posting {
  return { from: row.fromAccount as LedgerAccount, to: row.toAccount as LedgerAccount, amount: row.amount };
}

const MAX_LISTED_MISMATCHES = 20;

export async function readLedgerAudit(db: Database) {
  const { totals, below, checks, newest, mismatches, broken } = await batchByName(db, {
    totals: db.select().from(ledgerTotals),
    below: db
      .select({ account: ledgerAccounts.account })
      .from(ledgerAccounts)
      .where(and(lt(ledgerAccounts.balance, sql`0`), notInArray(ledgerAccounts.account, [...OUTSIDE])))
      .limit(MAX_LISTED_MISMATCHES),
    checks: db.select({ through: ledgerAudits.through, checkedAt: ledgerAudits.checkedAt }).from(ledgerAudits),
    newest: db.select({ event: sql<number | null>`max(rowid)`.as("event") }).from(orderEvents),
    mismatches: db
      .select()
      .from(auditMismatches)
      .orderBy(desc(auditMismatches.seenAt), desc(auditMismatches.orderId))
      .limit(MAX_LISTED_MISMATCHES),
    // Only distinct rules, because twenty mismatches of one rule would hide that another is broken too.
    broken: db.selectDistinct({ rule: auditMismatches.rule }).from(auditMismatches),
  });
  return {
    totals: totals.map((row): KindTotal => ({ ...row, kind: row.kind as LedgerAccountKind })),
    below: below.map(({ account }) => account as LedgerAccount),
    checkedAt: checks[0]?.checkedAt ?? null,
    unchecked: (newest[0]?.event ?? 0) - (checks[0]?.through ?? 0),
    mismatches: mismatches.map(({ found, rule, ...row }) => ({ ...row, ...found, rule: rule as AuditRule })),
    broken: broken.map(({ rule }) => rule as AuditRule),
  };
}

/** Lists orders with new events. Events are never deleted, so their rowid is a cursor. */
export async function listChangedOrders(
  db: Database,
  limit: number,
): Promise<{ ids: string[]; through: number; changes: number }> {
  const changes = await db
    .select({ orderId: orderEvents.orderId, event: sql<number>`rowid`.as("event") })
    .from(orderEvents)
    .where(sql`rowid > (select through from book_checks)`)
    .orderBy(sql`rowid`)
    .limit(limit);
  return {
    ids: [...new Set(changes.map(({ orderId }) => orderId))],
    through: changes.at(-1)?.event ?? 0,
    changes: changes.length,
  };
}

export async function readOrderLedgers(db: Database, ids: readonly string[]): Promise<OrderLedger[]> {
  const these = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const found = await batchByName(db, {
    orders: db
      .select({
        id: orders.id,
        status: orders.status,
        phase: orders.phase,
        paymentStatus: orders.paymentStatus,
        startedAt: orders.startedAt,
        totalPrice: orders.totalPrice,
        additions: orders.additions,
        parts: orders.parts,
        held: orders.held,
        feePercent: orders.feePercent,
        buyerShare: orders.buyerShare,
        version: orders.version,
      })
      .from(orders)
      .where(sql`${orders.id} in ${these}`),
    events: db
      .select({ orderId: orderEvents.orderId, count: sql<number>`count(*)`.as("events") })
      .from(orderEvents)
      .where(sql`${orderEvents.orderId} in ${these}`)
      .groupBy(orderEvents.orderId),
    lines: db
      .select()
      .from(ledger)
      .where(sql`rowid in (select l.rowid from json_each(${JSON.stringify(ids)}) as asked
        cross join ledger as l on ${isOrderEntry(sql`asked.value`)})`)
      .orderBy(asc(ledger.transferId), asc(ledger.line)),
    attempts: db
      .select({ orderId: payments.orderId, status: payments.status, amount: payments.amount })
      .from(payments)
      .where(sql`${payments.orderId} in ${these}`),
    debts: db
      .select({ orderId: refunds.orderId, amount: refunds.amount })
      .from(refunds)
      .where(sql`${refunds.orderId} in ${these}`),
  });
  const of = <Row extends { orderId: string | null }>(rows: readonly Row[], id: string) =>
    rows.filter(({ orderId }) => orderId === id);
  return found.orders.map((order) => ({
    order,
    events: of(found.events, order.id)[0]?.count ?? 0,
    postings: of(found.lines, order.id).map(toPosting),
    attempts: of(found.attempts, order.id),
    debts: of(found.debts, order.id),
  }));
}

export async function writeLedgerAudit(
  db: Database,
  checked: { orderIds: readonly string[]; through: number; mismatches: (AuditMismatch & { orderId: string })[] },
  now: number,
): Promise<void> {
  const { orderIds, through, mismatches } = checked;
  const rows = mismatches.map(({ orderId, rule, expected, found }) => ({
    orderId,
    rule,
    found: { expected, found },
    seenAt: now,
  }));
  await db.batch([
    db.update(ledgerAudits).set({ through: sql`max(through, cast(${through} as integer))`, checkedAt: now }),
    db
      .delete(auditMismatches)
      .where(sql`${auditMismatches.orderId} in (select value from json_each(${JSON.stringify(orderIds)}))`),
    ...rows.map((row) => db.insert(auditMismatches).values(row).onConflictDoNothing()),
  ]);
}

export type BalanceEntry = {
  row: number;
  at: number;
  from: LedgerAccount;
  to: LedgerAccount;
  amount: number;
  orderId: string | null;
  orderTitle: string | null;
  withdrawalId: string | null;
  payout: PayoutAccount | null;
};

type EntryRange = { edge?: RowKey | null; from?: number; until?: number; limit: number };

/** Selects a balance. No row if no money ever moved on the account. */
export function selectBalance(db: Database, account: LedgerAccount) {
  return db.select({ balance: ledgerAccounts.balance }).from(ledgerAccounts).where(eq(ledgerAccounts.account, account));
}

export async function readBalance(db: Database, account: LedgerAccount): Promise<number> {
  const [row] = await selectBalance(db, account);
  return row?.balance ?? 0;
}

/** Selects entries. `account` can be a subquery. It reads `limit` rows from each of the two indexes. */
export function selectBalanceEntries(
  db: Database,
  account: LedgerAccount | SQL<LedgerAccount>,
  { first, edge = null, from = 0, until, limit }: EntryRange & { first: "newest" | "oldest" },
) {
  const way = first === "newest" ? sql`desc` : sql`asc`;
  // With this separate bound on the time SQLite can seek in the index.
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
      // The transfer id is "withdrawal:{id}:{event}".
      sql`${withdrawals.id} = iif(m.transfer_id glob 'withdrawal:*', substr(m.transfer_id, 12, instr(substr(m.transfer_id, 12), ':') - 1), null)`,
    )
    .orderBy(sql`m.at ${way}`, sql`m.place ${way}`)
    .limit(limit);
}

/** The latest time. Later years have five digits. */
const LATEST = Date.UTC(9999, 11, 31);

/** Sums the totals of months and days since a row or a time, and then the rows of that day. */
export function selectChangeSince(
  db: Database,
  account: LedgerAccount,
  since: RowKey | { at: number; row?: undefined },
) {
  const at = Math.min(since.at, LATEST);
  const [month, day] = [monthKey(at), toDateInput(at)];
  const newer = since.row === undefined ? sql`at >= ${at}` : sql`(at, rowid) >= (${at}, ${since.row}) and at >= ${at}`;
  const side = (column: SQL, sign: SQL) => sql`select ${sign} amount as moved from ledger
    where ${column} = ${account} and ${isListedAccount(column)} and ${newer} and at < ${startOfDay(at) + DAY}`;
  const spans = (after: string, before: string) => sql`select moved from balance_spans
    where account = ${account} and span > ${after} and span < ${before}`;
  return db.select({ moved: sql<number>`coalesce(sum(moved), 0)`.as("moved_since") }).from(
    sql`(${side(sql`from_account`, sql`-`)} union all ${side(sql`to_account`, sql`+`)}
        union all ${spans(`d${day}`, `d${month}-99`)} union all ${spans(`m${month}`, "m9")})`,
  );
}
