import { z } from "zod";

/** 256 bits as our links carry them; anything else never was a token. */
const mailToken = z.string().regex(/^[\w-]{43}$/);

export function readMailToken(given: unknown): string | null {
  return mailToken.safeParse(given).data ?? null;
}
