import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { REPORT_STATUSES, REPORT_SUBJECTS, VISIT_FINDINGS } from "~/database/stored-values";
import type { PartReturn } from "~/orders/parts";
import { id, lengthBetween, moment, oneOf, rule } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

export const reports = sqliteTable(
  "reports",
  {
    id: id().primaryKey(),
    reporterId: id("reporter_id")
      .notNull()
      .references(() => users.id),
    subject: text({ enum: REPORT_SUBJECTS }).notNull(),
    subjectId: text("subject_id").notNull(),
    responsibleId: id("responsible_id"),
    reason: text().notNull(),
    status: text({ enum: REPORT_STATUSES }).notNull(),
    createdAt: moment("created_at").notNull(),
    closedAt: moment("closed_at"),
    closedBy: id("closed_by").references(() => users.id),
    answer: text().notNull().default(""),
    /** JSON of what the reported person overwrote while the report was open. It is emptied when its retention ends. */
    evidence: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex("reports_once").on(t.reporterId, t.subject, t.subjectId).where(sql`status = 'open'`),
    index("reports_open").on(sql`created_at`, sql`id`).where(sql`status = 'open'`),
    index("reports_responsible").on(t.responsibleId).where(sql`status = 'open'`),
    index("reports_subject").on(t.subject, t.subjectId),
    index("reports_evidence").on(t.closedAt).where(sql`evidence <> ''`),
    oneOf("reports_subject_kind", t.subject, REPORT_SUBJECTS),
    oneOf("reports_status", t.status, REPORT_STATUSES),
    lengthBetween("reports_reason_length", t.reason, 1, 2_000),
    lengthBetween("reports_answer_length", t.answer, 0, 2_000),
  ],
);

/** The log of what operators did. Triggers refuse updates and deletes. */
export const operatorActions = sqliteTable(
  "operator_acts",
  {
    id: id().primaryKey(),
    operatorId: id("operator_id")
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    subjectId: text("subject_id").notNull(),
    reason: text().notNull(),
    at: moment("at").notNull(),
  },
  (t) => [
    index("operator_acts_newest").on(sql`at desc`, sql`id desc`),
    index("operator_acts_subject").on(t.subjectId, t.at),
    lengthBetween("operator_acts_kind_length", t.kind, 1, 40),
    lengthBetween("operator_acts_reason_length", t.reason, 1, 2_000),
  ],
);

/** Rulings above the limit, which need a second operator. There is one per version of an order. */
export const proposedRulings = sqliteTable(
  "proposed_rulings",
  {
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    version: integer().notNull(),
    buyerShare: integer("buyer_share").notNull(),
    /** The rupiah of each held part that goes back. Null if the ruling names a per cent. */
    returns: text({ mode: "json" }).$type<readonly PartReturn[]>(),
    /** The finding about the visit. Null if the order has no visit that began. */
    finding: text({ enum: VISIT_FINDINGS }),
    reason: text().notNull(),
    operatorId: id("operator_id")
      .notNull()
      .references(() => users.id),
    at: moment("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.version] }),
    rule("proposed_rulings_share", sql`typeof(${t.buyerShare}) = 'integer' and ${t.buyerShare} between 0 and 100`),
    lengthBetween("proposed_rulings_reason_length", t.reason, 1, 2_000),
  ],
);
