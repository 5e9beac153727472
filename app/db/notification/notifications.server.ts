import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { type NotificationDraft, shortenedToFit } from "~/domain/notification/notification";
import type { Wording } from "~/domain/notification/wording";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { newId } from "../core/new-id.server";
import { notifications } from "../schema/notifications";
import { outbox } from "../schema/users";

export type NotifyOptions = { now: number; wording: Pick<Wording, "mail"> };

/** For the batch of the change, where `condition` holds; idempotent by `cause`. Mail unless opted out. */
export function notify(
  db: Database,
  notification: NotificationDraft,
  { now, wording }: NotifyOptions,
  condition = sql`true`,
) {
  const { insert, isInserted } = insertNotification(db, notification, now, condition);
  return [insert, mailOf(db, shortenedToFit(notification), { now, wording }, isInserted)] as const;
}

/** Ignores opt-outs and suspension: what was done to them or theirs. The mail carries the whole text. */
export function notifyAlways(
  db: Database,
  notification: NotificationDraft,
  { now, wording }: NotifyOptions,
  condition: SQL,
) {
  const { insert, isInserted } = insertNotification(db, notification, now, condition);
  const { subject, body } = wording.mail({ ...notification, title: shortenedToFit(notification).title });
  return [insert, mailTo(db, notification.userId, { subject, body, now }, isInserted)] as const;
}

/** What asked for something that is done now goes. `since` in UTC ms: nothing before it asked. */
export function removeRequests(
  db: Database,
  { userId, href, since }: { userId: string; href: string; since: number },
) {
  return db
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        gte(notifications.createdAt, since),
        eq(notifications.href, href),
      ),
    );
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
  return mailOf(db, shortenedToFit({ ...notification, cause: "" }), options, condition);
}

function mailOf(
  db: Database,
  notification: NotificationDraft,
  { now, wording }: NotifyOptions,
  condition: SQL,
) {
  const { subject, body } = wording.mail(notification);
  // Suspended people still hear of their payments and orders, whose deadlines run on.
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
