import type { OrderRefusal } from "~/domain/order/refusal";
import { findStep } from "~/domain/order/step-pages";
import { notFound } from "./errors.server";

export function stepOfRequest(params: { step?: string }) {
  return findStep(params.step) ?? notFound();
}

/** Refusals that the form itself can mend. */
const MENDABLE: readonly OrderRefusal[] = [
  "nothing_delivered",
  "reason_too_short",
  "bad_share",
  "bad_price",
  "bad_revisions",
  "price_fixed",
  "deadline_passed",
  "files_lost",
  "too_many_files",
  "too_many_proposals",
  "too_many_cancellations",
  "changed_meanwhile",
];

export function isMendable(refusal: OrderRefusal): boolean {
  return MENDABLE.includes(refusal);
}
