import { eq } from "drizzle-orm";
import { selectSessionUser, toSessionUser } from "../account/sessions.server";
import type { Database } from "../core/connection.server";
import { personTotals } from "../schema/totals";
import { users } from "../schema/users";
import { countWaiting } from "./waiting.server";

/** The session's person, and how many orders they have on each side, in one trip. */
export async function readOrderReader(
  db: Database,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: number },
) {
  const [user, [totals]] = await db.batch([
    selectSessionUser(db, sessionId, now, countWaiting(users.id, now)),
    db.select().from(personTotals).where(eq(personTotals.userId, userId)),
  ]);
  return {
    user: toSessionUser(user),
    counts: { buyer: totals?.bought ?? 0, seller: totals?.sold ?? 0 },
  };
}
