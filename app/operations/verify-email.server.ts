import type { Database } from "~/db/connection.server";
import { isLivingToken, spendVerificationToken } from "~/db/email-tokens.server";
import { digest } from "~/platform/tokens.server";

/** Whether a link from a mail still works; looking at it, as mail programs do beforehand, uses nothing up. */
export async function canVerifyEmail(db: Database, token: string, now: number): Promise<boolean> {
  return isLivingToken(db, await digest(token), "verify", now);
}

/** Uses the link up. False when it was used, has expired, or a newer one was posted. */
export async function verifyEmail(db: Database, token: string, now: number): Promise<boolean> {
  return spendVerificationToken(db, await digest(token), now);
}
