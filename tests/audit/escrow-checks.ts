import type { Check } from "./check.ts";
import { BILL_OF, FLOWS, LINES, ORDER_OF, PARTS } from "./check.ts";

const IS_HELD = "state in ('held', 'handed')";

export const ESCROW_CHECKS: readonly Check[] = [
  {
    rule: "escrow moves between the gateway, its own seller, its own buyer and the fee",
    sql: `with ${LINES}
      select l.transfer_id as subject, l.source || ' to ' || l.target as found
      from lines l left join audit_orders o
        on o.id = ${ORDER_OF("iif(l.target_kind = 'escrow', l.target, l.source)")}
      where (l.target_kind = 'escrow' or l.source_kind = 'escrow') and (
        o.id is null or l.order_id is not o.id
        or (l.target_kind = 'escrow' and l.source_kind <> 'gateway_clearing')
        or (l.source_kind = 'escrow' and l.target not in
          ('seller:' || o.seller_id, 'refund:' || o.buyer_id, 'platform_fee', 'gateway_clearing')))`,
  },
  {
    rule: "the escrow of a closed order is empty",
    sql: `select o.id as subject, 'is ' || o.status || ' and holds ' || a.balance as found
      from audit_orders o join audit_accounts a on a.account_kind = 'escrow' and o.id = ${ORDER_OF("a.account")}
      where o.status in ('completed', 'cancelled') and a.balance <> 0`,
  },
  {
    rule: "the escrow of each bill equals its held parts",
    sql: `with ${PARTS}, sides as (
        select order_id, bill, amount as held, 0 as balance from parts where ${IS_HELD}
        union all select ${ORDER_OF("account")}, ${BILL_OF("account")}, 0, balance from audit_accounts
          where account_kind = 'escrow')
      select order_id as subject, 'bill ' || bill || ' holds ' || sum(balance) || ', its parts are ' || sum(held) as found
      from sides group by order_id, bill having sum(balance) <> sum(held)`,
  },
  {
    rule: "the parts of an order are numbered from one, and the sums of a closed part add up to its amount",
    sql: `select order_id as subject, 'part ' || coalesce(no, 'nothing') || ' is ' || state || ': ' || coalesce(released + returned + taken, 'nothing')
        || ' of ' || coalesce(amount, 'nothing') as found
      from audit_parts
      where no is not position or amount is null or amount <= 0
        or released + returned + taken is not iif(state = 'closed', amount, 0) or min(released, returned, taken) < 0`,
  },
  {
    rule: "the stored sums of an order follow from its parts",
    sql: `with ${PARTS}, sums as (
        select order_id, sum(iif(${IS_HELD}, amount, 0)) as held,
          iif(sum(state <> 'lapsed') = 0, sum(amount), sum(iif(state <> 'lapsed', amount, 0))) as total
        from parts group by order_id)
      select o.id as subject, 'held ' || o.held || ' of ' || coalesce(s.held, 0) || ', in all ' || coalesce(o.job_total, 'nothing')
        || ' of ' || coalesce(s.total, 'nothing') || ', ' || o.payment_status as found
      from audit_orders o left join sums s on s.order_id = o.id
      where o.held <> coalesce(s.held, 0) or o.job_total is not s.total
        or (o.payment_status = 'part_released') <> (o.status = 'in_progress' and o.held = 0)`,
  },
  {
    rule: "the additions of an order are the sum of its choices",
    sql: `select id as subject, 'adds ' || additions || ', its choices are ' || chosen as found
      from (select id, additions, coalesce(json_extract(choices, '$.travel.price'), 0) + coalesce((
          select sum(json_extract(value, '$.price') * json_extract(value, '$.count')) from json_each(choices, '$.extras')), 0) as chosen
        from audit_orders)
      where additions <> chosen`,
  },
  {
    rule: "an extra part has the sum that the seller proposed and the buyer agreed to",
    sql: `with extras as (
        select order_id, amount, row_number() over (partition by order_id order by no) as nth, bill
        from audit_parts where kind = 'extra'),
      agreed as (
        select order_id, json_extract(detail, '$.amount') as amount,
          row_number() over (partition by order_id order by version) as nth,
          (select json_extract(p.detail, '$.amount') from audit_events p where p.order_id = e.order_id
            and p.kind = 'extra_proposed' and p.version < e.version order by p.version desc limit 1) as proposed
        from audit_events e where kind = 'extra_accepted'),
      sides as (
        select order_id, nth, amount, bill, null as agreed, null as proposed from extras
        union all select order_id, nth, null, null, amount, proposed from agreed)
      select order_id as subject, 'extra ' || nth || ' of ' || coalesce(sum(amount), 'nothing') || ', agreed '
        || coalesce(sum(agreed), 'nothing') || ', proposed ' || coalesce(sum(proposed), 'nothing') as found
      from sides group by order_id, nth
      having sum(amount) is not sum(agreed) or sum(amount) is not sum(proposed) or max(bill) = 1`,
  },
  {
    rule: "money paid for a closed order was released, kept as fee or refunded",
    sql: `with ${FLOWS}
      select f.order_id as subject, 'paid ' || paid || ', released ' || released || ', fee ' || fee || ', owed back '
        || owed_back || ', taken back ' || taken_back as found
      from flows f join audit_orders o on o.id = f.order_id
      where o.status in ('completed', 'cancelled') and paid <> released + fee + owed_back + taken_back`,
  },
  {
    rule: "the seller's side keeps at most the call-out fee of a cancelled order",
    sql: `with ${FLOWS}
      select f.order_id as subject, 'released ' || released || ', fee ' || fee || ' of a call-out fee of ' || o.call_out_fee as found
      from flows f join audit_orders o on o.id = f.order_id
      where o.status = 'cancelled' and released + fee > o.call_out_fee`,
  },
  {
    rule: "a call-out fee was kept because the buyer called the visit off or was not there",
    sql: `with ${FLOWS}
      select f.order_id as subject, 'kept ' || (released + fee) || ' without a reason' as found
      from flows f join audit_orders o on o.id = f.order_id
      where o.status = 'cancelled' and released + fee > 0 and not exists (
        select 1 from audit_events e where e.order_id = f.order_id
          and (e.kind in ('buyer_missed', 'extra_cancelled') or (e.kind = 'cancelled' and e.actor = 'buyer'))
          and json_extract(e.detail, '$.callOutFee') = released + fee)`,
  },
  {
    rule: "all money paid was released, kept as fee, refunded or is in escrow",
    sql: `with ${FLOWS}
      select 'all orders' as subject, 'paid ' || sum(paid) || ', accounted for '
        || sum(released + fee + owed_back + taken_back) || ', held ' || held as found
      from flows, (select coalesce(sum(balance), 0) as held from audit_accounts where account_kind = 'escrow')
      having sum(paid) <> sum(released + fee + owed_back + taken_back) + held`,
  },
  {
    rule: "the seller's side gets the released parts of an order, which are the price less the buyer's share",
    sql: `with ${FLOWS}, ${PARTS}
      select id as subject, 'got ' || sum(got) || ' of ' || sum(due) as found
      from (select order_id as id, released as due, 0 as got from parts
        union all select f.order_id, 0, f.released + f.fee from flows f)
      group by id having sum(got) <> sum(due)`,
  },
  {
    rule: "the fee is the agreed per cent of each released part, rounded down",
    sql: `with ${FLOWS}, ${PARTS}
      select o.id as subject, 'fee ' || f.fee || ' of ' || (f.released + f.fee) || ' at ' || o.fee_percent || ' %' as found
      from flows f join audit_orders o on o.id = f.order_id
      where f.fee <> (select coalesce(sum(p.released * o.fee_percent / 100), 0) from parts p where p.order_id = o.id)`,
  },
];
