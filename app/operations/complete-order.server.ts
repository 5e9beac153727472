import type { Database } from "~/db/connection.server";
import { applyDecision, findOrder } from "~/db/orders.server";
import { countCompletion } from "~/db/popularity.server";
import { workDueAt } from "~/domain/escrow";
import { sideOf } from "~/domain/order";
import { decide } from "~/domain/order-decide";
import { actorOf, type Refusal } from "~/domain/order-decision";
import { type Outcome, ok, refused } from "~/domain/outcome";

export type NotCompleted = Refusal | "no_order" | "money_gone" | "changed_meanwhile";

const TRIES = 3;

/** The buyer is satisfied: the escrow goes to the seller less the fee, and the seller's figures rise with it. */
export async function completeOrder(
  db: Database,
  orderId: string,
  userId: string,
  now: number,
): Promise<Outcome<"completed", NotCompleted>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const state = await findOrder(db, orderId, userId);
    const side = state && sideOf(state.order, userId);
    if (!state || !side) return refused("no_order");
    // The same button, pressed twice.
    if (side === "buyer" && state.order.status === "completed") return ok("completed");
    const decision = decide(state.order, actorOf(side, userId), { kind: "complete" }, now);
    if (!decision.ok) return refused(decision.reason);
    // The gateway took the payment back, by refund or charge-back: what is gone is not passed on to the seller.
    if (!state.attempts.some(({ status, surplus }) => status === "paid" && !surplus))
      return refused("money_gone");

    const { listingId, sellerId } = state.order;
    const due = workDueAt(state.order);
    const counted = countCompletion(db, { listingId, sellerId, onTime: due === null || now <= due, now });
    if (await applyDecision(db, decision, counted)) return ok("completed");
  }
  return refused("changed_meanwhile");
}
