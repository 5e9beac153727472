import { createHash } from "node:crypto";
import type { InferInsertModel } from "drizzle-orm";
import type { gatewayNotifications } from "~/database/schema/money";
import { MINUTE } from "~/platform/dates";
import type { OrderScenario } from "../order-life";

type Row = InferInsertModel<typeof gatewayNotifications>;
type Attempt = OrderScenario["attempts"][number];

const STATUS_FIELDS: Record<string, { transaction_status: string; status_code: string }> = {
  paid: { transaction_status: "settlement", status_code: "200" },
  failed: { transaction_status: "deny", status_code: "202" },
};

/** One notification contradicts the gateway's status response. */
export function gatewayRows(scenarios: readonly OrderScenario[]): Row[] {
  const attempts = scenarios.flatMap((scenario) => scenario.attempts);
  const told = attempts.flatMap((attempt) => {
    const says = STATUS_FIELDS[attempt.status];
    return says ? [row(attempt, says, attempt.updatedAt, attempt.status)] : [];
  });
  const failed = attempts.find(({ status }) => status === "failed");
  const claimed = failed && STATUS_FIELDS.paid;
  return claimed ? [...told, row(failed, claimed, failed.updatedAt + 3 * MINUTE, null)] : told;
}

/** `outcome` is null for the contradicted notification. */
function row(attempt: Attempt, says: object, at: number, outcome: string | null): Row {
  const body = JSON.stringify({
    ...says,
    transaction_id: attempt.id,
    order_id: attempt.gatewayOrderId,
    gross_amount: `${attempt.amount}.00`,
    payment_type: attempt.method,
    currency: "IDR",
    transaction_time: new Date(at).toISOString(),
    signature_key: createHash("sha512").update(attempt.id).digest("hex"),
  });
  return {
    id: createHash("sha256").update(body).digest("hex"),
    gatewayOrderId: attempt.gatewayOrderId,
    body,
    receivedAt: at,
    processedAt: outcome === null ? null : at,
    outcome: outcome ?? "contradicted",
  };
}
