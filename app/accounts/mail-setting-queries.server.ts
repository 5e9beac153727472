import { eq, sql } from "drizzle-orm";
import { countSetting } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { mailOptOuts } from "~/database/schema/messages";
import { insertWhere } from "~/database/statements.server";
import { NOTIFICATION_KINDS, type NotificationKind } from "~/notifications/notification";

export async function listMailOptOuts(db: Database, userId: string): Promise<NotificationKind[]> {
  const rows = await db
    .select({ kind: mailOptOuts.kind })
    .from(mailOptOuts)
    .where(eq(mailOptOuts.userId, userId));
  return rows.map(({ kind }) => kind);
}

/** Switches off one kind of mail. Repeating it changes nothing, and a closed account stores nothing. */
export async function insertMailOptOut(db: Database, userId: string, kind: NotificationKind): Promise<void> {
  await insertWhere(
    db,
    mailOptOuts,
    { userId, kind },
    sql`where exists (select 1 from users where id = ${userId} and closed_at is null)`,
  ).onConflictDoNothing();
}

export async function storeMailKinds(
  db: Database,
  userId: string,
  wanted: Record<NotificationKind, boolean>,
  now: number,
): Promise<void> {
  const refused = NOTIFICATION_KINDS.filter((kind) => !wanted[kind]).map((kind) => ({ userId, kind }));
  await db.batch([
    countSetting(db, "mail-kinds", userId, now),
    db.delete(mailOptOuts).where(eq(mailOptOuts.userId, userId)),
    ...(refused.length > 0 ? [db.insert(mailOptOuts).values(refused)] : []),
  ]);
}
