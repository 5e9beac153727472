import { and, eq, gt, gte, lt, or, sql } from "drizzle-orm";
import { ADDRESS_BARRED } from "~/domain/account/closing";
import type { Database } from "../core/connection.server";
import { reportedWhenClosed } from "../report/open-reports.server";
import { users } from "../schema/users";
import { suspendedSince } from "./suspension-moment.server";

const ACCOUNT = {
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
  createdAt: users.createdAt,
};

/** `email` in lower case. Rides on users_email. */
export function accountByEmail(db: Database, email: string) {
  return db.select(ACCOUNT).from(users).where(eq(users.email, email)).limit(1);
}

export function accountById(db: Database, id: string) {
  return db.select(ACCOUNT).from(users).where(eq(users.id, id)).limit(1);
}

export const hadBeenSuspended = sql`(${suspendedSince()} is not null)`;

/**
 * A row where the address of an account that closed less than a year ago began so, and it was suspended, then or later
 * (`until`, UTC ms), or is still looked into (null). Rides on users_email.
 */
export function selectBarred(db: Database, prefixes: readonly string[], now: number) {
  return db
    .select({
      until: sql<number | null>`iif(${hadBeenSuspended}, closed_at + ${ADDRESS_BARRED}, null)`.as(
        "barred_until",
      ),
    })
    .from(users)
    .where(
      and(
        or(...prefixes.map((prefix) => and(gte(users.email, prefix), lt(users.email, `${prefix}~`)))),
        gt(users.closedAt, now - ADDRESS_BARRED),
        sql`(${hadBeenSuspended} or ${reportedWhenClosed()})`,
      ),
    )
    .orderBy(sql`${hadBeenSuspended} desc`, sql`closed_at desc`)
    .limit(1);
}

export type UserAccount = Awaited<ReturnType<typeof accountByEmail>>[number];

/** Breaks the uniqueness of `users.email` when the address is taken. */
export function insertUser(
  db: Database,
  user: { id: string; email: string; fullName: string; passwordHash: string; now: number },
) {
  const { now, ...values } = user;
  return db.insert(users).values({ ...values, createdAt: now, lastActiveAt: now });
}

export function markActive(db: Database, id: string, now: number) {
  return db.update(users).set({ lastActiveAt: now }).where(eq(users.id, id));
}

/** Only while the stored hash is `from`: a concurrent password change must stay. */
export function replacePasswordHash(db: Database, id: string, hashes: { from: string; to: string }) {
  return db
    .update(users)
    .set({ passwordHash: hashes.to })
    .where(and(eq(users.id, id), eq(users.passwordHash, hashes.from)));
}
