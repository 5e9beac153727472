import { and, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Order, Side } from "~/domain/order";
import type { Database } from "./connection.server";
import { stateColumns, toOrder } from "./orders.server";
import { BUYER_DUE, BUYER_TURN, orders, SELLER_DUE, SELLER_TURN } from "./schema/orders";

/** What a list shows of an order. */
export const listedColumns = {
  ...stateColumns,
  title: orders.serviceTitle,
  buyer: orders.buyerName,
  seller: orders.sellerName,
};

/** An order with what a list shows of it: its title, and who is on either side. */
export type ListedOrder = { order: Order; title: string; buyer: string; seller: string };

type Row = Parameters<typeof toOrder>[0] & { title: string; buyer: string; seller: string };

export function toListed({ title, buyer, seller, ...state }: Row): ListedOrder {
  return { order: toOrder(state), title, buyer, seller };
}

/** Of each side; who has more sees the soonest. */
export const WAITING_SHOWN = 10;
/** More than this is "9+" beside the menu's words. */
export const WAITING_COUNTED = 10;

/**
 * Whose time is up has nothing left to do; a price that has run out, or that the buyer would have otherwise, waits for
 * the seller.
 */
function waits(side: Side, now: number): SQL {
  return side === "buyer"
    ? sql`${BUYER_TURN} and ${BUYER_DUE} > ${now}`
    : sql`${SELLER_TURN} and (phase <> 'quoted' or quote_expires_at < ${now} or change_by = 'buyer')`;
}

/** Orders in which one side has something to do, the soonest due first. Rides on orders_buyer_turn and its twin. */
export function selectWaiting(db: Database, side: Side, userId: string, now: number) {
  const own = side === "buyer" ? orders.userId : orders.sellerId;
  return db
    .select(listedColumns)
    .from(orders)
    .where(and(sql`${own} = ${userId}`, waits(side, now)))
    .orderBy(side === "buyer" ? BUYER_DUE : SELLER_DUE, orders.id)
    .limit(WAITING_SHOWN);
}

/** How many orders wait for a person on both sides, as part of the question who that is. Reads that many entries. */
export function countWaiting(userId: SQLiteColumn, now: number): SQL<number> {
  const of = (own: SQL, side: Side) =>
    sql`(select count(*) from (select 1 from orders where ${own} = ${userId} and ${waits(side, now)} limit ${WAITING_COUNTED}))`;
  return sql<number>`${of(sql`user_id`, "buyer")} + ${of(sql`seller_id`, "seller")}`;
}
