import { databaseSaid, isPassingFault } from "~/db/core/connection.server";
import { reserveCheck } from "~/db/money/payments.server";
import type { PaymentAttempt } from "~/db/order/orders.server";
import { OPEN_ATTEMPTS } from "~/domain/money/payment";
import type { Context } from "~/platform/core/context.server";
import { recordPayment } from "./record-payment.server";

/** A page that looks again and again asks the gateway this often at most. */
const EVERY = 3_000;

/**
 * Asks the gateway about an open attempt when the buyer is here before the notification. True when it had
 * something to say, so that the page reads again. A silent gateway changes nothing, and neither does a database that
 * cannot write for now: the page shows what it read.
 */
export async function refreshPayment(
  context: Context,
  attempt: PaymentAttempt | undefined,
): Promise<boolean> {
  if (!attempt || !isOpen(attempt) || !isDue(attempt, context.now)) return false;
  try {
    return await ask(context, attempt);
  } catch (error) {
    if (!isPassingFault(error)) throw error;
    console.error("refresh payment", databaseSaid(error));
    return false;
  }
}

async function ask(context: Context, attempt: PaymentAttempt): Promise<boolean> {
  const { db, gateways, now } = context;
  if (!(await reserveCheck(db, attempt, now))) return false;
  const asked = await gateways.of(attempt).status(attempt.gatewayOrderId);
  if (!asked.ok || asked.report === null) return false;
  const recorded = await recordPayment(context, asked.report);
  return recorded.ok;
}

function isOpen({ status, token }: PaymentAttempt): boolean {
  return token !== null && OPEN_ATTEMPTS.includes(status);
}

function isDue({ checkedAt, createdAt }: PaymentAttempt, now: number): boolean {
  return checkedAt === createdAt || now - checkedAt >= EVERY;
}
