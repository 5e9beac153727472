import { findTokenOwner, isLivingToken, spendVerificationToken } from "~/db/account/email-tokens.server";
import type { Database } from "~/db/core/connection.server";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { type RecheckRefusal, recheckPassword } from "./recheck-password.server";

/** Whether a link from a mail still works; looking at it, as mail programs do beforehand, uses nothing up. */
export async function canVerifyEmail(db: Database, token: string, now: number): Promise<boolean> {
  return isLivingToken(db, await digest(token), "verify", now);
}

/**
 * Uses the link up. It proves the mailbox, the password proves who signed up: with the link alone the owner of an
 * address would open an account whose password a stranger chose. "dead" when the link was used, has expired, or a
 * newer one was posted.
 */
export async function verifyEmail(
  context: Pick<Context, "db" | "now" | "passwords" | "limits">,
  given: { token: string; password: string; address: string },
): Promise<{ ok: true } | { ok: false; reason: "dead" } | RecheckRefusal> {
  const { db, now } = context;
  const token = await digest(given.token);
  const owner = await findTokenOwner(db, token, "verify", now);
  if (!owner) return { ok: false, reason: "dead" };
  const checked = await recheckPassword(
    context,
    { id: owner.userId, email: owner.email },
    {
      ...given,
      signedIn: false,
    },
  );
  if (!checked.ok) return checked;
  const spent = await spendVerificationToken(db, token, checked.forgiven, now);
  return spent ? { ok: true } : { ok: false, reason: "dead" };
}
