import type { Database } from "~/db/connection.server";
import { applyDecision, findOrder } from "~/db/orders.server";
import { sideOf } from "~/domain/order";
import { decide } from "~/domain/order-decide";
import { actorOf, type CommandOf, type Refusal } from "~/domain/order-decision";
import { type Outcome, ok, refused } from "~/domain/outcome";

export type NotNegotiated = Refusal | "no_order" | "changed_meanwhile";

/** A price is named for a custom request, or agreed to. Never tried again by itself: a faster change may be a new price. */
export async function negotiateOrder(
  db: Database,
  orderId: string,
  userId: string,
  command: CommandOf<"quote"> | CommandOf<"accept_quote">,
  now: number,
): Promise<Outcome<"negotiated", NotNegotiated>> {
  const state = await findOrder(db, orderId, userId);
  const side = state && sideOf(state.order, userId);
  if (!state || !side) return refused("no_order");
  const { phase } = state.order;
  // The same button, pressed twice.
  if (side === "buyer" && command.kind === "accept_quote" && phase === "awaiting_payment")
    return ok("negotiated");
  const decision = decide(state.order, actorOf(side, userId), command, now);
  if (!decision.ok) return refused(decision.reason);
  return (await applyDecision(db, decision)) ? ok("negotiated") : refused("changed_meanwhile");
}
