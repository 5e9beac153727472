import { type SQL, sql } from "drizzle-orm";
import { fitting, type Notice } from "~/domain/notification/notification";
import type { Wording } from "~/domain/notification/wording";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { notifications } from "../schema/notifications";
import { outbox } from "../schema/users";

export type Telling = { now: number; wording: Pick<Wording, "mail"> };

/**
 * The statements that tell somebody what happened: the notification, and its mail unless that person refused mail of
 * its kind. They belong in the batch of the change they tell about; told twice, they do nothing the second time.
 * `condition` is asked when the batch comes to it, for a change that another may have overtaken.
 */
export function tell(db: Database, notice: Notice, { now, wording }: Telling, condition = sql`true`) {
  const { insert, told } = note(db, notice, now, condition);
  return [insert, mailOf(db, fitting(notice), { now, wording }, told)] as const;
}

/**
 * The same for what nobody can refuse to hear and what suspended people must hear: what was done to them or theirs.
 * The mail carries the whole text, however little of it fits the list.
 */
export function tellSurely(db: Database, notice: Notice, { now, wording }: Telling, condition: SQL) {
  const { insert, told } = note(db, notice, now, condition);
  const { subject, body } = wording.mail({ ...notice, title: fitting(notice).title });
  return [insert, mailTo(db, notice.userId, { subject, body, now }, told)] as const;
}

function note(db: Database, notice: Notice, now: number, condition: SQL) {
  const id = crypto.randomUUID();
  const { userId, kind, cause, title, body, href } = fitting(notice);
  const row = { id, userId, kind, cause, title, body, href, createdAt: now };
  const insert = insertWhere(db, notifications, row, sql`where ${condition}`).onConflictDoNothing({
    target: [notifications.userId, notifications.cause],
  });
  return { insert, told: sql`exists (select 1 from notifications where id = ${id})` };
}

/** The notice's mail alone, for what needs no place in the list of notifications. */
export function tellByMail(
  db: Database,
  notice: Omit<Notice, "cause">,
  telling: Telling,
  condition = sql`true`,
) {
  return mailOf(db, fitting({ ...notice, cause: "" }), telling, condition);
}

function mailOf(db: Database, notice: Notice, { now, wording }: Telling, condition: SQL) {
  const { subject, body } = wording.mail(notice);
  // Who is suspended hears no more of the market, but of their money and of their orders, whose clocks run on.
  const owed = notice.kind === "payment" || notice.kind === "order";
  const reached = owed ? sql`true` : sql`suspended_at is null`;
  const wanted = sql`${reached} and ${condition}
    and not exists (select 1 from mail_opt_outs where user_id = ${notice.userId} and kind = ${notice.kind})`;
  return mailTo(db, notice.userId, { subject, body, now }, wanted);
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
