import { type SQL, sql } from "drizzle-orm";

/** Whoever of them buys; columns are named in full. Rides on orders_buyer_status. */
export function shareOpenOrder(one: string | SQL, other: string | SQL): SQL<number> {
  return sql<number>`exists (select 1 from orders o where o.status in ('pending', 'in_progress')
    and ((o.user_id = ${one} and o.seller_id = ${other}) or (o.user_id = ${other} and o.seller_id = ${one})))`;
}
