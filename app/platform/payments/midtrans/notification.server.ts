import * as z from "zod";
import type { ReadNotification } from "../port.server";
import { foreignAnswer, reportFrom, reportSchema } from "./answers.server";
import { isSignedByAny } from "./signature.server";

const notificationSchema = reportSchema.extend({
  order_id: z.string().min(1).max(50),
  signature_key: z.string().length(128),
});

type Signing = { serverKey: string; olderKeys?: readonly string[]; merchantId: string };

export async function readGatewayNotification(
  raw: string,
  { serverKey, olderKeys = [], merchantId }: Signing,
): Promise<ReadNotification> {
  const parsed = notificationSchema.safeParse(jsonIn(raw));
  if (!parsed.success) return { ok: false, reason: "junk" };
  if (!(await isSignedByAny([serverKey, ...olderKeys], parsed.data))) return { ok: false, reason: "forged" };
  return { ok: true, report: reportFrom(parsed.data), foreign: foreignAnswer(parsed.data, merchantId) };
}

function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
