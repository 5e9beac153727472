import { inArray, lt, sql } from "drizzle-orm";
import type { Database } from "./connection.server";
import { pendingLogins } from "./schema/two-steps";
import { attemptCounters, emailTokens, sessions } from "./schema/users";

const ROWS_PER_BATCH = 500;

export async function removeExpiredRows(
  db: Database,
  before: { counters: number; sessions: number; tokens: number },
): Promise<boolean> {
  const deleted = await db.batch([
    db
      .delete(attemptCounters)
      .where(
        sql`rowid in (select rowid from attempt_counters where window_start < ${before.counters} limit ${ROWS_PER_BATCH})`,
      ),
    db
      .delete(sessions)
      .where(
        inArray(
          sessions.id,
          db
            .select({ id: sessions.id })
            .from(sessions)
            .where(lt(sessions.expiresAt, before.sessions))
            .limit(ROWS_PER_BATCH),
        ),
      ),
    db
      .delete(emailTokens)
      .where(
        inArray(
          emailTokens.id,
          db
            .select({ id: emailTokens.id })
            .from(emailTokens)
            .where(lt(emailTokens.expiresAt, before.tokens))
            .limit(ROWS_PER_BATCH),
        ),
      ),
    db
      .delete(pendingLogins)
      .where(
        inArray(
          pendingLogins.id,
          db
            .select({ id: pendingLogins.id })
            .from(pendingLogins)
            .where(lt(pendingLogins.expiresAt, before.sessions))
            .limit(ROWS_PER_BATCH),
        ),
      ),
  ]);
  return deleted.some(({ meta }) => meta.changes >= ROWS_PER_BATCH);
}
