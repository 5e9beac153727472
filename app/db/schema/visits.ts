import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { VISIT_MODES } from "../../domain/visit/visit";
import { id, lengthBetween, moment, oneOf, rule } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

/** Where and when an order of on-site work takes place. An online order has none. */
export const orderVisits = sqliteTable(
  "order_visits",
  {
    orderId: id("order_id")
      .primaryKey()
      .references(() => orders.id),
    /** The order's: slots are held by seller. */
    sellerId: id("seller_id")
      .notNull()
      .references(() => users.id),
    mode: text({ enum: VISIT_MODES }).notNull(),
    /** Kabupaten or kota, whose zone `day` and `slot` are in; the street stands in `order_addresses`. */
    placeCode: text("place_code").notNull(),
    /** Agreed on by both, YYYY-MM-DD and minutes after midnight; null: not yet. */
    day: text(),
    slot: integer(),
    wishedDay: text("wished_day"),
    wishedSlots: text("wished_slots", { mode: "json" }).$type<number[]>().notNull().default([]),
    wishedBy: text("wished_by", { enum: ["buyer", "seller"] }),
    updatedAt: moment("updated_at").notNull(),
    /** Null once sent, or when there is nothing to remind of. */
    remindAt: moment("visit_remind_at"),
    /** The agreed slot is taken for as long as the order runs. */
    held: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    // Of two orders that agree on one slot of a seller at once, one fails.
    uniqueIndex("order_visits_held").on(t.sellerId, t.day, t.slot).where(sql`held = 1`),
    index("order_visits_remind").on(t.remindAt).where(sql`visit_remind_at is not null`),
    oneOf("order_visits_mode", t.mode, VISIT_MODES),
    rule("order_visits_day", sql`${t.day} is null or ${t.day} glob '????-??-??'`),
    rule("order_visits_agreed", sql`(${t.day} is null) = (${t.slot} is null)`),
    rule("order_visits_slot", sql`${t.slot} is null or ${t.slot} between 0 and 1439`),
    rule("order_visits_wished_day", sql`${t.wishedDay} is null or ${t.wishedDay} glob '????-??-??'`),
    rule("order_visits_wish", sql`(${t.wishedDay} is null) = (${t.wishedBy} is null)`),
    rule("order_visits_slots", sql`json_array_length(${t.wishedSlots}) between 0 and 2`),
    rule("order_visits_hold", sql`${t.held} = 0 or ${t.day} is not null`),
  ],
);

/** Apart from the order: read by its two sides alone, by the seller only after payment, and gone 90 days after its end. */
export const orderAddresses = sqliteTable(
  "order_addresses",
  {
    orderId: id("order_id")
      .primaryKey()
      .references(() => orders.id),
    street: text().notNull(),
    block: text().notNull().default(""),
    landmark: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    removeAt: moment("remove_at"),
  },
  (t) => [
    index("order_addresses_removal").on(t.removeAt).where(sql`remove_at is not null`),
    lengthBetween("order_addresses_street_length", t.street, 5, 200),
    lengthBetween("order_addresses_block_length", t.block, 0, 40),
    lengthBetween("order_addresses_landmark_length", t.landmark, 0, 200),
  ],
);

/** Working hours of a seller; who has no row works every day. */
export const workingHours = sqliteTable(
  "working_hours",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 1 is Monday, 7 Sunday. */
    weekday: integer().notNull(),
    /** Minutes after midnight where the work is done. */
    from: integer("from_minute").notNull(),
    to: integer("to_minute").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.weekday] }),
    rule("working_hours_weekday", sql`${t.weekday} between 1 and 7`),
    rule("working_hours_span", sql`${t.from} >= 0 and ${t.from} < ${t.to} and ${t.to} <= 1440`),
  ],
);

export const daysOff = sqliteTable(
  "days_off",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** YYYY-MM-DD where the work is done. */
    day: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    index("days_off_day").on(t.day),
    rule("days_off_date", sql`${t.day} glob '????-??-??'`),
  ],
);
