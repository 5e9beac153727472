import type { Check } from "./check.ts";
import { FLOWS, LINES } from "./check.ts";

/** The buyer's part of a divided price, rounded down. The rest is the seller's part and our fee. */
const BUYERS_PART = "o.total_price * coalesce(o.buyer_share, 0) / 100";

export const ESCROW_CHECKS: readonly Check[] = [
  {
    rule: "escrow moves between the gateway, its own seller, its own buyer and the fee",
    sql: `with ${LINES}
      select l.transfer_id as subject, l.source || ' to ' || l.target as found
      from lines l left join audit_orders o
        on o.id = substr(iif(l.target_kind = 'escrow', l.target, l.source), 8)
      where (l.target_kind = 'escrow' or l.source_kind = 'escrow') and (
        o.id is null or l.order_id is not o.id
        or (l.target_kind = 'escrow' and l.source_kind <> 'gateway_clearing')
        or (l.source_kind = 'escrow' and l.target not in
          ('seller:' || o.seller_id, 'refund:' || o.buyer_id, 'platform_fee', 'gateway_clearing')))`,
  },
  {
    rule: "the escrow of a closed order is empty",
    sql: `select o.id as subject, 'is ' || o.status || ' and holds ' || a.balance as found
      from audit_orders o join audit_accounts a on a.account = 'escrow:' || o.id
      where o.status in ('completed', 'cancelled') and a.balance <> 0`,
  },
  {
    rule: "the escrow of an order in progress equals its price",
    sql: `select o.id as subject, 'holds ' || coalesce(a.balance, 0) || ' of ' || coalesce(o.total_price, 'no price') as found
      from audit_orders o left join audit_accounts a on a.account = 'escrow:' || o.id
      where (o.status = 'in_progress' and coalesce(a.balance, 0) is not o.total_price)
        or (o.status = 'pending' and coalesce(a.balance, 0) <> 0)`,
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
    rule: "all money paid was released, kept as fee, refunded or is in escrow",
    sql: `with ${FLOWS}
      select 'all orders' as subject, 'paid ' || sum(paid) || ', accounted for '
        || sum(released + fee + owed_back + taken_back) || ', held ' || held as found
      from flows, (select coalesce(sum(balance), 0) as held from audit_accounts where account_kind = 'escrow')
      having sum(paid) <> sum(released + fee + owed_back + taken_back) + held`,
  },
  {
    rule: "the seller's side of a completed order gets the price less the buyer's share",
    sql: `with ${FLOWS}
      select id as subject, 'got ' || sum(got) || ' of ' || coalesce(max(total_price), 0) as found
      from (select o.id, o.total_price, iif(o.status = 'completed', o.total_price - ${BUYERS_PART}, 0) as due, 0 as got
          from audit_orders o
        union all select f.order_id, null, null, f.released + f.fee from flows f)
      group by id having sum(got) <> max(due)`,
  },
  {
    rule: "the fee is the agreed per cent of what the seller's side gets, rounded down",
    sql: `with ${FLOWS}
      select o.id as subject, 'fee ' || f.fee || ' of ' || (f.released + f.fee) || ' at ' || o.fee_percent || ' %' as found
      from flows f join audit_orders o on o.id = f.order_id
      where f.fee <> (f.released + f.fee) * o.fee_percent / 100`,
  },
];
