import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PROPOSAL_STATUSES } from "../../domain/proposal/proposal";
import { id, lengthBetween, moment, oneOf, rule, rupiah } from "./columns";
import { listings } from "./listings";
import { orders } from "./orders";
import { users } from "./users";

/** One row a person and request: sending again reopens it. */
export const proposals = sqliteTable(
  "proposals",
  {
    id: id().primaryKey(),
    wantedId: id("service_id")
      .notNull()
      .references(() => listings.id),
    proposerId: id("user_id")
      .notNull()
      .references(() => users.id),
    buyerId: id("client_id")
      .notNull()
      .references(() => users.id),
    message: text().notNull(),
    /** Integer rupiah; null leaves it open. */
    price: rupiah("price"),
    days: integer("days"),
    status: text({ enum: PROPOSAL_STATUSES }).notNull(),
    declineReason: text("decline_reason").notNull().default(""),
    requestId: text("request_id").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    orderId: id("order_id").references(() => orders.id),
  },
  (t) => [
    uniqueIndex("proposals_once").on(t.wantedId, t.proposerId),
    index("proposals_listing").on(t.wantedId, t.status, sql`created_at desc`, sql`id desc`),
    index("proposals_proposer").on(t.proposerId, sql`created_at desc`, sql`id desc`),
    oneOf("proposals_status", t.status, PROPOSAL_STATUSES),
    rule("proposals_not_own", sql`${t.proposerId} <> ${t.buyerId}`),
    rule(
      "proposals_price",
      sql`${t.price} is null or (typeof(${t.price}) = 'integer' and ${t.price} between 1000 and 500000000)`,
    ),
    rule(
      "proposals_days",
      sql`${t.days} is null or (typeof(${t.days}) = 'integer' and ${t.days} between 1 and 365)`,
    ),
    lengthBetween("proposals_message_length", t.message, 1, 5_000),
    lengthBetween("proposals_decline_reason_length", t.declineReason, 0, 1_000),
  ],
);
