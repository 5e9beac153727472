import { countAttempt, forgiveAttempt, secondsToNextHour } from "~/db/attempt-counters.server";
import { deleteSession, insertSession } from "~/db/sessions.server";
import { type Account, accountByEmail, markActive, replacePasswordHash } from "~/db/users.server";
import type { Context } from "~/platform/context.server";
import { LIMIT_SECONDS } from "~/platform/limits.server";
import { type AppSession, sessionLifetime } from "~/platform/sessions.server";
import { digest } from "~/platform/tokens.server";

export const FAILURES_AN_HOUR = 100;

/** Under which key an account's failures count; the account given by its address's digest. */
export const failuresOf = (account: string) => `login:${account}`;

export type LogInAttempt = {
  email: string;
  password: string;
  remember: boolean;
  /** The caller's network address, for the limits. */
  address: string;
  /** What the browser calls itself, for the list of sessions. */
  device: string;
  /** The session the browser brought along; it ends. */
  previous: AppSession;
};

export type LogInAnswer =
  | { ok: true; cookie: string; suspended: boolean }
  | { ok: false; reason: "wrong" | "unverified" }
  | { ok: false; reason: "limited"; seconds: number };

/**
 * Opens a session under a new token. An unknown address and a wrong password are one answer after the same work;
 * only who knows the password learns that the email is not verified. Who is suspended comes in: their money and their
 * say are inside.
 */
export async function logIn(context: Context, attempt: LogInAttempt): Promise<LogInAnswer> {
  const { db, now, passwords } = context;
  const account = await digest(attempt.email);
  if (!(await context.limits.allowsLogin(attempt.address, account))) {
    return { ok: false, reason: "limited", seconds: LIMIT_SECONDS };
  }
  const failures = failuresOf(account);
  const [counted, [user]] = await db.batch([
    countAttempt(db, failures, FAILURES_AN_HOUR, now),
    accountByEmail(db, attempt.email),
  ]);
  if (counted.length === 0) return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };

  const matched = await passwords.verify(user?.passwordHash ?? null, attempt.password);
  if (!user || !matched) return { ok: false, reason: "wrong" };
  if (user.emailVerifiedAt === null) {
    await forgiveAttempt(db, [failures], now);
    return { ok: false, reason: "unverified" };
  }
  const cookie = await openSession(context, user, attempt, failures);
  return { ok: true, cookie, suspended: user.suspendedAt !== null };
}

async function openSession(
  context: Context,
  user: Account,
  attempt: LogInAttempt,
  failures: string,
): Promise<string> {
  const { db, now, passwords, sessions } = context;
  const { previous, remember } = attempt;
  const { id: userId, name, email, pictureUrl, unreadMessages, unreadNotifications, passwordHash } = user;
  const operator = user.operatorSince !== null;
  const copy = { name, email, pictureUrl, unreadMessages, unreadNotifications, operator };
  const opened = await sessions.open({ userId, ...copy, remember });
  const session = {
    id: await sessions.rowId(opened.token),
    userId,
    device: attempt.device,
    now,
    expiresAt: now + sessionLifetime(remember) * 1000,
  };
  const rehash = passwords.isOutdated(passwordHash)
    ? [replacePasswordHash(db, userId, { from: passwordHash, to: await passwords.hash(attempt.password) })]
    : [];
  const replaced = previous.id ? [deleteSession(db, await sessions.rowId(previous.id))] : [];
  await db.batch([
    insertSession(db, session),
    forgiveAttempt(db, [failures], now),
    markActive(db, userId, now),
    ...rehash,
    ...replaced,
  ]);
  if (previous.id) context.defer(sessions.close(previous));
  return opened.cookie;
}
