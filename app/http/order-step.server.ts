import { orderRefusalSentence } from "~/copy/order/refusals";
import { visitAheadSentence } from "~/copy/visit/standing";
import type { Database } from "~/db/core/connection.server";
import { findOrderVisit } from "~/db/order/pages.server";
import { orderPath } from "~/domain/order/path";
import type { OrderRefusal } from "~/domain/order/refusal";
import type { OrderStep } from "~/domain/order/step";
import { findStep } from "~/domain/order/step-pages";
import { notFound } from "./errors.server";
import { statusOf } from "./refusals.server";
import { typedTexts } from "./unsent-form.server";

export function stepOfRequest(params: { step?: string }) {
  return findStep(params.step) ?? notFound();
}

const MENDABLE: ReadonlySet<OrderRefusal> = new Set([
  ...(["bad_price", "reason_too_short", "bad_share", "price_fixed", "bad_revisions"] as const),
  ...(["deadline_passed", "deadline_before_visit", "files_lost", "too_many_files"] as const),
  ...(["too_many_changes", "too_many_cancellations", "too_many_steps", "changed_meanwhile"] as const),
]);

export function isMendable(refusal: OrderRefusal, step?: Pick<OrderStep, "mendable">): boolean {
  return MENDABLE.has(refusal) || (step?.mendable.includes(refusal) ?? false);
}

/** Limits of a day or a month answer 400: `Retry-After` names the next hour, which would not help there. */
export function stepStatus(refusal: OrderRefusal, now: number): ResponseInit & { status: number } {
  return refusal === "too_many_steps" || refusal === "failed" ? statusOf(refusal, now) : { status: 400 };
}

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

/**
 * Throws the page of a form that is refused for good: what was not done, why, and what was typed. The form itself cannot be
 * shown again, because the order has left the point where the step is possible.
 */
export function refuseWithText(
  form: FormData,
  { orderId, failed, reason }: { orderId: string; failed: string; reason: OrderRefusal },
): never {
  refuseKeepingText(form, { orderId, failed, why: orderRefusalSentence(reason) });
}

/** Returns the same answer for a reason other than a refused step. */
export function refuseKeepingText(
  form: FormData,
  { orderId, failed, why }: { orderId: string; failed: string; why: string },
): never {
  throw Response.json(
    { said: failed, why, texts: typedTexts(form), back: orderPath(orderId) },
    { status: 409 },
  );
}
