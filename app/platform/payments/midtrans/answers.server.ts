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

export function reportFrom(body: z.infer<typeof reportSchema>): GatewayReport {
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
    transactionId: body.transaction_id ?? null,
    ...(refundAmount === null ? {} : { refundAmount }),
    ...(refunds === undefined ? {} : { refunds }),
  };
}
