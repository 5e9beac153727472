import { isAcceptedByGateway } from "./gateway-refund";
import type { RefundRoute } from "./refund";

/** Whether the buyer has the money another way than by our transfer. */
export function isPaidElsewhere(
  debt: Parameters<typeof isAcceptedByGateway>[0],
  attempts: Parameters<typeof isAcceptedByGateway>[1],
  acts: readonly { kind: string }[],
): boolean {
  return isAcceptedByGateway(debt, attempts) || acts.some(({ kind }) => kind === "record_transfer");
}

/** Whether they would still have it if one attempt, whose arrival is booked as a loss, came back. */
export function isHeldBeside(
  debt: { route: RefundRoute } & Parameters<typeof isAcceptedByGateway>[0],
  attempts: Parameters<typeof isAcceptedByGateway>[1],
  others: readonly { surplus: number }[],
): boolean {
  return (
    debt.route === "bank" || isAcceptedByGateway(debt, attempts) || others.some(({ surplus }) => surplus > 0)
  );
}
