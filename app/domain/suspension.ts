import type { CommandKind } from "./order-decision";

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
