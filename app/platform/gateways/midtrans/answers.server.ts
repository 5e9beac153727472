import * as z from "zod";
import type { AttemptStatus, ForeignReason, GatewayReport } from "~/payments/payment";
import type { JsonResponse } from "../../calls.server";
import { rupiahIn } from "../../money";
import { sameText, sha512 } from "../../secrets.server";
import type { ReadNotification } from "../ports.server";

type MidtransStatus = { statusCode: string; transactionStatus: string; fraudStatus: string | null };

/** An unknown status is `pending`, so that no money moves. A partial refund is also `refunded`. */
export function attemptOutcome(stated: MidtransStatus): AttemptStatus {
  switch (stated.transactionStatus) {
    case "settlement":
      return stated.statusCode === "200" ? "paid" : "pending";
    case "capture":
      return captureOutcome(stated);
    case "deny":
    case "failure":
      return "failed";
    case "cancel":
      return "cancelled";
    case "expire":
      return "expired";
    case "refund":
    case "partial_refund":
      return "refunded";
    case "chargeback":
    case "partial_chargeback":
      return "charged_back";
    default:
      return "pending";
  }
}

function captureOutcome({ statusCode, fraudStatus }: MidtransStatus): AttemptStatus {
  if (fraudStatus === "challenge") return "review";
  if (fraudStatus === "deny") return "failed";
  return fraudStatus === "accept" && statusCode === "200" ? "paid" : "pending";
}

export function isPartialRefund({ transactionStatus }: MidtransStatus): boolean {
  return transactionStatus === "partial_refund" || transactionStatus === "partial_chargeback";
}

/** A charged but unsettled card cannot be refunded yet. */
export function isUnsettled({ transactionStatus }: MidtransStatus): boolean {
  return transactionStatus === "capture";
}

/** `code` is the HTTP status if it is an error, otherwise `status_code` of the body. */
export type GatewayError = { code: number; message: string };

const text = z.string().max(1000);
const textOrNumber = z.union([text, z.number().transform(String)]);

export const createdSchema = z.object({
  token: z.string().min(1).max(200),
  redirect_url: z.url({ protocol: /^https?$/ }),
});

/** An unreadable statement about an added fee counts as missing. */
const feeSchema = z
  .object({
    gross_amount_info: z.object({
      original_amount: textOrNumber,
      gross_amount: textOrNumber.nullish(),
      customer_imposed_payment_fee: textOrNumber.nullish(),
    }),
  })
  .nullish()
  .catch(null);

export const reportSchema = z.object({
  order_id: text,
  status_code: textOrNumber,
  transaction_status: text,
  gross_amount: textOrNumber,
  fraud_status: text.nullish(),
  payment_type: text.nullish(),
  transaction_id: text.nullish(),
  currency: text.nullish(),
  merchant_id: textOrNumber.nullish(),
  refund_amount: textOrNumber.nullish(),
  extra_info: feeSchema,
  metadata: z.object({ extra_info: feeSchema }).nullish().catch(null),
  refunds: z
    .array(z.object({ refund_key: text.nullish(), refund_amount: textOrNumber }))
    .max(100)
    .nullish(),
});

export const refundedSchema = reportSchema.omit({ refunds: true }).extend({
  refund_key: text,
  refund_amount: textOrNumber,
});

const problemSchema = z.object({
  status_code: textOrNumber.optional(),
  status_message: text.optional(),
  error_messages: z.array(text).optional(),
  transaction_status: text.optional(),
});

/** An error may have HTTP 200 and its code in the body. 407 with a transaction means expired. */
export function gatewayErrorIn(answer: JsonResponse): GatewayError | null {
  const parsed = problemSchema.safeParse(answer.body);
  const body = parsed.success ? parsed.data : {};
  const stated = Number(body.status_code);
  const code = answer.status >= 300 ? answer.status : stated;
  if (!(code >= 300)) return null;
  if (code === 407 && body.transaction_status !== undefined) return null;
  const message = body.status_message ?? body.error_messages?.join("; ") ?? "no message";
  return { code, message: message.slice(0, 300) };
}

/** Some card answers omit both fields. We asked with our key about our order, so they are ours. */
export function foreignAnswer(
  body: z.infer<typeof reportSchema>,
  ourMerchantId: string,
): ForeignReason | null {
  const { currency = null, merchant_id: merchantId = null } = body;
  if (currency !== null && currency !== "IDR") return "foreign_currency";
  return merchantId !== null && merchantId !== ourMerchantId ? "foreign_merchant" : null;
}

/**
 * Returns the amount before a fee that the gateway adds for the buyer. Null without a fee, and if the
 * statements contradict each other or `gross_amount`.
 */
export function amountBeforeFee(
  body: Pick<z.infer<typeof reportSchema>, "gross_amount" | "extra_info" | "metadata">,
): number | null {
  const gross = rupiahIn(body.gross_amount);
  const stated = [body.extra_info, body.metadata?.extra_info].flatMap((info) =>
    info ? [info.gross_amount_info] : [],
  );
  const [first] = stated;
  if (gross === null || !first) return null;
  const original = rupiahIn(first.original_amount);
  if (original === null || original >= gross) return null;
  const agrees = stated.every(
    ({ original_amount, gross_amount, customer_imposed_payment_fee: fee }) =>
      rupiahIn(original_amount) === original &&
      (gross_amount == null || rupiahIn(gross_amount) === gross) &&
      (fee == null || rupiahIn(fee) === gross - original),
  );
  return agrees ? original : null;
}

export function reportFrom(body: z.infer<typeof reportSchema>): GatewayReport {
  const beforeFee = amountBeforeFee(body);
  const refundAmount = body.refund_amount == null ? null : rupiahIn(body.refund_amount);
  const refunds = body.refunds?.flatMap(({ refund_key: key, refund_amount }) => {
    const amount = rupiahIn(refund_amount);
    return key == null || amount === null ? [] : [{ key, amount }];
  });
  const stated = {
    statusCode: body.status_code,
    transactionStatus: body.transaction_status,
    fraudStatus: body.fraud_status ?? null,
  };
  return {
    gatewayOrderId: body.order_id,
    outcome: attemptOutcome(stated),
    ...(isPartialRefund(stated) ? { part: true } : {}),
    ...(isUnsettled(stated) ? { unsettled: true } : {}),
    method: body.payment_type ?? null,
    amount: rupiahIn(body.gross_amount),
    ...(beforeFee === null ? {} : { amountBeforeFee: beforeFee }),
    transactionId: body.transaction_id ?? null,
    ...(refundAmount === null ? {} : { refundAmount }),
    ...(refunds === undefined ? {} : { refunds }),
  };
}

export type SignedFields = {
  order_id: string;
  status_code: string;
  gross_amount: string;
  signature_key: string;
};

/** During a key rotation the gateway may sign with either key. */
export async function isSignedByAny(serverKeys: readonly string[], fields: SignedFields): Promise<boolean> {
  const answers = await Promise.all(serverKeys.map((key) => isSignedBy(key, fields)));
  return answers.includes(true);
}

/** The signature covers only these fields, so the rest must be queried from the gateway. */
export async function isSignedBy(serverKey: string, fields: SignedFields): Promise<boolean> {
  const { order_id, status_code, gross_amount, signature_key } = fields;
  const expected = await sha512(order_id + status_code + gross_amount + serverKey);
  return sameText(expected, signature_key.toLowerCase());
}

const notificationSchema = reportSchema.extend({
  order_id: z.string().min(1).max(50),
  signature_key: z.string().length(128),
});

/** The dashboard's button "Test notification URL" sends a made-up payment with such a number. */
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
