import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { FILE_PURPOSES } from "../../domain/order/file";
import { id, lengthBetween, moment, oneOf } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

/** For the order's two sides alone. The object lies in R2 before its row is written. */
export const orderFiles = sqliteTable(
  "order_files",
  {
    key: id("key").primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    version: integer().notNull(),
    senderId: id("sender_id")
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: FILE_PURPOSES }).notNull(),
    name: text().notNull(),
    /** bytes */
    size: integer().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("order_files_order").on(t.orderId, t.version),
    oneOf("order_files_purpose", t.purpose, FILE_PURPOSES),
    lengthBetween("order_files_name_length", t.name, 1, 200),
  ],
);
