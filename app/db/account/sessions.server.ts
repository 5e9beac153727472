import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { type Database, isNullViolation } from "../core/connection.server";
import { countWaiting } from "../order/waiting.server";
import { sessions, users } from "../schema/users";

export type SessionUser = {
  id: string;
  name: string;
  email: string;
  pictureUrl: string | null;
  unreadMessages: number;
  unreadNotifications: number;
  /** What is this person's to do in their orders, each kind up to WAITING_COUNTED. */
  waitingOrders: number;
  /** Is staff. */
  operator: boolean;
  suspended: boolean;
  /** UTC ms */
  sessionUsedAt: number;
  sessionBegunAt: number;
};

/** The person behind a living session, suspended or not, or null. Rides on both primary keys. */
export async function findSessionUser(
  db: Database,
  sessionId: string,
  now: number,
  waiting: SQL<number> = countWaiting(users.id, now),
): Promise<SessionUser | null> {
  const [user] = await db
    .select({
      id: users.id,
      name: users.fullName,
      email: users.email,
      pictureUrl: users.pictureUrl,
      unreadMessages: users.unreadMessages,
      unreadNotifications: users.unreadNotifications,
      waitingOrders: waiting.as("waiting_orders"),
      operatorSince: users.operatorSince,
      suspendedAt: users.suspendedAt,
      sessionUsedAt: sessions.lastUsedAt,
      sessionBegunAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)))
    .limit(1);
  if (!user) return null;
  const { operatorSince, suspendedAt, ...known } = user;
  return { ...known, operator: operatorSince !== null, suspended: suspendedAt !== null };
}

/** The same without asking the orders: who cannot be told what waits for them is still who they are. */
export function findSessionUserAlone(
  db: Database,
  sessionId: string,
  now: number,
): Promise<SessionUser | null> {
  return findSessionUser(db, sessionId, now, sql<number>`0`);
}

const LONGEST_DEVICE = 200;
/** More than anybody tells apart; ending all others ends the rest too. */
const LISTED = 50;

/** An account as it was when its password was verified. */
export type Verified = { id: string; passwordHash: string; operatorSince: number | null };

/**
 * A statement for the batch that signs somebody in. A password or role changed since it was verified has ended all
 * sessions, and this one must not outlive that: the row then has no person, which aborts the batch with whatever else
 * stands in it. `isOutrun` recognises it.
 */
export function insertSession(
  db: Database,
  session: { id: string; of: Verified; device: string; now: number; expiresAt: number },
) {
  const { id, passwordHash, operatorSince } = session.of;
  return db.insert(sessions).values({
    id: session.id,
    userId: sql`(select id from users
      where id = ${id} and password_hash = ${passwordHash} and operator_since is ${operatorSince})`,
    // Browsers inside other apps tell half their life story.
    device: session.device.slice(0, LONGEST_DEVICE),
    createdAt: session.now,
    lastUsedAt: session.now,
    expiresAt: session.expiresAt,
  });
}

export function isOutrun(error: unknown): boolean {
  return isNullViolation(error, "sessions.user_id");
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

/** Somebody's living sessions, the last used first. Rides on sessions_user. */
export async function listSessions(db: Database, userId: string, now: number) {
  return db
    .select({ id: sessions.id, device: sessions.device, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(LISTED);
}

/** Ends one of somebody's own sessions; gives its id, or nothing when it is not theirs or there is none. */
export async function endSession(db: Database, session: { id: string; userId: string }): Promise<string[]> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, session.userId)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Ends all of somebody's sessions but this one; gives their ids. */
export async function endOtherSessions(
  db: Database,
  kept: { id: string; userId: string },
): Promise<string[]> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, kept.userId), ne(sessions.id, kept.id)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
