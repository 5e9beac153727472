import { findGatewayRefund, reserveTry } from "~/db/money/refunds-due.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { NotDone } from "~/domain/money/manual-refund";
import { GATEWAY_SETTLES, lastTryAt, nextTryAt } from "~/domain/money/refund";
import type { Context } from "~/platform/core/context.server";
import { recordPayment } from "./record-payment.server";

/** The gateway says that it did not pay this refund; else the buyer could have it twice. */
export async function confirmUnpaid(context: Context, id: string): Promise<Outcome<"unpaid", NotDone>> {
  const { db, gateways, now } = context;
  const due = await findGatewayRefund(db, id);
  if (!due) return refused("changed_meanwhile");
  // The scheduler's last try may still be under way, and it must not try while we ask.
  const last = lastTryAt(due);
  if (last !== null && now - last < GATEWAY_SETTLES) return refused("gateway_busy");
  if (!(await reserveTry(db, due, nextTryAt(due.tries, now)))) return refused("changed_meanwhile");
  const asked = due.payment && (await gateways.of(due.payment).status(due.payment.gatewayOrderId));
  if (asked && !asked.ok) return refused("gateway_silent");
  if (asked?.report && asked.report.outcome !== "paid") {
    const recorded = await recordPayment(context, asked.report);
    // Something unidentified was refunded: it may be this debt.
    if (!recorded.ok) return refused("gateway_unclear");
    if ((await findGatewayRefund(db, id)) === null) return refused("gateway_paid");
  }
  return ok("unpaid");
}
