import { type Check, NOW } from "./check.ts";

/** Payment statuses that each order status allows (the table in money.md). */
const MONEY_OF = `money_of (status, payment_status) as (values
  ('pending', 'unpaid'), ('pending', 'awaiting'), ('pending', 'review'),
  ('in_progress', 'held'),
  ('completed', 'released'), ('completed', 'split'), ('completed', 'charged_back'),
  ('cancelled', 'unpaid'), ('cancelled', 'expired'), ('cancelled', 'refund_pending'), ('cancelled', 'refunded'),
  ('cancelled', 'charged_back'))`;

const PHASE_OF = `phase_of (status, phase) as (values
  ('pending', 'inquiry'), ('pending', 'quoted'), ('pending', 'awaiting_payment'),
  ('in_progress', 'working'), ('in_progress', 'delivered'), ('in_progress', 'revision'),
  ('in_progress', 'cancel_requested'), ('in_progress', 'disputed'), ('in_progress', 'no_show'),
  ('completed', null), ('cancelled', null))`;

/**
 * States that an order may have after each kind of event. `*` matches any value. Kinds that change no state are left
 * out.
 */
export const AFTER = `after (kind, status, phase, payment_status) as (values
  ('placed', 'pending', 'awaiting_payment', 'unpaid'),
  ('inquired', 'pending', 'inquiry', 'unpaid'),
  ('quoted', 'pending', 'quoted', 'unpaid'),
  ('quote_accepted', 'pending', 'awaiting_payment', 'unpaid'),
  ('proposal_accepted', 'pending', 'awaiting_payment', 'unpaid'),
  ('change_accepted', 'pending', 'quoted', 'unpaid'),
  ('change_accepted', 'pending', 'awaiting_payment', '*'),
  ('change_accepted', 'in_progress', '*', 'held'),
  ('paid_outdated', 'pending', 'awaiting_payment', '*'),
  ('payment_started', 'pending', 'awaiting_payment', 'awaiting'),
  ('payment_started', 'in_progress', '*', 'held'),
  ('payment_failed', 'pending', 'awaiting_payment', 'awaiting'),
  ('payment_reviewed', 'pending', 'awaiting_payment', 'review'),
  ('paid', 'in_progress', 'working', 'held'),
  ('paid_late', 'cancelled', '', 'refund_pending'),
  ('paid_late', 'cancelled', '', 'charged_back'),
  ('expired', 'cancelled', '', 'expired'),
  ('bill_paid', 'in_progress', '*', 'held'),
  ('bill_lapsed', 'in_progress', '*', 'held'),
  ('extra_proposed', 'in_progress', 'working', 'held'),
  ('extra_proposed', 'in_progress', 'revision', 'held'),
  ('extra_accepted', 'in_progress', 'working', 'held'),
  ('extra_accepted', 'in_progress', 'revision', 'held'),
  ('extra_declined', 'in_progress', 'working', 'held'),
  ('extra_declined', 'in_progress', 'revision', 'held'),
  ('extra_withdrawn', 'in_progress', 'working', 'held'),
  ('extra_withdrawn', 'in_progress', 'revision', 'held'),
  ('extra_lapsed', 'in_progress', 'working', 'held'),
  ('extra_lapsed', 'in_progress', 'revision', 'held'),
  ('seller_left', 'in_progress', 'working', 'held'),
  ('seller_left', 'in_progress', 'revision', 'held'),
  ('seller_arrived', 'in_progress', 'working', 'held'),
  ('seller_arrived', 'in_progress', 'revision', 'held'),
  ('buyer_arrived', 'in_progress', 'working', 'held'),
  ('buyer_arrived', 'in_progress', 'revision', 'held'),
  ('cancelled', 'cancelled', '', 'unpaid'),
  ('cancelled', 'cancelled', '', 'refund_pending'),
  ('cancelled', 'completed', '', 'released'),
  ('extra_cancelled', 'cancelled', '', 'refund_pending'),
  ('cancelled_late', 'cancelled', '', 'refund_pending'),
  ('cancelled_late', 'completed', '', 'released'),
  ('delivered', 'in_progress', 'delivered', 'held'),
  ('delivered', 'in_progress', 'cancel_requested', 'held'),
  ('revision_requested', 'in_progress', 'revision', 'held'),
  ('completed', 'completed', '', 'released'),
  ('released', 'completed', '', 'released'),
  ('cancellation_requested', 'in_progress', 'cancel_requested', 'held'),
  ('cancellation_refused', 'in_progress', '*', 'held'),
  ('cancellation_withdrawn', 'in_progress', '*', 'held'),
  ('cancellation_enforced', 'completed', '', 'released'),
  ('cancellation_enforced', 'completed', '', 'split'),
  ('cancellation_enforced', 'cancelled', '', 'refund_pending'),
  ('settled', 'completed', '', 'released'),
  ('settled', 'completed', '', 'split'),
  ('settled', 'cancelled', '', 'refund_pending'),
  ('ruled', 'completed', '', 'released'),
  ('ruled', 'completed', '', 'split'),
  ('ruled', 'cancelled', '', 'refund_pending'),
  ('disputed', 'in_progress', 'disputed', 'held'),
  ('seller_reported', 'in_progress', 'no_show', 'held'),
  ('seller_reported', 'in_progress', 'disputed', 'held'),
  ('buyer_reported', 'in_progress', 'no_show', 'held'),
  ('buyer_reported', 'in_progress', 'disputed', 'held'),
  ('no_show_contradicted', 'in_progress', 'disputed', 'held'),
  ('arrival_confirmed', 'in_progress', 'working', 'held'),
  ('report_withdrawn', 'in_progress', 'working', 'held'),
  ('visit_accepted', 'pending', '*', '*'),
  ('visit_accepted', 'in_progress', 'working', 'held'),
  ('visit_accepted', 'in_progress', 'revision', 'held'),
  ('seller_missed', 'cancelled', '', 'refund_pending'),
  ('seller_missed', 'completed', '', 'released'),
  ('buyer_missed', 'cancelled', '', 'refund_pending'),
  ('buyer_missed', 'completed', '', 'released'),
  ('dispute_answered', 'in_progress', 'disputed', 'held'),
  ('settlement_proposed', 'in_progress', 'disputed', 'held'),
  ('refunded', 'pending', 'awaiting_payment', '*'),
  ('refunded', 'in_progress', '*', 'held'),
  ('refunded', 'completed', '', '*'),
  ('refunded', 'cancelled', '', 'refunded'),
  ('refunded', 'cancelled', '', 'refund_pending'),
  ('refunded', 'cancelled', '', 'charged_back'),
  ('refund_returned', 'pending', 'awaiting_payment', '*'),
  ('refund_returned', 'in_progress', '*', 'held'),
  ('refund_returned', 'completed', '', '*'),
  ('refund_returned', 'cancelled', '', '*'),
  ('taken_back', 'pending', 'awaiting_payment', '*'),
  ('taken_back', 'in_progress', '*', 'held'),
  ('taken_back', 'completed', '', '*'),
  ('taken_back', 'cancelled', '', '*'))`;

const MOVES_MONEY = `'paid', 'bill_paid', 'paid_again', 'paid_late', 'paid_outdated', 'completed', 'released', 'cancelled_late', 'extra_cancelled',
  'cancellation_enforced', 'seller_missed', 'buyer_missed', 'settled', 'ruled', 'refunded', 'refund_returned', 'taken_back'`;
const MOVES_MONEY_IF_PAID = `'cancelled'`;

/** The beginnings of agreed visits. Western provinces are UTC+7, 51 to 53 and 63 to 76 are UTC+8, 81 and above UTC+9. */
const VISIT_TIMES = `visit_times as (
  select order_id, unixepoch(day) * 1000 + slot * 60000 - 3600000 * case
    when substr(place_code, 1, 2) >= '81' then 9
    when substr(place_code, 1, 2) between '51' and '53' or substr(place_code, 1, 2) between '63' and '76' then 8
    else 7 end as begins
  from audit_visits
)`;

/** A payment for an outdated price. It is refunded separately from the order's own money. */
const OUTDATED = `exists (select 1 from audit_events e where e.order_id = r.order_id and e.kind = 'paid_outdated'
  and json_extract(e.detail, '$.attempt') = r.attempt)`;

/**
 * The time that the scheduler has worked up to. A run that a test simulates in the future counts only up to the time of
 * the audit, and nothing is due before the first run. ms.
 */
const WORKED_UP_TO = `worked as (select min(finished_at, ${NOW}) - 30 * 60000 as until from audit_scheduler)`;

/** When the scheduler acts next in an order. Null if it waits for a person, or for the gateway's answer. */
const DUE = `due as (
  select o.id, o.phase, case o.phase
    when 'awaiting_payment' then iif(exists (select 1 from audit_payments p where p.order_id = o.id
      and p.status in ('pending', 'review')), null, o.payment_due_at)
    when 'delivered' then o.review_due_at
    when 'cancel_requested' then o.answer_due_at
    when 'no_show' then o.answer_due_at
    when 'working' then o.work_due_at + 7 * 24 * 3600000 end as at
  from audit_orders o
)`;

export const HISTORY_CHECKS: readonly Check[] = [
  {
    rule: "an order's events are numbered from 1 without a gap, up to its version",
    sql: `select o.id as subject, 'version ' || o.version || ', ' || count(e.version) || ' events from '
        || coalesce(min(e.version), 'none') || ' to ' || coalesce(max(e.version), 'none') as found
      from audit_orders o left join audit_events e on e.order_id = o.id group by o.id
      having count(e.version) <> o.version or min(e.version) <> 1 or max(e.version) <> o.version or count(e.version) = 0`,
  },
  {
    rule: "the payment status is one that the status allows",
    sql: `with ${MONEY_OF}, ${PHASE_OF}
      select o.id as subject, o.status || ', ' || coalesce(o.phase, 'no phase') || ', ' || o.payment_status as found
      from audit_orders o
      where not exists (select 1 from money_of m where m.status = o.status and m.payment_status = o.payment_status)
        or not exists (select 1 from phase_of p where p.status = o.status and p.phase is o.phase)`,
  },
  {
    rule: "an order has the time of its agreed visit",
    sql: `with ${VISIT_TIMES}
      select o.id as subject, 'visited at ' || coalesce(o.visit_at, 'no time') || ', agreed on ' || coalesce(v.begins, 'no time') as found
      from audit_orders o left join visit_times v on v.order_id = o.id
      where o.visit_at is not v.begins or (o.visit_at is null) <> (o.visit_agreed_at is null)
        or (o.visit_at is null and coalesce(o.left_at, o.arrived_at) is not null)`,
  },
  {
    rule: "an order's state follows from its last event",
    sql: `with ${AFTER}
      select o.id as subject, 'after ' || e.kind || ' it is ' || o.status || ', ' || coalesce(o.phase, 'no phase') || ', '
        || o.payment_status as found
      from audit_orders o
      join audit_events e on e.order_id = o.id and e.version = (
        select max(version) from audit_events l where l.order_id = o.id and l.kind in (select kind from after))
      where not exists (select 1 from after a where a.kind = e.kind and a.status = o.status
        and a.phase in ('*', coalesce(o.phase, '')) and a.payment_status in ('*', o.payment_status))`,
  },
  {
    rule: "no order ends because nobody came to the visit after an arrival",
    sql: `select m.order_id as subject, a.kind || ' is event ' || a.version || ', the end is event ' || m.version as found
      from audit_events m
      join audit_events a on a.order_id = m.order_id and a.version < m.version
        and a.kind in ('seller_arrived', 'buyer_arrived', 'arrival_confirmed')
      where m.kind = 'seller_missed' and not exists (
        select 1 from audit_events v where v.order_id = m.order_id and v.kind = 'visit_accepted'
          and v.version between a.version and m.version)`,
  },
  {
    rule: "a missed visit ends an order only after a report, and without an answer only after its time",
    sql: `select m.order_id as subject, m.kind || ' by ' || m.actor || ' is event ' || m.version as found
      from audit_events m
      where m.kind in ('seller_missed', 'buyer_missed') and not exists (
        select 1 from audit_events r where r.order_id = m.order_id and r.version < m.version
          and r.kind = iif(m.kind = 'seller_missed', 'seller_reported', 'buyer_reported')
          and (m.actor <> 'scheduler' or m.at > json_extract(r.detail, '$.until')))`,
  },
  {
    rule: "nothing stays due for more than 30 minutes while the scheduler runs",
    sql: `with ${WORKED_UP_TO}, ${DUE}
      select d.id as subject, d.phase || ' was due at ' || d.at || ', and the scheduler worked until ' || w.until as found
      from due d join worked w on d.at < w.until
        and (select max(e.at) from audit_events e where e.order_id = d.id) < w.until`,
  },
  {
    rule: "the payment status matches the refunds",
    sql: `select o.id as subject, o.payment_status || ' with ' || count(r.id) || ' refunds, '
        || coalesce(sum(r.status <> 'paid'), 0) || ' open' as found
      from audit_orders o left join audit_refunds r on r.order_id = o.id and not ${OUTDATED}
      where o.payment_status in ('refund_pending', 'refunded', 'unpaid', 'expired', 'awaiting', 'review')
      group by o.id
      having (o.payment_status = 'refund_pending' and coalesce(sum(r.status <> 'paid'), 0) = 0)
        or (o.payment_status = 'refunded' and coalesce(sum(r.status <> 'paid'), 0) > 0)
        or (o.payment_status in ('unpaid', 'expired', 'awaiting', 'review') and count(r.id) > 0)`,
  },
  {
    rule: "an event that moves money has its transfer, and no other has one",
    sql: `select e.order_id || ':' || e.version as subject, e.kind || ' with ' || count(t.transfer_id) || ' entries' as found
      from audit_events e left join audit_entries t on t.transfer_id = e.order_id || ':' || e.version
      where e.kind not in (${MOVES_MONEY_IF_PAID}) group by e.order_id, e.version
      having (count(t.transfer_id) > 0) <> (e.kind in (${MOVES_MONEY}))`,
  },
];
