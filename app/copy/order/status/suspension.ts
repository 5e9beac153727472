import type { Zone } from "~/domain/core/dates";
import { buttonsOf } from "~/domain/order/decide";
import type { Order, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { type NextStep, nextStep } from "./next-step";

/** Changes wait while somebody is suspended; the scheduler does not. */
export function suspensionStepOf(
  { order, side, people }: { order: Order; side: Side; people: People },
  { suspended, zone }: { suspended: boolean; zone: Zone },
  now: number,
): NextStep {
  const seen = nextStep(order, side, now, people, zone);
  if (!suspended || !seen.yours) return seen;
  const may = buttonsOf(order, side, now).some(({ whileSuspended }) => whileSuspended);
  if (may && !seen.answers) return seen;
  return { ...seen, yours: false, answers: false, who: "Tertahan selama akun Anda ditangguhkan" };
}
