import { sql } from "drizzle-orm";
import { HOUR } from "~/domain/core/dates";
import type { Database } from "../core/connection.server";
import { orders } from "../schema/orders";

/** No index leads to them, so only the latest are searched; older ones show on their order's page. */
const LOOKED_THROUGH = 1_000;

/** Refused, or the gateway was out of reach for an hour; neither overtaken by a later one nor answered. */
export function stuckNotifications(now: number) {
  return sql`(select * from gateway_notifications order by rowid desc limit ${LOOKED_THROUGH}) as stuck
    inner join payments on payments.gateway_order_id = stuck.gateway_order_id
    where stuck.processed_at is null and stuck.heard_at is null
      and (stuck.outcome is not null or stuck.received_at < ${now - HOUR})
      and not exists (select 1 from gateway_notifications as later
        where later.gateway_order_id = stuck.gateway_order_id and later.received_at >= stuck.received_at
          and later.processed_at is not null)`;
}

export function listStuckNotifications(db: Database, now: number, limit: number) {
  return db
    .select({
      key: sql<string>`stuck.id`.as("stuck_key"),
      orderId: sql<string>`stuck.order_id`.as("stuck_order"),
      gatewayOrderId: sql<string>`stuck.gateway_order_id`.as("stuck_attempt"),
      receivedAt: sql<number>`stuck.received_at`.as("stuck_at"),
      outcome: sql<string | null>`stuck.outcome`.as("stuck_outcome"),
      title: orders.title,
    })
    .from(sql`(select stuck.*, payments.order_id from ${stuckNotifications(now)}) as stuck`)
    .innerJoin(orders, sql`${orders.id} = stuck.order_id`)
    .orderBy(sql`stuck.received_at desc`)
    .limit(limit);
}
