import { accountByEmail, accountById } from "~/db/account/users.server";
import { countAttempt, secondsToNextHour } from "~/db/core/attempt-counters.server";
import type { KnownDevice } from "~/platform/account/known-devices.server";
import { ADDRESS_TRIES_AN_HOUR, LIMIT_SECONDS } from "~/platform/account/limits.server";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { openSession, type SigningIn } from "./open-session.server";

export const FAILURES_AN_HOUR = 100;
/** More than anybody mistypes on their own browser, few enough for whoever has stolen its cookie. */
const FAILURES_OF_A_DEVICE = 30;

export const failuresOf = (account: string) => `login:${account}`;
export const failuresFrom = (address: string) => `login-address:${address}`;
const failuresOn = ({ id }: KnownDevice) => `login-device:${id}`;

type LogInAttempt = SigningIn & { email: string; address: string };

export type LogInAnswer =
  | { ok: true; userId: string; cookies: string[]; suspended: boolean }
  | { ok: false; reason: "wrong" | "unverified" }
  | { ok: false; reason: "limited"; seconds: number };

const LOOKS = 2;

/**
 * Unknown address and wrong password give one answer after the same work. A browser the account has used before
 * is refused for its own failures alone, else anybody could lock anybody out. Suspended people may log in.
 */
export async function logIn(context: Context, attempt: LogInAttempt): Promise<LogInAnswer> {
  const { db, now, passwords } = context;
  const account = await digest(attempt.email);
  const { limits } = context;
  const tooQuick = { ok: false, reason: "limited", seconds: LIMIT_SECONDS } as const;
  // A browser with a cookie has its own limit: strangers at the same address must not use it up.
  const place = attempt.knownDevice ? `device:${attempt.knownDevice.id}` : attempt.address;
  if (!(await limits.allowsLogin(place, account))) return tooQuick;
  const tries = await countTries(context, attempt, account);
  // The cookie is another account's: to this one the browser is a stranger.
  if (attempt.knownDevice && !tries.known && !(await limits.allowsLogin(attempt.address, account)))
    return tooQuick;
  if (!tries.allowed) return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };

  let { user } = tries;
  for (let look = 0; look < LOOKS; look += 1) {
    const matched = await passwords.verify(user?.passwordHash ?? null, attempt.password);
    if (!user || !matched) return { ok: false, reason: "wrong" };
    // Stays counted: such accounts are free to make, and a right password must not be free hashing.
    if (user.emailVerifiedAt === null) return { ok: false, reason: "unverified" };
    const cookies = await openSession(context, user, attempt, tries.counted);
    if (cookies) return { ok: true, userId: user.id, cookies, suspended: user.suspendedAt !== null };
    [user] = await accountById(db, user.id);
  }
  throw new Error("the account changes quicker than its password can be verified");
}

async function countTries(context: Context, { email, address, knownDevice }: LogInAttempt, account: string) {
  const { db, now, knownDevices } = context;
  const byDevice = knownDevice ? [countAttempt(db, failuresOn(knownDevice), FAILURES_OF_A_DEVICE, now)] : [];
  const [ofAccount, fromAddress, [user], onDevice = []] = await db.batch([
    countAttempt(db, failuresOf(account), FAILURES_AN_HOUR, now),
    countAttempt(db, failuresFrom(address), ADDRESS_TRIES_AN_HOUR, now),
    accountByEmail(db, email),
    ...byDevice,
  ]);
  const counted = [
    ...(ofAccount.length > 0 ? [failuresOf(account)] : []),
    ...(fromAddress.length > 0 ? [failuresFrom(address)] : []),
    ...(knownDevice && onDevice.length > 0 ? [failuresOn(knownDevice)] : []),
  ];
  const known =
    onDevice.length > 0 && !!knownDevice && !!user && (await knownDevices.knows(knownDevice, user));
  const allowed = known || (ofAccount.length > 0 && fromAddress.length > 0);
  return { known, allowed, counted, user };
}
