import type { Check } from "./check.ts";
import { LINES, PARTS } from "./check.ts";

const CAME_IN = "'paid', 'refunded', 'charged_back'";

const RECEIPTS = `receipts as (
  select order_id, version, json_extract(detail, '$.attempt') as attempt, json_extract(detail, '$.amount') as amount
  from audit_events where kind in ('paid', 'bill_paid', 'paid_again', 'paid_late', 'paid_outdated')
)`;

export const PAYMENT_CHECKS: readonly Check[] = [
  {
    rule: "at most one payment of a bill is held",
    sql: `select order_id as subject, count(*) || ' payments of bill ' || bill || ' are held' as found
      from audit_payments where status = 'paid' and surplus = 0 group by order_id, bill having count(*) > 1`,
  },
  {
    rule: "a bill of which a part is held has one payment of its sum",
    sql: `with ${PARTS}, bills as (
        select order_id, bill, sum(amount) as total from parts group by order_id, bill
        having sum(state in ('held', 'handed')) > 0)
      select b.order_id as subject, 'bill ' || b.bill || ' of ' || b.total || ' has ' || count(p.id) || ' payments, of '
        || coalesce(group_concat(p.amount), 'nothing') as found
      from bills b left join audit_payments p
        on p.order_id = b.order_id and p.bill = b.bill and p.surplus = 0 and p.status in (${CAME_IN})
      group by b.order_id, b.bill having count(p.id) <> 1 or max(p.amount) is not b.total`,
  },
  {
    rule: "at most one bill of an order is due, and none of a closed order",
    sql: `select p.order_id as subject, count(distinct p.bill) || ' bills are due' as found
      from audit_parts p join audit_orders o on o.id = p.order_id where p.state = 'due'
      group by p.order_id having count(distinct p.bill) > 1 or max(o.status in ('completed', 'cancelled'))`,
  },
  {
    rule: "a surplus payment has a refund",
    sql: `select p.gateway_order_id as subject, 'has no refund of its ' || p.amount as found
      from audit_payments p where p.surplus = 1 and not exists (
        select 1 from audit_refunds r where r.order_id = p.order_id and r.attempt = p.attempt)`,
  },
  {
    rule: "a received payment is recorded once in its order's events",
    sql: `with ${RECEIPTS}
      select order_id || ' attempt ' || attempt as subject,
        'came in as ' || coalesce(max(came), 'nothing') || ', was told ' || count(told) || ' times as '
          || coalesce(max(told), 'nothing') as found
      from (select order_id, attempt, amount as came, null as told from audit_payments where status in (${CAME_IN})
        union all select order_id, attempt, null, coalesce(amount, 0) from receipts)
      group by order_id, attempt having count(came) = 0 or count(told) <> 1 or max(told) <> max(came)`,
  },
  {
    rule: "a recorded payment has one posting from the gateway",
    sql: `with ${LINES}, ${RECEIPTS}
      select transfer_id as subject,
        'told as ' || coalesce(max(told), 'nothing') || ', posted as ' || coalesce(sum(posted), 'nothing') as found
      from (select order_id || ':' || version as transfer_id, coalesce(amount, 0) as told, null as posted from receipts
        union all select transfer_id, null, amount from lines where source_kind = 'gateway_clearing')
      group by transfer_id having count(told) = 0 or count(posted) <> 1 or sum(posted) <> max(told)`,
  },
  {
    // The id is the SHA-256 of the received body. A trimmed body has another hash.
    rule: "a gateway's notification is in its row, or in the archive with its hash",
    sql: `select id as subject, iif(is_archived, 'archived with ', 'in its row with ') || coalesce(archived_hash, 'no hash') as found
      from audit_gateway_notifications
      where is_archived <> (archived_hash is not null)
        or (archived_hash is not null and (length(archived_hash) <> 64 or archived_hash glob '*[^0-9a-f]*'
          or (trimmed_at is null and archived_hash <> id)))`,
  },
];
