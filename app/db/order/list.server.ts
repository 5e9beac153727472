import { and, eq, sql } from "drizzle-orm";
import type { ListSort } from "~/domain/core/list-sort";
import { type MiddlePage, middlePageOf, PAGE_SIZE, type PageEdge } from "~/domain/core/page-cursor";
import type { OrderStatus, Side } from "~/domain/order/order";
import { countRows } from "../core/bounded-count.server";
import type { Database } from "../core/connection.server";
import { keyset } from "../core/keyset.server";
import { LISTED_PRICE, orders } from "../schema/orders";
import {
  type ListedOrder,
  listedColumns,
  selectUnnamed,
  selectWaiting,
  toListed,
  type UnnamedRefund,
} from "./waiting.server";

export type OrderFilter = { side: Side; status: OrderStatus | null; sort: ListSort; edge: PageEdge };

/**
 * One side's orders, how many there are on both sides, and what waits for the reader on either, in one trip. By
 * date they ride on orders_buyer and orders_seller, with a status on the indexes of that name, by price on those.
 */
export async function readOrderList(
  db: Database,
  list: { userId: string; now: number } & OrderFilter,
): Promise<{
  page: MiddlePage<ListedOrder>;
  counts: Record<Side, number>;
  waiting: Record<Side, ListedOrder[]> & { refunds: UnnamedRefund[] };
}> {
  const { userId, side, status, sort, edge, now } = list;
  const own = side === "buyer" ? orders.userId : orders.sellerId;
  const { beyond, order } = keyset(
    { createdAt: orders.createdAt, price: LISTED_PRICE, id: orders.id },
    sort,
    edge,
  );
  const [rows, [bought], [sold], toBuyer, toSeller, unnamed] = await db.batch([
    db
      .select(listedColumns)
      .from(orders)
      .where(and(eq(own, userId), status ? eq(orders.status, status) : undefined, beyond))
      .orderBy(...order)
      .limit(PAGE_SIZE + 1),
    countRows(db, sql`orders where user_id = ${userId}`),
    countRows(db, sql`orders where seller_id = ${userId}`),
    selectWaiting(db, "buyer", userId, now),
    selectWaiting(db, "seller", userId, now),
    selectUnnamed(db, userId),
  ]);
  const byPrice = sort === "termahal" || sort === "termurah";
  const page = middlePageOf(rows, edge, (row) => (byPrice ? (row.totalPrice ?? 0) : row.createdAt));
  return {
    page: { ...page, items: page.items.map(toListed) },
    counts: { buyer: bought?.counted ?? 0, seller: sold?.counted ?? 0 },
    waiting: {
      buyer: toBuyer.map(toListed),
      seller: toSeller.map(toListed),
      refunds: unnamed,
    },
  };
}
