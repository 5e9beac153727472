import { listOrdersDue, type OverdueKind } from "~/db/order/due.server";
import { decide } from "~/domain/order/decide";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";
import { writeOrderDecision } from "./write-order-decision.server";

const BATCH = 50;

export async function endOverdueOrders(
  context: Context,
  kind: OverdueKind,
  turn?: StepTurn,
): Promise<boolean> {
  const { db, now } = context;
  return forEachDue(kind, {
    ...{ turn, batch: BATCH },
    list: (limit) => listOrdersDue(db, kind, now, limit),
    // Decided on what the list says of it: one that has changed since keeps its change.
    async work(order) {
      const decision = decide(order, { kind: "scheduler" }, { kind }, now);
      if (decision.ok) await writeOrderDecision(context, { order }, decision);
    },
  });
}
