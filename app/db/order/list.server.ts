import { and, eq } from "drizzle-orm";
import type { ListSort } from "~/domain/core/list-sort";
import { type MiddlePage, middlePageOf, PAGE_SIZE, type PageEdge } from "~/domain/core/page-cursor";
import type { OrderStatus, Side } from "~/domain/order/order";
import type { Database } from "../core/connection.server";
import { keyset } from "../core/keyset.server";
import { LISTED_PRICE, orders } from "../schema/orders";
import { personTotals } from "../schema/totals";
import { orderVisits } from "../schema/visits";
import {
  type ListedOrderRow,
  listedColumns,
  type MissingAccountRefund,
  selectMissingAccounts,
  selectWaiting,
} from "./waiting.server";

export type OrderListFilter = { side: Side; status: OrderStatus | null; sort: ListSort; edge: PageEdge };

/** Rides by date on orders_buyer and orders_seller, by status or price on the indexes named after those. */
export async function readOrderList(
  db: Database,
  list: { userId: string; now: number } & OrderListFilter,
): Promise<{
  page: MiddlePage<ListedOrderRow>;
  counts: Record<Side, number>;
  waiting: Record<Side, ListedOrderRow[]> & { refunds: MissingAccountRefund[] };
}> {
  const { userId, side, status, sort, edge, now } = list;
  const own = side === "buyer" ? orders.buyerId : orders.sellerId;
  const { beyond, order } = keyset(
    { createdAt: orders.createdAt, price: LISTED_PRICE, id: orders.id },
    sort,
    edge,
  );
  const [rows, [totals], toBuyer, toSeller, missingAccount] = await db.batch([
    db
      .select(listedColumns)
      .from(orders)
      .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
      .where(and(eq(own, userId), status ? eq(orders.status, status) : undefined, beyond))
      .orderBy(...order)
      .limit(PAGE_SIZE + 1),
    db
      .select({ bought: personTotals.bought, sold: personTotals.sold })
      .from(personTotals)
      .where(eq(personTotals.userId, userId)),
    selectWaiting(db, "buyer", userId, now),
    selectWaiting(db, "seller", userId, now),
    selectMissingAccounts(db, userId),
  ]);
  const byPrice = sort === "termahal" || sort === "termurah";
  const page = middlePageOf(rows, edge, (row) => (byPrice ? (row.totalPrice ?? 0) : row.createdAt));
  return {
    page,
    counts: { buyer: totals?.bought ?? 0, seller: totals?.sold ?? 0 },
    waiting: {
      buyer: toBuyer,
      seller: toSeller,
      refunds: missingAccount,
    },
  };
}
