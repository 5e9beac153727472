import type { Check } from "./check.ts";

export const MANUAL_PAYOUT_CHECKS: readonly Check[] = [
  {
    rule: "above Rp 5.000.000 one person approved and another one paid",
    sql: `select id as subject, kind || ' of ' || amount || ' approved by ' || coalesce(approved_by, 'nobody')
        || ', paid by ' || coalesce(paid_by, 'nobody') as found
      from audit_handwork
      where amount > 5000000 and paid_by is not null and (approved_by is null or approved_by = paid_by)`,
  },
  {
    // Uses the actions, which remain after the bank returns a transfer. An approval is valid until a return, a request
    // for another account, or the end of its author's operator rights. Later changes do not matter. `record_transfer`
    // does not count: it records, perhaps days later, a transfer made outside the product.
    rule: "no operator alone sent one person more than Rp 5.000.000 in a day",
    sql: `with alone as (
        select h.owner_id, h.amount, (p.at + 25200000) / 86400000 as day
        from audit_acts p join audit_handwork h on h.id = p.subject_id
        where p.kind in ('pay_withdrawal', 'pay_refund') and not exists (
          select 1 from audit_acts a
          where a.subject_id = p.subject_id and a.kind = 'approve_' || h.kind and a.operator_id <> p.operator_id
            and a.at <= p.at and not exists (
              select 1 from audit_acts r
              where r.at >= a.at and r.at < p.at
                and (r.subject_id = p.subject_id and r.kind in ('return_' || h.kind, 'return_refund_account')
                  or r.subject_id = a.operator_id and r.kind = 'leave_operators'))))
      select owner_id as subject, 'got ' || sum(amount) || ' on ' || date(day * 86400, 'unixepoch') as found
      from alone group by owner_id, day having sum(amount) > 5000000`,
  },
  {
    rule: "a payout is assigned through a logged action, and only until it is paid",
    sql: `select h.id as subject, h.kind || ' is ' || h.status || ' and with ' || h.claimed_by as found
      from audit_handwork h
      where h.claimed_by is not null and (h.status in ('paid', 'failed') or not exists (
        select 1 from audit_acts a where a.subject_id = h.id and a.operator_id = h.claimed_by
          and a.kind in ('assign_' || h.kind, 'take_over_' || h.kind)))`,
  },
  {
    // Assignments did not exist from the start. Earlier payments have none.
    rule: "an operator who paid by hand was assigned the payout before",
    sql: `select p.subject_id as subject, p.kind || ' by ' || p.operator_id || ', who had not taken it' as found
      from audit_acts p
      where p.kind in ('pay_refund', 'pay_withdrawal')
        and p.at >= (select min(at) from audit_acts where kind in ('assign_refund', 'assign_withdrawal'))
        and not exists (select 1 from audit_acts c
          where c.subject_id = p.subject_id and c.operator_id = p.operator_id and c.at <= p.at
            and c.kind in ('assign_' || substr(p.kind, 5), 'take_over_' || substr(p.kind, 5)))`,
  },
  {
    rule: "a transfer recorded later was assigned to an operator before",
    sql: `select t.subject_id as subject, 'sent by ' || t.operator_id || ', and in nobody''s hands before' as found
      from audit_acts t
      where t.kind = 'record_transfer' and not exists (
        select 1 from audit_acts c
        where c.subject_id = t.subject_id and c.at <= t.at and c.kind in ('assign_refund', 'take_over_refund'))`,
  },
  {
    rule: "nobody handled their own money",
    sql: `select h.id as subject, h.kind || ' of ' || h.owner_id || ' by themselves' as found
      from audit_handwork h
      where h.owner_id = h.approved_by or h.owner_id = h.paid_by
        or exists (select 1 from audit_acts a where a.subject_id = h.id and a.operator_id = h.owner_id)`,
  },
  {
    rule: "manual approvals and payments are in the operators' log",
    sql: `select h.id as subject, h.kind || ' is ' || h.status || ' without the act of whoever did it' as found
      from audit_handwork h
      where (h.status = 'paid' and not exists (
          select 1 from audit_payouts s where s.subject_id = h.id and s.state = 'arrived')
        and (h.paid_by is not null or h.kind = 'withdrawal') and not exists (
          select 1 from audit_acts a
          where a.subject_id = h.id and a.kind in ('pay_' || h.kind, 'record_transfer') and a.operator_id = h.paid_by))
        or (h.approved_by is not null and not exists (
          select 1 from audit_acts a
          where a.subject_id = h.id and a.kind = 'approve_' || h.kind and a.operator_id = h.approved_by))`,
  },
  {
    rule: "above Rp 5.000.000 one operator proposed a ruling and another one ruled",
    sql: `select e.order_id as subject, 'ruled by ' || coalesce(e.actor_id, 'nobody') || ' alone' as found
      from audit_events e
      where e.kind = 'ruled' and json_extract(e.detail, '$.buyerAmount') + json_extract(e.detail, '$.sellerAmount') > 5000000 and not exists (
        select 1 from audit_acts a
        where a.subject_id = e.order_id and a.kind = 'propose_ruling' and a.operator_id <> e.actor_id)`,
  },
  {
    rule: "no operator proposed or made a ruling on their own order",
    sql: `select o.id as subject, a.kind || ' by ' || a.operator_id as found
      from audit_acts a join audit_orders o on o.id = a.subject_id
      where a.kind in ('propose_ruling', 'rule_dispute') and a.operator_id in (o.buyer_id, o.seller_id)`,
  },
];
