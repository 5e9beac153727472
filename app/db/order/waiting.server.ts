import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Order, Side } from "~/domain/order/order";
import { COUNTED } from "~/domain/order/order";
import type { Database } from "../core/connection.server";
import { shownCover } from "../listing/hidden.server";
import { listings } from "../schema/listings";
import { BUYER_DUE, BUYER_TURN, orders, SELLER_DUE, SELLER_TURN } from "../schema/orders";
import { MISSING_ACCOUNT, refunds } from "../schema/refunds";
import { orderVisits } from "../schema/visits";
import { orderColumns } from "./order-columns.server";
import type { OrderRow } from "./orders.server";

export const listedColumns = {
  ...orderColumns,
  title: orders.title,
  buyerName: orders.buyerName,
  sellerName: orders.sellerName,
  visitPlace: orderVisits.placeCode,
  visitDay: orderVisits.day,
  visitSlot: orderVisits.slot,
  visitAskedBy: orderVisits.wishedBy,
  visitAskedDay: orderVisits.wishedDay,
  visitAskedSlots: orderVisits.wishedSlots,
};

export type ListedOrderRow = Order & Pick<OrderRow, "title" | "buyerName" | "sellerName"> & ListedVisit;

/** All null for work without a visit; day and slot until they are agreed on. */
export type ListedVisit = {
  visitPlace: string | null;
  visitDay: string | null;
  visitSlot: number | null;
  visitAskedBy: Side | null;
  visitAskedDay: string | null;
  visitAskedSlots: number[] | null;
};

/** Of each kind, and of each side; who has more sees the soonest. */
export const WAITING_SHOWN = 10;

/** Not once the time is up. A price that ran out, or that the buyer wants changed, waits for the seller. */
export function waits(side: Side, now: number): SQL {
  return side === "buyer"
    ? sql`${BUYER_TURN} and ${BUYER_DUE} > ${now}`
    : sql`${SELLER_TURN} and (phase <> 'quoted' or quote_expires_at < ${now} or change_by = 'buyer')
        and (phase not in ('awaiting_payment', 'delivered') or ${SELLER_DUE} > ${now})`;
}

/** For a count of those that wait: without being told, SQLite walks all of a person's orders by status. */
export const turnsOf = (side: Side): SQL =>
  side === "buyer" ? sql`orders indexed by orders_buyer_turn` : sql`orders indexed by orders_seller_turn`;

export const dueOf = (side: Side): SQL => (side === "buyer" ? BUYER_DUE : SELLER_DUE);

/**
 * Orders in which one side has something to do, the soonest due first; a seller's without a deadline come before them,
 * unless only `dated` ones are asked for. Uses orders_buyer_turn and orders_seller_turn.
 */
export function selectWaiting(
  db: Database,
  side: Side,
  userId: string,
  now: number,
  { limit = WAITING_SHOWN, dated = false } = {},
) {
  const own = side === "buyer" ? orders.buyerId : orders.sellerId;
  return db
    .select(listedColumns)
    .from(orders)
    .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
    .where(and(sql`${own} = ${userId}`, waits(side, now), dated ? sql`${dueOf(side)} > 0` : undefined))
    .orderBy(dueOf(side), orders.id)
    .limit(limit);
}

/** Together for each order: an account is named once for all of them. */
export type MissingAccountRefund = Pick<Order, "status" | "phase" | "createdAt" | "totalPrice"> & {
  orderId: string;
  title: string;
  seller: string;
  amount: number;
  coverUrl: string | null;
  category: string;
  /** The buyer also has a step to take in the order, so it counts as a turn without its refund. */
  turn: boolean;
};

/** Uses the index refunds_unnamed. `amount` in integer rupiah. */
export function selectMissingAccounts(
  db: Database,
  userId: string,
  now: number,
  limit: number = WAITING_SHOWN,
) {
  const owed = db
    .select({ orderId: refunds.orderId, amount: sql<number>`sum(${refunds.amount})`.as("owed") })
    .from(refunds)
    .where(and(eq(refunds.buyerId, userId), MISSING_ACCOUNT))
    .groupBy(refunds.orderId)
    .limit(limit)
    .as("unnamed");
  return db
    .select({
      orderId: owed.orderId,
      amount: owed.amount,
      title: orders.title,
      seller: orders.sellerName,
      status: orders.status,
      phase: orders.phase,
      createdAt: orders.createdAt,
      totalPrice: orders.totalPrice,
      coverUrl: shownCover(),
      category: listings.category,
      turn: sql`(${waits("buyer", now)}) is true`.mapWith(Boolean).as("turn"),
    })
    .from(owed)
    .innerJoin(orders, eq(orders.id, owed.orderId))
    .innerJoin(listings, eq(listings.id, orders.listingId));
}

/**
 * Columns of the query that reads the person: how many turns they have on each side, up to one more than is shown. An
 * order with a step to take and a refund without an account counts once.
 */
export function countWaiting(userId: SQLiteColumn, now: number): Record<"bought" | "sold", SQL<number>> {
  const upTo = (rows: SQL) => sql`(select count(*) from (select ${rows} limit ${COUNTED + 1}))`;
  const of = (own: SQL, side: Side) =>
    upTo(sql`1 from ${turnsOf(side)} where ${own} = ${userId} and ${waits(side, now)}`);
  const missingAccount = upTo(
    sql`distinct order_id from refunds where user_id = ${userId} and ${MISSING_ACCOUNT}
      and not exists (select 1 from orders where id = refunds.order_id and ${waits("buyer", now)})`,
  );
  return {
    bought: sql<number>`${of(sql`user_id`, "buyer")} + ${missingAccount}`,
    sold: sql<number>`${of(sql`seller_id`, "seller")}`,
  };
}
