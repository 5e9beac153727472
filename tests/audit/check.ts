/**
 * A rule that a database must satisfy. `sql` reads only the `audit_…` views (see README.md). It returns a row with
 * `subject` (an id) and `found` (the fault) for each breach. The rules deliberately do not use the app's code, because
 * that would repeat its mistakes.
 */
export type Check = { rule: string; sql: string };

export type Breach = { rule: string; subject: string; found: string };

/** SQL: one row for each ledger line, with source and target account. */
export const LINES = `lines as (
  select transfer_id, line, max(order_id) as order_id,
    max(iif(amount < 0, account, null)) as source, max(iif(amount < 0, account_kind, null)) as source_kind,
    max(iif(amount > 0, account, null)) as target, max(iif(amount > 0, account_kind, null)) as target_kind,
    max(amount) as amount, max(at) as at
  from audit_entries group by transfer_id, line
)`;

/** SQL: money that entered and left each order's escrow. */
export const FLOWS = `${LINES}, flows as (
  select substr(iif(target_kind = 'escrow', target, source), 8) as order_id,
    sum(iif(source_kind = 'gateway_clearing', amount, 0)) as paid,
    sum(iif(target_kind = 'seller', amount, 0)) as released,
    sum(iif(target_kind = 'platform_fee', amount, 0)) as fee,
    sum(iif(target_kind = 'refund', amount, 0)) as owed_back,
    sum(iif(target_kind = 'gateway_clearing', amount, 0)) as taken_back
  from lines where target_kind = 'escrow' or source_kind = 'escrow' group by 1
)`;
