import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { MISSING_ACCOUNT } from "~/database/schema/money";
import { BUYER_DUE, BUYER_TURN, SELLER_DUE, SELLER_TURN } from "~/database/schema/orders";
import { MAX_SHOWN_TURNS, type Side } from "./order";

/** True if an order awaits the side. A price that expired, or that the buyer wants changed, awaits the seller. */
export function awaitsUser(side: Side, now: number): SQL {
  return side === "buyer"
    ? sql`${BUYER_TURN} and ${BUYER_DUE} > ${now}`
    : sql`${SELLER_TURN} and (phase <> 'quoted' or quote_expires_at < ${now} or change_by = 'buyer')
        and (phase not in ('awaiting_payment', 'delivered') or ${SELLER_DUE} > ${now})`;
}

/** Reads orders by the index of the side. SQLite would otherwise scan all of a person's orders by status. */
export const awaitsSide = (side: Side): SQL =>
  side === "buyer" ? sql`orders indexed by orders_buyer_turn` : sql`orders indexed by orders_seller_turn`;

export const dueOf = (side: Side): SQL => (side === "buyer" ? BUYER_DUE : SELLER_DUE);

/** Counts up to one more than is shown. An order with both a step and a refund without an account counts once. */
export function countWaiting(userId: SQLiteColumn, now: number): Record<"bought" | "sold", SQL<number>> {
  const upTo = (rows: SQL) => sql`(select count(*) from (select ${rows} limit ${MAX_SHOWN_TURNS + 1}))`;
  const of = (own: SQL, side: Side) =>
    upTo(sql`1 from ${awaitsSide(side)} where ${own} = ${userId} and ${awaitsUser(side, now)}`);
  const missingAccount = upTo(
    sql`distinct order_id from refunds where user_id = ${userId} and ${MISSING_ACCOUNT}
      and not exists (select 1 from orders where id = refunds.order_id and ${awaitsUser("buyer", now)})`,
  );
  return {
    bought: sql<number>`${of(sql`user_id`, "buyer")} + ${missingAccount}`,
    sold: sql<number>`${of(sql`seller_id`, "seller")}`,
  };
}
