import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NOTIFICATION_KINDS } from "../../domain/notification/notification";
import { id, lengthBetween, moment, oneOf } from "./columns";
import { users } from "./users";

export const notifications = sqliteTable(
  "notifications",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** Idempotency key: one notification for each cause and person. */
    cause: text().notNull(),
    title: text().notNull(),
    about: text("body").notNull().default(""),
    href: text().notNull(),
    /** Until when its reader has to answer; null where nothing is asked of them. */
    dueAt: moment("due_at"),
    createdAt: moment("created_at").notNull(),
    readAt: moment("read_at"),
  },
  (t) => [
    uniqueIndex("notifications_cause").on(t.userId, t.cause),
    index("notifications_newest").on(t.userId, sql`created_at desc`, sql`id desc`),
    index("notifications_unread").on(t.userId, t.createdAt).where(sql`read_at is null`),
    index("notifications_age").on(t.createdAt),
    index("notifications_read_age").on(t.readAt).where(sql`read_at is not null`),
    oneOf("notifications_kind", t.kind, NOTIFICATION_KINDS),
    lengthBetween("notifications_title_length", t.title, 1, 200),
    lengthBetween("notifications_body_length", t.about, 0, 500),
    lengthBetween("notifications_href_length", t.href, 1, 300),
  ],
);

export const mailOptOuts = sqliteTable(
  "mail_opt_outs",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    oneOf("mail_opt_outs_kind", t.kind, NOTIFICATION_KINDS),
  ],
);
