/**
 * A rule that a database must satisfy. `sql` reads only the `audit_…` views (see README.md). It returns a row with
 * `subject` (an id) and `found` (the fault) for each breach. The rules deliberately do not use the app's code, because
 * that would repeat its mistakes.
 */
export type Check = { rule: string; sql: string };

export type Breach = { rule: string; subject: string; found: string };

/** SQL for the time of the audit, in UTC ms. \`audit\` replaces it. */
export const NOW = "/* now */";

/** SQL: one row for each ledger line, with source and target account. */
export const LINES = `lines as (
  select transfer_id, line, max(order_id) as order_id,
    max(iif(amount < 0, account, null)) as source, max(iif(amount < 0, account_kind, null)) as source_kind,
    max(iif(amount > 0, account, null)) as target, max(iif(amount > 0, account_kind, null)) as target_kind,
    max(amount) as amount, max(at) as at
  from audit_entries group by transfer_id, line
)`;

/** SQL for the order and the bill of an escrow account, \`escrow:ORDER\` or \`escrow:ORDER:BILL\`. */
export const ORDER_OF = (account: string) => `substr(${account}, 8, instr(substr(${account}, 8) || ':', ':') - 1)`;
export const BILL_OF = (account: string) =>
  `coalesce(cast(nullif(substr(${account}, 8 + instr(substr(${account}, 8) || ':', ':')), '') as integer), 1)`;

export const ESCROW = (order: string, bill: string) =>
  `('escrow:' || ${order} || iif(${bill} = 1, '', ':' || ${bill}))`;

/** SQL: the stored parts of orders, and one part for each priced order that stores none. */
export const PARTS = `parts as (
  select order_id, no, bill, amount, state, released, returned, taken from audit_parts
  union all
  select id, 1, 1, total_price + additions,
    case when status = 'in_progress' then 'held' when status = 'completed' or started_at is not null then 'closed'
      when status = 'cancelled' then 'lapsed' when phase = 'awaiting_payment' then 'due' else 'planned' end,
    iif(status = 'completed', total_price + additions - (total_price + additions) * coalesce(buyer_share, 0) / 100, 0),
    null, null
  from audit_orders where total_price is not null and id not in (select order_id from audit_parts)
)`;

/** SQL: money that entered and left each order's escrows. */
export const FLOWS = `${LINES}, flows as (
  select ${ORDER_OF("iif(target_kind = 'escrow', target, source)")} as order_id,
    sum(iif(source_kind = 'gateway_clearing', amount, 0)) as paid,
    sum(iif(target_kind = 'seller', amount, 0)) as released,
    sum(iif(target_kind = 'platform_fee', amount, 0)) as fee,
    sum(iif(target_kind = 'refund', amount, 0)) as owed_back,
    sum(iif(target_kind = 'gateway_clearing', amount, 0)) as taken_back
  from lines where target_kind = 'escrow' or source_kind = 'escrow' group by 1
)`;
