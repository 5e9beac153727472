import type { Check } from "./check.ts";
import { BILL_OF, LINES } from "./check.ts";

export const DEBT_CHECKS: readonly Check[] = [
  {
    rule: "a debt to a buyer has its refund, and a refund its debt",
    sql: `with ${LINES}, sides as (
        select transfer_id as debt, ${BILL_OF("source")} as bill, target as owner, amount as owed, 0 as given, null as refund from lines
          where target_kind = 'refund' and source_kind = 'escrow'
        union all select order_id || ':' || version, bill, 'refund:' || user_id, 0, amount, id from audit_refunds)
      select coalesce(max(refund), debt) as subject, 'refund of ' || iif(count(refund) = 0, 'nothing', sum(given))
        || ' for a debt of ' || iif(count(*) = count(refund), 'nothing', sum(owed)) as found
      from sides group by debt, bill, owner
      having sum(owed) <> sum(given) or count(refund) <> 1 or count(*) <> 2`,
  },
  {
    rule: "the debt to a buyer is the sum of the open refunds",
    sql: `with sides as (
        select account, balance as owed, 0 as open from audit_accounts where account_kind = 'refund'
        union all select 'refund:' || user_id, 0, amount from audit_refunds where status <> 'paid')
      select account as subject, 'owes ' || sum(owed) || ', open refunds are ' || sum(open) as found
      from sides group by account having sum(owed) <> sum(open)`,
  },
  {
    rule: "a paid refund left the buyer's account, and returned only from the bank or from our loss",
    sql: `with ${LINES}, sides as (
        select order_id, amount as paid, 0 as gone from audit_refunds where status = 'paid'
        union all select order_id, 0, iif(source_kind = 'refund', amount, -amount) from lines
          where source_kind = 'refund' or (target_kind = 'refund' and source_kind in ('bank', 'loss')))
      select order_id as subject, 'paid refunds are ' || sum(paid) || ', ' || sum(gone) || ' has left' as found
      from sides group by order_id having sum(paid) <> sum(gone)`,
  },
  {
    rule: "an open withdrawal's money is on its account, a closed withdrawal's is not",
    sql: `with sides as (
        select 'payout:' || id as account, id, status, amount,
          iif(status in ('requested', 'approved'), amount, 0) as rests, 0 as balance from audit_withdrawals
        union all select account, null, null, 0, 0, balance from audit_accounts where account_kind = 'payout')
      select coalesce(max(id), account) as subject,
        coalesce(max(status), 'no withdrawal') || ' of ' || sum(amount) || ', the account holds ' || sum(balance) as found
      from sides group by account having count(id) = 0 or sum(balance) <> sum(rests)`,
  },
  {
    rule: "a withdrawal's money came from its seller and went to the bank or back",
    sql: `with ${LINES}, moves as (
        select source as account, * from lines where source_kind = 'payout'
        union all select target, * from lines where target_kind = 'payout')
      select w.id as subject, w.status || ' of ' || w.amount || ': ' || coalesce(group_concat(l.source || ' to ' || l.target || ' ' || l.amount, ', '), 'nothing moved') as found
      from audit_withdrawals w
      left join moves l on l.account = 'payout:' || w.id
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
    rule: "the bank returns only money it received, to the account of the buyer or withdrawal it came from",
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
