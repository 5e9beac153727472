import { buttonsOf } from "~/domain/order/decide";
import type { Order, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { type NextStep, nextStep } from "./next-step";

/**
 * Whose move it is, as a side reads it that may be suspended: then it is theirs only where they may make it. Proposals of
 * changes wait as long as that lasts; the scheduler does not.
 */
export function suspensionStepOf(
  { order, side, people }: { order: Order; side: Side; people: People },
  suspended: boolean,
  now: number,
): NextStep {
  const seen = nextStep(order, side, now, people);
  if (!suspended || !seen.yours) return seen;
  const may = buttonsOf(order, side, now).some(({ whileSuspended }) => whileSuspended);
  if (may && !seen.answers) return seen;
  return { ...seen, yours: false, answers: false, who: "Tertahan selama akun Anda ditangguhkan" };
}
