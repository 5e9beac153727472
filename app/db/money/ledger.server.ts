import { asc, eq } from "drizzle-orm";
import type { LedgerAccount, Posting } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import { ledger } from "../schema/payments";

/** The name of the transfer that an order's event makes. */
function transferOf({ id, version }: { id: string; version: number }): string {
  return `${id}:${version}`;
}

/** The event of an order that a transfer is named after; undefined where it is not among them. */
export function causeOf<E extends { version: number }>(
  orderId: string,
  events: readonly E[],
  transferId: string | undefined,
): E | undefined {
  return events.find(({ version }) => transferId === transferOf({ id: orderId, version }));
}

/** The lines of one change of an order; none when no money moves. The transfer is named after the event. */
export function insertPostings(
  db: Database,
  order: { id: string; version: number },
  postings: readonly Posting[],
  at: number,
) {
  return insertTransfer(db, { id: transferOf(order), orderId: order.id }, postings, at);
}

/** The lines of one transfer, of an order's money or not. Its name lets it happen once. */
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

/** Every ledger entry of an order's money, oldest first. Rides on `ledger_order`. */
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
    .where(eq(ledger.orderId, orderId))
    .orderBy(asc(ledger.at), asc(ledger.transferId), asc(ledger.line));
}

export type LedgerEntryRow = Awaited<ReturnType<typeof selectLedgerEntries>>[number];

/** Accounts are written by `insertTransfer` alone, so what is read is one. */
export function toPosting(row: LedgerEntryRow): Posting {
  return { from: row.fromAccount as LedgerAccount, to: row.toAccount as LedgerAccount, amount: row.amount };
}
