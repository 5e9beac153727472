import { findTokenOwner, isLivingToken, spendVerificationToken } from "~/db/account/email-tokens.server";
import type { Database } from "~/db/core/connection.server";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { openSession, type SigningIn } from "./open-session.server";
import { type RecheckRefusal, recheckPassword } from "./recheck-password.server";

/** Uses nothing up: mail programs open links beforehand. */
export async function canVerifyEmail(db: Database, token: string, now: number): Promise<boolean> {
  return isLivingToken(db, await digest(token), "verify", now);
}

type Verified = {
  ok: true;
  userId: string;
  email: string;
  suspended: boolean;
  /** Null where the account changed meanwhile: then its owner is still to log in. */
  cookies: string[] | null;
};

/**
 * Needs the password too: the mailbox's owner must not open an account whose password a stranger chose. Who knows both
 * is logged in.
 */
export async function verifyEmail(
  context: Context,
  given: SigningIn & { token: string; address: string },
): Promise<Verified | { ok: false; reason: "dead" } | RecheckRefusal> {
  const { db, now } = context;
  const token = await digest(given.token);
  const owner = await findTokenOwner(db, token, "verify", now);
  if (!owner) return { ok: false, reason: "dead" };
  const { userId, email } = owner;
  const { password, address } = given;
  const checked = await recheckPassword(
    context,
    { id: userId, email },
    { password, address, signedIn: false },
  );
  if (!checked.ok) return checked;
  const { account, forgiven } = checked;
  if (!(await spendVerificationToken(db, token, forgiven, now))) return { ok: false, reason: "dead" };
  const cookies = await openSession(context, account, given, []);
  return { ok: true, userId, email, suspended: account.suspendedAt !== null, cookies };
}
