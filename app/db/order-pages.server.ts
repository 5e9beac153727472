import { and, asc, eq, sql } from "drizzle-orm";
import { MESSAGES_BESIDE_ORDER } from "~/domain/message";
import type { Order, Side } from "~/domain/order";
import { newestKey, PAGE_SIZE, type Page, pageOf, readNewestKey } from "~/domain/page-key";
import type { Database } from "./connection.server";
import { selectJournal } from "./ledger.server";
import { readStretch, toRead } from "./messages.server";
import { selectOrderReviews } from "./order-reviews.server";
import { type OrderRow, selectAttempts, selectOrder, toOrder } from "./orders.server";
import { orderEvents, orders } from "./schema/orders";

const LATEST = { limit: MESSAGES_BESIDE_ORDER };

/** The page of one order in one trip, its messages read by that; null for a stranger, whatever else was read. */
export async function findOrderPage(db: Database, id: string, userId: string) {
  const [[row], attempts, events, journal, written, ...said] = await db.batch([
    selectOrder(db, id, userId),
    selectAttempts(db, id),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.version)),
    selectJournal(db, id),
    selectOrderReviews(db, id),
    ...readStretch(db, { kind: "order", orderId: id }, userId, LATEST),
  ]);
  if (!row) return null;
  const unreadMessages = said[4][0]?.unreadMessages ?? 0;
  return {
    row,
    order: toOrder(row),
    attempts,
    events,
    journal,
    written,
    talk: toRead(said, LATEST),
    unreadMessages,
  };
}

export type OrderPage = NonNullable<Awaited<ReturnType<typeof findOrderPage>>>;

export type ListedOrder = { order: Order; title: string; buyer: string; seller: string };

/** More than this on a tab is "100+": the count reads that many index entries and no more. */
export const MAX_COUNTED = 100;

/**
 * One side's orders, newest first, and how many there are on both sides. Rides on `orders_buyer` and `orders_seller`.
 */
export async function listOrders(
  db: Database,
  list: { userId: string; side: Side; after: string | null },
): Promise<{ page: Page<ListedOrder>; counts: Record<Side, number> }> {
  const own = list.side === "buyer" ? orders.userId : orders.sellerId;
  const key = readNewestKey(list.after);
  const older = key && sql`(${orders.createdAt}, ${orders.id}) < (${key.createdAt}, ${key.id})`;
  const [rows, [bought], [sold]] = await db.batch([
    db
      .select()
      .from(orders)
      .where(and(eq(own, list.userId), older ?? undefined))
      .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
      .limit(PAGE_SIZE + 1),
    countOf(db, sql`user_id = ${list.userId}`),
    countOf(db, sql`seller_id = ${list.userId}`),
  ]);
  return {
    page: pageOf(rows, newestKey, toListed),
    counts: { buyer: bought?.counted ?? 0, seller: sold?.counted ?? 0 },
  };
}

function countOf(db: Database, whose: ReturnType<typeof sql>) {
  return db
    .select({ counted: sql<number>`count(*)`.as("counted") })
    .from(sql`(select 1 from orders where ${whose} limit ${MAX_COUNTED + 1})`);
}

function toListed(row: OrderRow): ListedOrder {
  return { order: toOrder(row), title: row.serviceTitle, buyer: row.buyerName, seller: row.sellerName };
}
