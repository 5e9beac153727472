import { claimCheck, listUncheckedAttempts, moveAttempt } from "~/db/payments.server";
import { MINUTE } from "~/domain/dates";
import type { Context } from "~/platform/context.server";
import { recordPayment } from "./record-payment.server";

/** Notifications that come at all come within minutes; what is older may have been lost. */
const UNHEARD_FOR = 10 * MINUTE;
const A_RUN = 25;

/** Asks the gateway about payments that nothing was heard of for a while, longest ago first. */
export async function reconcilePayments(context: Context): Promise<void> {
  const { db, gateway, now } = context;
  for (const attempt of await listUncheckedAttempts(db, now - UNHEARD_FOR, A_RUN)) {
    const asked = await gateway.status(attempt.gatewayOrderId);
    if (!asked.ok) {
      console.error(`payment ${attempt.gatewayOrderId}: ${asked.reason}, ${asked.detail}`);
      // Down for one is down for all: the next run goes on from here.
      if (asked.reason === "unreachable") return;
    } else if (asked.report !== null) {
      const recorded = await recordPayment(context, asked.report);
      if (!recorded.ok) console.error(`payment ${attempt.gatewayOrderId}: ${recorded.reason}`);
    } else if (now > attempt.expiresAt) {
      // Nobody ever chose a way to pay, and now nobody can.
      await moveAttempt(db, attempt, { status: "expired", method: null, now });
    }
    // Whatever came of it, the queue moves on.
    await claimCheck(db, attempt, now);
  }
}
