import { listOrdersDueForPayment } from "~/db/order/due.server";
import { findOrderState } from "~/db/order/orders.server";
import { MINUTE } from "~/domain/core/dates";
import { decide } from "~/domain/order/decide";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";
import { settleAttempts } from "../money/settle-attempts.server";
import { writeOrderDecision } from "./write-order-decision.server";

const BATCH = 25;
const EVERY = 5 * MINUTE;

/** Alternate runs start from the other end, so that silent ones do not block all behind them. */
export async function expireOrders(context: Context, turn?: StepTurn): Promise<boolean> {
  const { db, now } = context;
  const from = Math.floor(now / EVERY) % 2 === 0 ? "oldest" : "latest";
  return forEachDue("expire order", {
    ...{ turn, batch: BATCH },
    list: (limit) => listOrdersDueForPayment(db, now, { limit, from }),
    async work(id) {
      const state = await findOrderState(db, id);
      if (!state) return;
      const decision = decide(state.order, { kind: "scheduler" }, { kind: "expire" }, now);
      if (!decision.ok) return;
      const settled = await settleAttempts(context, state.attempts, "expire");
      if (settled === "unsure") return "unsure";
      // Lost to another change, or just paid: the next run looks again.
      if (settled === "clear") await writeOrderDecision(context, state, decision);
    },
  });
}
