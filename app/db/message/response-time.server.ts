import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { users } from "../schema/users";

const MEASURED = 20;

/** Median minutes over the latest first answers. Rides on conversations_answered. */
export function measureResponse(
  db: Database,
  userId: string,
  answer: { conversationId: string; now: number },
) {
  const minutes = sql`select round(avg(minutes)) from (
    select minutes, row_number() over (order by minutes) as place, count(*) over () as many from (
      select (max(first_answered_at, first_asked_at) - first_asked_at + 59999) / 60000 as minutes from conversations
      where owner_id = ${userId} and first_answered_at is not null
      order by first_answered_at desc limit ${MEASURED}))
    where place in ((many + 1) / 2, (many + 2) / 2)`;
  return db
    .update(users)
    .set({ responseMinutes: sql`(${minutes})` })
    .where(
      and(
        eq(users.id, userId),
        sql`exists (select 1 from conversations where id = ${answer.conversationId} and owner_id = ${userId}
          and first_answered_at = ${answer.now})`,
      ),
    );
}
