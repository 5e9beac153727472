import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { countOrAbort, countSetting } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { notifications, pushMessages, pushSubscriptions } from "~/database/schema/messages";
import { payments } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";
import { outbox, users } from "~/database/schema/users";
import { insertWhere, newId, pageQuery } from "~/database/statements.server";
import { answerDueFor } from "~/orders/order";
import { newestKey, pageOf, readNewestKey } from "~/platform/paging";
import { NOTIFICATIONS_SHOWN, type NotificationDraft, shortenedToFit, type Wording } from "./notification";
import type { PushSubscriptionKeys } from "./push";

/** Beginnings of causes that contain the id of an order or of its reviews. */
const CAUSES_OF_ORDERS = JSON.stringify(["order", "remind", "refund", "visit"]);
/** A character that sorts after every cause that begins with an id and a colon. */
const END = ";";

/**
 * Deletes the notifications of orders that ended before a time, once per order, oldest first. Also deletes
 * data needed only while ordering or paying. Returns true if more may be left.
 */
export async function removeNotificationsOfEnded(db: Database, before: number, limit: number): Promise<boolean> {
  const ended = sql`select id from orders where closed_at is not null and notifications_deleted = 0
    and payment_status <> 'refund_pending' and closed_at < ${before} order by closed_at limit ${limit}`;
  // The order of these joins matters: otherwise SQLite would scan all notifications of a user.
  const begins = sql`select orders.user_id, orders.seller_id, kinds.value || ':' || orders.id as cause
      from orders cross join json_each(${CAUSES_OF_ORDERS}) as kinds where orders.id in (${ended})
    union all select orders.user_id, orders.seller_id, 'review:' || reviews.id
      from orders join reviews on reviews.order_id = orders.id where orders.id in (${ended})`;
  const [, , marked] = await db.batch([
    db.delete(notifications).where(
      sql`id in (select told.id from (${begins}) as begins
        cross join notifications as told indexed by notifications_cause on told.user_id in (begins.user_id, begins.seller_id)
          and told.cause > begins.cause || ':' and told.cause < begins.cause || ${END})`,
    ),
    db
      .update(payments)
      .set({ token: null, redirectUrl: null })
      .where(
        sql`${payments.orderId} in (${ended}) and ${payments.token} is not null and ${payments.expiresAt} < ${before}`,
      ),
    db
      .update(orders)
      .set({ notificationsDeleted: true, formId: "" })
      .where(inArray(orders.id, sql`(${ended})`))
      .returning({ version: orders.version }),
  ]);
  return marked.length === limit;
}

const SUBJECT_OF_CAUSE = sql`substr(${notifications.cause}, instr(${notifications.cause}, ':') + 1)`;
const ORDER_OF_CAUSE = sql`substr(${SUBJECT_OF_CAUSE}, 1, instr(${SUBJECT_OF_CAUSE}, ':') - 1)`;

/** Selects notifications. `awaited` is true while the order awaits this user, which is read from the order. */
export function selectNotifications(db: Database, userId: string, list: { after: string | null }) {
  const key = readNewestKey(list.after);
  const older = key && sql`(${notifications.createdAt}, ${notifications.id}) < (${key.createdAt}, ${key.id})`;
  const statement = db
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
        proposedBy: orders.proposedBy,
        disputedBy: orders.disputedBy,
        changeBy: orders.changeBy,
      },
    })
    .from(notifications)
    .leftJoin(orders, and(isNotNull(notifications.dueAt), eq(orders.id, ORDER_OF_CAUSE)))
    .where(and(eq(notifications.userId, userId), older ?? undefined))
    .orderBy(sql`${notifications.createdAt} desc`, sql`${notifications.id} desc`)
    .limit(NOTIFICATIONS_SHOWN + 1);
  const sideOf = ({ buyerId }: { buyerId: string }) => (buyerId === userId ? "buyer" : "seller");
  return pageQuery([statement], ([rows]) =>
    pageOf(
      rows,
      newestKey,
      ({ order, ...row }) => ({
        ...row,
        awaited: row.dueAt !== null && order !== null && answerDueFor(sideOf(order), order) === row.dueAt,
      }),
      NOTIFICATIONS_SHOWN,
    ),
  );
}

export async function readNotificationRow(
  db: Database,
  { ids, userId, now }: { ids: readonly string[]; userId: string; now: number },
): Promise<{ href: string; unread: number } | null> {
  const mine = and(inArray(notifications.id, ids.slice(0, NOTIFICATIONS_SHOWN)), eq(notifications.userId, userId));
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

/** Marks notifications as read. Those after `until` stay unread, because the page did not show them. */
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

/** The notifications read in an hour. Opening one every six seconds stays within this. */
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

export async function removeOldNotifications(
  db: Database,
  before: { read: number; created: number },
  limit: number,
): Promise<boolean> {
  // Each condition has its own index, so that old unread rows are not scanned.
  const some = (due: SQL) => sql`id in (select id from notifications where ${due} limit ${limit})`;
  const deleted = await db.batch([
    db.delete(notifications).where(some(sql`read_at < ${before.read} order by read_at`)),
    db.delete(notifications).where(some(sql`created_at < ${before.created} order by created_at`)),
  ]);
  return deleted.some(({ meta }) => meta.changes >= limit);
}

/** The orders searched of the two people. With older acquaintances the warning appears again. */
const MAX_SEARCHED = 100;

/**
 * Returns 1 if the reader has ordered from the writer, has an order that the writer paid for, or has written
 * to the writer. The columns of `conversations` stay when its messages are archived or deleted.
 */
export function isKnown({ reader, writer }: { reader: SQL; writer: SQL }): SQL<0 | 1> {
  const ordersOf = (buyer: SQL) =>
    sql`(select seller_id as seller, started_at as paid from orders where user_id = ${buyer} order by created_at desc limit ${MAX_SEARCHED})`;
  return sql<0 | 1>`(exists (select 1 from ${ordersOf(reader)} where seller = ${writer})
    or exists (select 1 from ${ordersOf(writer)} where seller = ${reader} and paid is not null)
    or exists (select 1 from (select conversation_id as spoken, other_id as other from conversation_members
        where user_id = ${reader} order by last_message_at desc limit ${MAX_SEARCHED})
      cross join conversations as talk on talk.id = spoken
      where other = ${writer} and (talk.archived_hash is not null
        or iif(talk.owner_id = ${reader}, talk.first_answered_at, talk.first_asked_at) is not null
        or exists (select 1 from messages where conversation_id = talk.id and sender_id = ${reader}))))`;
}

export type NotifyOptions = { now: number; wording: Pick<Wording, "mail"> };

/**
 * Stores a notification if `condition` is true, and mails it unless switched off or `isMailed` is false. A repeated
 * `cause` changes nothing.
 */
export function notify(
  db: Database,
  notification: NotificationDraft,
  { now, wording }: NotifyOptions,
  condition = sql`true`,
) {
  if (notification.mustArrive) return notifyAlways(db, notification, { now, wording }, condition);
  const { insert, isInserted } = insertNotification(db, notification, now, condition);
  const isMailed = notification.isMailed === false ? sql`false` : isInserted;
  const push = pushMessage(db, notification, now, isInserted);
  return [insert, notificationMail(db, shortenedToFit(notification), { now, wording }, isMailed), push] as const;
}

/** Notifies despite opt-outs and suspension, because it reports an action about the user. */
export function notifyAlways(
  db: Database,
  notification: NotificationDraft,
  { now, wording }: NotifyOptions,
  condition: SQL,
) {
  const { insert, isInserted } = insertNotification(db, notification, now, condition);
  const { subject, body } = wording.mail({ ...notification, title: shortenedToFit(notification).title });
  const mail = mailTo(db, notification.userId, { subject, body, now }, isInserted);
  return [insert, mail, pushMessage(db, notification, now, isInserted)] as const;
}

/** Deletes notifications about a step that is done. Those before `since` did not ask for it. */
export function deleteDonePrompts(
  db: Database,
  { userId, href, since }: { userId: string; href: string; since: number },
) {
  return db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), gte(notifications.createdAt, since), eq(notifications.href, href)));
}

function insertNotification(db: Database, notification: NotificationDraft, now: number, condition: SQL) {
  const id = newId();
  const { userId, kind, cause, title, about, dueAt = null, href } = shortenedToFit(notification);
  const row = { id, userId, kind, cause, title, about, href, dueAt, createdAt: now };
  const insert = insertWhere(db, notifications, row, sql`where ${condition}`).onConflictDoNothing({
    target: [notifications.userId, notifications.cause],
  });
  return { insert, isInserted: sql`exists (select 1 from notifications where id = ${id})` };
}

export function notifyByMail(
  db: Database,
  notification: Omit<NotificationDraft, "cause">,
  options: NotifyOptions,
  condition = sql`true`,
) {
  const draft = shortenedToFit({ ...notification, cause: "" });
  return [notificationMail(db, draft, options, condition), pushMessage(db, draft, options.now, condition)] as const;
}

/** Queues a push message for a person who has subscribed a browser and wants this kind. */
function pushMessage(db: Database, notification: NotificationDraft, now: number, condition: SQL) {
  const { userId, kind, cause, title, about, href } = shortenedToFit(notification);
  const message = { userId, kind, cause, title, body: about, href };
  return insertWhere(
    db,
    pushMessages,
    { ...message, id: newId(), createdAt: now, nextAttemptAt: now },
    sql`where ${condition} and exists (select 1 from push_subscriptions where user_id = ${userId})
      and not exists (select 1 from push_opt_outs where user_id = ${userId} and kind = ${kind})`,
  );
}

/** The maximum number of subscriptions of a person. Older ones usually belong to browsers that no longer use them. */
const MAX_SUBSCRIPTIONS = 10;

/** Stores a subscription, or moves it here from the account that used the browser before. */
export async function storePushSubscription(
  db: Database,
  userId: string,
  subscription: PushSubscriptionKeys & { showsDetails: boolean },
  now: number,
): Promise<void> {
  const row = { ...subscription, userId, createdAt: now, failures: 0 };
  await db.batch([
    countSetting(db, "push", userId, now),
    db
      .insert(pushSubscriptions)
      .values({ id: newId(), ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row }),
    db.delete(pushSubscriptions).where(
      sql`user_id = ${userId} and id not in (select id from push_subscriptions where user_id = ${userId}
          order by created_at desc limit ${MAX_SUBSCRIPTIONS})`,
    ),
  ]);
}

export async function removePushSubscription(
  db: Database,
  userId: string,
  endpoint: string,
  now: number,
): Promise<void> {
  const own = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId));
  await db.batch([countSetting(db, "push", userId, now), db.delete(pushSubscriptions).where(own)]);
}

/** Ends push messages to all browsers, because nobody knows which one belongs to an ended session. */
export function removePushSubscriptions(db: Database, userId: string) {
  return db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

/** Reserves due push messages until `leaseEnd`, with the subscriptions of their receivers. */
export async function reserveDuePushes(db: Database, times: { now: number; leaseEnd: number }, limit: number) {
  const due = sql`(select id from push_messages where sent_at is null
    and next_attempt_at <= ${times.now} order by next_attempt_at limit ${limit})`;
  const messages = await db
    .update(pushMessages)
    .set({ nextAttemptAt: times.leaseEnd })
    .where(inArray(pushMessages.id, due))
    .returning();
  if (messages.length === 0) return [];
  const people = [...new Set(messages.map(({ userId }) => userId))];
  const subscriptions = await db.select().from(pushSubscriptions).where(inArray(pushSubscriptions.userId, people));
  return messages.map((message) => ({
    message,
    subscriptions: subscriptions.filter(({ userId }) => userId === message.userId),
  }));
}

function notificationMail(
  db: Database,
  notification: NotificationDraft,
  { now, wording }: NotifyOptions,
  condition: SQL,
) {
  const { subject, body } = wording.mail(notification);
  // Suspended users still get notifications about payments and orders, whose deadlines continue.
  const owed = notification.kind === "payment" || notification.kind === "order";
  const reached = owed ? sql`true` : sql`suspended_at is null`;
  const wanted = sql`${reached} and ${condition}
    and not exists (select 1 from mail_opt_outs where user_id = ${notification.userId} and kind = ${notification.kind})`;
  const unsubscribes = `${notification.userId} ${notification.kind}`;
  return mailTo(db, notification.userId, { subject, body, now, unsubscribes }, wanted);
}

function mailTo(
  db: Database,
  userId: string,
  {
    subject,
    body,
    now,
    unsubscribes = null,
  }: { subject: string; body: string; now: number; unsubscribes?: string | null },
  condition: SQL,
) {
  const mail = { id: newId(), recipient: sql`email`, subject, body, unsubscribes };
  return insertWhere(
    db,
    outbox,
    { ...mail, createdAt: now, nextAttemptAt: now },
    sql`from users where id = ${userId} and ${condition}`,
  );
}
