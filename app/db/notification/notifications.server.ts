import { type SQL, sql } from "drizzle-orm";
import { type NotificationDraft, shortenedToFit } from "~/domain/notification/notification";
import type { Wording } from "~/domain/notification/wording";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { notifications } from "../schema/notifications";
import { outbox } from "../schema/users";

export type NotifyOptions = { now: number; wording: Pick<Wording, "mail"> };

/**
 * The statements that tell somebody what happened: the notification, and its mail unless that person refused mail of
 * its kind. They belong in the batch of the change they tell about; told twice, they do nothing the second time.
 * `condition` is asked when the batch comes to it, for a change that another may have overtaken.
 */
export function notify(
  db: Database,
  notification: NotificationDraft,
  { now, wording }: NotifyOptions,
  condition = sql`true`,
) {
  const { insert, isInserted } = insertNotification(db, notification, now, condition);
  return [insert, mailOf(db, shortenedToFit(notification), { now, wording }, isInserted)] as const;
}

/**
 * The same for what nobody can refuse to hear and what suspended people must hear: what was done to them or theirs.
 * The mail carries the whole text, however little of it fits the list.
 */
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

function insertNotification(db: Database, notification: NotificationDraft, now: number, condition: SQL) {
  const id = crypto.randomUUID();
  const { userId, kind, cause, title, body, href } = shortenedToFit(notification);
  const row = { id, userId, kind, cause, title, body, href, createdAt: now };
  const insert = insertWhere(db, notifications, row, sql`where ${condition}`).onConflictDoNothing({
    target: [notifications.userId, notifications.cause],
  });
  return { insert, isInserted: sql`exists (select 1 from notifications where id = ${id})` };
}

/** The notification's mail alone, for what needs no place in the list of notifications. */
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
  // Who is suspended hears no more of the market, but of their money and of their orders, whose clocks run on.
  const owed = notification.kind === "payment" || notification.kind === "order";
  const reached = owed ? sql`true` : sql`suspended_at is null`;
  const wanted = sql`${reached} and ${condition}
    and not exists (select 1 from mail_opt_outs where user_id = ${notification.userId} and kind = ${notification.kind})`;
  return mailTo(db, notification.userId, { subject, body, now }, wanted);
}

function mailTo(
  db: Database,
  userId: string,
  { subject, body, now }: { subject: string; body: string; now: number },
  condition: SQL,
) {
  const mail = { id: crypto.randomUUID(), recipient: sql`email`, subject, body };
  return insertWhere(
    db,
    outbox,
    { ...mail, createdAt: now, nextAttemptAt: now },
    sql`from users where id = ${userId} and ${condition}`,
  );
}
