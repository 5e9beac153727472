import { deleteSession, insertSession, isOutrun } from "~/db/account/sessions.server";
import { markActive, replacePasswordHash, type UserAccount } from "~/db/account/users.server";
import { forgiveAttempt } from "~/db/core/attempt-counters.server";
import type { KnownDevice } from "~/platform/account/known-devices.server";
import { type Claim, sessionLifetime } from "~/platform/account/sessions.server";
import type { Context } from "~/platform/core/context.server";

export type SigningIn = {
  password: string;
  remember: boolean;
  device: string;
  knownDevice: KnownDevice | null;
  previous: Claim | null;
};

/** Null when the account changed since its password was verified; nothing is written then. */
export async function openSession(
  context: Context,
  user: UserAccount,
  attempt: SigningIn,
  counted: readonly string[],
): Promise<string[] | null> {
  const { db, now, passwords, sessions, knownDevices } = context;
  const { previous, remember } = attempt;
  const { id: userId, name, email, pictureUrl, unreadMessages, unreadNotifications, passwordHash } = user;
  const operator = user.operatorSince !== null;
  const shown = { name, email, pictureUrl, unreadMessages, unreadNotifications, operator };
  const hash = passwords.isOutdated(passwordHash) ? await passwords.hash(attempt.password) : passwordHash;
  const opened = await sessions.open({ userId, ...shown, remember });
  const id = await sessions.rowId(opened.token);
  const expiresAt = now + sessionLifetime(remember) * 1000;
  const rehash =
    hash === passwordHash ? [] : [replacePasswordHash(db, userId, { from: passwordHash, to: hash })];
  const replaced = previous ? [deleteSession(db, previous.rowId)] : [];
  try {
    await db.batch([
      // Before the hash is renewed: it asks for the one that was verified.
      insertSession(db, { id, of: user, device: attempt.device, now, expiresAt }),
      ...(counted.length > 0 ? [forgiveAttempt(db, counted, now)] : []),
      markActive(db, userId, now),
      ...rehash,
      ...replaced,
    ]);
  } catch (error) {
    if (!isOutrun(error)) throw error;
    context.defer(sessions.forget([id]));
    return null;
  }
  if (previous) context.defer(sessions.close({ id: previous.sessionId }));
  return [
    opened.cookie,
    await knownDevices.remember(attempt.knownDevice, { id: userId, passwordHash: hash }),
  ];
}
