import { z } from "zod";
import { type Foreign, foreignIn, type GatewayReport, parseGrossAmount } from "~/domain/money/payment";
import type { Answer } from "./call.server";

/** The gateway said no: its status code, from the body where it has one (`status_code`), else of HTTP. */
export type Problem = { code: number; message: string };

const text = z.string().max(1000);
const textOrNumber = z.union([text, z.number().transform(String)]);

export const createdSchema = z.object({
  token: z.string().min(1).max(200),
  redirect_url: z.url({ protocol: /^https?$/ }),
});

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
  refunds: z
    .array(z.object({ refund_key: text.nullish(), refund_amount: textOrNumber }))
    .max(100)
    .nullish(),
});

/** To a request to give money back: about this one refund, where a report is about all of them. */
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

/**
 * What the gateway refused, or null. An error can come with HTTP 200 and its code in the body;
 * 407 with a transaction is no error but how an expired one is reported.
 */
export function problemIn(answer: Answer): Problem | null {
  const parsed = problemSchema.safeParse(answer.body);
  const body = parsed.success ? parsed.data : {};
  const stated = Number(body.status_code);
  const code = answer.status >= 300 ? answer.status : stated;
  if (!(code >= 300)) return null;
  if (code === 407 && body.transaction_status !== undefined) return null;
  const message = body.status_message ?? body.error_messages?.join("; ") ?? "no message";
  return { code, message: message.slice(0, 300) };
}

/** Why an answer is nothing of ours, or null. */
export function foreignAnswer(body: z.infer<typeof reportSchema>, ourMerchantId: string): Foreign | null {
  const { currency = null, merchant_id: merchantId = null } = body;
  return foreignIn({ currency, merchantId }, ourMerchantId);
}

export function reportFrom(body: z.infer<typeof reportSchema>): GatewayReport {
  const refundAmount = body.refund_amount == null ? null : parseGrossAmount(body.refund_amount);
  const refunds = body.refunds?.flatMap(({ refund_key: key, refund_amount }) => {
    const amount = parseGrossAmount(refund_amount);
    return key == null || amount === null ? [] : [{ key, amount }];
  });
  return {
    gatewayOrderId: body.order_id,
    statusCode: body.status_code,
    transactionStatus: body.transaction_status,
    fraudStatus: body.fraud_status ?? null,
    paymentType: body.payment_type ?? null,
    grossAmount: body.gross_amount,
    amount: parseGrossAmount(body.gross_amount),
    transactionId: body.transaction_id ?? null,
    ...(refundAmount === null ? {} : { refundAmount }),
    ...(refunds === undefined ? {} : { refunds }),
  };
}
