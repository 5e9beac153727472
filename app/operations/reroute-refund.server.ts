import { tell } from "~/db/notifications.server";
import { recordAct } from "~/db/operator-acts.server";
import { changeRefund, findRefund } from "~/db/refunds-by-hand.server";
import { claimTry, findGatewayRefund } from "~/db/refunds-due.server";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { attemptOutcome } from "~/domain/payment";
import { ACCOUNT_REMINDER, GATEWAY_SETTLES, lastTryAt, nextTryAt } from "~/domain/refund";
import { mayHandle, type NotDone } from "~/domain/refund-handling";
import { accountWanted } from "~/domain/refund-notices";
import type { Context } from "~/platform/context.server";
import type { RefundHandling } from "./approve-refund.server";
import { recordPayment } from "./record-payment.server";
import { sendOutbox } from "./send-outbox.server";

/**
 * An operator has the bank pay what the gateway does not get done. Only once the gateway has said that it did not pay
 * after all: otherwise the buyer could have it twice.
 */
export async function rerouteRefund(
  context: Context,
  { id, operatorId, words: reason }: RefundHandling,
): Promise<Outcome<"done", NotDone>> {
  const { db, gateway, now, env } = context;
  const found = await findRefund(db, id);
  if (!found) return refused("no_refund");
  const allowed = mayHandle("bank-transfer", found.refund, found.order, { operatorId });
  if (!allowed.ok) return allowed;

  const due = await findGatewayRefund(db, id);
  if (!due) return refused("changed_meanwhile");
  // What the clock asked just now may still be on its way, and it must not ask while we do.
  const last = lastTryAt(due);
  if (last !== null && now - last < GATEWAY_SETTLES) return refused("gateway_busy");
  if (!(await claimTry(db, due, nextTryAt(due.tries, now)))) return refused("changed_meanwhile");
  const asked = due.gatewayOrderId === null ? null : await gateway.status(due.gatewayOrderId);
  if (asked && !asked.ok) return refused("gateway_silent");
  if (asked?.report && attemptOutcome(asked.report) !== "paid") {
    const recorded = await recordPayment(context, asked.report);
    // Something went back that nobody can place: it may be this debt.
    if (!recorded.ok) return refused("gateway_unclear");
    if ((await findGatewayRefund(db, id)) === null) return refused("gateway_paid");
  }

  const left = {
    status: "pending",
    route: "bank",
    lastError: reason.slice(0, 300),
    nextTryAt: now + ACCOUNT_REMINDER,
  } as const;
  const changed = await changeRefund(db, found.refund, left, [
    recordAct(db, { operatorId, kind: "reroute_refund", subjectId: id, reason }, now),
    ...tell(db, accountWanted(due, due.title), { now, appOrigin: env.appOrigin }),
  ]);
  if (!changed) return refused("changed_meanwhile");
  context.defer(sendOutbox(context));
  return ok("done");
}
