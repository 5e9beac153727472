import { stepOfKind } from "../order/decide";
import type { CommandKind } from "../order/decision";

export function mayWhileSuspended(command: CommandKind): boolean {
  return stepOfKind(command).whileSuspended;
}
