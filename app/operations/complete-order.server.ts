import type { Statement } from "~/db/batch.server";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { changeOrder, type NotChanged } from "./change-order.server";
import type { Writing } from "./write-decision.server";

export type NotCompleted = NotChanged | "money_gone";

/** The buyer is satisfied: the escrow goes to the seller less the fee, and the seller's figures rise with it. */
export async function completeOrder(
  context: Writing,
  orderId: string,
  userId: string,
  seen: number | null = null,
): Promise<Outcome<"done", NotCompleted>> {
  return changeOrder<"money_gone">(context, {
    orderId,
    userId,
    seen,
    command: { kind: "complete" },
    isDone: (order, side) => side === "buyer" && order.status === "completed",
    async prepare({ attempts }): Promise<Outcome<Statement[], "money_gone">> {
      // The gateway took the payment back, by refund or charge-back: what is gone is not passed on to the seller.
      const held = attempts.some(({ status, surplus }) => status === "paid" && !surplus);
      return held ? ok([]) : refused("money_gone");
    },
    tries: 3,
  });
}
