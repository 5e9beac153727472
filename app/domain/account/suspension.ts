import type { People } from "../../copy/order/labels";
import { type Turn, turn } from "../../copy/order/next-step";
import { buttonsOf, stepOfKind } from "../order/decide";
import type { CommandKind } from "../order/decision";
import type { Order, Side } from "../order/order";

/** Whether a side of an order may do this while suspended; everything else waits until they are restored. */
export function mayWhileSuspended(command: CommandKind): boolean {
  return stepOfKind(command).whileSuspended;
}

/**
 * Whose move it is, as a side reads it that may be suspended: then it is theirs only where they may make it. Proposals of
 * changes wait as long as that lasts; the clock does not.
 */
export function turnOf(
  { order, side, people }: { order: Order; side: Side; people: People },
  suspended: boolean,
  now: number,
): Turn {
  const seen = turn(order, side, now, people);
  if (!suspended || !seen.yours) return seen;
  const may = buttonsOf(order, side, now).some(({ whileSuspended }) => whileSuspended);
  if (may && !seen.answers) return seen;
  return { ...seen, yours: false, answers: false, who: "Tertahan selama akun Anda ditangguhkan" };
}
