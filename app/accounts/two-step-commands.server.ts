import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { countAttempt, countSetting, forgiveAttempt, secondsToNextHour } from "~/database/attempt-counters.server";
import { type Database, isNullViolation, isUniqueViolation } from "~/database/connection.server";
import { outboxRow, outboxRowIf } from "~/database/outbox.server";
import { authenticators, passkeys, pendingLogins, recoveryCodes } from "~/database/schema/two-steps";
import { sessions, users } from "~/database/schema/users";
import { insertWhere } from "~/database/statements.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { DAY, HOUR } from "~/platform/dates";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { digest, keyedDigest, type Secrets } from "~/platform/secrets.server";
import { cutText } from "~/platform/strings";
import { LIMIT_SECONDS } from "./login.server";
import { type LogInAnswer, openSession, type RecheckRefusal, recheckPassword } from "./login-commands.server";
import { ACCOUNT } from "./login-queries.server";
import { passkeyAddedMail, recoveryCodeUsedMail, twoStepsOffMail, twoStepsOnMail } from "./mail-text";
import type { KnownDevice, SessionClaim } from "./sessions.server";

const ISSUER = "JasaWarga";
/** ms of one code, as RFC 6238 recommends. */
const STEP = 30_000;
/** ms in which the first code must follow the secret. */
const PROPOSED_FOR = HOUR;
const RECOVERY_CODES = 10;
/** The maximum number of wrong codes of an account in an hour. At any time three of a million codes are valid. */
const TRIES_AN_HOUR = 10;
const MAX_PASSKEYS = 10;
/** ms after getting the role in which an operator switches on two steps. Later a stolen password would be enough. */
const OPERATOR_ENROLS_WITHIN = DAY;

type Member = { id: string; email: string };
type Password = { password: string; address: string };

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: 30,
  });
}

/** Returns the 30-second step of a code, or null if it fits neither `now` nor the step before or after. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const distance = totpOf(secret, "").validate({ token: code, timestamp: now, window: 1 });
  return distance === null ? null : Math.floor(now / STEP) + distance;
}

export function codeAt(secret: string, now: number): string {
  return totpOf(secret, "").generate({ timestamp: now });
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function encryptionKey(secret: string): Promise<CryptoKey> {
  const hash = await crypto.subtle.digest("SHA-256", bytesOf(`authenticator:${secret}`));
  return crypto.subtle.importKey("raw", hash, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** Encrypts a secret with AES-GCM for one person's row. Returns nonce and text in base64. */
export async function encryptText(secrets: Secrets, userId: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: "AES-GCM", iv, additionalData: bytesOf(userId) };
  const hidden = await crypto.subtle.encrypt(algorithm, await encryptionKey(secrets[0]), bytesOf(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(hidden)));
}

/** Returns the text. Returns null if none of the configured session secrets encrypted it. */
export async function decryptText(secrets: Secrets, userId: string, stored: string): Promise<string | null> {
  const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
  const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, 12), additionalData: bytesOf(userId) };
  for (const secret of secrets) {
    const opened = await crypto.subtle
      .decrypt(algorithm, await encryptionKey(secret), bytes.subarray(12))
      .catch(() => null);
    if (opened) return new TextDecoder().decode(opened);
  }
  return null;
}

/** Reads the data of `/account/two-steps` in one trip. */
export async function readTwoSteps(db: Database, userId: string, now: number) {
  const [[person], [proposed], keys, [codes]] = await db.batch([
    db
      .select({ since: users.twoStepsSince, operatorSince: users.operatorSince })
      .from(users)
      .where(eq(users.id, userId)),
    db
      .select({ secret: authenticators.secret })
      .from(authenticators)
      .where(and(eq(authenticators.userId, userId), gt(authenticators.createdAt, now - PROPOSED_FOR))),
    db
      .select({
        id: passkeys.id,
        device: passkeys.device,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt))
      .limit(MAX_PASSKEYS),
    db.select({ left: sql<number>`count(*)` }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
  return {
    since: person?.since ?? null,
    operatorSince: person?.operatorSince ?? null,
    proposed: person?.since === null ? (proposed?.secret ?? null) : null,
    passkeys: keys,
    codesLeft: codes?.left ?? 0,
  };
}

/** Returns the secret in base32 and its `otpauth:` address for authenticator apps, or null for an unreadable one. */
export async function proposedSecret(
  { env }: Pick<Context, "env">,
  user: Member,
  stored: string,
): Promise<{ secret: string; uri: string } | null> {
  const secret = await decryptText(env.sessionSecrets, user.id, stored);
  return secret === null ? null : { secret, uri: totpOf(secret, user.email).toString() };
}

/** Stores a new secret, which the first code confirms. A person who already uses two steps keeps the old one. */
export async function beginTwoSteps(
  context: Context,
  user: Member,
  given: Password,
): Promise<Outcome<"begun", "too_late"> | RecheckRefusal> {
  const { db, env, now } = context;
  const checked = await recheckPassword(context, user, given);
  if (!checked.ok) return checked;
  const secret = await encryptText(env.sessionSecrets, user.id, new Secret({ size: 20 }).base32);
  const begun = await db
    .batch([
      checked.forgiven,
      countSetting(db, "two-steps", user.id, now),
      db
        .insert(authenticators)
        .values({
          userId: sql`(select id from users where id = ${user.id} and two_steps_since is null)`,
          secret,
          createdAt: now,
        })
        .onConflictDoUpdate({ target: authenticators.userId, set: { secret, createdAt: now, lastStep: 0 } }),
    ])
    .catch((error: unknown) => {
      // The person has switched on two steps already.
      if (isNullViolation(error, "authenticators.user_id")) return null;
      throw error;
    });
  return begun ? ok("begun") : refused("too_late");
}

type CodeRefusal = { ok: false; reason: "wrong_code" } | { ok: false; reason: "limited"; seconds: number };

const codeCounter = (userId: string, device: KnownDevice | null) =>
  device ? `second-step:${userId}:${device.id}` : `second-step:${userId}`;

/**
 * Counts a try of a second step. A known browser has its own count, so that a stranger with the password cannot use
 * up the tries of the account's owner.
 */
async function countCode(
  { db, now, limits }: Pick<Context, "db" | "now" | "limits">,
  userId: string,
  { address, knownDevice }: { address: string; knownDevice: KnownDevice | null },
): Promise<Extract<CodeRefusal, { reason: "limited" }> | null> {
  if (!(await limits.allowsRecheck(`code:${address}`, userId)))
    return { ok: false, reason: "limited", seconds: LIMIT_SECONDS };
  const counted = await countAttempt(db, codeCounter(userId, knownDevice), TRIES_AN_HOUR, now);
  return counted.length > 0 ? null : { ok: false, reason: "limited", seconds: secondsToNextHour(now) };
}

/** Returns ten codes of 80 bits. Their hashes need no salt. */
async function newRecoveryCodes(userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ size: 10 }).base32;
    return (text.match(/.{4}/g) ?? []).join("-");
  });
  return { codes, ids: await Promise.all(codes.map((code) => recoveryId(userId, code))) };
}

function recoveryId(userId: string, typed: string): Promise<string> {
  return digest(`${userId}:${typed.toUpperCase().replace(/[^A-Z2-7]/g, "")}`);
}

function replaceRecoveryCodes(db: Database, userId: string, ids: readonly string[], now: number, condition: SQL) {
  const row = { id: sql<string>`value`, userId, createdAt: now };
  return [
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), condition)),
    insertWhere(db, recoveryCodes, row, sql`from json_each(${JSON.stringify(ids)}) where ${condition}`),
  ] as const;
}

/**
 * Switches two steps on with the first code of the app, and returns the recovery codes. Other sessions end, because
 * they were opened without a second step.
 */
export async function confirmTwoSteps(
  context: Context,
  user: Member,
  given: { code: string; address: string; sessionId: string },
): Promise<Outcome<string[], "too_late" | "operator_late"> | CodeRefusal> {
  const { db, env, now } = context;
  const limited = await countCode(context, user.id, { address: given.address, knownDevice: null });
  if (limited) return limited;
  const { proposed, operatorSince } = await readTwoSteps(db, user.id, now);
  if (operatorSince !== null && operatorSince < now - OPERATOR_ENROLS_WITHIN) return refused("operator_late");
  if (proposed === null) return refused("too_late");
  const secret = await decryptText(env.sessionSecrets, user.id, proposed);
  if (secret === null) return refused("too_late");
  const step = stepOfCode(secret, given.code, now);
  if (step === null) return { ok: false, reason: "wrong_code" };
  const { codes, ids } = await newRecoveryCodes(user.id);
  // The same secret is still stored, and this code confirmed it.
  const isConfirmed = sql`exists (select 1 from authenticators where user_id = ${user.id}
    and secret = ${proposed} and last_step = ${step})`;
  const [confirmed, , , , ended] = await db.batch([
    db
      .update(authenticators)
      .set({ lastStep: step })
      .where(
        and(
          eq(authenticators.userId, user.id),
          eq(authenticators.secret, proposed),
          lt(authenticators.lastStep, step),
          sql`exists (select 1 from users where id = ${user.id} and two_steps_since is null
            and (operator_since is null or operator_since >= ${now - OPERATOR_ENROLS_WITHIN}))`,
        ),
      )
      .returning({ step: authenticators.lastStep }),
    db
      .update(users)
      .set({ twoStepsSince: now })
      .where(and(eq(users.id, user.id), isNull(users.twoStepsSince), isConfirmed)),
    ...replaceRecoveryCodes(db, user.id, ids, now, sql`${isConfirmed} and ${isSince(user.id, now)}`),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), ne(sessions.id, given.sessionId), isSince(user.id, now)))
      .returning({ id: sessions.id }),
    outboxRowIf(db, isSince(user.id, now), twoStepsOnMail(user.email, `${env.appOrigin}/account/security`), now),
    forgiveAttempt(db, [codeCounter(user.id, null)], now),
  ]);
  if (confirmed.length === 0) return refused("too_late");
  context.defer(context.sessions.forget(ended.map(({ id }) => id)));
  context.defer(sendOutbox(context));
  return ok(codes);
}

function isSince(userId: string, now: number): SQL {
  return sql`exists (select 1 from users where id = ${userId} and two_steps_since = ${now})`;
}

type Step = { code: string; address: string; knownDevice: KnownDevice | null };

/** Accepts a code of the app once. Returns null for a correct code, otherwise the refusal. */
async function spendCode(context: Context, userId: string, step: Step): Promise<CodeRefusal | null> {
  const { db, env, now } = context;
  const limited = await countCode(context, userId, step);
  if (limited) return limited;
  const wrong = { ok: false, reason: "wrong_code" } as const;
  const [stored] = await db
    .select({ secret: authenticators.secret })
    .from(authenticators)
    .where(eq(authenticators.userId, userId));
  if (!stored) return wrong;
  const secret = await decryptText(env.sessionSecrets, userId, stored.secret);
  const at = secret === null ? null : stepOfCode(secret, step.code, now);
  if (secret === null || at === null) return wrong;
  const spent = await db
    .update(authenticators)
    // Encrypting again moves the secret to the newest session secret.
    .set({ lastStep: at, secret: await encryptText(env.sessionSecrets, userId, secret) })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, at)))
    .returning({ step: authenticators.lastStep });
  return spent.length > 0 ? null : wrong;
}

/** Checks the password first and then a code of the app, for changes of the second step itself. */
async function recheckBoth(
  context: Context,
  user: Member,
  given: Password & { code: string; knownDevice: KnownDevice | null },
): Promise<RecheckRefusal | CodeRefusal | null> {
  const checked = await recheckPassword(context, user, given);
  if (!checked.ok) return checked;
  await checked.forgiven;
  const refusal = await spendCode(context, user.id, given);
  if (!refusal) await forgiveAttempt(context.db, [codeCounter(user.id, given.knownDevice)], context.now);
  return refusal;
}

type Recheck = Password & { code: string; knownDevice: KnownDevice | null };

export async function renewRecoveryCodes(
  context: Context,
  user: Member,
  given: Recheck,
): Promise<Outcome<string[], never> | RecheckRefusal | CodeRefusal> {
  const { db, now } = context;
  const refusal = await recheckBoth(context, user, given);
  if (refusal) return refusal;
  const { codes, ids } = await newRecoveryCodes(user.id);
  const isOn = sql`exists (select 1 from users where id = ${user.id} and two_steps_since is not null)`;
  await db.batch([...replaceRecoveryCodes(db, user.id, ids, now, isOn)]);
  return ok(codes);
}

/** Removes app, passkeys and recovery codes. Refuses an operator. */
export async function endTwoSteps(
  context: Context,
  user: Member,
  given: Recheck,
): Promise<Outcome<"ended", "operator"> | RecheckRefusal | CodeRefusal> {
  const { db, env, now } = context;
  const refusal = await recheckBoth(context, user, given);
  if (refusal) return refusal;
  const isOff = sql`exists (select 1 from users where id = ${user.id} and two_steps_since is null)`;
  const [ended] = await db.batch([
    db
      .update(users)
      .set({ twoStepsSince: null })
      .where(and(eq(users.id, user.id), isNotNull(users.twoStepsSince), isNull(users.operatorSince)))
      .returning({ id: users.id }),
    db.delete(authenticators).where(and(eq(authenticators.userId, user.id), isOff)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, user.id), isOff)),
    db.delete(passkeys).where(and(eq(passkeys.userId, user.id), isOff)),
    outboxRowIf(db, isOff, twoStepsOffMail(user.email, `${env.appOrigin}/account/security`), now),
  ]);
  if (ended.length === 0) return refused("operator");
  context.defer(sendOutbox(context));
  return ok("ended");
}

/** The host of the app, which a passkey belongs to. */
const hostOf = (origin: string) => new URL(origin).hostname;

/** Loads the library, which is large, only for people with passkeys. */
const webAuthn = () => import("@simplewebauthn/server");

/** The challenge of a registration belongs to the session and one hour, so it needs no storage. */
function registrationChallenge({ env }: Pick<Context, "env">, sessionId: string, hour: number): Promise<string> {
  return keyedDigest(`passkey:${env.sessionSecrets[0]}`, `${sessionId}:${hour}`);
}

/** Returns the options for the browser in JSON. */
export async function passkeyCreation(
  context: Pick<Context, "env" | "now">,
  user: Member,
  { sessionId, existing }: { sessionId: string; existing: readonly { id: string }[] },
): Promise<string> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: ISSUER,
    rpID: hostOf(context.env.appOrigin),
    userName: user.email,
    userID: bytesOf(user.id),
    challenge: await registrationChallenge(context, sessionId, Math.floor(context.now / HOUR)),
    attestationType: "none",
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  return JSON.stringify(options);
}

/** Parses a response of the browser. Returns null for anything else. */
function parsedResponse<Response>(text: string): Response | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "response" in value ? (value as Response) : null;
  } catch {
    return null;
  }
}

const challengeText = (challenge: string) => atob(challenge.replaceAll("-", "+").replaceAll("_", "/"));

export async function addPasskey(
  context: Context,
  user: Member,
  given: Recheck & { response: string; device: string; sessionId: string },
): Promise<Outcome<"added", "wrong_passkey" | "too_many"> | RecheckRefusal | CodeRefusal> {
  const { db, env, now } = context;
  const refusal = await recheckBoth(context, user, given);
  if (refusal) return refusal;
  const response = parsedResponse<RegistrationResponseJSON>(given.response);
  if (!response) return refused("wrong_passkey");
  const { verifyRegistrationResponse } = await webAuthn();
  const hour = Math.floor(now / HOUR);
  const challenges = await Promise.all(
    [hour, hour - 1].map((one) => registrationChallenge(context, given.sessionId, one)),
  );
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => challenges.includes(challengeText(challenge)),
    expectedOrigin: env.appOrigin,
    expectedRPID: hostOf(env.appOrigin),
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return refused("wrong_passkey");
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const added = await insertPasskey(db, {
    id,
    userId: user.id,
    publicKey: btoa(String.fromCharCode(...publicKey)),
    counter,
    device: cutText(given.device, 200),
    createdAt: now,
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, "passkeys.id")) return null;
    throw error;
  });
  if (added === null) return refused("wrong_passkey");
  if (added.length === 0) return refused("too_many");
  await outboxRow(db, passkeyAddedMail(user.email, `${env.appOrigin}/account/two-steps`), now);
  context.defer(sendOutbox(context));
  return ok("added");
}

/** Inserts a passkey for a person with two steps and fewer than ten passkeys. */
function insertPasskey(db: Database, row: typeof passkeys.$inferInsert) {
  const usesTwoSteps = sql`exists (select 1 from users where id = ${row.userId} and two_steps_since is not null)`;
  const hasRoom = sql`(select count(*) from passkeys where user_id = ${row.userId}) < ${MAX_PASSKEYS}`;
  return insertWhere(db, passkeys, row, sql`where ${usesTwoSteps} and ${hasRoom}`).returning({ id: passkeys.id });
}

export async function removePasskey(
  context: Context,
  user: Member,
  given: Password & { id: string },
): Promise<Outcome<"removed", "unknown"> | RecheckRefusal> {
  const checked = await recheckPassword(context, user, given);
  if (!checked.ok) return checked;
  const [, removed] = await context.db.batch([
    checked.forgiven,
    context.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, given.id), eq(passkeys.userId, user.id)))
      .returning({ id: passkeys.id }),
  ]);
  return removed.length > 0 ? ok("removed") : refused("unknown");
}

/** Returns the person of a login whose password was correct, or null if the login expired. */
export async function findPendingLogin(context: Pick<Context, "db" | "now">, token: string) {
  const { db, now } = context;
  const [found] = await db
    .select({
      // The account has a column of the same name.
      id: sql<string>`${pendingLogins.id}`.as("pending_login_id"),
      remember: pendingLogins.remember,
      account: ACCOUNT,
    })
    .from(pendingLogins)
    .innerJoin(users, eq(users.id, pendingLogins.userId))
    .where(and(eq(pendingLogins.id, await digest(token)), gt(pendingLogins.expiresAt, now)));
  return found ?? null;
}

type PendingLogin = NonNullable<Awaited<ReturnType<typeof findPendingLogin>>>;

const loginChallenge = ({ env }: Pick<Context, "env">, { id }: Pick<PendingLogin, "id">) =>
  keyedDigest(`passkey:${env.sessionSecrets[0]}`, `login:${id}`);

/** Returns the options for the browser in JSON, or null for a person without passkeys. */
export async function passkeyRequest(
  context: Pick<Context, "db" | "env">,
  pending: PendingLogin,
): Promise<string | null> {
  const keys = await context.db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, pending.account.id))
    .orderBy(desc(passkeys.lastUsedAt))
    .limit(MAX_PASSKEYS);
  if (keys.length === 0) return null;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(context.env.appOrigin),
    allowCredentials: keys,
    challenge: await loginChallenge(context, pending),
    userVerification: "preferred",
  });
  return JSON.stringify(options);
}

async function spendRecoveryCode(context: Context, user: Member, step: Step): Promise<CodeRefusal | null> {
  const { db, env, now } = context;
  const limited = await countCode(context, user.id, step);
  if (limited) return limited;
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.id, await recoveryId(user.id, step.code)), eq(recoveryCodes.userId, user.id)))
    .returning({ id: recoveryCodes.id });
  if (spent.length === 0) return { ok: false, reason: "wrong_code" };
  await outboxRow(db, recoveryCodeUsedMail(user.email, `${env.appOrigin}/account/two-steps`), now);
  context.defer(sendOutbox(context));
  return null;
}

async function checkPasskey(
  context: Context,
  pending: PendingLogin,
  { response: text, ...tried }: { response: string; address: string; knownDevice: KnownDevice | null },
): Promise<CodeRefusal | null> {
  const { db, env, now } = context;
  const wrong = { ok: false, reason: "wrong_code" } as const;
  const limited = await countCode(context, pending.account.id, tried);
  if (limited) return limited;
  const response = parsedResponse<AuthenticationResponseJSON>(text);
  if (typeof response?.id !== "string") return wrong;
  const owned = and(eq(passkeys.id, response.id), eq(passkeys.userId, pending.account.id));
  const [key] = await db.select().from(passkeys).where(owned);
  if (!key) return wrong;
  const { verifyAuthenticationResponse } = await webAuthn();
  const challenge = await loginChallenge(context, pending);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (sent) => challengeText(sent) === challenge,
    expectedOrigin: env.appOrigin,
    expectedRPID: hostOf(env.appOrigin),
    credential: {
      id: key.id,
      publicKey: Uint8Array.from(atob(key.publicKey), (character) => character.charCodeAt(0)),
      counter: key.counter,
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return wrong;
  const counter = verified.authenticationInfo.newCounter;
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(owned, eq(passkeys.counter, key.counter)))
    .returning({ id: passkeys.id });
  return used.length > 0 ? null : wrong;
}

type SecondStep = {
  token: string;
  /** A code of the app or a recovery code. Empty if a passkey answered. */
  code: string;
  /** The browser's response in JSON. Empty if a code was typed. */
  response: string;
  address: string;
  device: string;
  knownDevice: KnownDevice | null;
  previous: SessionClaim | null;
};

/** Completes a login with a code or passkey. Each pending login opens one session at most. */
export async function completeSecondStep(
  context: Context,
  given: SecondStep,
): Promise<Extract<LogInAnswer, { ok: true }> | CodeRefusal | { ok: false; reason: "expired" }> {
  const { db } = context;
  const expired = { ok: false, reason: "expired" } as const;
  const pending = await findPendingLogin(context, given.token);
  if (!pending) return expired;
  const { account } = pending;
  const isKnown = given.knownDevice !== null && (await context.knownDevices.knows(given.knownDevice, account));
  const tried = { address: given.address, knownDevice: isKnown ? given.knownDevice : null };
  const digits = given.code.replace(/[\s-]/g, "");
  const refusal =
    given.response !== ""
      ? await checkPasskey(context, pending, { ...tried, response: given.response })
      : /^\d{6}$/.test(digits)
        ? await spendCode(context, account.id, { ...tried, code: digits })
        : await spendRecoveryCode(context, account, { ...tried, code: given.code });
  if (refusal) return refusal;
  const [spent] = await db.batch([
    db.delete(pendingLogins).where(eq(pendingLogins.id, pending.id)).returning({ id: pendingLogins.id }),
    forgiveAttempt(db, [codeCounter(account.id, tried.knownDevice)], context.now),
  ]);
  if (spent.length === 0) return expired;
  const { device, knownDevice, previous } = given;
  const attempt = { password: null, remember: pending.remember, device, knownDevice, previous };
  const cookies = await openSession(context, account, attempt, [], true);
  if (!cookies) return expired;
  return { ok: true, userId: account.id, cookies, suspended: account.suspendedAt !== null };
}

/** Lists current codes of the newest accounts with an app. Only development shows them. */
export async function listCodes({ db, env, now }: Pick<Context, "db" | "env" | "now">) {
  const rows = await db
    .select({ userId: authenticators.userId, secret: authenticators.secret, email: users.email })
    .from(authenticators)
    .innerJoin(users, eq(users.id, authenticators.userId))
    .orderBy(desc(authenticators.createdAt))
    .limit(20);
  return Promise.all(
    rows.map(async ({ userId, secret, email }) => ({
      email,
      code: codeAt((await decryptText(env.sessionSecrets, userId, secret)) ?? "", now),
    })),
  );
}
