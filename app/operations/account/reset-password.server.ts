import { passwordChangedMail } from "~/copy/account/security-mail";
import { findTokenOwner, isLivingToken } from "~/db/account/email-tokens.server";
import { resetPasswordHash } from "~/db/account/password-changes.server";
import { countAttempt } from "~/db/core/attempt-counters.server";
import type { Database } from "~/db/core/connection.server";
import { isOwnersNameOrEmail } from "~/domain/account/password";
import type { KnownDevice } from "~/platform/account/known-devices.server";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { failuresOf } from "./log-in.server";

/** Uses nothing up: mail programs open links beforehand. */
export async function canResetPassword(db: Database, token: string, now: number): Promise<boolean> {
  return isLivingToken(db, await digest(token), "reset", now);
}

/** A double press makes two; more would be free hashing. */
const USES_AN_HOUR = 10;

/**
 * Ends every session. The cookie marks the browser as known, so that guesses at login cannot lock its owner out.
 * Returns null when the link does not work. "owners_name" leaves the link usable.
 */
export async function resetPassword(
  context: Context,
  wanted: { token: string; password: string; knownDevice: KnownDevice | null },
): Promise<{ userId: string; cookie: string } | "owners_name" | null> {
  const { db, env, now, passwords, sessions, knownDevices } = context;
  const token = await digest(wanted.token);
  // Asked first, so that a made-up link costs no hashing.
  const owner = await findTokenOwner(db, token, "reset", now);
  if (!owner) return null;
  if (isOwnersNameOrEmail(wanted.password, owner)) return "owners_name";
  const [used] = await countAttempt(db, `reset-link:${token}`, USES_AN_HOUR, now);
  if (!used) return null;
  const { userId } = owner;
  const hash = await passwords.hash(wanted.password);
  const ended = await resetPasswordHash(db, {
    userId,
    token,
    hash,
    failures: failuresOf(await digest(owner.email)),
    mail: passwordChangedMail(owner.email, `${env.appOrigin}/forgot-password`),
    now,
  });
  if (!ended) return null;
  context.defer(sessions.forget(ended));
  context.defer(sendOutbox(context));
  const cookie = await knownDevices.remember(wanted.knownDevice, { id: userId, passwordHash: hash });
  return { userId, cookie };
}
