import {
  listLingeringAttempts,
  listUncheckedAttempts,
  moveAttempt,
  reserveCheck,
} from "~/db/money/payments.server";
import type { PaymentAttempt } from "~/db/order/orders.server";
import { DAY, HOUR, MINUTE } from "~/domain/core/dates";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";
import { recordPayment } from "./record-payment.server";

/** Notifications come within minutes; older ones may be lost. */
const UNANSWERED_FOR = 10 * MINUTE;
const BATCH = 30;
/** The gateway may confirm a last-moment payment this much later. */
const LINGERING = DAY;
const LINGERING_OF_THEM = 5;

/** Longest unheard of first, then ended ones whose page stayed open, in case their one notification is lost. */
export async function reconcilePayments(context: Context, turn?: StepTurn): Promise<boolean> {
  const { db, now } = context;
  return forEachDue("reconcile payment", {
    ...{ turn, batch: BATCH },
    async list(limit) {
      const open = await listUncheckedAttempts(db, now - UNANSWERED_FOR, limit - LINGERING_OF_THEM);
      const since = { expired: now - LINGERING, since: now - HOUR };
      return [...open, ...(await listLingeringAttempts(db, since, limit - open.length))];
    },
    work: (attempt) => reconcile(context, attempt),
  });
}

async function reconcile(context: Context, attempt: PaymentAttempt): Promise<"unsure" | undefined> {
  const { db, gateways, now } = context;
  // Reserved first, so that the queue moves on whatever comes of it.
  if (!(await reserveCheck(db, attempt, now))) return;
  const asked = await gateways.of(attempt).status(attempt.gatewayOrderId);
  if (!asked.ok) {
    log("error", "gateway_fault", {
      ...{ attempt: attempt.gatewayOrderId, reason: asked.reason, detail: asked.detail },
    });
    if (asked.reason === "unreachable") return "unsure";
  } else if (asked.report !== null) {
    const recorded = await recordPayment(context, asked.report);
    if (!recorded.ok)
      log("error", "payment_not_recorded", { attempt: attempt.gatewayOrderId, reason: recorded.reason });
  } else if (now > attempt.expiresAt && attempt.status !== "cancelled") {
    await moveAttempt(db, attempt, { status: "expired", method: null, now });
  }
}
