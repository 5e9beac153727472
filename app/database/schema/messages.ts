import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NOTIFICATION_KINDS } from "~/notifications/notification";
import { id, lengthBetween, moment, oneOf, rule } from "./columns";
import { listings } from "./listings";
import { orders } from "./orders";
import { users } from "./users";

export const conversations = sqliteTable(
  "conversations",
  {
    id: id().primaryKey(),
    listingId: id("service_id")
      .notNull()
      .references(() => listings.id),
    orderId: id("order_id").references(() => orders.id),
    /** The author of the first message. In an order it is the buyer, and the owner is the seller. */
    starterId: id("starter_id")
      .notNull()
      .references(() => users.id),
    ownerId: id("owner_id")
      .notNull()
      .references(() => users.id),
    createdAt: moment("created_at").notNull(),
    /** UTC ms of the starter's first message. The owner's first answer minus this is the response time. */
    firstAskedAt: moment("first_asked_at"),
    firstAnsweredAt: moment("first_answered_at"),
    /** SHA-256 in hex of the archived messages. Null if all messages are in rows. Later messages are always rows. */
    archivedHash: text("archived_hash"),
    archivedMessages: integer("archived_messages").notNull().default(0),
    /** UTC ms at which the archived object no longer matched its hash. Null while it matches. */
    archiveBrokenAt: moment("archive_broken_at"),
  },
  (t) => [
    uniqueIndex("conversations_listing").on(t.listingId, t.starterId).where(sql`order_id is null`),
    uniqueIndex("conversations_order").on(t.orderId).where(sql`order_id is not null`),
    index("conversations_answered")
      .on(t.ownerId, sql`first_answered_at desc`)
      .where(sql`first_answered_at is not null`),
    index("conversations_archive_broken").on(t.archiveBrokenAt).where(sql`archive_broken_at is not null`),
    rule("conversations_two_people", sql`${t.starterId} <> ${t.ownerId}`),
  ],
);

export const conversationMembers = sqliteTable(
  "conversation_members",
  {
    conversationId: id("conversation_id")
      .notNull()
      .references(() => conversations.id),
    userId: id("user_id")
      .notNull()
      .references(() => users.id),
    otherId: id("other_id")
      .notNull()
      .references(() => users.id),
    unread: integer().notNull().default(0),
    lastMessageAt: moment("last_message_at").notNull(),
    lastExcerpt: text("last_excerpt").notNull().default(""),
    lastSenderId: id("last_sender_id").references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index("conversation_members_newest").on(t.userId, sql`last_message_at desc`, sql`conversation_id desc`),
    rule("conversation_members_unread", sql`${t.unread} >= 0`),
    lengthBetween("conversation_members_excerpt_length", t.lastExcerpt, 0, 200),
  ],
);

export const messages = sqliteTable(
  "messages",
  {
    /** The cursor of polling. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: id().notNull(),
    conversationId: id("conversation_id")
      .notNull()
      .references(() => conversations.id),
    senderId: id("sender_id")
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    formId: text("form_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("messages_id").on(t.id),
    uniqueIndex("messages_form").on(t.senderId, t.formId),
    index("messages_conversation").on(t.conversationId, t.seq),
    lengthBetween("messages_body_length", t.body, 0, 5_000),
  ],
);

export const messagePictures = sqliteTable(
  "message_pictures",
  {
    key: id("key").primaryKey(),
    conversationId: id("conversation_id")
      .notNull()
      .references(() => conversations.id),
    messageId: id("message_id").notNull(),
    position: integer().notNull(),
    status: text({ enum: ["pending", "ready"] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("message_pictures_message").on(t.messageId, t.position),
    index("message_pictures_conversation").on(t.conversationId, t.createdAt),
    index("message_pictures_pending").on(t.createdAt).where(sql`status = 'pending'`),
    oneOf("message_pictures_status", t.status, ["pending", "ready"]),
  ],
);

export const notifications = sqliteTable(
  "notifications",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** The idempotency key: one notification per cause and person. */
    cause: text().notNull(),
    title: text().notNull(),
    about: text("body").notNull().default(""),
    href: text().notNull(),
    /** UTC ms by which the reader must answer. Null if no answer is needed. */
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
  (t) => [primaryKey({ columns: [t.userId, t.kind] }), oneOf("mail_opt_outs_kind", t.kind, NOTIFICATION_KINDS)],
);
