import { and, asc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { forgiveAttempt } from "../core/attempt-counters.server";
import type { Database } from "../core/connection.server";
import { type EmailTokenKind, emailTokens, users } from "../schema/users";

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

export const living = (hash: string, kind: EmailTokenKind, now: number) =>
  and(
    eq(emailTokens.id, hash),
    eq(emailTokens.kind, kind),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, now),
  );

export async function isLivingToken(
  db: Database,
  hash: string,
  kind: EmailTokenKind,
  now: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(living(hash, kind, now))
    .limit(1);
  return rows.length > 0;
}

export async function findTokenOwner(db: Database, hash: string, kind: EmailTokenKind, now: number) {
  const [owner] = await db
    .select({ userId: users.id, name: users.fullName, email: users.email, newEmail: emailTokens.newEmail })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(living(hash, kind, now))
    .limit(1);
  return owner ?? null;
}

/** `forgiven` takes back the password's counted try. False: not living; of two racing uses one gets true. */
export async function spendVerificationToken(
  db: Database,
  hash: string,
  forgiven: ReturnType<typeof forgiveAttempt>,
  now: number,
): Promise<boolean> {
  const owner = db
    .select({ id: emailTokens.userId })
    .from(emailTokens)
    .where(living(hash, "verify", now));
  const [, used] = await db.batch([
    db
      .update(users)
      .set({ verifiedAt: now })
      .where(and(inArray(users.id, owner), isNull(users.verifiedAt))),
    db
      .update(emailTokens)
      .set({ usedAt: now })
      .where(living(hash, "verify", now))
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
