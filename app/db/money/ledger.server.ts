import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { LedgerAccount, Posting } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import { ledger } from "../schema/payments";

function transferOf({ id, version }: { id: string; version: number }): string {
  return `${id}:${version}`;
}

export function causeOf<E extends { version: number }>(
  orderId: string,
  events: readonly E[],
  transferId: string | undefined,
): E | undefined {
  return events.find(({ version }) => transferId === transferOf({ id: orderId, version }));
}

export function insertPostings(
  db: Database,
  order: { id: string; version: number },
  postings: readonly Posting[],
  at: number,
) {
  return insertTransfer(db, { id: transferOf(order), orderId: order.id }, postings, at);
}

/** The transfer's name lets it happen once. */
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

/** For the partial indexes `ledger_from` and `ledger_to`: true of every account that is listed, of escrows not. */
export const isListedAccount = (column: SQL) => sql`${column} > 'm'`;

/** Entries of an order are named after it: see `transferOf`. Rides on the key. */
export const entriesOf = (orderId: SQL) =>
  sql`transfer_id > ${orderId} || ':' and transfer_id < ${orderId} || ';'`;

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
    .where(and(entriesOf(sql`${orderId}`), eq(ledger.orderId, orderId)))
    .orderBy(asc(ledger.at), asc(ledger.transferId), asc(ledger.line));
}

type LedgerEntryRow = Awaited<ReturnType<typeof selectLedgerEntries>>[number];

/** Accounts are written by `insertTransfer` alone, so what is read is one. */
export function toPosting(row: LedgerEntryRow): Posting {
  return { from: row.fromAccount as LedgerAccount, to: row.toAccount as LedgerAccount, amount: row.amount };
}
