import * as z from "zod";

/** 256 bits in base64url. */
const mailToken = z.string().regex(/^[\w-]{43}$/);

export function readMailToken(given: unknown): string | null {
  return mailToken.safeParse(given).data ?? null;
}

export function mailTokenOf(request: Request): string | null {
  return readMailToken(new URL(request.url).searchParams.get("token"));
}
