import { countAttempt, forgiveAttempt, secondsToNextHour } from "~/database/attempt-counters.server";
import { type Database, isNullViolation, isUniqueViolation } from "~/database/connection.server";
import { outboxRow } from "~/database/outbox.server";
import { type AnswersOf, type BatchStatement, newId } from "~/database/statements.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { MINUTE } from "~/platform/dates";
import { withMailedReturn } from "~/platform/forms/return-path";
import { digest, randomToken } from "~/platform/secrets.server";
import { cleanLine, cutText } from "~/platform/strings";
import { imitatesOurName, isMisleadingName, isMisleadingTitle, isOnlyRole, type NameSurface } from "./impersonation";
import { ADDRESS_TRIES_AN_HOUR, LIMIT_SECONDS } from "./login.server";
import {
  accountByEmail,
  accountById,
  deleteExpiredTokens,
  findTokenOwner,
  hasCurrentToken,
  insertConsents,
  insertPendingLogin,
  insertUser,
  markActive,
  replaceEmailToken,
  replacePasswordHash,
  resetPasswordHash,
  selectBarred,
  spendVerificationToken,
  type UserAccount,
} from "./login-queries.server";
import {
  alreadyRegisteredMail,
  barredAddressMail,
  LINK_MINUTES,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from "./mail-text";
import { isOwnersNameOrEmail } from "./password";
import type { ConsentPurpose } from "./person";
import { storeRefusedName } from "./refused-name-queries.server";
import { deleteSession, insertSession, isSessionVersionConflict } from "./session-queries.server";
import { barredPrefixes, type KnownDevice, type SessionClaim, sessionLifetime } from "./sessions.server";

const MAILS_AN_HOUR = 5;

/** Counts a mail to an address (stored as a digest). Returns no row if its hourly limit is reached. */
export function countMail(db: Database, account: string, now: number) {
  return countAttempt(db, `signup-mail:${account}`, MAILS_AN_HOUR, now);
}

async function issueVerification(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  user: { id: string; email: string },
  back: string | null,
) {
  const token = randomToken();
  const link = withMailedReturn(`${env.appOrigin}/verify-email?token=${token}`, back);
  return [
    replaceEmailToken(db, {
      hash: await digest(token),
      userId: user.id,
      kind: "verify",
      now,
      expiresAt: now + LINK_MINUTES * MINUTE,
    }),
    outboxRow(db, verificationMail(user.email, link), now),
  ] as const;
}

type SigningIn = {
  /** The verified password, to renew an outdated hash. Null after a second step, because its form has no password. */
  password: string | null;
  remember: boolean;
  device: string;
  knownDevice: KnownDevice | null;
  previous: SessionClaim | null;
};

/**
 * Returns null without writing if the account changed since its password was verified. `hasSecondStep` is true after
 * a code or a passkey. If it is false, an account with two steps gets no session.
 */
export async function openSession(
  context: Context,
  user: UserAccount,
  attempt: SigningIn,
  counted: readonly string[],
  hasSecondStep = false,
): Promise<string[] | null> {
  const { db, now, passwords, sessions, knownDevices } = context;
  const { previous, remember } = attempt;
  const { id: userId, name, email, pictureUrl, unreadMessages, unreadNotifications, passwordHash } = user;
  const operator = user.operatorSince !== null && hasSecondStep;
  const shown = { name, email, pictureUrl, unreadMessages, unreadNotifications, operator };
  const hash =
    attempt.password !== null && passwords.isOutdated(passwordHash)
      ? await passwords.hash(attempt.password)
      : passwordHash;
  const opened = await sessions.open({ userId, ...shown, remember });
  const id = await sessions.idOf(opened.token);
  const expiresAt = now + sessionLifetime(remember) * 1000;
  const rehash = hash === passwordHash ? [] : [replacePasswordHash(db, userId, { from: passwordHash, to: hash })];
  const replaced = previous ? [deleteSession(db, previous.sessionId)] : [];
  try {
    await db.batch([
      // This statement must precede the one that renews the hash, because it checks the verified hash.
      insertSession(db, { id, of: user, hasSecondStep, device: attempt.device, now, expiresAt }),
      ...(counted.length > 0 ? [forgiveAttempt(db, counted, now)] : []),
      markActive(db, userId, now),
      ...rehash,
      ...replaced,
    ]);
  } catch (error) {
    if (!isSessionVersionConflict(error)) throw error;
    context.defer(sessions.forget([id]));
    return null;
  }
  if (previous) context.defer(sessions.close(previous.token));
  return [opened.cookie, await knownDevices.remember(attempt.knownDevice, { id: userId, passwordHash: hash })];
}

export const FAILURES_AN_HOUR = 100;
/** The failures of a known browser in an hour. People mistype less often, and a stolen cookie gives no more tries. */
const FAILURES_OF_A_DEVICE = 30;

export const failureCounter = (account: string) => `login:${account}`;
export const failuresFrom = (address: string) => `login-address:${address}`;
const failuresOn = ({ id }: KnownDevice) => `login-device:${id}`;

type LogInAttempt = SigningIn & { password: string; email: string; address: string };

export type LogInAnswer =
  | { ok: true; userId: string; cookies: string[]; suspended: boolean }
  | { ok: false; reason: "wrong" | "unverified" }
  /** The password is correct. `token` identifies the login at its second step. */
  | { ok: false; reason: "second_step"; token: string }
  | { ok: false; reason: "limited"; seconds: number };

const LOOKS = 2;

type AllowedLogIn = { ok: true; user: UserAccount | undefined; counted: readonly string[] };

/**
 * Counts the try and reads the account before a password is checked. A known browser is limited only by its own
 * failures, so that nobody can lock the owner out.
 */
export async function allowLogIn(
  context: Context,
  attempt: LogInAttempt,
): Promise<AllowedLogIn | Extract<LogInAnswer, { reason: "limited" }>> {
  const { limits, now } = context;
  const account = await digest(attempt.email);
  const tooQuick = { ok: false, reason: "limited", seconds: LIMIT_SECONDS } as const;
  // A browser with the cookie has its own limit, which strangers at the same address cannot use up.
  const place = attempt.knownDevice ? `device:${attempt.knownDevice.id}` : attempt.address;
  if (!(await limits.allowsLogin(place, account))) return tooQuick;
  const tries = await countTries(context, attempt, account);
  // The cookie belongs to another account, so the browser is unknown to this one.
  if (attempt.knownDevice && !tries.known && !(await limits.allowsLogin(attempt.address, account))) return tooQuick;
  if (!tries.allowed) return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };
  return { ok: true, user: tries.user, counted: tries.counted };
}

/**
 * Checks the password and opens the session. An unknown address and a wrong password get one answer after the
 * same work. Suspended users may log in.
 */
export async function verifyLogIn(
  context: Context,
  attempt: SigningIn & { password: string },
  { user, counted }: AllowedLogIn,
): Promise<LogInAnswer> {
  const { db, passwords } = context;
  for (let look = 0; look < LOOKS; look += 1) {
    const matched = await passwords.verify(user?.passwordHash ?? null, attempt.password);
    if (!user || !matched) return { ok: false, reason: "wrong" };
    // The try stays counted: such accounts are free to create, and a correct password must not allow unlimited hashing.
    if (user.emailVerifiedAt === null) return { ok: false, reason: "unverified" };
    if (user.twoStepsSince !== null) {
      const token = await openSecondStep(context, user, attempt, counted);
      if (token) return { ok: false, reason: "second_step", token };
      [user] = await accountById(db, user.id);
      continue;
    }
    const cookies = await openSession(context, user, attempt, counted);
    if (cookies) return { ok: true, userId: user.id, cookies, suspended: user.suspendedAt !== null };
    [user] = await accountById(db, user.id);
  }
  throw new Error("the account changes quicker than its password can be verified");
}

/** Returns null without writing if the password changed since it was verified. */
async function openSecondStep(
  { db, now, passwords }: Context,
  user: UserAccount,
  { password, remember }: { password: string; remember: boolean },
  counted: readonly string[],
): Promise<string | null> {
  const token = randomToken();
  const { id: userId, passwordHash: from } = user;
  const to = passwords.isOutdated(from) ? await passwords.hash(password) : from;
  try {
    await db.batch([
      ...(to === from ? [] : [replacePasswordHash(db, userId, { from, to })]),
      insertPendingLogin(db, { id: await digest(token), userId, passwordHash: to, remember }, now),
      ...(counted.length > 0 ? [forgiveAttempt(db, counted, now)] : []),
    ] as unknown as [BatchStatement]);
    return token;
  } catch (error) {
    if (isNullViolation(error, "pending_logins.user_id")) return null;
    throw error;
  }
}

async function countTries(context: Context, { email, address, knownDevice }: LogInAttempt, account: string) {
  const { db, now, knownDevices } = context;
  const byDevice = knownDevice ? [countAttempt(db, failuresOn(knownDevice), FAILURES_OF_A_DEVICE, now)] : [];
  const [ofAccount, fromAddress, [user], onDevice = []] = await db.batch([
    countAttempt(db, failureCounter(account), FAILURES_AN_HOUR, now),
    countAttempt(db, failuresFrom(address), ADDRESS_TRIES_AN_HOUR, now),
    accountByEmail(db, email),
    ...byDevice,
  ]);
  const counted = [
    ...(ofAccount.length > 0 ? [failureCounter(account)] : []),
    ...(fromAddress.length > 0 ? [failuresFrom(address)] : []),
    ...(knownDevice && onDevice.length > 0 ? [failuresOn(knownDevice)] : []),
  ];
  const known = onDevice.length > 0 && !!knownDevice && !!user && (await knownDevices.knows(knownDevice, user));
  const allowed = known || (ofAccount.length > 0 && fromAddress.length > 0);
  return { known, allowed, counted, user };
}

/**
 * Deletes the row first, because it decides whether the cookie is valid. Works while KV is unreadable.
 * Returns the cookie header that clears the session.
 */
export async function logOut(
  { db, sessions }: Pick<Context, "db" | "sessions">,
  claim: SessionClaim | null,
): Promise<string> {
  if (claim) await deleteSession(db, claim.sessionId);
  return sessions.close(claim?.token ?? "");
}

export type RecheckRefusal = { ok: false; reason: "wrong" } | { ok: false; reason: "limited"; seconds: number };

export type PasswordOwner = { id: string; email: string };
type RecheckContext = Pick<Context, "db" | "now" | "passwords" | "limits">;
type PasswordRecheck = { password: string; address: string; signedIn?: boolean };

const ownTries = (userId: string) => `recheck:${userId}`;

/**
 * Uses the limits of login, so that a stolen session cannot guess the password. The caller's batch includes
 * `failures` or `forgiven`.
 */
export async function recheckPassword<Alongside extends readonly BatchStatement[] = []>(
  context: RecheckContext,
  user: PasswordOwner,
  given: PasswordRecheck,
  alongside: readonly [...Alongside] = [] as unknown as [...Alongside],
) {
  const { db, now, passwords } = context;
  const tried = await countTry(context, user, given, alongside);
  if (!tried.allowed) return limited(tried.seconds);
  const { found, failures, alongside: read } = tried;
  const matched = await passwords.verify(found?.passwordHash ?? null, given.password);
  if (!found || !matched) return { ok: false, reason: "wrong", alongside: read } as const;
  return { ...passed(found, failures, forgiveAttempt(db, failures, now)), alongside: read };
}

async function countTry<Alongside extends readonly BatchStatement[]>(
  { db, now, limits }: RecheckContext,
  user: PasswordOwner,
  { address, signedIn = true }: PasswordRecheck,
  alongside: readonly [...Alongside],
) {
  const account = await digest(user.email);
  // A wrong password here counts at login too. Wrong passwords at login do not block a logged-in user here.
  const atLogin = await limits.allowsLogin(address, account);
  const inTime = signedIn ? await limits.allowsRecheck(address, user.id) : atLogin;
  if (!inTime) return { allowed: false, seconds: LIMIT_SECONDS } as const;
  const [byAnybody, fromAddress, byThem, [found], ...answers] = await db.batch([
    countAttempt(db, failureCounter(account), FAILURES_AN_HOUR, now),
    countAttempt(db, failuresFrom(address), ADDRESS_TRIES_AN_HOUR, now),
    countAttempt(db, ownTries(user.id), FAILURES_AN_HOUR, now),
    accountById(db, user.id),
    ...alongside,
  ]);
  const failures = [
    // A full counter did not count this attempt, so a success must not lower it.
    ...(byThem.length > 0 ? [ownTries(user.id)] : []),
    ...(byAnybody.length > 0 ? [failureCounter(account)] : []),
    ...(fromAddress.length > 0 ? [failuresFrom(address)] : []),
  ];
  const allowed = byThem.length > 0 && (signedIn || (byAnybody.length > 0 && fromAddress.length > 0));
  if (!allowed) return { allowed, seconds: secondsToNextHour(now) } as const;
  return { allowed, found, failures, alongside: answers as AnswersOf<Alongside> } as const;
}

export async function overHourlyLimit(
  forgiven: ReturnType<typeof forgiveAttempt>,
  now: number,
): Promise<RecheckRefusal> {
  await forgiven;
  return limited(secondsToNextHour(now));
}

function limited(seconds: number) {
  return { ok: false, reason: "limited", seconds } satisfies RecheckRefusal;
}

function passed(account: UserAccount, failures: readonly string[], forgiven: ReturnType<typeof forgiveAttempt>) {
  return { ok: true, account, failures, forgiven } as const;
}

const MAX_TYPED_LENGTH = 200;

type CheckedSurface = Exclude<NameSurface, "about">;

const IS_REFUSED: Record<CheckedSurface, (name: string) => boolean> = {
  signup: isMisleadingName,
  profile: isMisleadingName,
  title: isMisleadingTitle,
  holder: (name) => imitatesOurName(name) || isOnlyRole(name),
};

/** Records a refused name after the response, so that operators see it. `userId` is null for visitors. */
export function recordRefusedName(
  context: Pick<Context, "deferredDb" | "defer" | "now">,
  surface: CheckedSurface,
  typed: FormDataEntryValue | null,
  userId: string | null,
): void {
  if (typeof typed === "string" && IS_REFUSED[surface](typed)) recordRefused(context, surface, typed, userId);
}

export function recordRefusedAbout(
  context: Pick<Context, "deferredDb" | "defer" | "now">,
  refused: readonly string[],
  userId: string,
): void {
  for (const text of refused) recordRefused(context, "about", text, userId);
}

function recordRefused(
  { deferredDb, defer, now }: Pick<Context, "deferredDb" | "defer" | "now">,
  surface: NameSurface,
  typed: string,
  userId: string | null,
): void {
  const name = cutText(cleanLine(typed), MAX_TYPED_LENGTH);
  if (name !== "") defer(storeRefusedName(deferredDb, { surface, name, userId }, now));
}

const RESET_MAILS_PER_HOUR = 5;

/**
 * Returns the same answer after equally many trips for any address. Unverified accounts may reset, because
 * the link proves the mailbox.
 */
export async function requestPasswordReset(
  context: Context,
  wanted: { email: string; address: string },
): Promise<{ ok: true } | { ok: false; reason: "limited"; seconds: number }> {
  const { db, now } = context;
  const account = await digest(wanted.email);
  if (!(await context.limits.allowsReset(wanted.address, account))) {
    return { ok: false, reason: "limited", seconds: LIMIT_SECONDS };
  }
  const [requests, mails, [user]] = await db.batch([
    countAttempt(db, `reset:${wanted.address}`, ADDRESS_TRIES_AN_HOUR, now),
    countAttempt(db, `reset-mail:${account}`, RESET_MAILS_PER_HOUR, now),
    accountByEmail(db, wanted.email),
  ]);
  if (requests.length === 0 || mails.length === 0) {
    return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };
  }
  await db.batch([deleteExpiredTokens(db, now, 10), ...(user ? await issueReset(context, user) : [])]);
  context.defer(sendOutbox(context));
  return { ok: true };
}

async function issueReset({ db, env, now }: Context, user: { id: string; email: string }) {
  const token = randomToken();
  return [
    replaceEmailToken(db, {
      hash: await digest(token),
      userId: user.id,
      kind: "reset",
      now,
      expiresAt: now + LINK_MINUTES * MINUTE,
    }),
    outboxRow(db, resetMail(user.email, `${env.appOrigin}/reset-password?token=${token}`), now),
  ] as const;
}

/**
 * Resends a verification. All addresses get the same answer and limit, so that it does not reveal which have accounts.
 */
export async function resendVerification(
  context: Context,
  wanted: { email: string; address: string; back: string | null },
): Promise<{ ok: true } | { ok: false; reason: "limited"; seconds: number }> {
  const { db, now } = context;
  const account = await digest(wanted.email);
  if (!(await context.limits.allowsResend(wanted.address, account))) {
    return { ok: false, reason: "limited", seconds: LIMIT_SECONDS };
  }
  const [counted, [user]] = await db.batch([countMail(db, account, now), accountByEmail(db, wanted.email)]);
  if (counted.length === 0) return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };

  const waiting = user && user.emailVerifiedAt === null && user.suspendedAt === null;
  await db.batch([
    deleteExpiredTokens(db, now, 10),
    ...(waiting ? await issueVerification(context, user, wanted.back) : []),
  ]);
  context.defer(sendOutbox(context));
  return { ok: true };
}

/** Returns true if the link is valid. It stays valid, because mail scanners prefetch links. */
export async function canResetPassword(db: Database, token: string, now: number): Promise<boolean> {
  return hasCurrentToken(db, await digest(token), "reset", now);
}

export async function findResetOwner(db: Database, token: string, now: number) {
  return findTokenOwner(db, await digest(token), "reset", now);
}

/** The uses of links in an hour, enough for mistypes and double clicks. Each use hashes a password, which is slow. */
const USES_AN_HOUR = 10;

/**
 * Ends every session. The cookie marks the browser as known, so that login guesses cannot lock its owner out.
 * Returns null if the link is invalid. "owners_name" leaves the link usable.
 */
export async function resetPassword(
  context: Context,
  wanted: { token: string; password: string; knownDevice: KnownDevice | null },
): Promise<{ userId: string; cookie: string } | "owners_name" | null> {
  const { db, env, now, passwords, sessions, knownDevices } = context;
  const token = await digest(wanted.token);
  // This is checked first, so that an invented link costs no hashing.
  const owner = await findTokenOwner(db, token, "reset", now);
  if (!owner) return null;
  if (isOwnersNameOrEmail(wanted.password, owner)) return "owners_name";
  const [used] = await countAttempt(db, `reset-link:${token}`, USES_AN_HOUR, now);
  if (!used) return null;
  const { userId } = owner;
  const hash = await passwords.hash(wanted.password);
  const failures = failureCounter(await digest(owner.email));
  const write = (compared: { name: string; email: string }) =>
    resetPasswordHash(db, {
      userId,
      token,
      hash,
      owner: compared,
      failures,
      now,
      mail: passwordChangedMail(compared.email, `${env.appOrigin}/forgot-password`),
    });
  let ended = await write(owner);
  if (!ended) {
    // The name may have been changed in the meantime, and the link is still valid.
    const stored = await findTokenOwner(db, token, "reset", now);
    if (!stored) return null;
    if (isOwnersNameOrEmail(wanted.password, stored)) return "owners_name";
    ended = await write(stored);
  }
  if (!ended) return null;
  context.defer(sessions.forget(ended));
  context.defer(sendOutbox(context));
  const cookie = await knownDevices.remember(wanted.knownDevice, { id: userId, passwordHash: hash });
  return { userId, cookie };
}

export type SignUpAnswer = { ok: true } | { ok: false; reason: "limited"; seconds: number };

/**
 * Creates an account. A taken or barred address gets the same answer after the same work. Its owner is notified by
 * mail.
 */
export async function signUp(
  context: Context,
  wanted: {
    email: string;
    password: string;
    fullName: string;
    address: string;
    back: string | null;
    versions: Record<ConsentPurpose, string>;
  },
): Promise<SignUpAnswer> {
  const { db, now, passwords, env } = context;
  const { email, password, fullName, address, back, versions } = wanted;
  const account = await digest(email);
  if (!(await context.limits.allowsSignup(address, account))) {
    return { ok: false, reason: "limited", seconds: LIMIT_SECONDS };
  }
  const prefixes = await barredPrefixes(env.sessionSecrets, email);
  const [counted, mails, [taken], [barred]] = await db.batch([
    countAttempt(db, `signup:${address}`, ADDRESS_TRIES_AN_HOUR, now),
    countMail(db, account, now),
    accountByEmail(db, email),
    selectBarred(db, prefixes, now),
  ]);
  if (counted.length === 0) return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };

  if (taken) {
    const samePerson = await passwords.verify(taken.passwordHash, password);
    if (mails.length > 0) await notifyOwner(context, taken, samePerson, back);
  } else if (barred) {
    await passwords.hash(password);
    if (mails.length > 0) await outboxRow(db, barredAddressMail(email, barred.until), now);
  } else {
    const user = { id: newId(), email, fullName, passwordHash: await passwords.hash(password) };
    try {
      await db.batch([
        insertUser(db, { ...user, now }),
        insertConsents(db, { userId: user.id, versions, form: "signup" }, now),
        ...(await issueVerification(context, user, back)),
      ]);
    } catch (error) {
      // A concurrent submission of the same form sent the link.
      if (!isUniqueViolation(error, "users.email")) throw error;
    }
  }
  context.defer(sendOutbox(context));
  return { ok: true };
}

async function notifyOwner(
  context: Context,
  taken: UserAccount,
  samePerson: boolean,
  back: string | null,
): Promise<void> {
  const { db, env, now } = context;
  const verified = taken.emailVerifiedAt !== null;
  if (samePerson && !verified) {
    // Repeating the form with the same password requests the link again. After a double click it has just been sent.
    if (now - taken.createdAt > MINUTE) await db.batch(await issueVerification(context, taken, back));
    return;
  }
  const links = {
    login: withMailedReturn(`${env.appOrigin}/login`, back),
    resend: withMailedReturn(`${env.appOrigin}/verify-email/resend`, back),
    forgot: `${env.appOrigin}/forgot-password`,
  };
  await outboxRow(db, alreadyRegisteredMail(taken.email, links, verified), now);
}

export async function canVerifyEmail(db: Database, token: string, now: number): Promise<boolean> {
  return hasCurrentToken(db, await digest(token), "verify", now);
}

type VerifiedToken = {
  ok: true;
  userId: string;
  email: string;
  suspended: boolean;
  /** The cookies of the login. Null if the account changed in the meantime, so the owner must log in. */
  cookies: string[] | null;
};

/**
 * Requires the password too: a mailbox's owner must not open an account whose password a stranger chose. A
 * user with both is logged in.
 */
export async function verifyEmail(
  context: Context,
  given: SigningIn & { password: string; token: string; address: string },
): Promise<VerifiedToken | { ok: false; reason: "dead" } | RecheckRefusal> {
  const { db, now } = context;
  const token = await digest(given.token);
  const owner = await findTokenOwner(db, token, "verify", now);
  if (!owner) return { ok: false, reason: "dead" };
  const { userId, email } = owner;
  const { password, address } = given;
  const checked = await recheckPassword(context, { id: userId, email }, { password, address, signedIn: false });
  if (!checked.ok) return checked;
  const { account, forgiven } = checked;
  if (!(await spendVerificationToken(db, token, forgiven, now))) return { ok: false, reason: "dead" };
  const cookies = await openSession(context, account, given, []);
  return { ok: true, userId, email, suspended: account.suspendedAt !== null, cookies };
}
