import { sql } from "drizzle-orm";
import { CLOSING_WISH_LASTS, REPORTS_HOLD } from "~/domain/account/closing";
import type { Database } from "../core/connection.server";
import { newId } from "../core/new-id.server";
import { dataRequests } from "../schema/personal-data";

/** Rides on data_requests_one_open. */
export const isClosingWish = (id: string, now: number) =>
  sql`wish.user_id = ${id} and wish.kind = 'deletion' and wish.status = 'open' and wish.created_at > ${now - CLOSING_WISH_LASTS}`;

/** Said once; said again only when it no longer counts. */
export function writeClosingWish(db: Database, id: string, now: number) {
  const from = { createdAt: now, dueAt: now + REPORTS_HOLD };
  const row = { id: newId(), userId: id, kind: "deletion", status: "open", ...from } as const;
  return db
    .insert(dataRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [dataRequests.userId, dataRequests.kind],
      targetWhere: sql`status = 'open'`,
      set: from,
      setWhere: sql`data_requests.created_at <= ${now - CLOSING_WISH_LASTS}`,
    });
}

/** UTC ms when no report holds the closing any more; null: nobody wished to close. */
export async function findClosingWish(db: Database, id: string, now: number): Promise<number | null> {
  const [wish] = await db.all<{ until: number }>(
    sql`select due_at as until from data_requests wish where ${isClosingWish(id, now)}`,
  );
  return wish?.until ?? null;
}
