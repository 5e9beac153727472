import { and, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { newestKey, pageOf, readNewestKey } from "~/domain/core/page-cursor";
import { NOTIFICATIONS_SHOWN } from "~/domain/notification/notification";
import { answerDueFor } from "~/domain/order/reminder";
import { countOrAbort } from "../core/attempt-counters.server";
import type { Database } from "../core/connection.server";
import { notifications } from "../schema/notifications";
import { orders } from "../schema/orders";
import { users } from "../schema/users";

/** The order of a cause, "order:{id}:{version}" or "remind:{id}:{version}". */
const SUBJECT_OF_CAUSE = sql`substr(${notifications.cause}, instr(${notifications.cause}, ':') + 1)`;
const ORDER_OF_CAUSE = sql`substr(${SUBJECT_OF_CAUSE}, 1, instr(${SUBJECT_OF_CAUSE}, ':') - 1)`;

/**
 * Newest first. Rides on `notifications_newest`. `awaited`: the order still waits for this person until `dueAt`, so
 * that nothing has to be written once the answer is there.
 */
export async function listNotifications(db: Database, userId: string, list: { after: string | null }) {
  const key = readNewestKey(list.after);
  const older = key && sql`(${notifications.createdAt}, ${notifications.id}) < (${key.createdAt}, ${key.id})`;
  const rows = await db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      cause: notifications.cause,
      title: notifications.title,
      about: notifications.about,
      dueAt: notifications.dueAt,
      href: notifications.href,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      order: {
        phase: orders.phase,
        quoteExpiresAt: orders.quoteExpiresAt,
        paymentDueAt: orders.paymentDueAt,
        reviewDueAt: orders.reviewDueAt,
        answerDueAt: orders.answerDueAt,
        deadline: orders.deadline,
        startedAt: orders.startedAt,
        maxDays: orders.maxDays,
        buyerId: orders.buyerId,
        disputedBy: orders.disputedBy,
        changeBy: orders.changeBy,
      },
    })
    .from(notifications)
    .leftJoin(orders, and(isNotNull(notifications.dueAt), eq(orders.id, ORDER_OF_CAUSE)))
    .where(and(eq(notifications.userId, userId), older ?? undefined))
    .orderBy(sql`${notifications.createdAt} desc`, sql`${notifications.id} desc`)
    .limit(NOTIFICATIONS_SHOWN + 1);
  const toItem = ({ order, ...row }: (typeof rows)[number]) => ({
    ...row,
    awaited: row.dueAt !== null && order !== null && answerDueFor(sideOf(order), order) === row.dueAt,
  });
  const sideOf = ({ buyerId }: { buyerId: string }) => (buyerId === userId ? "buyer" : "seller");
  return pageOf(rows, newestKey, toItem, NOTIFICATIONS_SHOWN);
}

/** Those of one row of the page; the address is the newest's. Null: no such, or somebody else's. */
export async function readNotificationRow(
  db: Database,
  { ids, userId, now }: { ids: readonly string[]; userId: string; now: number },
): Promise<{ href: string; unread: number } | null> {
  const mine = and(
    inArray(notifications.id, ids.slice(0, NOTIFICATIONS_SHOWN)),
    eq(notifications.userId, userId),
  );
  const newest = db
    .select({ href: notifications.href })
    .from(notifications)
    .where(mine)
    .orderBy(sql`${notifications.createdAt} desc`)
    .limit(1);
  const [, , [found], [left]] = await db.batch([
    countReading(db, userId, now),
    markRead(db, sql`${mine}`, now),
    newest,
    selectUnread(db, userId),
  ]);
  return found ? { href: found.href, unread: left?.unread ?? 0 } : null;
}

/** `until` in UTC ms: later ones have not been seen. Rides on `notifications_unread`. */
export async function readNotifications(
  db: Database,
  { userId, until, now }: { userId: string; until: number; now: number },
): Promise<number> {
  const seen = and(eq(notifications.userId, userId), lte(notifications.createdAt, until));
  const [, , [left]] = await db.batch([
    countReading(db, userId, now),
    markRead(db, sql`${seen}`, now),
    selectUnread(db, userId),
  ]);
  return left?.unread ?? 0;
}

/** A person who opens a notification every six seconds for an hour stays below this. */
const READ_AN_HOUR = 600;

function countReading(db: Database, userId: string, now: number) {
  return countOrAbort(db, `notifications-read:${userId}`, READ_AN_HOUR, now);
}

function markRead(db: Database, which: SQL, now: number) {
  return db
    .update(notifications)
    .set({ readAt: now })
    .where(and(which, isNull(notifications.readAt)));
}

export function selectUnread(db: Database, userId: string) {
  return db.select({ unread: users.unreadNotifications }).from(users).where(eq(users.id, userId));
}

/** Times in UTC ms. True: there may be more. */
export async function deleteOldNotifications(
  db: Database,
  before: { read: number; created: number },
  limit: number,
): Promise<boolean> {
  // Each has its own index, so old unread rows are not walked over.
  const some = (due: SQL) => sql`id in (select id from notifications where ${due} limit ${limit})`;
  const deleted = await db.batch([
    db.delete(notifications).where(some(sql`read_at < ${before.read} order by read_at`)),
    db.delete(notifications).where(some(sql`created_at < ${before.created} order by created_at`)),
  ]);
  return deleted.some(({ meta }) => meta.changes >= limit);
}
