import { sql } from "drizzle-orm";
import { fitting, type Notice } from "~/domain/notification";
import { noticeMail } from "~/domain/notification-mail";
import type { Database } from "./connection.server";
import { notifications } from "./schema/notifications";
import { outbox } from "./schema/users";

export type Telling = { now: number; appOrigin: string };

/**
 * The statements that tell somebody what happened: the notification, and its mail unless that person refused mail of
 * its kind. They belong in the batch of the change they tell about; told twice, they do nothing the second time.
 * `condition` is asked when the batch comes to it, for a change that another may have overtaken.
 */
export function tell(db: Database, notice: Notice, { now, appOrigin }: Telling, condition = sql`true`) {
  const id = crypto.randomUUID();
  const fit = fitting(notice);
  return [
    db
      .insert(notifications)
      // The table's columns in their order.
      .select(
        sql`select ${id}, ${fit.userId}, ${fit.kind}, ${fit.cause}, ${fit.title}, ${fit.body}, ${fit.href}, ${now}, null
          where ${condition}`,
      )
      .onConflictDoNothing({ target: [notifications.userId, notifications.cause] }),
    mailOf(db, fit, { now, appOrigin }, sql`exists (select 1 from notifications where id = ${id})`),
  ] as const;
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

function mailOf(
  db: Database,
  notice: Notice,
  { now, appOrigin }: Telling,
  condition: ReturnType<typeof sql>,
) {
  const { subject, body } = noticeMail(notice, appOrigin);
  // The table's columns in their order.
  return db.insert(outbox).select(
    sql`select ${crypto.randomUUID()}, email, ${subject}, ${body}, ${now}, 0, ${now}, null, null from users
      where id = ${notice.userId} and suspended_at is null and ${condition}
        and not exists (select 1 from mail_opt_outs where user_id = ${notice.userId} and kind = ${notice.kind})`,
  );
}
