/**
 * One thing that must hold of a database. `sql` asks the `audit_…` views alone (README.md names their columns) for
 * what breaks it, as `subject` (an id) and `found` (what is wrong there). The rules stand here a second time, in words
 * of their own: an audit that called the app would repeat its mistakes.
 */
export type Check = { rule: string; sql: string };

export type Breach = { rule: string; subject: string; found: string };

/** Every line of the ledger with both its sides, from its two entries. */
export const LINES = `lines as (
  select transfer_id, line, max(order_id) as order_id,
    max(iif(amount < 0, account, null)) as source, max(iif(amount < 0, account_kind, null)) as source_kind,
    max(iif(amount > 0, account, null)) as target, max(iif(amount > 0, account_kind, null)) as target_kind,
    max(amount) as amount, max(at) as at
  from audit_entries group by transfer_id, line
)`;

/** What went in and out of each order's escrow. */
export const FLOWS = `${LINES}, flows as (
  select substr(iif(target_kind = 'escrow', target, source), 8) as order_id,
    sum(iif(source_kind = 'gateway_clearing', amount, 0)) as paid,
    sum(iif(target_kind = 'seller', amount, 0)) as released,
    sum(iif(target_kind = 'platform_fee', amount, 0)) as fee,
    sum(iif(target_kind = 'refund', amount, 0)) as owed_back,
    sum(iif(target_kind = 'gateway_clearing', amount, 0)) as taken_back
  from lines where target_kind = 'escrow' or source_kind = 'escrow' group by 1
)`;
