import type { Database } from "~/db/core/connection.server";
import {
  markProcessed,
  noteOutcome,
  storeGatewayNotification,
} from "~/db/money/gateway-notifications.server";
import { type Foreign, type GatewayReport, hasCome, isForeign } from "~/domain/money/payment";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import type { PaymentGateway } from "~/platform/payments/port.server";
import { type NotRecorded, recordPayment } from "./record-payment.server";

/**
 * test: sent from the gateway's dashboard to try our address. contradicted: the gateway does not confirm it.
 * unreachable: the gateway could not be asked. foreign: about money that is not ours.
 */
export type NotificationReceipt =
  | "done"
  | "junk"
  | "test"
  | "forged"
  | "contradicted"
  | "unreachable"
  | Foreign
  | NotRecorded;

/** Only a reason to ask: the signature does not cover the status, so the gateway's answer counts. */
export async function receiveGatewayNotification(
  context: Context,
  gateway: PaymentGateway,
  raw: string,
): Promise<NotificationReceipt> {
  const { db, now } = context;
  const read = await gateway.readNotification(raw);
  if (!read.ok) return read.reason;

  const { report } = read;
  const id = await digest(raw);
  const kept = await storeGatewayNotification(db, {
    id,
    gateway: gateway.name,
    gatewayOrderId: report.gatewayOrderId,
    body: raw,
    receivedAt: now,
  });
  if (kept === "unknown") return "unknown_attempt";
  if (kept === "processed") return "done";

  if (read.foreign) return refuse(db, id, read.foreign);
  const asked = await gateway.status(report.gatewayOrderId);
  if (!asked.ok && isForeign(asked.reason)) return refuse(db, id, asked.reason);
  if (!asked.ok) {
    log("error", "gateway_fault", {
      attempt: report.gatewayOrderId,
      id,
      reason: asked.reason,
      detail: asked.detail,
    });
    return "unreachable";
  }
  if (asked.report === null || contradicts(report, asked.report)) {
    await noteOutcome(db, id, "contradicted");
    return "contradicted";
  }
  const done = markProcessed(db, id, asked.report.outcome, now);
  const recorded = await recordPayment(context, asked.report, [done]);
  if (recorded.ok) return "done";
  return refuse(db, id, recorded.reason);
}

async function refuse<Why extends Foreign | NotRecorded>(db: Database, id: string, why: Why): Promise<Why> {
  log("error", "notification_refused", { id, reason: why });
  await noteOutcome(db, id, why);
  return why;
}

function contradicts(claim: GatewayReport, truth: GatewayReport): boolean {
  if (!hasCome(claim.outcome)) return false;
  return !hasCome(truth.outcome) || claim.transactionId !== truth.transactionId;
}
