import type { Check } from "./check.ts";
import { LINES } from "./check.ts";

/** Payouts through a provider. Manual payouts have no attempt. */
export const PAYOUT_CHECKS: readonly Check[] = [
  {
    rule: "a withdrawal or refund has at most one attempt that did not fail or return",
    sql: `select subject_id as subject, count(*) || ' attempts stand' as found from audit_payouts
      where state not in ('failed', 'returned') group by kind, subject_id having count(*) > 1`,
  },
  {
    rule: "a withdrawal's status matches its attempt, which sends the amount less the fee",
    sql: `select p.subject_id as subject, 'is ' || coalesce(w.status, 'nothing') || ', sent ' || p.amount || ' and ' || p.state as found
      from audit_payouts p left join audit_withdrawals w on w.id = p.subject_id
      where p.kind = 'withdrawal' and (w.id is null or p.amount <> w.amount - w.fee or p.owner_id <> w.user_id
        or (p.state = 'arrived' and w.status <> 'paid')
        or (p.state = 'returned' and w.status <> 'failed')
        or (p.state in ('intended', 'prepared', 'releasing', 'released', 'sending') and w.status not in ('requested', 'approved')))`,
  },
  {
    rule: "a paid withdrawal was paid once, by an operator or by a provider",
    sql: `select w.id as subject, (select count(*) from audit_payouts p where p.subject_id = w.id and p.state = 'arrived')
        || ' arrivals, ' || iif(h.paid_by is null, 'nobody''s', 'an operator''s') || ' word' as found
      from audit_withdrawals w join audit_handwork h on h.id = w.id
      where w.status = 'paid' and (h.paid_by is not null)
        + (select count(*) from audit_payouts p where p.subject_id = w.id and p.state = 'arrived') <> 1`,
  },
  {
    rule: "a withdrawal returned by a provider left the account once and came back once",
    sql: `select p.subject_id as subject, count(distinct o.transfer_id) || ' out, ' || count(distinct i.transfer_id) || ' back' as found
      from audit_payouts p
      left join audit_entries o on o.account = 'payout:' || p.subject_id and o.amount < 0 and exists (
        select 1 from audit_entries b where b.transfer_id = o.transfer_id and b.line = o.line and b.account = 'bank')
        and not exists (select 1 from audit_entries b join audit_entries c on c.transfer_id = b.transfer_id and c.line = b.line
          where b.transfer_id = o.transfer_id and b.account = 'loss' and c.account = o.account)
      left join audit_entries i on i.account = 'payout:' || p.subject_id and i.amount > 0 and exists (
        select 1 from audit_entries b where b.transfer_id = i.transfer_id and b.line = i.line and b.account = 'bank')
        and not exists (select 1 from audit_entries b join audit_entries c on c.transfer_id = b.transfer_id and c.line = b.line
          where b.transfer_id = i.transfer_id and b.account = 'loss' and c.account = i.account)
      where p.kind = 'withdrawal' and p.state = 'returned'
      group by p.id having count(distinct o.transfer_id) <> 1 or count(distinct i.transfer_id) <> 1`,
  },
  {
    rule: "a refund sent through a provider has the debt's amount, and is paid once it arrived",
    sql: `select p.subject_id as subject, 'is ' || coalesce(r.status, 'nothing') || ', sent ' || p.amount || ' and ' || p.state as found
      from audit_payouts p left join audit_refunds r on r.id = p.subject_id
      where p.kind = 'refund' and (r.id is null or p.amount <> r.amount or p.owner_id <> r.user_id
        or (p.state = 'arrived' and r.status <> 'paid'))`,
  },
  {
    rule: "a payout through a provider was released, above Rp 5.000.000 by a second operator",
    sql: `select p.subject_id as subject, p.amount || ' prepared by ' || p.created_by || ', released by '
        || coalesce(p.released_by, 'nobody here') as found
      from audit_payouts p
      where p.state in ('released', 'sending', 'arrived', 'returned')
        and (p.released_by is null or (p.amount > 5000000 and p.released_by = p.created_by))`,
  },
  {
    rule: "no operator alone released more than Rp 5.000.000 to one person in a day",
    sql: `select owner_id as subject, 'got ' || sum(amount) || ' on ' || date((released_at + 25200000) / 1000, 'unixepoch') as found
      from audit_payouts where released_by = created_by and state <> 'failed'
      group by owner_id, (released_at + 25200000) / 86400000 having sum(amount) > 5000000`,
  },
  {
    rule: "preparing and releasing a payout are in the operators' log",
    sql: `select p.subject_id as subject, p.state || ' without the act of whoever did it' as found
      from audit_payouts p
      where not exists (select 1 from audit_acts a where a.subject_id = p.subject_id and a.operator_id = p.created_by
          and a.kind = 'prepare_payout_' || p.kind)
        or (p.released_by is not null and not exists (select 1 from audit_acts a where a.subject_id = p.subject_id
          and a.operator_id = p.released_by and a.kind = 'release_payout_' || p.kind))`,
  },
  {
    rule: "operators decided every payout that the provider denied after confirming it",
    sql: `select subject_id as subject, 'denied after it was ' || state as found
      from audit_payouts where contradicted_at is not null and closed_at is null`,
  },
  {
    rule: "a denial was decided by logged actions, by two operators if two had sent the payout",
    sql: `select p.subject_id as subject, p.verdict || ' by ' || p.judged_by || ' and ' || p.closed_by as found
      from audit_payouts p
      where p.closed_at is not null and (p.verdict is null or p.judged_by is null or p.closed_by = p.owner_id
        or ((p.amount > 5000000 or p.released_by <> p.created_by) and p.judged_by = p.closed_by)
        or exists (select 1 from (select p.judged_by as id union select p.closed_by) who where not exists (
          select 1 from audit_acts a where a.subject_id = p.subject_id and a.operator_id = who.id
            and a.kind = iif(p.verdict = 'arrived', 'judge_arrived_', 'judge_returned_') || p.kind)))`,
  },
  {
    rule: "a duplicate transfer is booked as a loss, less the amount recovered from its owner's balance",
    sql: `with ${LINES}
      select w.id as subject, 'lost ' || lost || ', taken ' || taken || ', the books say ' || booked || ' and ' || given as found
      from (select id, user_id,
          coalesce((select sum(surplus) from audit_payouts p where p.subject_id = w.id), 0) as lost,
          coalesce((select sum(surplus_taken) from audit_payouts p where p.subject_id = w.id), 0) as taken,
          coalesce((select sum(iif(l.source = 'loss', l.amount, -l.amount)) from lines l
            where (l.source = 'loss' and l.target = 'payout:' || w.id) or (l.target = 'loss' and l.source = 'payout:' || w.id)), 0) as booked,
          coalesce((select sum(iif(l.target = 'loss', l.amount, -l.amount)) from lines l
            where l.transfer_id like 'withdrawal:' || w.id || ':%' and ((l.target = 'loss' and l.source = 'seller:' || w.user_id)
              or (l.source = 'loss' and l.target = 'seller:' || w.user_id))), 0) as given
        from audit_withdrawals w) w
      where lost <> booked or taken <> given or taken > lost`,
  },
  {
    rule: "a payout booked as a loss failed or returned in the books, but was judged as arrived",
    sql: `select subject_id as subject, state || ', judged ' || coalesce(verdict, 'by nobody') || ', lost ' || surplus as found
      from audit_payouts where (surplus <> 0 or surplus_taken <> 0)
        and (surplus <> amount or state not in ('failed', 'returned') or (closed_at is not null and verdict <> 'arrived'))`,
  },
];
