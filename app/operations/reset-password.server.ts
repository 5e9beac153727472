import type { Database } from "~/db/connection.server";
import { findTokenOwner, isLivingToken } from "~/db/email-tokens.server";
import { resetPasswordHash } from "~/db/password-changes.server";
import { passwordChangedMail } from "~/domain/security-mail";
import type { Context } from "~/platform/context.server";
import { digest } from "~/platform/tokens.server";
import { failuresOf } from "./log-in.server";
import { sendOutbox } from "./send-outbox.server";

/** Whether a reset link still works; looking at it, as mail programs do beforehand, uses nothing up. */
export async function canResetPassword(db: Database, token: string, now: number): Promise<boolean> {
  return isLivingToken(db, await digest(token), "reset", now);
}

/**
 * Uses a reset link up: the new password counts, every session of its person ends at once, and a mail tells them.
 * Gives whose it was; null when the link was used, has expired, or a newer one was posted.
 */
export async function resetPassword(
  context: Context,
  wanted: { token: string; password: string },
): Promise<{ userId: string } | null> {
  const { db, env, now, passwords, sessions } = context;
  const token = await digest(wanted.token);
  // Asked first, so that a made-up link costs no hashing.
  const owner = await findTokenOwner(db, token, "reset", now);
  if (!owner) return null;
  const ended = await resetPasswordHash(db, {
    userId: owner.userId,
    token,
    hash: await passwords.hash(wanted.password),
    failures: failuresOf(await digest(owner.email)),
    mail: passwordChangedMail(owner.email, `${env.appOrigin}/forgot-password`),
    now,
  });
  if (!ended) return null;
  context.defer(sessions.forget(ended));
  context.defer(sendOutbox(context));
  return { userId: owner.userId };
}
