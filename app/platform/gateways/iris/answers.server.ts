import * as z from "zod";
import type { PayoutCause, PayoutReport, PayoutStatus } from "~/payouts/payout";
import type { JsonResponse } from "../../calls.server";
import { rupiahIn } from "../../money";
import { sameText, sha512 } from "../../secrets.server";
import { isId } from "../../strings";
import type { PayoutFault, ReadPayoutNotification } from "../ports.server";

const text = z.string().max(1000);
const textOrNumber = z.union([text, z.number().transform(String)]);
const reference = z.string().min(1).max(100);

export const createdSchema = z.object({
  payouts: z.array(z.object({ status: text, reference_no: reference })).length(1),
});

export const validatedSchema = z.object({
  account_name: z.string().min(1).max(200),
  account_no: text.nullish(),
});

export const balanceSchema = z.object({ balance: textOrNumber });

const detailsSchema = z.object({
  reference_no: reference,
  amount: textOrNumber,
  status: text,
  notes: text.nullish(),
  error_code: textOrNumber.nullish(),
});

const problemSchema = z.object({
  error_message: text.nullish(),
  errors: z.unknown().optional(),
});

const STATUSES: Record<string, PayoutStatus> = {
  queued: "waiting",
  approved: "released",
  processed: "sent",
  completed: "arrived",
  failed: "failed",
  rejected: "rejected",
};

/** The provider's error codes. 005 to 007 leave the outcome open and come without a final status. */
const CAUSES: Record<string, PayoutCause> = {
  "001": "account",
  "002": "account",
  "003": "account",
  "008": "bank",
  "009": "balance",
  "012": "account_blocked",
  "014": "wallet_full",
  "015": "wallet_full",
  "016": "balance",
};

export function causeOf(code: string | null | undefined): PayoutCause | null {
  return code ? (CAUSES[code.padStart(3, "0")] ?? "other") : null;
}

export function reportIn({ body }: JsonResponse, asked: string): PayoutReport | null {
  const parsed = detailsSchema.safeParse(body);
  if (!parsed.success || parsed.data.reference_no !== asked) return null;
  const { amount, notes, error_code } = parsed.data;
  const status = STATUSES[parsed.data.status];
  if (!status) return null;
  const cause = status === "rejected" ? "rejected" : status === "failed" ? causeOf(error_code) : null;
  return {
    reference: asked,
    status,
    amount: rupiahIn(amount),
    cause,
    attemptId: attemptIn(notes ?? ""),
  };
}

const NOTE = "JasaWarga ";

export function noteOf(attemptId: string): string {
  return `${NOTE}${attemptId}`;
}

function attemptIn(note: string): string | null {
  const id = note.startsWith(NOTE) ? note.slice(NOTE.length) : "";
  return isId(id) ? id : null;
}

export type ProviderError = { status: number; message: string; fields: readonly string[] };

export function providerErrorIn({ status, body }: JsonResponse): ProviderError | null {
  const parsed = problemSchema.safeParse(body);
  const { error_message, errors } = parsed.success ? parsed.data : {};
  if (status < 300 && !error_message && !errors) return null;
  const fields = errors && typeof errors === "object" && !Array.isArray(errors) ? Object.keys(errors) : [];
  const message = [error_message, errors === undefined ? "" : JSON.stringify(errors)]
    .filter(Boolean)
    .join(": ");
  return { status, message: (message || "no message").slice(0, 200), fields };
}

/** Status 429 and 500 or above leave open whether the payout was made. */
export function faultOf({ status, message }: ProviderError): PayoutFault {
  if (/idempotency.key is not unique/i.test(message))
    return { ok: false, reason: "key_used", detail: message };
  const reason = status >= 500 || status === 429 || status < 300 ? "unreachable" : "refused";
  const cause: PayoutCause = /balance/i.test(message) ? "balance" : "refused";
  return { ok: false, reason, ...(reason === "refused" ? { cause } : {}), detail: `${status} ${message}` };
}

const notificationSchema = z.object({
  reference_no: z.string().min(1).max(100).optional(),
  status: z.string().max(100),
  error_code: z.union([z.string().max(20), z.number().transform(String)]).nullish(),
});

/** The signature (a hash of body and key) proves the sender, not that the message is new. */
export async function readIrisNotification(
  raw: string,
  headers: Headers,
  merchantKey: string,
): Promise<ReadPayoutNotification> {
  const given = headers.get("Iris-Signature")?.trim().toLowerCase() ?? "";
  if (!sameText(await sha512(raw + merchantKey), given)) return { ok: false, reason: "forged" };
  const parsed = notificationSchema.safeParse(jsonIn(raw));
  if (!parsed.success) return { ok: false, reason: "junk" };
  // Top-ups are notified here too, without a payout's reference.
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
