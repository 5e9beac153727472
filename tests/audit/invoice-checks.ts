import type { Check } from "./check.ts";
import { LINES } from "./check.ts";

// Both sides are combined with `union all`. A full join in SQLite would scan one side for each row of the other.
export const INVOICE_CHECKS: readonly Check[] = [
  {
    rule: "invoices and corrections are numbered from one, without gaps, in each year",
    sql: `select kind || ' ' || year as subject, 'are ' || count(*) || ', the last is ' || max(number) as found
      from audit_invoices group by kind, year having count(*) <> max(number) or min(number) <> 1`,
  },
  {
    rule: "an order's invoices equal its payments, its corrections equal its refunds and chargebacks",
    sql: `with ${LINES}, moved as (
        select order_id,
          sum(iif(source_kind = 'gateway_clearing' and target_kind = 'escrow', amount, 0)) as paid,
          sum(iif((source_kind in ('escrow', 'seller') and target_kind = 'refund')
            or (target_kind = 'gateway_clearing' and source_kind <> 'refund'), amount, 0)) as back
        from lines where order_id is not null group by order_id),
      written as (
        select order_id, sum(iif(kind = 'invoice', amount, 0)) as paid, sum(iif(kind = 'correction', amount, 0)) as back
        from audit_invoices group by order_id),
      sides as (
        select order_id, paid, back, 0 as invoiced, 0 as corrected from moved
        union all select order_id, 0, 0, paid, back from written)
      select order_id as subject, 'paid ' || sum(paid) || ', invoiced ' || sum(invoiced)
        || '; back ' || sum(back) || ', corrected ' || sum(corrected) as found
      from sides group by order_id
      having sum(paid) <> sum(invoiced) or sum(back) <> sum(corrected)`,
  },
  {
    rule: "a buyer's month equals the invoices less the corrections of that month's orders",
    sql: `with sides as (
        select o.buyer_id, strftime('%Y-%m', o.created_at / 1000 + 25200, 'unixepoch') as month,
          iif(i.kind = 'invoice', i.amount, -i.amount) as paid, 0 as spent
        from audit_invoices i join audit_orders o on o.id = i.order_id
        union all select buyer_id, month, 0, spent from audit_buyer_months)
      select buyer_id as subject, month || ': paid ' || sum(paid) || ', the month says ' || sum(spent) as found
      from sides group by buyer_id, month having sum(paid) <> sum(spent)`,
  },
  {
    rule: "sellers' months are numbered from one, without gaps",
    sql: `select month as subject, 'are ' || count(*) || ', the last is ' || max(number) as found
      from audit_seller_months group by month having count(*) <> max(number) or min(number) <> 1`,
  },
  {
    rule: "a seller's month equals the money released, the fees and the chargebacks of that month",
    sql: `with ${LINES}, moved as (
        select o.seller_id, strftime('%Y-%m', l.at / 1000 + 25200, 'unixepoch') as month,
          sum(iif(source_kind = 'escrow' and target_kind in ('seller', 'platform_fee'), l.amount, 0)) as turnover,
          sum(iif(source_kind = 'escrow' and target_kind = 'platform_fee', l.amount, 0)) as fee,
          sum(iif(source_kind = 'seller' and target_kind = 'gateway_clearing', l.amount, 0)) as taken_back
        from lines l join audit_orders o on o.id = l.order_id group by 1, 2
        having turnover > 0 or taken_back > 0),
      sides as (
        select seller_id, month, turnover, fee, taken_back, 0 as sold, 0 as kept, 0 as returned from moved
        union all select seller_id, month, 0, 0, 0, turnover, fee, taken_back from audit_seller_months)
      select seller_id as subject, month || ': sold ' || sum(turnover) || ', the month says ' || sum(sold) as found
      from sides group by seller_id, month
      having sum(turnover) <> sum(sold) or sum(fee) <> sum(kept) or sum(taken_back) <> sum(returned)`,
  },
];
