import { applyDecision, findOrder } from "~/db/orders.server";
import { sideOf } from "~/domain/order";
import { decide } from "~/domain/order-decide";
import { actorOf, type Refusal } from "~/domain/order-decision";
import { type Outcome, ok, refused } from "~/domain/outcome";
import type { Context } from "~/platform/context.server";
import { settleAttempts } from "./settle-attempts.server";

export type NotCancelled = Refusal | "no_order" | "gateway_silent" | "paid_meanwhile" | "changed_meanwhile";

const TRIES = 3;

/** Cancels an order that is not paid yet, once the gateway has let go of every attempt to pay it. */
export async function cancelOrder(
  context: Context,
  orderId: string,
  userId: string,
): Promise<Outcome<"cancelled", NotCancelled>> {
  const { db, now } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const state = await findOrder(db, orderId, userId);
    const side = state && sideOf(state.order, userId);
    if (!state || !side) return refused("no_order");
    // The same button, pressed twice.
    if (state.order.status === "cancelled") return ok("cancelled");
    const decision = decide(state.order, actorOf(side, userId), { kind: "cancel" }, now);
    if (!decision.ok) return refused(decision.reason);

    // Each time anew: the change that was faster may have been one more attempt to pay.
    const settled = await settleAttempts(context, state.attempts, "cancel");
    if (settled === "unsure") return refused("gateway_silent");
    if (settled === "paid") return refused("paid_meanwhile");
    if (await applyDecision(db, decision)) return ok("cancelled");
  }
  return refused("changed_meanwhile");
}
