import * as z from "zod";
import { rupiahIn } from "~/domain/core/money";
import type { Foreign, GatewayReport } from "~/domain/money/payment";
import type { JsonAnswer } from "../../core/json-call.server";
import { attemptOutcome, isPart, isUnsettled } from "./outcome.server";

/** `code`: HTTP's where that is an error, else `status_code` of the body. */
export type Problem = { code: number; message: string };

const text = z.string().max(1000);
const textOrNumber = z.union([text, z.number().transform(String)]);

export const createdSchema = z.object({
  token: z.string().min(1).max(200),
  redirect_url: z.url({ protocol: /^https?$/ }),
});

/** Midtrans states what the buyer's fee was added to here; an unreadable statement counts as none. */
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

/** An error can come with HTTP 200 and its code in the body. 407 with a transaction reports an expired one. */
export function problemIn(answer: JsonAnswer): Problem | null {
  const parsed = problemSchema.safeParse(answer.body);
  const body = parsed.success ? parsed.data : {};
  const stated = Number(body.status_code);
  const code = answer.status >= 300 ? answer.status : stated;
  if (!(code >= 300)) return null;
  if (code === 407 && body.transaction_status !== undefined) return null;
  const message = body.status_message ?? body.error_messages?.join("; ") ?? "no message";
  return { code, message: message.slice(0, 300) };
}

/** Some answers (about cards) leave both fields out: we asked with our key about our order, so they are ours. */
export function foreignAnswer(body: z.infer<typeof reportSchema>, ourMerchantId: string): Foreign | null {
  const { currency = null, merchant_id: merchantId = null } = body;
  if (currency !== null && currency !== "IDR") return "foreign_currency";
  return merchantId !== null && merchantId !== ourMerchantId ? "foreign_merchant" : null;
}

/**
 * Returns the sum before a fee that the gateway charges the buyer on top, in rupiah.
 * Returns null without a fee, and for statements that contradict each other or `gross_amount`.
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
    ...(isPart(stated) ? { part: true } : {}),
    ...(isUnsettled(stated) ? { unsettled: true } : {}),
    method: body.payment_type ?? null,
    amount: rupiahIn(body.gross_amount),
    ...(beforeFee === null ? {} : { amountBeforeFee: beforeFee }),
    transactionId: body.transaction_id ?? null,
    ...(refundAmount === null ? {} : { refundAmount }),
    ...(refunds === undefined ? {} : { refunds }),
  };
}
