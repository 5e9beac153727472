import * as z from "zod";
import type { ReadNotification } from "../port.server";
import { foreignAnswer, reportFrom, reportSchema } from "./answers.server";
import { isSignedByAny } from "./signature.server";

const notificationSchema = reportSchema.extend({
  order_id: z.string().min(1).max(50),
  signature_key: z.string().length(128),
});

/** The dashboard's button "Test notification URL" sends a made-up payment under such a number. */
const testSchema = z.object({ order_id: z.string().startsWith("payment_notif_test_") });

type Signing = { serverKey: string; olderKeys?: readonly string[]; merchantId: string };

export async function readGatewayNotification(
  raw: string,
  { serverKey, olderKeys = [], merchantId }: Signing,
): Promise<ReadNotification> {
  const body = jsonIn(raw);
  // Its signature does not matter, because nothing is booked or stored.
  if (testSchema.safeParse(body).success) return { ok: false, reason: "test" };
  const parsed = notificationSchema.safeParse(body);
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
