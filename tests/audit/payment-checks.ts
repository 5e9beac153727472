import type { Check } from "./check.ts";
import { LINES } from "./check.ts";

const CAME_IN = "'paid', 'refunded', 'charged_back'";

const RECEIPTS = `receipts as (
  select order_id, version, json_extract(detail, '$.attempt') as attempt, json_extract(detail, '$.amount') as amount
  from audit_events where kind in ('paid', 'paid_again', 'paid_late', 'paid_outdated')
)`;

export const PAYMENT_CHECKS: readonly Check[] = [
  {
    rule: "at most one payment of an order is held",
    sql: `select order_id as subject, count(*) || ' payments are held' as found
      from audit_payments where status = 'paid' and surplus = 0 group by order_id having count(*) > 1`,
  },
  {
    rule: "an order under way stands on one payment of its price",
    sql: `select o.id as subject, count(p.id) || ' payments, of ' || coalesce(group_concat(p.amount), 'nothing') as found
      from audit_orders o left join audit_payments p on p.order_id = o.id and p.surplus = 0 and p.status in (${CAME_IN})
      where o.status = 'in_progress' group by o.id having count(p.id) <> 1 or max(p.amount) is not o.total_price`,
  },
  {
    rule: "a payment too many is owed back",
    sql: `select p.gateway_order_id as subject, 'has no refund of its ' || p.amount as found
      from audit_payments p where p.surplus = 1 and not exists (
        select 1 from audit_refunds r where r.order_id = p.order_id and r.attempt = p.attempt)`,
  },
  {
    rule: "a payment that came in was told to its order once",
    sql: `with ${RECEIPTS}, told as (
        select order_id, attempt, count(*) as times, max(amount) as amount from receipts group by order_id, attempt)
      select coalesce(p.order_id, t.order_id) || ' attempt ' || coalesce(p.attempt, t.attempt) as subject,
        'came in as ' || coalesce(p.amount, 'nothing') || ', was told ' || coalesce(t.times, 0) || ' times as '
          || coalesce(t.amount, 'nothing') as found
      from (select * from audit_payments where status in (${CAME_IN})) p
      full join told t on t.order_id = p.order_id and t.attempt = p.attempt
      where p.id is null or t.order_id is null or t.times <> 1 or t.amount <> p.amount`,
  },
  {
    rule: "a payment that was told has one posting from the gateway",
    sql: `with ${LINES}, ${RECEIPTS}
      select coalesce(r.order_id || ':' || r.version, l.transfer_id) as subject,
        'told as ' || coalesce(r.amount, 'nothing') || ', posted as ' || coalesce(l.amount, 'nothing') as found
      from (select transfer_id, sum(amount) as amount, count(*) as times
        from lines where source_kind = 'gateway_clearing' group by transfer_id) l
      full join receipts r on r.order_id || ':' || r.version = l.transfer_id
      where r.order_id is null or l.transfer_id is null or l.amount <> r.amount or l.times <> 1`,
  },
  {
    // The id is the SHA-256 of what came; a trimmed body has another.
    rule: "a gateway's notification is in its row, or in the archive with its hash",
    sql: `select id as subject, iif(is_archived, 'archived with ', 'in its row with ') || coalesce(archived_hash, 'no hash') as found
      from audit_gateway_notifications
      where is_archived <> (archived_hash is not null)
        or (archived_hash is not null and (length(archived_hash) <> 64 or archived_hash glob '*[^0-9a-f]*'
          or (trimmed_at is null and archived_hash <> id)))`,
  },
];
