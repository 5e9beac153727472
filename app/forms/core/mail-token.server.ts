import { z } from "zod";

/** 256 bits as our links carry them; anything else never was a token. */
const mailToken = z.string().regex(/^[\w-]{43}$/);

export function readMailToken(given: unknown): string | null {
  return mailToken.safeParse(given).data ?? null;
}

/** The token in the address that a mail's link led to; null when there is none that could ever have been one. */
export function mailTokenOf(request: Request): string | null {
  return readMailToken(new URL(request.url).searchParams.get("token"));
}
