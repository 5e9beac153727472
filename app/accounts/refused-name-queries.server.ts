import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { refusedNames } from "~/database/schema/statistics-and-alerts";
import { users } from "~/database/schema/users";
import { newId, removeOldest } from "~/database/statements.server";
import type { NewestKey } from "~/platform/paging";
import type { NameSurface } from "./impersonation";

/** The names recorded in an hour, so that random attempts neither fill the table nor hide other names. */
const RECORDED_AN_HOUR = { member: 20, visitors: 300 };

type RefusedName = { surface: NameSurface; name: string; userId: string | null };

export async function storeRefusedName(
  db: Database,
  { surface, name, userId }: RefusedName,
  now: number,
): Promise<void> {
  const { member, visitors } = RECORDED_AN_HOUR;
  try {
    await db.batch([
      userId === null
        ? countOrAbort(db, "refused-name", visitors, now)
        : countOrAbort(db, `refused-name:${userId}`, member, now),
      db.insert(refusedNames).values({ id: newId(), surface, refusedName: name, userId, createdAt: now }),
    ]);
  } catch (error) {
    if (!isOverLimit(error)) throw error;
  }
}

export function listRefusedNames(db: Database, before: NewestKey | null, limit: number) {
  const { createdAt, id } = refusedNames;
  return db
    .select({
      id,
      createdAt,
      surface: refusedNames.surface,
      name: refusedNames.refusedName,
      userId: refusedNames.userId,
      fullName: sql<string | null>`${users.fullName}`.as("person_name"),
    })
    .from(refusedNames)
    .leftJoin(users, eq(users.id, refusedNames.userId))
    .where(
      before === null
        ? undefined
        : or(lt(createdAt, before.createdAt), and(eq(createdAt, before.createdAt), lt(id, before.id))),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export function removeOldRefusedNames(db: Database, olderThan: number, limit: number): Promise<number> {
  return removeOldest(db, refusedNames, olderThan, limit);
}
