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

/** Mobile numbers that members show to the other side of their paid orders. Removing the number deletes the row. */
export const contactNumbers = sqliteTable(
  "contact_numbers",
  {
    userId: id("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A mobile number as "+6281234567890". */
    mobile: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    rule(
      "contact_numbers_mobile",
      sql`${t.mobile} glob '+628*' and substr(${t.mobile}, 2) not glob '*[^0-9]*' and length(${t.mobile}) between 12 and 15`,
    ),
  ],
);

/** Browsers that accept push messages. A row is deleted as soon as its push service says that it expired. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** True if the lock screen may show names, titles and sums. */
    showsDetails: integer("shows_details", { mode: "boolean" }).notNull().default(false),
    /** Consecutive refusals. `MAX_REFUSALS` delete the subscription, because some services never answer 404 or 410. */
    failures: integer().notNull().default(0),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("push_subscriptions_endpoint").on(t.endpoint),
    index("push_subscriptions_user").on(t.userId),
    lengthBetween("push_subscriptions_endpoint_length", t.endpoint, 12, 1_000),
  ],
);

export const pushOptOuts = sqliteTable(
  "push_opt_outs",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] }), oneOf("push_opt_outs_kind", t.kind, NOTIFICATION_KINDS)],
);

/** Push messages. Mail has its own outbox. */
export const pushMessages = sqliteTable(
  "push_messages",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** The cause of the notification, or "" for a message of a conversation. */
    cause: text().notNull(),
    title: text().notNull(),
    body: text().notNull().default(""),
    href: text().notNull(),
    createdAt: moment("created_at").notNull(),
    nextAttemptAt: moment("next_attempt_at").notNull(),
    attempts: integer().notNull().default(0),
    sentAt: moment("sent_at"),
    lastError: text("last_error"),
  },
  (t) => [
    index("push_messages_due").on(t.nextAttemptAt).where(sql`sent_at is null`),
    index("push_messages_user").on(t.userId, t.cause),
    index("push_messages_newest").on(t.createdAt),
    oneOf("push_messages_kind", t.kind, NOTIFICATION_KINDS),
  ],
);

/** The buyer's first view of the last delivery of an order. */
export const deliveryViews = sqliteTable(
  "delivery_views",
  {
    orderId: id("order_id")
      .primaryKey()
      .references(() => orders.id),
    userId: id("user_id")
      .notNull()
      .references(() => users.id),
    seenAt: moment("seen_at"),
    /** UTC ms at which the time to review begins even without a view. Null if it does not wait for a view. */
    heldUntil: moment("held_until"),
    /** UTC ms at which the review would have ended without the wait. Null without a wait. */
    dueBefore: moment("due_before"),
  },
  (t) => [
    index("delivery_views_user").on(t.userId),
    index("delivery_views_held").on(t.heldUntil).where(sql`held_until is not null`),
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
