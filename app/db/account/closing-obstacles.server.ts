import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Obstacle, ObstacleCounts } from "~/domain/account/closing";
import { refundAccount, sellerAccount } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import { orders } from "../schema/orders";
import { PAYOUT_MAY_RETURN } from "../schema/payouts";
import { refunds } from "../schema/refunds";
import { users } from "../schema/users";
import { isClosingWish } from "./closing-wish.server";

const LOOKED_AT = 30;

const openOf = (column: "bought_open" | "sold_open", id: string) =>
  sql<number>`coalesce((select ${sql.identifier(column)} from person_totals where user_id = ${id}), 0)`;
const balanceOf = (account: string) =>
  sql<number>`coalesce((select balance from ledger_accounts where account = ${account}), 0)`;
/** Rides on orders_buyer_status and orders_seller_status. */
const disputed = (side: "user_id" | "seller_id", id: string) =>
  sql<number>`(select count(*) from (select phase from orders
    where ${sql.identifier(side)} = ${id} and status = 'in_progress' order by created_at desc limit ${LOOKED_AT})
    where phase = 'disputed')`;

/** Whoever released it, here or in the provider's dashboard. Rides on payout_attempts_returnable. */
const mayReturn = (subject: "withdrawal_id" | "refund_id", id: string) =>
  sql`select amount from payout_attempts
    where user_id = ${id} and ${sql.identifier(subject)} is not null and (${PAYOUT_MAY_RETURN})`;

/** In SQL so that the batch itself decides; of the disputed and of payments the newest. */
const COUNTS: Record<Obstacle, (id: string, now: number) => SQL<number>> = {
  disputes: (id) => sql`select ${disputed("user_id", id)} + ${disputed("seller_id", id)}`,
  bought: (id) => sql`select ${openOf("bought_open", id)} - ${disputed("user_id", id)}`,
  sold: (id) => sql`select ${openOf("sold_open", id)} - ${disputed("seller_id", id)}`,
  // Of orders that ended: the page to pay on may still be open at the gateway.
  payments: (id, now) => sql`select count(*) from (select id from orders
      where user_id = ${id} and status = 'cancelled' order by created_at desc limit ${LOOKED_AT}) ended
    join payments on payments.order_id = ended.id
    where payments.status in ('pending', 'review')
      or (payments.status = 'cancelled' and payments.token is not null and payments.expires_at > ${now})`,
  refunds: (id) =>
    sql`select ${balanceOf(refundAccount(id))} + coalesce(sum(amount), 0) from (${mayReturn("refund_id", id)})`,
  withdrawals: (id) =>
    sql`select count(*) from (select 1 from withdrawals where user_id = ${id} and status in ('requested', 'approved')
      union all select 1 from (${mayReturn("withdrawal_id", id)}))`,
  balance: (id) => sql`select ${balanceOf(sellerAccount(id))}`,
  // What is looked into must still be there, and an appeal has its answer first. Rides on reports_responsible.
  reports: (id, now) =>
    sql`select count(*) from (select 1 from reports where status = 'open' and responsible_id = ${id}
      and not exists (select 1 from data_requests wish where ${isClosingWish(id, now)}
        and (reports.created_at > wish.created_at or wish.due_at <= ${now})) limit 1)`,
  operator: (id) => sql`select count(*) from users where id = ${id} and operator_since is not null`,
};

/** For the batch that closes: each has to be 0. */
export const countedObstacles = (id: string, now: number) =>
  Object.entries(COUNTS).map(([name, count]) => [name, sql<number>`(${count(id, now)})`] as const);

export async function findObstacles(db: Database, id: string, now: number): Promise<ObstacleCounts | null> {
  const columns = Object.fromEntries(
    countedObstacles(id, now).map(([name, count]) => [name, count.as(name)]),
  );
  const [row] = await db
    .select(columns as Record<Obstacle, SQL.Aliased<number>>)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  return row ?? null;
}

const NAMED = 5;
const NEWEST = 10;

/** Open orders of either side and those whose money is on its way back, newest first. Rides on orders_buyer_status and orders_seller_status. */
export async function listOrdersInTheWay(db: Database, id: string) {
  const columns = {
    id: orders.id,
    title: orders.title,
    disputed: sql<0 | 1>`phase is 'disputed'`.as("is_disputed"),
  };
  const newest = (side: "user_id" | "seller_id", status: "pending" | "in_progress") =>
    sql`select rowid from orders where ${sql.identifier(side)} = ${id} and status = ${status}
      order by created_at desc limit ${NEWEST}`;
  const open = (side: "user_id" | "seller_id") =>
    db
      .select(columns)
      .from(orders)
      .where(
        sql`orders.rowid in (select * from (${newest(side, "pending")}) union all select * from (${newest(side, "in_progress")}))`,
      )
      .orderBy(sql`phase is 'disputed' desc`, desc(orders.createdAt))
      .limit(NAMED);
  const [bought, sold, refunded] = await db.batch([
    open("user_id"),
    open("seller_id"),
    db
      .selectDistinct({ id: orders.id, title: orders.title })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(sql`${refunds.buyerId} = ${id} and ${refunds.status} <> 'paid'`)
      .limit(NAMED),
  ]);
  return { bought, sold, refunded };
}
