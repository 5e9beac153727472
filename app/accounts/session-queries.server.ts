import { and, desc, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { countSetting } from "~/database/attempt-counters.server";
import { type Database, isNullViolation, NOT_ADMITTED } from "~/database/connection.server";
import { sessions, users } from "~/database/schema/users";
import { countWaiting } from "~/orders/waiting-queries.server";
import { cutText } from "~/platform/strings";
import type { Viewer } from "./person";

export type SessionUser = Viewer & {
  placeCode: string | null;
  waitingOrders: number;
  waitingSold: number;
  /** True for an operator who has not switched on two steps, and therefore has no rights of an operator yet. */
  lacksTwoSteps: boolean;
  suspended: boolean;
  sessionUsedAt: number;
  sessionBegunAt: number;
  lastActiveAt: number;
};

type WaitingCount = ReturnType<typeof countWaiting>;

export function selectSessionUser(
  db: Database,
  sessionId: string,
  now: number,
  waiting: WaitingCount = countWaiting(users.id, now),
) {
  return db
    .select({
      id: users.id,
      name: users.fullName,
      email: users.email,
      pictureUrl: users.pictureUrl,
      placeCode: users.placeCode,
      unreadMessages: users.unreadMessages,
      unreadNotifications: users.unreadNotifications,
      waitingBought: waiting.bought.as("waiting_bought"),
      waitingSold: waiting.sold.as("waiting_sold"),
      operatorSince: users.operatorSince,
      twoStepsSince: users.twoStepsSince,
      suspendedAt: users.suspendedAt,
      sessionUsedAt: sessions.lastUsedAt,
      sessionBegunAt: sessions.createdAt,
      lastActiveAt: users.lastActiveAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)))
    .limit(1);
}

export function toSessionUser([user]: Awaited<ReturnType<typeof selectSessionUser>>): SessionUser | null {
  if (!user) return null;
  const { operatorSince, twoStepsSince, suspendedAt, waitingBought, ...known } = user;
  const waitingOrders = waitingBought + known.waitingSold;
  const lacksTwoSteps = operatorSince !== null && twoStepsSince === null;
  const operator = operatorSince !== null && !lacksTwoSteps;
  return { ...known, waitingOrders, operator, lacksTwoSteps, suspended: suspendedAt !== null };
}

/** Finds the user of a session, even a suspended one. */
export async function findSessionUser(
  db: Database,
  sessionId: string,
  now: number,
  waiting?: WaitingCount,
): Promise<SessionUser | null> {
  return toSessionUser(await selectSessionUser(db, sessionId, now, waiting));
}

export function findSessionUserAlone(db: Database, sessionId: string, now: number): Promise<SessionUser | null> {
  return findSessionUser(db, sessionId, now, { bought: sql<number>`0`, sold: sql<number>`0` });
}

export type SessionScope = "account" | "user" | "operator";

/** Aborts its batch, in which it is first, unless the session belongs to the user and has the rights. */
export function abortUnlessAdmitted(
  db: Database,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: number },
  rights: SessionScope,
) {
  const admitted = db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        gt(sessions.expiresAt, now),
        eq(users.id, userId),
        rights === "account" ? undefined : isNull(users.suspendedAt),
        ...(rights === "operator" ? [isNotNull(users.operatorSince), isNotNull(users.twoStepsSince)] : []),
      ),
    );
  // A SELECT aborts a batch only if a function fails. SQLite quotes an invalid JSON path in its error.
  const path = sql`case when exists ${admitted} then '$' else ${sql.raw(`'${NOT_ADMITTED}'`)} end`;
  return db.select({ admitted: sql`json_extract('{}', ${path})` }).from(sql`(select 1)`);
}

const MAX_DEVICE_LENGTH = 200;
const MAX_LISTED_SESSIONS = 50;

type PasswordAsVerified = { id: string; passwordHash: string; operatorSince: number | null };

/** Inserts a session. A null user id aborts the batch if password, role or two steps changed since `of`. */
export function insertSession(
  db: Database,
  session: {
    id: string;
    of: PasswordAsVerified;
    hasSecondStep?: boolean;
    device: string;
    now: number;
    expiresAt: number;
  },
) {
  const { id, passwordHash, operatorSince } = session.of;
  return db.insert(sessions).values({
    id: session.id,
    userId: sql`(select id from users
      where id = ${id} and password_hash = ${passwordHash} and operator_since is ${operatorSince}
        and two_steps_since is ${session.hasSecondStep ? sql`not null` : sql`null`})`,
    device: cutText(session.device, MAX_DEVICE_LENGTH),
    createdAt: session.now,
    lastUsedAt: session.now,
    expiresAt: session.expiresAt,
  });
}

export function isSessionVersionConflict(error: unknown): boolean {
  return isNullViolation(error, "sessions.user_id");
}

export async function touchSession(db: Database, id: string, times: { now: number; expiresAt: number }): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: times.now, expiresAt: times.expiresAt }).where(eq(sessions.id, id));
}

export async function recordUse(
  db: Database,
  userId: string,
  { now, before }: { now: number; before: number },
): Promise<void> {
  await db
    .update(users)
    .set({ lastActiveAt: now })
    .where(and(eq(users.id, userId), lt(users.lastActiveAt, before)));
}

export function deleteSession(db: Database, id: string) {
  return db.delete(sessions).where(eq(sessions.id, id));
}

export async function listSessions(db: Database, userId: string, now: number) {
  return db
    .select({ id: sessions.id, device: sessions.device, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(MAX_LISTED_SESSIONS);
}

export function endSession(db: Database, { id, userId }: OwnSession, now: number): Promise<string[]> {
  return endSessions(db, eq(sessions.id, id), { userId, now });
}

export function endOtherSessions(db: Database, { id, userId }: OwnSession, now: number): Promise<string[]> {
  return endSessions(db, ne(sessions.id, id), { userId, now });
}

type OwnSession = { id: string; userId: string };

async function endSessions(
  db: Database,
  which: SQL,
  { userId, now }: { userId: string; now: number },
): Promise<string[]> {
  const [ended] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), which))
      .returning({ id: sessions.id }),
    countSetting(db, "devices", userId, now),
  ]);
  return ended.map(({ id }) => id);
}
