import { createHash, timingSafeEqual } from "node:crypto";

/** Midtrans's notification signature: SHA-512 over the raw strings and the server key. */
export function signatureOf(orderId: string, statusCode: string, grossAmount: string, serverKey: string) {
  return createHash("sha512").update(`${orderId}${statusCode}${grossAmount}${serverKey}`).digest("hex");
}

/** Whether an Authorization header is Basic with the server key as user and an empty password. */
export function isAuthorized(header: string | undefined, serverKey: string): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${serverKey}:`).toString("base64")}`);
  const given = Buffer.from(header ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
