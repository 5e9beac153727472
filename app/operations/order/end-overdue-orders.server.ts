import { listOrdersDue, type OverdueKind } from "~/db/order/due.server";
import { findOrderState } from "~/db/order/orders.server";
import { decide } from "~/domain/order/decide";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import { writeOrderDecision } from "./write-order-decision.server";

const A_RUN = 50;

export async function endOverdueOrders(context: Context, kind: OverdueKind): Promise<void> {
  const { db, now } = context;
  await forEachDue(kind, await listOrdersDue(db, kind, now, A_RUN), async (id) => {
    const state = await findOrderState(db, id);
    const decision = state && decide(state.order, { kind: "scheduler" }, { kind }, now);
    if (state && decision?.ok) await writeOrderDecision(context, state, decision);
  });
}
