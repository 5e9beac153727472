import type { AnswersOf, BatchStatement } from "~/db/core/batch.server";
import { abortIfListingHidden, isListingChanged } from "~/db/order/listing.server";
import { countTryAndFindOrder, type OrderToChange } from "~/db/order/orders.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { decide, stepOfKind } from "~/domain/order/decide";
import { actorOf, type Command, type CommandKind, type Refusal } from "~/domain/order/decision";
import { waitsForListing } from "~/domain/order/hidden-listing";
import { type Side, sideOf } from "~/domain/order/order";
import type { RepeatRefusal } from "~/domain/order/repeat-limits";
import { type OrderDecisionWrite, writeOrderDecision } from "./write-order-decision.server";

export type NotChanged =
  | Refusal
  | "no_order"
  | "listing_hidden"
  | "changed_meanwhile"
  | "done_otherwise"
  | "too_many_steps"
  | RepeatRefusal;

/** Of one person on all their orders: each may send the other side a mail. */
const STEPS_AN_HOUR = 120;

/** Needs what only the database knows; null: what it answers is gone. */
type ReadCommand = { kind: CommandKind; read(state: OrderToChange): Command | null };

type Change<No extends string, Reads extends readonly BatchStatement[]> = {
  orderId: string;
  userId: string;
  command: Command | ReadCommand;
  /** Version of the order that was shown; null when the form did not say. */
  seen: number | null;
  formId?: string;
  /** Text of a form whose command may not be readable any more. */
  said?: string;
  files?: readonly { name: string; size: number }[];
  /** What `prepare` looks at besides, of the same moment; also read for strangers, who get no further. */
  reads?: Reads;
  prepare?(state: OrderToChange, side: Side, read: AnswersOf<Reads>): Promise<Outcome<BatchStatement[], No>>;
  tries: number;
};

export async function changeOrder<No extends string = never, Reads extends readonly BatchStatement[] = []>(
  context: OrderDecisionWrite,
  { orderId, userId, command, seen, formId, said = "", files = [], reads, prepare, tries }: Change<No, Reads>,
): Promise<Outcome<"done", NotChanged | No>> {
  const step = stepOfKind(command.kind);
  for (let left = tries; left > 0; left--) {
    const { now } = context;
    const { state, counted, timesBefore, read } = await countTryAndFindOrder(context.db, orderId, userId, {
      limit: STEPS_AN_HOUR,
      repeats: step.limit,
      events: step.events,
      now,
      reads: reads ?? ([] as readonly BatchStatement[] as Reads),
    });
    const side = state && sideOf(state.order, userId);
    if (!state || !side) return refused("no_order");
    if (!counted) return refused("too_many_steps");
    const meant = "read" in command ? command.read(state) : command;
    const { order, change, last, own } = state;
    const ownLast = last?.actorId === userId ? last.kind : null;
    if (step.isDone({ order, side, command: meant, ownLast, change, formId: formId ?? null, now })) {
      const repeated = step.compare({ order, command: meant, said, files, seen, own });
      if (repeated === "same") return ok("done");
      if (repeated === "other") return refused("done_otherwise");
      if (repeated === "outdated") return refused("changed_meanwhile");
    }
    if (step.limit && timesBefore >= step.limit.times) return refused(step.limit.refusal);
    // What was agreed to is what was shown: a new price or share has to be looked at first.
    if (seen !== null && seen !== order.version) return refused("changed_meanwhile");
    if (meant === null) return refused("no_change");
    const decision = decide(order, actorOf(side, userId), meant, now);
    if (!decision.ok) return decision;
    if (waitsForListing(order, meant.kind, state.listingHidden)) return refused("listing_hidden");
    const prepared = await prepare?.(state, side, read);
    if (prepared && !prepared.ok) return prepared;
    const alongside = prepared?.value ?? [];
    // Operators may hide it between the look at it and the write.
    if (waitsForListing(order, meant.kind, true)) alongside.push(abortIfListingHidden(context.db, orderId));
    try {
      if (await writeOrderDecision(context, state, decision, alongside)) return ok("done");
    } catch (error) {
      if (isListingChanged(error)) return refused("listing_hidden");
      throw error;
    }
  }
  return refused("changed_meanwhile");
}
