/** No names, numbers of cards or accounts. */
const KEPT = [
  "order_id",
  "transaction_id",
  "transaction_status",
  "status_code",
  "fraud_status",
  "payment_type",
  "gross_amount",
  "currency",
  "merchant_id",
  "transaction_time",
  "settlement_time",
  "refund_amount",
] as const;
const KEPT_OF_FEES = ["original_amount", "gross_amount", "customer_imposed_payment_fee"] as const;
const KEPT_OF_REFUNDS = ["refund_key", "refund_amount", "created_at"] as const;

export function keptBody(body: string): string {
  const said = objectIn(body);
  const fee = feeStatement(said);
  const metadataFee = feeStatement(Object(said.metadata));
  const refunds = Array.isArray(said.refunds) ? said.refunds : [];
  return JSON.stringify({
    ...picked(said, KEPT),
    ...fee,
    ...(metadataFee ? { metadata: metadataFee } : {}),
    ...(refunds.length > 0 ? { refunds: refunds.map((one) => picked(one, KEPT_OF_REFUNDS)) } : {}),
  });
}

/** Amounts of a fee that the buyer paid on top of our price; null where none are stated. */
function feeStatement(from: Record<string, unknown>) {
  const info = Object(Object(from.extra_info).gross_amount_info);
  const amounts = picked(info, KEPT_OF_FEES);
  return Object.keys(amounts).length === 0 ? null : { extra_info: { gross_amount_info: amounts } };
}

function objectIn(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

function picked(from: unknown, names: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = Object(from);
  return Object.fromEntries(
    names
      .filter((name) => ["string", "number"].includes(typeof fields[name]))
      .map((name) => [name, fields[name]]),
  );
}
