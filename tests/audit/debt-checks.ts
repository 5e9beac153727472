import type { Check } from "./check.ts";
import { LINES } from "./check.ts";

export const DEBT_CHECKS: readonly Check[] = [
  {
    rule: "a debt to a buyer has its refund, and a refund its debt",
    sql: `with ${LINES}
      select coalesce(r.id, l.transfer_id) as subject, 'refund of ' || coalesce(r.amount, 'nothing') || ' for a debt of '
        || coalesce(l.amount, 'nothing') as found
      from (select * from lines where target_kind = 'refund' and source_kind = 'escrow') l
      full join audit_refunds r on r.order_id || ':' || r.version = l.transfer_id
      where r.id is null or l.transfer_id is null or r.amount <> l.amount or 'refund:' || r.user_id <> l.target`,
  },
  {
    rule: "what is owed to a buyer is the sum of the open refunds",
    sql: `select coalesce(a.account, 'refund:' || r.user_id) as subject,
        'owes ' || coalesce(a.balance, 0) || ', open refunds are ' || coalesce(r.amount, 0) as found
      from (select * from audit_accounts where account_kind = 'refund') a
      full join (select user_id, sum(amount) as amount from audit_refunds where status <> 'paid' group by user_id) r
        on 'refund:' || r.user_id = a.account
      where coalesce(a.balance, 0) <> coalesce(r.amount, 0)`,
  },
  {
    rule: "a refund that was paid left the buyer's account, and came back only from the bank, or out of our loss",
    sql: `with ${LINES}
      select coalesce(r.order_id, l.order_id) as subject,
        'paid refunds are ' || coalesce(r.amount, 0) || ', ' || coalesce(l.amount, 0) || ' has left' as found
      from (select order_id, sum(amount) as amount from audit_refunds where status = 'paid' group by order_id) r
      full join (select order_id, sum(iif(source_kind = 'refund', amount, -amount)) as amount from lines
        where source_kind = 'refund' or (target_kind = 'refund' and source_kind in ('bank', 'loss')) group by order_id) l
        on l.order_id = r.order_id
      where coalesce(r.amount, 0) <> coalesce(l.amount, 0)`,
  },
  {
    rule: "a withdrawal that is open rests on its account, one that is over left it",
    sql: `select coalesce(w.id, a.account) as subject,
        coalesce(w.status, 'no withdrawal') || ' of ' || coalesce(w.amount, 0) || ', the account holds ' || coalesce(a.balance, 0) as found
      from audit_withdrawals w
      full join (select * from audit_accounts where account_kind = 'payout') a on a.account = 'payout:' || w.id
      where w.id is null
        or coalesce(a.balance, 0) <> iif(w.status in ('requested', 'approved'), w.amount, 0)`,
  },
  {
    rule: "a withdrawal came from its seller, and went to the bank or back",
    sql: `with ${LINES}
      select w.id as subject, w.status || ' of ' || w.amount || ': ' || coalesce(group_concat(l.source || ' to ' || l.target || ' ' || l.amount, ', '), 'nothing moved') as found
      from audit_withdrawals w
      left join lines l on 'payout:' || w.id in (l.source, l.target)
      group by w.id
      having sum(iif(l.target = 'payout:' || w.id and l.source = 'seller:' || w.user_id, l.amount, 0)) <> w.amount
        or sum(iif(l.source = 'payout:' || w.id and l.target = 'bank', l.amount, 0))
          - sum(iif(l.source = 'bank' and l.target = 'payout:' || w.id, l.amount, 0)) <> iif(w.status = 'paid', w.amount - w.fee, 0)
            + coalesce((select sum(surplus) from audit_payouts p where p.subject_id = w.id), 0)
        or sum(iif(l.source = 'payout:' || w.id and l.target = 'platform_fee', l.amount, 0))
          - sum(iif(l.source = 'platform_fee' and l.target = 'payout:' || w.id, l.amount, 0)) <> iif(w.status = 'paid', w.fee, 0)
        or sum(iif(l.source = 'payout:' || w.id and l.target = 'seller:' || w.user_id, l.amount, 0))
          <> iif(w.status = 'failed', w.amount, 0)`,
  },
  {
    rule: "the bank sends back only what it was given, to the buyer's or the withdrawal's account that it came from",
    sql: `with ${LINES}
      select target as subject, 'got back ' || sum(iif(source = 'bank', amount, 0)) || ' of '
        || sum(iif(target = 'bank', amount, 0)) as found
      from (select iif(source = 'bank', target, source) as account, * from lines where 'bank' in (source, target))
      group by account
      having sum(iif(source = 'bank', amount, 0)) > sum(iif(target = 'bank', amount, 0))
        or max(iif(source = 'bank', target_kind, 'refund')) not in ('refund', 'payout')`,
  },
  {
    rule: "a seller has one open withdrawal at most",
    sql: `select user_id as subject, count(*) || ' are open' as found from audit_withdrawals
      where status in ('requested', 'approved') group by user_id having count(*) > 1`,
  },
];
