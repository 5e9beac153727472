import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NAME_SURFACES } from "~/accounts/names";
import { ALERT_KINDS } from "~/operators/operator";
import { id, lengthBetween, moment, rule, rupiah } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

const none = (name: string) => rupiah(name).notNull().default(0);

/** Written only by triggers (`0001`): counting would read as many rows. No row: nothing yet. Integer rupiah and numbers of rows. */
export const personTotals = sqliteTable("person_totals", {
  userId: id("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  bought: none("bought"),
  boughtOpen: none("bought_open"),
  /** Without those whose money was divided. */
  boughtCompleted: none("bought_completed"),
  /** Cancelled after work had begun: anyone could place unpaid ones by the dozen. */
  boughtCancelled: none("bought_cancelled"),
  boughtHeldAmount: none("bought_held_amount"),
  sold: none("sold"),
  soldOpen: none("sold_open"),
  soldCompleted: none("sold_completed"),
  soldCancelled: none("sold_cancelled"),
  soldHeld: none("sold_held"),
  soldHeldAmount: none("sold_held_amount"),
  /** After the fee, as `platformFee` takes it. */
  soldHeldIncome: none("sold_held_income"),
  offers: none("offers"),
  requests: none("requests"),
  openRequests: none("open_requests"),
  paidOut: none("paid_out"),
  paidOutAmount: none("paid_out_amount"),
});

/** What came into a seller's account less what left it, by a trigger (`0001`). `span`: "m2026-11" or "d2026-11-23", in Jakarta. */
export const balanceSpans = sqliteTable(
  "balance_spans",
  {
    account: text().notNull(),
    span: text().notNull(),
    moved: rupiah("moved").notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.span] })],
);

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
