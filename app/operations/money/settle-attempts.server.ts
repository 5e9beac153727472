import type { PaymentAttempt } from "~/db/order/orders.server";
import { OPEN_ATTEMPTS } from "~/domain/money/payment";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { patiently } from "~/platform/core/time-limit.server";
import type { ReportResult } from "~/platform/payments/port.server";
import { recordPayment } from "./record-payment.server";

/** clear: nothing paid or pending; a page without a method can't be closed, money by it is refunded. */
type AttemptsOutcome = "clear" | "paid" | "unsure";

export async function settleAttempts(
  context: Context,
  attempts: readonly PaymentAttempt[],
  end: "cancel" | "expire",
): Promise<AttemptsOutcome> {
  return patiently(context, settleAll(context, attempts.filter(mayStillPay), end), "unsure");
}

/** Without a token nobody saw the page; a denied attempt can be retried there while it is the latest. */
function mayStillPay({ status, token }: PaymentAttempt, index: number): boolean {
  return token !== null && (OPEN_ATTEMPTS.includes(status) || (status === "failed" && index === 0));
}

async function settleAll(
  context: Context,
  attempts: readonly PaymentAttempt[],
  end: "cancel" | "expire",
): Promise<AttemptsOutcome> {
  for (const attempt of attempts) {
    const { gatewayOrderId: id } = attempt;
    const gateway = context.gateways.of(attempt);
    const asked = await gateway.status(id);
    if (!asked.ok) return doubt(id, asked);
    if (asked.report === null) continue;
    const { outcome } = asked.report;
    if (outcome === "paid") {
      const recorded = await recordPayment(context, asked.report);
      return recorded.ok ? "paid" : "unsure";
    }
    if (outcome !== "pending" && outcome !== "review") continue;
    const ended = await gateway[end](id);
    if (!ended.ok) return doubt(id, ended);
  }
  return "clear";
}

function doubt(id: string, fault: Exclude<ReportResult, { ok: true }>): AttemptsOutcome {
  log("error", "gateway_fault", { attempt: id, reason: fault.reason, detail: fault.detail });
  return "unsure";
}
