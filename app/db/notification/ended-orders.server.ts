import { inArray, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { notifications } from "../schema/notifications";
import { orders } from "../schema/orders";
import { payments } from "../schema/payments";

/** Before the ids in a notification's cause: the order's own, and those of its reviews. */
const CAUSES_OF_ORDERS = JSON.stringify(["order", "remind", "refund", "visit"]);
/** Past every cause that begins with an id and a colon. */
const END = ";";

/**
 * Deletes what the sides of orders that ended before a time (UTC ms) were notified of, once for each order, longest ago first;
 * with them goes what only somebody in the middle of ordering or paying needs. True: there may be more. Rides on
 * `orders_notified`, `reviews_once`, `notifications_cause` and `payments_attempt`.
 */
export async function deleteNotificationsOfEnded(
  db: Database,
  before: number,
  limit: number,
): Promise<boolean> {
  const ended = sql`select id from orders where closed_at is not null and notifications_deleted = 0
    and payment_status <> 'refund_pending' and closed_at < ${before} order by closed_at limit ${limit}`;
  // In this order: SQLite would walk all that a person was ever notified of.
  const begins = sql`select orders.user_id, orders.seller_id, kinds.value || ':' || orders.id as cause
      from orders cross join json_each(${CAUSES_OF_ORDERS}) as kinds where orders.id in (${ended})
    union all select orders.user_id, orders.seller_id, 'review:' || reviews.id
      from orders join reviews on reviews.order_id = orders.id where orders.id in (${ended})`;
  const [, , marked] = await db.batch([
    db.delete(notifications).where(
      sql`id in (select told.id from (${begins}) as begins
        cross join notifications as told indexed by notifications_cause on told.user_id in (begins.user_id, begins.seller_id)
          and told.cause > begins.cause || ':' and told.cause < begins.cause || ${END})`,
    ),
    db
      .update(payments)
      .set({ token: null, redirectUrl: null })
      .where(
        sql`${payments.orderId} in (${ended}) and ${payments.token} is not null and ${payments.expiresAt} < ${before}`,
      ),
    db
      .update(orders)
      .set({ notificationsDeleted: true, requestId: "" })
      .where(inArray(orders.id, sql`(${ended})`))
      .returning({ version: orders.version }),
  ]);
  return marked.length === limit;
}
