import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ALERT_KINDS, NAME_SURFACES } from "~/database/stored-values";
import { id, lengthBetween, moment, rule } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

/** Errors by the code that error pages show. They contain no personal data. */
export const faults = sqliteTable(
  "faults",
  {
    id: id().primaryKey(),
    requestId: text("request_id").notNull(),
    event: text().notNull(),
    route: text().notNull(),
    orderId: id("order_id").references(() => orders.id),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("faults_request").on(t.requestId),
    index("faults_age").on(t.createdAt),
    lengthBetween("faults_request_length", t.requestId, 8, 8),
    lengthBetween("faults_event_length", t.event, 1, 60),
    lengthBetween("faults_route_length", t.route, 1, 100),
  ],
);

/** Names that imitate JasaWarga or its staff. Deleted after 90 days. */
export const refusedNames = sqliteTable(
  "refused_names",
  {
    id: id().primaryKey(),
    surface: text({ enum: NAME_SURFACES }).notNull(),
    refusedName: text("refused_name").notNull(),
    /** The person. Null if the name was refused at sign-up, before the account existed. */
    userId: id("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("refused_names_newest").on(t.createdAt),
    index("refused_names_user").on(t.userId),
    lengthBetween("refused_names_length", t.refusedName, 1, 200),
  ],
);

export const alerts = sqliteTable(
  "alerts",
  {
    id: id().primaryKey(),
    // Has no CHECK, so that a new kind needs no migration.
    kind: text({ enum: ALERT_KINDS }).notNull(),
    beganAt: moment("began_at").notNull(),
    endedAt: moment("ended_at"),
    count: integer().notNull(),
    since: moment("since"),
  },
  (t) => [
    uniqueIndex("alerts_open").on(t.kind).where(sql`ended_at is null`),
    index("alerts_newest").on(sql`began_at desc`, sql`id desc`),
  ],
);

export const schedulerState = sqliteTable(
  "scheduler_state",
  {
    id: integer().primaryKey(),
    startedAt: moment("started_at").notNull(),
    finishedAt: moment("finished_at"),
    failed: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** True if the last check of the books found no fault. Null before the first check. */
    booksSound: integer("books_sound", { mode: "boolean" }),
    stuckSince: moment("stuck_since"),
  },
  (t) => [rule("scheduler_state_one", sql`${t.id} = 1`)],
);
