import type { OrderState, Statement } from "~/db/orders.server";
import { countCompletion } from "~/db/popularity.server";
import { workDueAt } from "~/domain/escrow";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { changeOrder, type NotChanged } from "./change-order.server";
import type { Writing } from "./write-decision.server";

export type NotCompleted = NotChanged | "money_gone";

/** The buyer is satisfied: the escrow goes to the seller less the fee, and the seller's figures rise with it. */
export async function completeOrder(
  context: Writing,
  orderId: string,
  userId: string,
): Promise<Outcome<"done", NotCompleted>> {
  const { db, now } = context;
  return changeOrder<"money_gone">(context, {
    orderId,
    userId,
    command: { kind: "complete" },
    isDone: (order, side) => side === "buyer" && order.status === "completed",
    async prepare({ order, attempts }: OrderState): Promise<Outcome<Statement[], "money_gone">> {
      // The gateway took the payment back, by refund or charge-back: what is gone is not passed on to the seller.
      const held = attempts.some(({ status, surplus }) => status === "paid" && !surplus);
      if (!held) return refused("money_gone");
      const { listingId, sellerId } = order;
      const due = workDueAt(order);
      return ok(countCompletion(db, { listingId, sellerId, onTime: due === null || now <= due, now }));
    },
    tries: 3,
  });
}
