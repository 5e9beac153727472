import { eq, getTableColumns } from "drizzle-orm";
import { ledger, ledgerAccounts, payments } from "~/database/schema/money";
import { orderEvents, orders } from "~/database/schema/orders";
import { EVENT_DETAIL } from "~/orders/queries.server";
import { type Ask, audit } from "../../audit/audit";
import type { World } from "../world";

export async function readOrder(world: World, id: string) {
  const { db } = world.context();
  const [[order], events, attempts, postings] = await db.batch([
    db.select().from(orders).where(eq(orders.id, id)),
    db
      .select({ ...getTableColumns(orderEvents), detail: EVENT_DETAIL })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(orderEvents.version),
    db.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.attempt),
    db.select().from(ledger).where(eq(ledger.orderId, id)).orderBy(ledger.transferId, ledger.line),
  ]);
  if (!order) throw new Error(`no order ${id}`);
  return { order, events, attempts, postings, kinds: events.map(({ kind }) => kind) };
}

/** Returns 0 if the account has no entries. */
export async function balanceOf(world: World, account: string): Promise<number> {
  const { db } = world.context();
  const [row] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.account, account));
  return row?.balance ?? 0;
}

export const booksOf =
  ({ bindings: { DB } }: World): Ask =>
  async (statements) =>
    (await DB.batch<Record<string, unknown>>(statements.map((sql) => DB.prepare(sql)))).map(({ results }) => results);

export async function auditLedger(world: World): Promise<string[]> {
  const { breaches } = await audit(booksOf(world));
  return breaches.map(({ rule, subject, found }) => `${rule}: ${subject} ${found}`);
}
