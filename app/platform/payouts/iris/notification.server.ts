import * as z from "zod";
import { sameText, sha512 } from "../../core/digest.server";
import type { ReadPayoutNotification } from "../port.server";
import { causeOf } from "./answers.server";

const notificationSchema = z.object({
  reference_no: z.string().min(1).max(100).optional(),
  status: z.string().max(100),
  error_code: z.union([z.string().max(20), z.number().transform(String)]).nullish(),
});

/** A hash of the body as it came, followed by the merchant's key: it tells who sent it, not that it is new. */
export async function readIrisNotification(
  raw: string,
  headers: Headers,
  merchantKey: string,
): Promise<ReadPayoutNotification> {
  const given = headers.get("Iris-Signature")?.trim().toLowerCase() ?? "";
  if (!sameText(await sha512(raw + merchantKey), given)) return { ok: false, reason: "forged" };
  const parsed = notificationSchema.safeParse(jsonIn(raw));
  if (!parsed.success) return { ok: false, reason: "junk" };
  // Topping up is told here too, and names no payout.
  const { reference_no: reference = null, error_code } = parsed.data;
  return { ok: true, reference, cause: causeOf(error_code) };
}

function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
