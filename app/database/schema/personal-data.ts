import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { TAX_IDENTITY_KINDS } from "~/accounts/personal-data";
import { CONSENT_FORMS, CONSENT_PURPOSES, DATA_REQUEST_KINDS, DATA_REQUEST_STATUSES } from "~/database/stored-values";
import { id, lengthBetween, moment, oneOf, rule } from "./columns";
import { users } from "./users";

/** The texts and versions that people accepted, as proof for UU 27/2022, article 24. */
export const consents = sqliteTable(
  "consents",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    version: text().notNull(),
    form: text("place", { enum: CONSENT_FORMS }).notNull(),
    givenAt: moment("given_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
  },
  (t) => [
    uniqueIndex("consents_once").on(t.userId, t.purpose, t.version),
    oneOf("consents_purpose", t.purpose, CONSENT_PURPOSES),
    oneOf("consents_place", t.form, CONSENT_FORMS),
    rule("consents_version", sql`${t.version} glob '????-??-??'`),
  ],
);

export const dataRequests = sqliteTable(
  "data_requests",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id),
    kind: text({ enum: DATA_REQUEST_KINDS }).notNull(),
    status: text({ enum: DATA_REQUEST_STATUSES }).notNull(),
    words: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    dueAt: moment("due_at").notNull(),
    closedAt: moment("closed_at"),
    /** The operator who closed it. Null if it was answered automatically. */
    closedBy: id("closed_by").references(() => users.id),
    answer: text().notNull().default(""),
    /** The R2 key of the export, which is valid until `fileUntil`. */
    fileKey: text("file_key"),
    fileUntil: moment("file_until"),
  },
  (t) => [
    uniqueIndex("data_requests_one_open").on(t.userId, t.kind).where(sql`status = 'open'`),
    index("data_requests_due").on(t.dueAt).where(sql`status = 'open'`),
    index("data_requests_newest").on(t.userId, sql`created_at desc`, sql`id desc`),
    index("data_requests_closed").on(sql`closed_at desc`, sql`id desc`).where(sql`closed_at is not null`),
    index("data_requests_file").on(t.fileUntil).where(sql`file_key is not null`),
    oneOf("data_requests_kind", t.kind, DATA_REQUEST_KINDS),
    oneOf("data_requests_status", t.status, DATA_REQUEST_STATUSES),
    lengthBetween("data_requests_words_length", t.words, 0, 2_000),
    lengthBetween("data_requests_answer_length", t.answer, 0, 2_000),
    rule("data_requests_file_kept", sql`(${t.fileKey} is null) or (${t.fileUntil} is not null)`),
    rule("data_requests_answered", sql`(${t.closedAt} is null) = (${t.status} = 'open')`),
  ],
);

/** Tax numbers. They are voluntary, and separate from the columns that other pages read. */
export const taxIdentities = sqliteTable(
  "tax_identities",
  {
    userId: id("user_id")
      .primaryKey()
      .references(() => users.id),
    kind: text({ enum: TAX_IDENTITY_KINDS }).notNull(),
    number: text().notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [
    oneOf("tax_identities_kind", t.kind, TAX_IDENTITY_KINDS),
    rule("tax_identities_number", sql`length(${t.number}) = 16 and ${t.number} not glob '*[^0-9]*'`),
  ],
);
