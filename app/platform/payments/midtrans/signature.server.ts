import { sameText, sha512 } from "../../core/digest.server";

export type SignedFields = {
  order_id: string;
  status_code: string;
  gross_amount: string;
  signature_key: string;
};

/** While a key is exchanged the gateway may sign with either. */
export async function isSignedByAny(serverKeys: readonly string[], fields: SignedFields): Promise<boolean> {
  const answers = await Promise.all(serverKeys.map((key) => isSignedBy(key, fields)));
  return answers.includes(true);
}

/** The signature covers nothing else: ask the gateway for the rest. */
export async function isSignedBy(serverKey: string, fields: SignedFields): Promise<boolean> {
  const { order_id, status_code, gross_amount, signature_key } = fields;
  const expected = await sha512(order_id + status_code + gross_amount + serverKey);
  return sameText(expected, signature_key.toLowerCase());
}
