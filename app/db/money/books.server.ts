import { and, asc, desc, lt, notInArray, sql } from "drizzle-orm";
import type { AuditBreach, AuditRule, KindTotal, OrderLedger } from "~/domain/money/books";
import { type LedgerAccount, type LedgerAccountKind, OUTSIDE } from "~/domain/money/ledger";
import { batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { auditBreaches, ledgerAudits, ledgerTotals } from "../schema/books";
import { orderEvents, orders } from "../schema/orders";
import { ledger, ledgerAccounts, payments } from "../schema/payments";
import { refunds } from "../schema/refunds";
import { entriesOf, toPosting } from "./ledger.server";

const SHOWN = 20;

export async function readLedgerAudit(db: Database) {
  const { totals, below, checks, newest, breaches, broken } = await batchByName(db, {
    totals: db.select().from(ledgerTotals),
    below: db
      .select({ account: ledgerAccounts.account })
      .from(ledgerAccounts)
      .where(and(lt(ledgerAccounts.balance, sql`0`), notInArray(ledgerAccounts.account, [...OUTSIDE])))
      .limit(SHOWN),
    checks: db
      .select({ through: ledgerAudits.through, checkedAt: ledgerAudits.checkedAt })
      .from(ledgerAudits),
    newest: db.select({ event: sql<number | null>`max(rowid)`.as("event") }).from(orderEvents),
    breaches: db
      .select()
      .from(auditBreaches)
      .orderBy(desc(auditBreaches.seenAt), desc(auditBreaches.orderId))
      .limit(SHOWN),
    // Twenty breaches of one rule on the page would hide that another is broken too.
    broken: db.selectDistinct({ rule: auditBreaches.rule }).from(auditBreaches),
  });
  return {
    // Accounts are written by `insertTransfer` alone, so a kind is one.
    totals: totals.map((row): KindTotal => ({ ...row, kind: row.kind as LedgerAccountKind })),
    below: below.map(({ account }) => account as LedgerAccount),
    checkedAt: checks[0]?.checkedAt ?? null,
    unchecked: (newest[0]?.event ?? 0) - (checks[0]?.through ?? 0),
    breaches: breaches.map(({ found, rule, ...row }) => ({ ...row, ...found, rule: rule as AuditRule })),
    broken: broken.map(({ rule }) => rule as AuditRule),
  };
}

/** Oldest first, up to `limit` changes. Events are never deleted, so their rowid is a cursor. */
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
        totalPrice: orders.totalPrice,
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
        cross join ledger as l on ${entriesOf(sql`asked.value`)})`)
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
  checked: { orderIds: readonly string[]; through: number; breaches: (AuditBreach & { orderId: string })[] },
  now: number,
): Promise<void> {
  const { orderIds, through, breaches } = checked;
  const rows = breaches.map(({ orderId, rule, expected, found }) => ({
    orderId,
    rule,
    found: { expected, found },
    seenAt: now,
  }));
  await db.batch([
    db.update(ledgerAudits).set({ through: sql`max(through, cast(${through} as integer))`, checkedAt: now }),
    db
      .delete(auditBreaches)
      .where(sql`${auditBreaches.orderId} in (select value from json_each(${JSON.stringify(orderIds)}))`),
    ...rows.map((row) => db.insert(auditBreaches).values(row).onConflictDoNothing()),
  ]);
}
