import type { Check } from "./check.ts";
import { LINES } from "./check.ts";

export const INVOICE_CHECKS: readonly Check[] = [
  {
    rule: "invoices and corrections are numbered from one, without gaps, in each year",
    sql: `select kind || ' ' || year as subject, 'are ' || count(*) || ', the last is ' || max(number) as found
      from audit_invoices group by kind, year having count(*) <> max(number) or min(number) <> 1`,
  },
  {
    rule: "an order's invoices are what was paid for it, its corrections what was owed or taken back of it",
    sql: `with ${LINES}, moved as (
        select order_id,
          sum(iif(source_kind = 'gateway_clearing' and target_kind = 'escrow', amount, 0)) as paid,
          sum(iif((source_kind = 'escrow' and target_kind = 'refund')
            or (target_kind = 'gateway_clearing' and source_kind <> 'refund'), amount, 0)) as back
        from lines where order_id is not null group by order_id),
      written as (
        select order_id, sum(iif(kind = 'invoice', amount, 0)) as paid, sum(iif(kind = 'correction', amount, 0)) as back
        from audit_invoices group by order_id)
      select coalesce(m.order_id, w.order_id) as subject, 'paid ' || coalesce(m.paid, 0) || ', invoiced ' || coalesce(w.paid, 0)
        || '; back ' || coalesce(m.back, 0) || ', corrected ' || coalesce(w.back, 0) as found
      from moved m full join written w on w.order_id = m.order_id
      where coalesce(m.paid, 0) <> coalesce(w.paid, 0) or coalesce(m.back, 0) <> coalesce(w.back, 0)`,
  },
  {
    rule: "sellers' months are numbered from one, without gaps",
    sql: `select month as subject, 'are ' || count(*) || ', the last is ' || max(number) as found
      from audit_seller_months group by month having count(*) <> max(number) or min(number) <> 1`,
  },
  {
    rule: "a seller's month is what left escrow for them and for the fee in it, and what was taken back",
    sql: `with ${LINES}, moved as (
        select o.seller_id, strftime('%Y-%m', l.at / 1000 + 25200, 'unixepoch') as month,
          sum(iif(source_kind = 'escrow' and target_kind in ('seller', 'platform_fee'), l.amount, 0)) as turnover,
          sum(iif(source_kind = 'escrow' and target_kind = 'platform_fee', l.amount, 0)) as fee,
          sum(iif(source_kind = 'seller' and target_kind = 'gateway_clearing', l.amount, 0)) as taken_back
        from lines l join audit_orders o on o.id = l.order_id group by 1, 2
        having turnover > 0 or taken_back > 0)
      select coalesce(m.seller_id, s.seller_id) as subject, coalesce(m.month, s.month) || ': sold '
        || coalesce(m.turnover, 0) || ', the month says ' || coalesce(s.turnover, 0) as found
      from moved m full join audit_seller_months s on s.seller_id = m.seller_id and s.month = m.month
      where (coalesce(m.turnover, 0), coalesce(m.fee, 0), coalesce(m.taken_back, 0))
        <> (coalesce(s.turnover, 0), coalesce(s.fee, 0), coalesce(s.taken_back, 0))`,
  },
];
