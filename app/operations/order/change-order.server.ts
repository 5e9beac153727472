import type { Statement } from "~/db/core/batch.server";
import { findOrderToChange, type OrderToChange } from "~/db/order/orders.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { decide } from "~/domain/order/decide";
import { actorOf, type Command, type Refusal } from "~/domain/order/decision";
import { type Order, type Side, sideOf } from "~/domain/order/order";
import { REPEATS, type Repeated, type RepeatRefusal } from "~/domain/order/repeat-limits";
import { type Writing, writeDecision } from "./write-order-decision.server";

export type NotChanged = Refusal | "no_order" | "changed_meanwhile" | "too_many_steps" | RepeatRefusal;

/** Of one person on all their orders: each may send the other side a mail. */
const STEPS_AN_HOUR = 120;

type Change<No extends string> = {
  orderId: string;
  userId: string;
  /** An answer hangs on the change that it answers, which only the database knows; null: that one is gone. */
  command: Command | ((state: OrderToChange) => Command | null);
  /** Version of the order that the person was shown; null when nobody said. */
  seen: number | null;
  /** What it leaves in the history when that may stand there only so often. */
  repeats?: Repeated | null;
  /** Whether an earlier press of the same button did it already. */
  isDone(order: Order, side: Side, state: OrderToChange): boolean;
  /** What has to hold beyond the rules, and what belongs in the batch. Asked anew on each try. */
  prepare?(state: OrderToChange, side: Side): Promise<Outcome<Statement[], No>>;
  tries: number;
};

/** One of an order's two sides does something: decided on fresh state, and once more when another change was faster. */
export async function changeOrder<No extends string = never>(
  context: Writing,
  { orderId, userId, command, seen, repeats = null, isDone, prepare, tries }: Change<No>,
): Promise<Outcome<"done", NotChanged | No>> {
  for (let left = tries; left > 0; left--) {
    const { now } = context;
    const { state, counted, timesBefore } = await findOrderToChange(context.db, orderId, userId, {
      limit: STEPS_AN_HOUR,
      repeats,
      now,
    });
    const side = state && sideOf(state.order, userId);
    if (!state || !side) return refused("no_order");
    if (!counted) return refused("too_many_steps");
    if (isDone(state.order, side, state)) return ok("done");
    if (repeats && timesBefore >= REPEATS[repeats].times) return refused(REPEATS[repeats].refusal);
    // What was agreed to is what was shown: a new price or share has to be looked at first.
    if (seen !== null && seen !== state.order.version) return refused("changed_meanwhile");
    const meant = typeof command === "function" ? command(state) : command;
    if (meant === null) return refused("no_change");
    const decision = decide(state.order, actorOf(side, userId), meant, now);
    if (!decision.ok) return decision;
    const prepared = await prepare?.(state, side);
    if (prepared && !prepared.ok) return prepared;
    if (await writeDecision(context, state, decision, prepared?.value)) return ok("done");
  }
  return refused("changed_meanwhile");
}
