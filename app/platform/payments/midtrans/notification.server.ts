import { z } from "zod";
import type { Foreign, GatewayReport } from "~/domain/money/payment";
import { foreignAnswer, reportFrom, reportSchema } from "./answers.server";
import type { SignedFields } from "./signature.server";

const notificationSchema = reportSchema.extend({
  order_id: z.string().min(1).max(50),
  signature_key: z.string().length(128),
});

/** `foreign`: why it claims nothing of ours, else null. */
export type ReadNotification = { claim: GatewayReport; signed: SignedFields; foreign: Foreign | null };

/** What a notification claims, and the fields its signature covers; null for a body that is none. */
export function readNotification(raw: string, ourMerchantId: string): ReadNotification | null {
  let body: unknown;
  try {
    body = JSON.parse(raw);
  } catch {
    return null;
  }
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success) return null;
  const { order_id, status_code, gross_amount, signature_key } = parsed.data;
  return {
    claim: reportFrom(parsed.data),
    signed: { order_id, status_code, gross_amount, signature_key },
    foreign: foreignAnswer(parsed.data, ourMerchantId),
  };
}
