import { and, eq, exists, ne, sql } from "drizzle-orm";
import { countSetting, forgetAttempts, forgiveAttempt } from "../core/attempt-counters.server";
import type { Database } from "../core/connection.server";
import { type OutgoingMail, outboxRowIf } from "../core/outbox.server";
import { emailTokens, sessions, users } from "../schema/users";
import { living } from "./email-tokens.server";

/** Hashes are salted, so only the winner's is stored: the rest of a losing batch does nothing. */
function done(db: Database, userId: string, hash: string) {
  return exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, hash))),
  );
}

/** The link proves the mailbox: verifies the email too. Gives the ended sessions' ids; null: not living. */
export async function resetPasswordHash(
  db: Database,
  change: {
    userId: string;
    token: string;
    hash: string;
    failures: string;
    mail: OutgoingMail;
    now: number;
  },
): Promise<string[] | null> {
  const { userId, token, hash, failures, mail, now } = change;
  const came = done(db, userId, hash);
  const link = db
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(and(living(token, "reset", now), eq(emailTokens.userId, userId)));
  const [changed, ended] = await db.batch([
    db
      .update(users)
      .set({ passwordHash: hash, verifiedAt: sql`coalesce(${users.verifiedAt}, ${now})` })
      .where(and(eq(users.id, userId), exists(link)))
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

/** Gives the ended sessions' ids; null: another change came first, or the session at hand has ended. Aborted over the limit of an hour. */
export async function changePasswordHash(
  db: Database,
  change: {
    userId: string;
    hashes: { from: string; to: string };
    session: { from: string; to: string };
    failures: readonly string[];
    mail: OutgoingMail;
    now: number;
  },
): Promise<string[] | null> {
  const { userId, hashes, session, mail, now } = change;
  const came = done(db, userId, hashes.to);
  const here = and(eq(sessions.id, session.from), eq(sessions.userId, userId));
  const signedIn = exists(db.select({ id: sessions.id }).from(sessions).where(here));
  const [, changed, , ended] = await db.batch([
    countSetting(db, "password", userId, now),
    db
      .update(users)
      .set({ passwordHash: hashes.to })
      .where(and(eq(users.id, userId), eq(users.passwordHash, hashes.from), signedIn))
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
