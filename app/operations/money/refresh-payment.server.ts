import { isPassingFault } from "~/db/core/connection.server";
import { reserveCheck } from "~/db/money/payments.server";
import type { PaymentAttempt } from "~/db/order/orders.server";
import { OPEN_ATTEMPTS } from "~/domain/money/payment";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { recordPayment } from "./record-payment.server";

/** ms; a polling page asks the gateway no more often. */
const EVERY = 3_000;

/** True when the gateway had news. A silent gateway or a database that cannot write changes nothing. */
export async function refreshPayment(
  context: Context,
  attempt: PaymentAttempt | undefined,
): Promise<boolean> {
  if (!attempt || !isOpen(attempt) || !isDue(attempt, context.now)) return false;
  try {
    return await ask(context, attempt);
  } catch (error) {
    if (!isPassingFault(error)) throw error;
    log("error", "payment_not_refreshed", { attempt: attempt.gatewayOrderId, error });
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
