import { allowedActions } from "../order/actions";
import type { CommandKind } from "../order/decision";
import type { People } from "../order/labels";
import { type Turn, turn } from "../order/next-step";
import type { Order, Side } from "../order/order";

/**
 * What protects what is somebody's own on a running order, or gives the other side what is theirs. The clock goes on
 * against whoever is suspended, so that silence they were forced to would cost them their money.
 */
const OPEN_TO_SUSPENDED: readonly CommandKind[] = [
  "deliver",
  "complete",
  "accept_cancellation",
  "refuse_cancellation",
  "withdraw_cancellation",
  "open_dispute",
  "answer_dispute",
  "accept_settlement",
];

/** Whether a side of an order may do this while suspended; everything else waits until they are restored. */
export function mayWhileSuspended(command: CommandKind): boolean {
  return OPEN_TO_SUSPENDED.includes(command);
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
  const may = allowedActions(order, side, now, people).some(({ command }) => mayWhileSuspended(command));
  if (may && !seen.answers) return seen;
  return { ...seen, yours: false, answers: false, who: "Tertahan selama akun Anda ditangguhkan" };
}
