import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SocialLinks } from "~/accounts/person";
import { APOSTROPHES } from "~/platform/strings";
import { id, lengthBetween, moment, oneOf, rule } from "./columns";

/**
 * The key by which operators search names. It ignores case and apostrophes. A handwritten migration creates its index
 * `users_name_key`, because drizzle-kit splits an expression at its commas.
 */
export const nameKey = sql.raw(
  `${[...APOSTROPHES].reduce((name, one) => `replace(${name}, '${one.replace("'", "''")}', '')`, "full_name")} collate nocase`,
);

export const users = sqliteTable(
  "users",
  {
    id: id().primaryKey(),
    /** The address in lower case, so that one mailbox has one account. */
    email: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    fullName: text("full_name").notNull(),
    verifiedAt: moment("email_verified_at"),
    pictureUrl: text("picture_url"),
    bio: text().notNull().default(""),
    location: text().notNull().default(""),
    placeCode: text("place_code"),
    contactEmail: text("contact_email").notNull().default(""),
    phone: text().notNull().default(""),
    website: text().notNull().default(""),
    skills: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    socialLinks: text("social_links", { mode: "json" }).$type<SocialLinks>().notNull().default({}),
    /** Updated by the trigger that runs when a review is published. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    buyerRatingSum: integer("client_rating_sum").notNull().default(0),
    buyerRatingCount: integer("client_rating_count").notNull().default(0),
    completedCount: integer("completed_count").notNull().default(0),
    onTimeCount: integer("on_time_count").notNull().default(0),
    /** The appointments that the seller kept and missed. Triggers count them from the outcomes of visits. */
    visitsKept: integer("visits_kept").notNull().default(0),
    visitsMissed: integer("visits_missed").notNull().default(0),
    /** Median minutes to a first answer. Null without an answer. */
    responseMinutes: integer("response_minutes"),
    /** The number of unread messages. Only triggers write these counts, so that the top bar counts no rows. */
    unreadMessages: integer("unread_messages").notNull().default(0),
    unreadNotifications: integer("unread_notifications").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    lastActiveAt: moment("last_active_at").notNull(),
    suspendedAt: moment("suspended_at"),
    suspendedReason: text("suspended_reason").notNull().default(""),
    /** UTC ms at which the owner restricted processing: nothing of theirs is shown and they get no work. */
    restrictedAt: moment("restricted_at"),
    /** UTC ms. A closed account is also suspended permanently, so that every check for suspension applies to it. */
    closedAt: moment("closed_at"),
    /** UTC ms at which the person became an operator. Only a command of the maintainers writes it. */
    operatorSince: moment("operator_since"),
    /** UTC ms since which a login needs a second step. Null for a person who logs in with the password only. */
    twoStepsSince: moment("two_steps_since"),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_operators").on(t.operatorSince).where(sql`operator_since is not null`),
    index("users_picture").on(t.pictureUrl).where(sql`picture_url is not null`),
    lengthBetween("users_email_length", t.email, 3, 254),
    lengthBetween("users_name_length", t.fullName, 2, 100),
    lengthBetween("users_bio_length", t.bio, 0, 500),
  ],
);

/** Sessions. This row, not the KV record, decides whether a cookie is valid. */
export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, in hex. */
    id: text().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("sessions_user").on(t.userId, t.lastUsedAt),
    index("sessions_expiry").on(t.expiresAt),
    lengthBetween("sessions_device_length", t.device, 0, 200),
  ],
);

const EMAIL_TOKEN_KINDS = ["verify", "reset", "email"] as const;
export type EmailTokenKind = (typeof EMAIL_TOKEN_KINDS)[number];

/** Tokens in links of mails. A token is stored hashed and can be used once. Only the newest of each kind is valid. */
export const emailTokens = sqliteTable(
  "email_tokens",
  {
    id: text().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: EMAIL_TOKEN_KINDS }).notNull(),
    newEmail: text("new_email"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [
    uniqueIndex("email_tokens_newest").on(t.userId, t.kind),
    index("email_tokens_expiry").on(t.expiresAt),
    oneOf("email_tokens_kind", t.kind, EMAIL_TOKEN_KINDS),
    rule("email_tokens_new_email", sql`(${t.kind} = 'email') = (${t.newEmail} is not null)`),
  ],
);

/** Counts attempts in all locations. The rate-limit binding counts per location. */
export const attemptCounters = sqliteTable(
  "attempt_counters",
  {
    key: text().notNull(),
    windowStart: moment("window_start").notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index("attempt_counters_age").on(t.windowStart)],
);

/** Mails that the mail binding has not accepted yet, so that its failure loses none. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: moment("created_at").notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull(),
    sentAt: moment("sent_at"),
    lastError: text("last_error"),
    /** The recipient and the kind of notification, as "userId kind". Null for mail that cannot be switched off. */
    unsubscribes: text(),
  },
  (t) => [
    index("outbox_due").on(t.nextAttemptAt).where(sql`${t.sentAt} is null`),
    index("outbox_newest").on(t.createdAt),
    index("outbox_recipient").on(t.recipient, t.createdAt),
    lengthBetween("outbox_subject_length", t.subject, 1, 200),
    lengthBetween("outbox_body_length", t.body, 1, 20_000),
  ],
);
