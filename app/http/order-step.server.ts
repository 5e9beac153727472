import { orderRefusalSentence } from "~/copy/order/refusals";
import { visitAheadSentence } from "~/copy/visit/standing";
import type { Database } from "~/db/core/connection.server";
import { findOrderVisit } from "~/db/order/pages.server";
import type { OrderRefusal } from "~/domain/order/refusal";
import { findStep } from "~/domain/order/step-pages";
import { notFound } from "./errors.server";

export function stepOfRequest(params: { step?: string }) {
  return findStep(params.step) ?? notFound();
}

/** Whether the form itself can mend it; total, so that a new refusal is decided on. */
const MENDABLE: Record<OrderRefusal, boolean> = {
  no_day: true,
  bad_day: true,
  day_passed: true,
  day_too_far: true,
  day_off: true,
  day_full: true,
  after_deadline: true,
  no_slot: true,
  too_many_slots: true,
  slot_off: true,
  slot_full: true,
  slot_passed: true,
  no_visit: false,
  visit_passed: false,
  stranger: false,
  not_now: false,
  closed: false,
  wrong_side: false,
  bad_price: true,
  bad_days: false,
  visit_after_days: false,
  quote_expired: false,
  payment_overdue: false,
  payment_under_review: false,
  not_yet_due: false,
  amount_mismatch: false,
  nothing_delivered: true,
  visit_ahead: true,
  no_revisions_left: false,
  reason_too_short: true,
  bad_share: true,
  not_late: false,
  own_change: false,
  already_answered: false,
  change_open: false,
  no_change: false,
  price_fixed: true,
  bad_revisions: true,
  own_listing: false,
  listing_inactive: false,
  not_an_offer: false,
  bad_quantity: false,
  deadline_passed: true,
  deadline_before_visit: true,
  no_order: false,
  no_listing: false,
  gateway_silent: false,
  paid_meanwhile: false,
  price_paid: false,
  files_lost: true,
  too_many_orders: false,
  too_many_attempts: false,
  too_many_openings: false,
  seller_suspended: false,
  listing_hidden: false,
  too_many_steps: false,
  too_many_files: true,
  too_many_changes: true,
  too_many_quotes: false,
  too_many_cancellations: true,
  own_order: false,
  failed: false,
  changed_meanwhile: true,
};

export function isMendable(refusal: OrderRefusal): boolean {
  return MENDABLE[refusal];
}

/** Where day and hour are the reason, it says them. */
export async function stepRefusalSentence(
  db: Database,
  { orderId, userId }: { orderId: string; userId: string },
  refusal: OrderRefusal,
): Promise<string> {
  const sentence = orderRefusalSentence(refusal);
  const found = refusal === "visit_ahead" ? await findOrderVisit(db, orderId, userId) : null;
  const when = found?.visit && visitAheadSentence(found.visit, found.order.buyerName);
  return when ? `${sentence} ${when}` : sentence;
}
