import { findOrder, type OrderState, type Statement } from "~/db/orders.server";
import { type Order, type Side, sideOf } from "~/domain/order";
import { decide } from "~/domain/order-decide";
import { actorOf, type Command, type Refusal } from "~/domain/order-decision";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { type Writing, writeDecision } from "./write-decision.server";

export type NotChanged = Refusal | "no_order" | "changed_meanwhile";

type Change<No extends string> = {
  orderId: string;
  userId: string;
  command: Command;
  /** Whether an earlier press of the same button did it already. */
  isDone(order: Order, side: Side): boolean;
  /** What has to hold beyond the rules, and what belongs in the batch. Asked anew on each try. */
  prepare?(state: OrderState): Promise<Outcome<Statement[], No>>;
  tries: number;
};

/** One of an order's two sides does something: decided on fresh state, and once more when another change was faster. */
export async function changeOrder<No extends string = never>(
  context: Writing,
  { orderId, userId, command, isDone, prepare, tries }: Change<No>,
): Promise<Outcome<"done", NotChanged | No>> {
  for (let left = tries; left > 0; left--) {
    const state = await findOrder(context.db, orderId, userId);
    const side = state && sideOf(state.order, userId);
    if (!state || !side) return refused("no_order");
    if (isDone(state.order, side)) return ok("done");
    const decision = decide(state.order, actorOf(side, userId), command, context.now);
    if (!decision.ok) return decision;
    const prepared = await prepare?.(state);
    if (prepared && !prepared.ok) return prepared;
    if (await writeDecision(context, state, decision, prepared?.value)) return ok("done");
  }
  return refused("changed_meanwhile");
}
