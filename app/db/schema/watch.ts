import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NAME_SURFACES } from "../../domain/account/reserved-names";
import { ALERT_KINDS } from "../../domain/operator/alert";
import { id, lengthBetween, moment, rule } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

/** What people were shown a code for. Holds nothing of theirs: neither what they sent nor who they are. */
export const faults = sqliteTable(
  "faults",
  {
    id: id().primaryKey(),
    requestId: text("request_id").notNull(),
    event: text().notNull(),
    /** A route's id, never an address. */
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

/** Names that were refused because they imitate JasaWarga or its staff. Kept for 90 days. */
export const refusedNames = sqliteTable(
  "refused_names",
  {
    id: id().primaryKey(),
    surface: text({ enum: NAME_SURFACES }).notNull(),
    refusedName: text("refused_name").notNull(),
    /** null when the name was refused at sign-up, before an account exists. */
    userId: id("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("refused_names_newest").on(t.createdAt),
    index("refused_names_user").on(t.userId),
    lengthBetween("refused_names_length", t.refusedName, 1, 200),
  ],
);

/** One row from when something began to be wrong until it was right again. */
export const alerts = sqliteTable(
  "alerts",
  {
    id: id().primaryKey(),
    // No rule in the table: a new kind needs no migration.
    kind: text({ enum: ALERT_KINDS }).notNull(),
    beganAt: moment("began_at").notNull(),
    endedAt: moment("ended_at"),
    count: integer().notNull(),
    /** Since when the oldest of them waits, UTC ms. */
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
    /** Null until the books were looked at. */
    booksSound: integer("books_sound", { mode: "boolean" }),
    /** When the oldest stuck notification of a gateway came in, UTC ms. */
    stuckSince: moment("stuck_since"),
  },
  (t) => [rule("scheduler_state_one", sql`${t.id} = 1`)],
);
