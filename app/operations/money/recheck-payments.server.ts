import type { Rechecked } from "~/copy/money/payment";
import { markOrderAnswered } from "~/db/money/gateway-notifications.server";
import { recordOperatorAction } from "~/db/operator/actions.server";
import { findOrderState } from "~/db/order/orders.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { isForeign } from "~/domain/money/payment";
import { sideOf } from "~/domain/order/order";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { patiently } from "~/platform/core/time-limit.server";
import { recordPayment } from "./record-payment.server";

type NotRechecked = "no_order" | "own_order" | "nothing_to_ask" | "unreachable";
type Recheck = { orderId: string; operatorId: string; reason: string };

/** Refuses sides of the order. Settles the order's stuck notifications, save where money is still at odds. */
export function recheckPayments(
  context: Context,
  recheck: Recheck,
): Promise<Outcome<Rechecked, NotRechecked>> {
  return patiently(context, askAboutAll(context, recheck), refused("unreachable"));
}

async function askAboutAll(
  context: Context,
  { orderId, operatorId, reason }: Recheck,
): Promise<Outcome<Rechecked, NotRechecked>> {
  const { db, gateways, now } = context;
  const state = await findOrderState(db, orderId);
  if (!state) return refused("no_order");
  if (sideOf(state.order, operatorId) !== null) return refused("own_order");
  if (state.attempts.length === 0) return refused("nothing_to_ask");
  // Logged first, also for when the gateway falls silent half way.
  await recordOperatorAction(db, { operatorId, kind: "recheck_payment", subjectId: orderId, reason }, now);
  const done: Rechecked = { changed: 0, odd: 0, partBack: 0, foreign: 0, unknown: 0 };
  const odd: string[] = [];
  for (const attempt of [...state.attempts].reverse()) {
    const { gatewayOrderId } = attempt;
    const asked = await gateways.of(attempt).status(gatewayOrderId);
    if (!asked.ok) {
      log("error", "gateway_fault", { attempt: gatewayOrderId, reason: asked.reason, detail: asked.detail });
      if (!isForeign(asked.reason)) return refused("unreachable");
      odd.push(gatewayOrderId);
      done.foreign += 1;
      continue;
    }
    const recorded = asked.report && (await recordPayment(context, asked.report));
    if (recorded === null) done.unknown += 1;
    else if (!recorded.ok) {
      odd.push(gatewayOrderId);
      done[recorded.reason === "part_back" ? "partBack" : "odd"] += 1;
    } else if (recorded.value.changed) done.changed += 1;
  }
  await markOrderAnswered(db, { orderId, odd }, now);
  return ok(done);
}
