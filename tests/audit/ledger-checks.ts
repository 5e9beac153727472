import type { Check } from "./check.ts";
import { LINES } from "./check.ts";

const KINDS = "'gateway_clearing', 'bank', 'loss', 'platform_fee', 'escrow', 'seller', 'refund', 'payout'";

export const LEDGER_CHECKS: readonly Check[] = [
  {
    rule: "a transfer sums to zero",
    sql: `select transfer_id as subject, 'sums to ' || sum(amount) as found
      from audit_entries group by transfer_id having sum(amount) <> 0`,
  },
  {
    rule: "a line moves whole rupiah from one account to another",
    sql: `select transfer_id || ' line ' || line as subject, group_concat(account || ' ' || amount, ', ') as found
      from audit_entries group by transfer_id, line
      having count(*) <> 2 or min(amount) >= 0 or max(amount) <= 0 or count(distinct account) <> 2
        or sum(typeof(amount) <> 'integer') > 0`,
  },
  {
    rule: "an account is of a known kind",
    sql: `select account as subject, 'is of kind ' || account_kind as found
      from audit_accounts where account_kind not in (${KINDS})`,
  },
  {
    rule: "a balance is the sum of the account's entries",
    sql: `select account as subject,
        'is kept as ' || coalesce(sum(kept), 'nothing') || ', entries sum to ' || coalesce(sum(entered), 0) as found
      from (select account, balance as kept, null as entered from audit_accounts
        union all select account, null, amount from audit_entries)
      group by account having coalesce(sum(kept), 0) <> coalesce(sum(entered), 0)`,
  },
  {
    rule: "only the gateway, the bank and the loss account are below zero",
    sql: `select account as subject, 'stands at ' || balance as found from audit_accounts
      where balance < 0 and account_kind not in ('gateway_clearing', 'bank', 'loss')`,
  },
  {
    rule: "all balances together are zero",
    sql: `select 'the book' as subject, 'sums to ' || sum(balance) as found
      from audit_accounts having sum(balance) <> 0`,
  },
  {
    rule: "a kind's total is the sum of its balances",
    sql: `select coalesce(kept.account_kind, summed.account_kind) as subject,
        'is kept as ' || coalesce(kept.balance, 'nothing') || ' in ' || coalesce(kept.accounts, 0) || ' accounts, sums to '
          || coalesce(summed.balance, 0) || ' in ' || coalesce(summed.accounts, 0) as found
      from audit_totals kept
      full join (select account_kind, sum(balance) as balance, sum(balance <> 0) as accounts
        from audit_accounts group by account_kind) summed on summed.account_kind = kept.account_kind
      where coalesce(kept.balance, 0) <> coalesce(summed.balance, 0)
        or coalesce(kept.accounts, 0) <> coalesce(summed.accounts, 0)`,
  },
  {
    rule: "an order's transfer belongs to one of its events",
    sql: `select distinct transfer_id as subject, 'names no event of order ' || order_id as found
      from audit_entries where order_id is not null and not exists (
        select 1 from audit_events e
        where e.order_id = audit_entries.order_id and e.order_id || ':' || e.version = transfer_id)`,
  },
  {
    rule: "a transfer without an order belongs to a withdrawal",
    sql: `with ${LINES}
      select transfer_id as subject, source || ' to ' || target as found from lines
      where order_id is null and source_kind <> 'payout' and target_kind <> 'payout'
        and not ('loss' in (source_kind, target_kind) and 'seller' in (source_kind, target_kind) and exists (
          select 1 from audit_entries e where e.transfer_id = lines.transfer_id and e.account_kind = 'payout'))`,
  },
];
