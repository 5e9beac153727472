import { eq } from "drizzle-orm";
import { orderEvents, orders } from "~/db/schema/orders";
import { ledger, ledgerAccounts, payments } from "~/db/schema/payments";
import { type Account, balances } from "~/domain/ledger";
import type { World } from "./world";

/** An order with all that hangs on it, straight from the tables. */
export async function readOrder(world: World, id: string) {
  const { db } = world.context();
  const [[order], events, attempts, postings] = await db.batch([
    db.select().from(orders).where(eq(orders.id, id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.version),
    db.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.attempt),
    db.select().from(ledger).where(eq(ledger.orderId, id)).orderBy(ledger.transferId, ledger.line),
  ]);
  if (!order) throw new Error(`no order ${id}`);
  return { order, events, attempts, postings, kinds: events.map(({ kind }) => kind) };
}

/** What an account holds, by the database's own sums; 0 when nothing ever moved there. */
export async function balanceOf(world: World, account: string): Promise<number> {
  const { db } = world.context();
  const [row] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.account, account));
  return row?.balance ?? 0;
}

/** The whole book: kept sums equal the rows, together they are zero, and only the outside stands below it. */
export async function auditLedger(world: World): Promise<string[]> {
  const { db } = world.context();
  const [rows, kept] = await db.batch([db.select().from(ledger), db.select().from(ledgerAccounts)]);
  const summed = balances(
    rows.map(({ fromAccount, toAccount, amount }) => ({
      from: fromAccount as Account,
      to: toAccount as Account,
      amount,
    })),
  );
  const faults: string[] = [];
  let total = 0;
  for (const { account, balance } of kept) {
    total += balance;
    if ((summed.get(account as Account) ?? 0) !== balance) faults.push(`${account} is kept as ${balance}`);
    if (balance < 0 && !["gateway_clearing", "bank", "loss"].includes(account)) faults.push(`${account} < 0`);
  }
  if (total !== 0) faults.push(`the book sums to ${total}`);
  return faults;
}
