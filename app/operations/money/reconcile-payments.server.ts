import {
  listLingeringAttempts,
  listUncheckedAttempts,
  moveAttempt,
  reserveCheck,
} from "~/db/money/payments.server";
import { DAY, HOUR, MINUTE } from "~/domain/core/dates";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import { recordPayment } from "./record-payment.server";

/** Notifications that come at all come within minutes; what is older may have been lost. */
const UNANSWERED_FOR = 10 * MINUTE;
const A_RUN = 25;
/** The gateway may confirm what was paid at the last moment as much later. */
const LINGERING = DAY;
const LINGERING_A_RUN = 5;
/** A gateway that is silent about so many is down; about fewer, odd payments must not hold up the rest. */
const MAX_DOUBTS = 4;

/**
 * Asks the gateway about payments that nothing was heard of for a while, longest ago first; then about ended ones whose
 * page could not be closed there, so that what comes late is not lost with its one notification.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  const { db, gateways, now } = context;
  let doubts = 0;
  const open = await listUncheckedAttempts(db, now - UNANSWERED_FOR, A_RUN);
  const lingering = await listLingeringAttempts(
    db,
    { expired: now - LINGERING, since: now - HOUR },
    LINGERING_A_RUN,
  );
  await forEachDue("reconcile payment", [...open, ...lingering], async (attempt) => {
    // First, so that the queue moves on whatever comes of it. A page that asks just now needs no second asker.
    if (!(await reserveCheck(db, attempt, now))) return;
    const asked = await gateways.of(attempt).status(attempt.gatewayOrderId);
    if (!asked.ok) {
      console.error(`payment ${attempt.gatewayOrderId}: ${asked.reason}, ${asked.detail}`);
      if (asked.reason === "unreachable" && ++doubts >= MAX_DOUBTS) return "stop";
    } else if (asked.report !== null) {
      const recorded = await recordPayment(context, asked.report);
      if (!recorded.ok) console.error(`payment ${attempt.gatewayOrderId}: ${recorded.reason}`);
    } else if (now > attempt.expiresAt && attempt.status !== "cancelled") {
      // Nobody ever chose a way to pay, and now nobody can.
      await moveAttempt(db, attempt, { status: "expired", method: null, now });
    }
  });
}
