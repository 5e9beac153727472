import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { countSetting, forgetAttempts, forgiveAttempt } from "~/database/attempt-counters.server";
import { type Database, isUniqueViolation } from "~/database/connection.server";
import { type OutgoingMail, outboxRowIf } from "~/database/outbox.server";
import { consents } from "~/database/schema/personal-data";
import { pendingLogins } from "~/database/schema/two-steps";
import { type EmailTokenKind, emailTokens, sessions, users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { CONSENT_PURPOSES } from "~/database/stored-values";
import { reportedWhenClosed } from "~/moderation/evidence-queries.server";
import { MINUTE } from "~/platform/dates";
import type { ConsentForm, ConsentPurpose } from "./person";
import { ADDRESS_BARRED } from "./personal-data";
import { suspendedSince } from "./suspension-queries.server";

/** Inserts consents to the versions in force, one for each purpose. If the person agrees again, the first row stays. */
export function insertConsents(
  db: Database,
  { userId, versions, form }: { userId: string; versions: Record<ConsentPurpose, string>; form: ConsentForm },
  now: number,
) {
  return db
    .insert(consents)
    .values(
      CONSENT_PURPOSES.map((purpose) => ({
        id: newId(),
        userId,
        purpose,
        version: versions[purpose],
        form,
        givenAt: now,
      })),
    )
    .onConflictDoNothing({ target: [consents.userId, consents.purpose, consents.version] });
}

export function selectConsents(db: Database, userId: string) {
  return db
    .select({
      purpose: consents.purpose,
      version: consents.version,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.purpose), asc(consents.version));
}

export function selectCurrentConsents(db: Database, userId: string) {
  return db
    .select({ purpose: consents.purpose, version: consents.version })
    .from(consents)
    .where(and(eq(consents.userId, userId), isNull(consents.withdrawnAt)));
}

type NewToken = {
  hash: string;
  userId: string;
  kind: EmailTokenKind;
  newEmail?: string;
  now: number;
  expiresAt: number;
};

export function replaceEmailToken(db: Database, token: NewToken) {
  const { hash, newEmail = null, now, expiresAt } = token;
  const fresh = { id: hash, newEmail, createdAt: now, expiresAt, usedAt: null };
  return db
    .insert(emailTokens)
    .values({ ...fresh, userId: token.userId, kind: token.kind })
    .onConflictDoUpdate({ target: [emailTokens.userId, emailTokens.kind], set: fresh });
}

const isTokenCurrent = (hash: string, kind: EmailTokenKind, now: number) =>
  and(eq(emailTokens.id, hash), eq(emailTokens.kind, kind), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, now));

export async function hasCurrentToken(db: Database, hash: string, kind: EmailTokenKind, now: number): Promise<boolean> {
  const rows = await db
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(isTokenCurrent(hash, kind, now))
    .limit(1);
  return rows.length > 0;
}

export async function findTokenOwner(db: Database, hash: string, kind: EmailTokenKind, now: number) {
  const [owner] = await db
    .select({ userId: users.id, name: users.fullName, email: users.email, newEmail: emailTokens.newEmail })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(isTokenCurrent(hash, kind, now))
    .limit(1);
  return owner ?? null;
}

/**
 * Uses a token. `forgiven` undoes the counted password try. Returns false if the token is invalid, such as after a
 * concurrent use.
 */
export async function spendVerificationToken(
  db: Database,
  hash: string,
  forgiven: ReturnType<typeof forgiveAttempt>,
  now: number,
): Promise<boolean> {
  const owner = db
    .select({ id: emailTokens.userId })
    .from(emailTokens)
    .where(isTokenCurrent(hash, "verify", now));
  const [, used] = await db.batch([
    db
      .update(users)
      .set({ verifiedAt: now })
      .where(and(inArray(users.id, owner), isNull(users.verifiedAt))),
    db
      .update(emailTokens)
      .set({ usedAt: now })
      .where(isTokenCurrent(hash, "verify", now))
      .returning({ id: emailTokens.id }),
    forgiven,
  ]);
  return used.length > 0;
}

export function deleteExpiredTokens(db: Database, now: number, limit: number) {
  const expired = db
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(lt(emailTokens.expiresAt, now))
    .orderBy(asc(emailTokens.expiresAt))
    .limit(limit);
  return db.delete(emailTokens).where(inArray(emailTokens.id, expired));
}

/**
 * Uses a token and invalidates all other links. Returns false if it is invalid or another person's, or the address was
 * taken.
 */
export async function redeemEmailChange(
  db: Database,
  change: { userId: string; token: string; newEmail: string; mail: OutgoingMail; now: number },
): Promise<boolean> {
  const { userId, token, newEmail, mail, now } = change;
  const link = exists(
    db
      .select({ id: emailTokens.id })
      .from(emailTokens)
      .where(
        and(isTokenCurrent(token, "email", now), eq(emailTokens.userId, userId), eq(emailTokens.newEmail, newEmail)),
      ),
  );
  const arrived = exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, newEmail))),
  );
  try {
    const [, changed] = await db.batch([
      outboxRowIf(db, link, mail, now),
      db
        .update(users)
        .set({ email: newEmail, verifiedAt: now })
        .where(and(eq(users.id, userId), link))
        .returning({ id: users.id }),
      db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), arrived)),
    ]);
    return changed.length > 0;
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) return false;
    throw error;
  }
}

/** True if this batch stored the password. Salted hashes differ, so the statements of a concurrent batch do nothing. */
function isHashStored(db: Database, userId: string, hash: string) {
  return exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, hash))),
  );
}

/** The name and the address that a new password was compared with. The write requires that they are still stored. */
type ExpectedOwner = { name: string; email: string };

function isStill({ name, email }: ExpectedOwner) {
  return and(eq(users.fullName, name), eq(users.email, email));
}

/**
 * Stores a password. The link proves the mailbox, so it verifies the email too. Returns the ended sessions' ids, or
 * null for an invalid token or another name.
 */
export async function resetPasswordHash(
  db: Database,
  change: {
    userId: string;
    token: string;
    hash: string;
    owner: ExpectedOwner;
    failures: string;
    mail: OutgoingMail;
    now: number;
  },
): Promise<string[] | null> {
  const { userId, token, hash, failures, mail, now } = change;
  const came = isHashStored(db, userId, hash);
  const link = db
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(and(isTokenCurrent(token, "reset", now), eq(emailTokens.userId, userId)));
  const [changed, ended] = await db.batch([
    db
      .update(users)
      .set({ passwordHash: hash, verifiedAt: sql`coalesce(${users.verifiedAt}, ${now})` })
      .where(and(eq(users.id, userId), exists(link), isStill(change.owner)))
      .returning({ id: users.id }),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), came))
      .returning({ id: sessions.id }),
    db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), came)),
    outboxRowIf(db, came, mail, now),
    forgetAttempts(db, failures, came),
  ]);
  return changed.length > 0 ? ended.map(({ id }) => id) : null;
}

/**
 * Stores a password. Returns the ids of the ended sessions, or null if the session has ended, or if the password or the
 * name was changed. The batch aborts above the hourly limit.
 */
export async function changePasswordHash(
  db: Database,
  change: {
    userId: string;
    hashes: { from: string; to: string };
    owner: ExpectedOwner;
    session: { from: string; to: string };
    failures: readonly string[];
    mail: OutgoingMail;
    now: number;
  },
): Promise<string[] | null> {
  const { userId, hashes, session, mail, now } = change;
  const came = isHashStored(db, userId, hashes.to);
  const here = and(eq(sessions.id, session.from), eq(sessions.userId, userId));
  const signedIn = exists(db.select({ id: sessions.id }).from(sessions).where(here));
  const [, changed, , ended] = await db.batch([
    countSetting(db, "password", userId, now),
    db
      .update(users)
      .set({ passwordHash: hashes.to })
      .where(and(eq(users.id, userId), eq(users.passwordHash, hashes.from), isStill(change.owner), signedIn))
      .returning({ id: users.id }),
    db.update(sessions).set({ id: session.to, lastUsedAt: now }).where(and(here, came)),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.id, session.to), came))
      .returning({ id: sessions.id }),
    db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), came)),
    outboxRowIf(db, came, mail, now),
    forgiveAttempt(db, change.failures, now),
  ]);
  return changed.length > 0 ? [session.from, ...ended.map(({ id }) => id)] : null;
}

export const ACCOUNT = {
  id: users.id,
  email: users.email,
  name: users.fullName,
  pictureUrl: users.pictureUrl,
  unreadMessages: users.unreadMessages,
  unreadNotifications: users.unreadNotifications,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.verifiedAt,
  suspendedAt: users.suspendedAt,
  operatorSince: users.operatorSince,
  twoStepsSince: users.twoStepsSince,
  createdAt: users.createdAt,
};

/** `email` must be lower case. */
export function accountByEmail(db: Database, email: string) {
  return db.select(ACCOUNT).from(users).where(eq(users.email, email)).limit(1);
}

export function accountById(db: Database, id: string) {
  return db.select(ACCOUNT).from(users).where(eq(users.id, id)).limit(1);
}

export const wasSuspendedBefore = sql`(${suspendedSince()} is not null)`;

/**
 * Returns a row if an account that was closed less than a year ago had this address. `until` is UTC ms if it was
 * suspended, and null while reports of it are open. Uses the index `users_email`.
 */
export function selectBarred(db: Database, prefixes: readonly string[], now: number) {
  return db
    .select({
      until: sql<number | null>`iif(${wasSuspendedBefore}, closed_at + ${ADDRESS_BARRED}, null)`.as("barred_until"),
    })
    .from(users)
    .where(
      and(
        or(...prefixes.map((prefix) => and(gte(users.email, prefix), lt(users.email, `${prefix}~`)))),
        gt(users.closedAt, now - ADDRESS_BARRED),
        sql`(${wasSuspendedBefore} or ${reportedWhenClosed()})`,
      ),
    )
    .orderBy(sql`${wasSuspendedBefore} desc`, sql`closed_at desc`)
    .limit(1);
}

export type UserAccount = Awaited<ReturnType<typeof accountByEmail>>[number];

/** Inserts a user. Violates the unique index of `users.email` if the address is taken. */
export function insertUser(
  db: Database,
  user: { id: string; email: string; fullName: string; passwordHash: string; now: number },
) {
  const { now, ...values } = user;
  return db.insert(users).values({ ...values, createdAt: now, lastActiveAt: now });
}

/** ms in which the second step must follow the password. */
export const SECOND_STEP_LASTS = 10 * MINUTE;

/** Stores a login whose second step is open. Violates NOT NULL if the password changed since `passwordHash`. */
export function insertPendingLogin(
  db: Database,
  login: { id: string; userId: string; passwordHash: string; remember: boolean },
  now: number,
) {
  return db.insert(pendingLogins).values({
    id: login.id,
    userId: sql`(select id from users where id = ${login.userId} and password_hash = ${login.passwordHash})`,
    remember: login.remember,
    expiresAt: now + SECOND_STEP_LASTS,
  });
}

export function markActive(db: Database, id: string, now: number) {
  return db.update(users).set({ lastActiveAt: now }).where(eq(users.id, id));
}

/** Replaces a hash if it is still `from`, so that a concurrent change of the password stays. */
export function replacePasswordHash(db: Database, id: string, hashes: { from: string; to: string }) {
  return db
    .update(users)
    .set({ passwordHash: hashes.to })
    .where(and(eq(users.id, id), eq(users.passwordHash, hashes.from)));
}
