import { findTokenOwner, isLivingToken, spendVerificationToken } from "~/db/account/email-tokens.server";
import type { Database } from "~/db/core/connection.server";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { type RecheckRefusal, recheckPassword } from "./recheck-password.server";

/** Uses nothing up: mail programs open links beforehand. */
export async function canVerifyEmail(db: Database, token: string, now: number): Promise<boolean> {
  return isLivingToken(db, await digest(token), "verify", now);
}

/** Needs the password too: the mailbox's owner must not open an account whose password a stranger chose. */
export async function verifyEmail(
  context: Pick<Context, "db" | "now" | "passwords" | "limits">,
  given: { token: string; password: string; address: string },
): Promise<{ ok: true; email: string } | { ok: false; reason: "dead" } | RecheckRefusal> {
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
  return spent ? { ok: true, email: owner.email } : { ok: false, reason: "dead" };
}
