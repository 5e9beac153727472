import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "./connection.server";
import { sessions, users } from "./schema/users";

export type SessionUser = {
  id: string;
  name: string;
  email: string;
  pictureUrl: string | null;
  /** UTC ms */
  sessionUsedAt: number;
};

/** The person behind a living session, or null. Rides on both primary keys. */
export async function findSessionUser(
  db: Database,
  sessionId: string,
  now: number,
): Promise<SessionUser | null> {
  const [user] = await db
    .select({
      id: users.id,
      name: users.fullName,
      email: users.email,
      pictureUrl: users.pictureUrl,
      sessionUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now), isNull(users.suspendedAt)))
    .limit(1);
  return user ?? null;
}

/** A statement: run alone, or in the batch that signs somebody in. */
export function insertSession(
  db: Database,
  session: { id: string; userId: string; device: string; now: number; expiresAt: number },
) {
  return db.insert(sessions).values({
    id: session.id,
    userId: session.userId,
    device: session.device,
    createdAt: session.now,
    lastUsedAt: session.now,
    expiresAt: session.expiresAt,
  });
}

export async function touchSession(
  db: Database,
  id: string,
  times: { now: number; expiresAt: number },
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: times.now, expiresAt: times.expiresAt })
    .where(eq(sessions.id, id));
}

/** A statement: run alone, or in the batch that puts another session in its place. */
export function deleteSession(db: Database, id: string) {
  return db.delete(sessions).where(eq(sessions.id, id));
}
