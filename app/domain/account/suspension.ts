import { stepOfKind } from "../order/decide";
import type { CommandKind } from "../order/decision";

/** Whether a side of an order may do this while suspended; everything else waits until they are restored. */
export function mayWhileSuspended(command: CommandKind): boolean {
  return stepOfKind(command).whileSuspended;
}
