import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CHANGE_STATUSES } from "../../domain/order/change";
import { id, lengthBetween, moment, oneOf, rule, rupiah } from "./columns";
import { orders } from "./orders";

/** Null leaves that part as it is. */
export const orderChanges = sqliteTable(
  "order_changes",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    proposedBy: text("proposed_by", { enum: ["buyer", "seller"] }).notNull(),
    /** Integer rupiah for one piece; only before payment. */
    price: rupiah("price"),
    deadline: moment("deadline"),
    revisions: integer(),
    description: text().notNull(),
    status: text({ enum: CHANGE_STATUSES }).notNull(),
    requestId: text("request_id").notNull(),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    uniqueIndex("order_changes_request").on(t.orderId, t.requestId),
    uniqueIndex("order_changes_one_open").on(t.orderId).where(sql`status = 'open'`),
    index("order_changes_order").on(t.orderId, t.createdAt),
    oneOf("order_changes_status", t.status, CHANGE_STATUSES),
    oneOf("order_changes_side", t.proposedBy, ["buyer", "seller"]),
    rule(
      "order_changes_price",
      sql`${t.price} is null or (typeof(${t.price}) = 'integer' and ${t.price} between 1000 and 500000000)`,
    ),
    lengthBetween("order_changes_description_length", t.description, 1, 2_000),
  ],
);
