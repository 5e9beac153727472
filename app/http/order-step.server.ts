import {
  isStepName,
  ORDER_STEPS,
  type OrderStep,
  type StepCommand,
  type StepTaken,
} from "~/domain/order/steps";
import { notFound } from "./errors.server";
import type { OrderRefusal } from "./order-refusal.server";

/** The step that the address names; there are no others. */
export function stepOf(params: { step?: string }): OrderStep & { command: StepCommand } {
  return isStepName(params.step) ? ORDER_STEPS[params.step] : notFound();
}

type Filled = { note: string; reason: string; buyerShare: number };

/** The form's fields as the command they mean. */
export function commandOf(kind: StepCommand, { note, reason, buyerShare }: Filled, files: number): StepTaken {
  switch (kind) {
    case "deliver":
      return { kind, note, files };
    case "request_cancellation":
      return { kind, buyerShare, reason };
    case "propose_settlement":
      return { kind, buyerShare };
    case "request_revision":
    case "refuse_cancellation":
    case "open_dispute":
    case "answer_dispute":
      return { kind, reason };
    default:
      return { kind };
  }
}

/** Refusals that the form itself can mend, so what was typed comes back with them. */
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
