import * as z from "zod";
import type { ReadNotification } from "../port.server";
import { foreignAnswer, reportFrom, reportSchema } from "./answers.server";
import { isSignedBy } from "./signature.server";

const notificationSchema = reportSchema.extend({
  order_id: z.string().min(1).max(50),
  signature_key: z.string().length(128),
});

export async function readGatewayNotification(
  raw: string,
  { serverKey, merchantId }: { serverKey: string; merchantId: string },
): Promise<ReadNotification> {
  const parsed = notificationSchema.safeParse(jsonIn(raw));
  if (!parsed.success) return { ok: false, reason: "junk" };
  if (!(await isSignedBy(serverKey, parsed.data))) return { ok: false, reason: "forged" };
  return { ok: true, report: reportFrom(parsed.data), foreign: foreignAnswer(parsed.data, merchantId) };
}

function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
