import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { lengthBetween, moment, oneOf, rule, uuid } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

const VISIT_MODES = ["at_buyer", "at_seller"] as const;

/** Where and when an order of on-site work takes place. An online order has none. */
export const orderVisits = sqliteTable(
  "order_visits",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id),
    where: text("mode", { enum: VISIT_MODES }).notNull(),
    /** Kabupaten or kota; the street stands in `order_addresses`. */
    placeCode: text("place_code").notNull(),
    /** In the place's zone, YYYY-MM-DD; null: no day was wished. */
    day: text(),
    /** Minutes after midnight of one or two slots of the day, each as long as `domain/order/visit` says. */
    slots: text({ mode: "json" }).$type<number[]>().notNull().default([]),
    /** Agreed on by both; null while the seller has not answered. */
    agreedAt: moment("agreed_at"),
    /** Whose wish `day` and `slots` are: the other side answers. */
    proposedBy: text("proposed_by", { enum: ["buyer", "seller"] })
      .notNull()
      .default("buyer"),
    updatedAt: moment("updated_at").notNull(),
    /** The reminder for this day went out. */
    remindedAt: moment("reminded_at"),
  },
  (t) => [
    index("order_visits_reminder").on(t.day).where(sql`agreed_at is not null and reminded_at is null`),
    oneOf("order_visits_mode", t.where, VISIT_MODES),
    rule("order_visits_day", sql`${t.day} is null or ${t.day} glob '????-??-??'`),
    rule("order_visits_slots", sql`json_array_length(${t.slots}) between 0 and 2`),
  ],
);

/** Apart from the order: read by its two sides alone, by the seller only after payment, and gone 90 days after its end. */
export const orderAddresses = sqliteTable(
  "order_addresses",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id),
    street: text().notNull(),
    /** "RT 03/RW 05", as typed. */
    block: text().notNull().default(""),
    landmark: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    /** Null while the order runs. */
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
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 1 is Monday, 7 Sunday. */
    weekday: integer().notNull(),
    /** Minutes after midnight at the seller's place. */
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
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** YYYY-MM-DD at the seller's place. */
    day: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    index("days_off_day").on(t.day),
    rule("days_off_date", sql`${t.day} glob '????-??-??'`),
  ],
);
