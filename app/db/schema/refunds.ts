import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PayoutAccount } from "../../domain/money/payout-account";
import { REFUND_ROUTES, REFUND_STATUSES } from "../../domain/money/refund";
import { id, moment, oneOf, rule, rupiah } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

/** The buyer has yet to name an account. As the index below has it. */
export const MISSING_ACCOUNT = sql`status = 'pending' and route = 'bank' and account is null`;

export const refunds = sqliteTable(
  "refunds",
  {
    /** Also the gateway's refund key: asking twice pays once. */
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    buyerId: id("user_id")
      .notNull()
      .references(() => users.id),
    version: integer().notNull(),
    amount: rupiah("amount").notNull(),
    attempt: integer(),
    route: text({ enum: REFUND_ROUTES }).notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    account: text({ mode: "json" }).$type<PayoutAccount>(),
    tries: integer().notNull().default(0),
    /** When the scheduler asks the gateway or reminds the buyer next, UTC ms; null: neither. */
    nextTryAt: moment("next_try_at"),
    lastError: text("last_error"),
    approvedBy: id("approved_by").references(() => users.id),
    paidBy: id("paid_by").references(() => users.id),
    reference: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    paidAt: moment("paid_at"),
    assignedTo: id("claimed_by").references(() => users.id),
    assignedAt: moment("claimed_at"),
  },
  (t) => [
    uniqueIndex("refunds_event").on(t.orderId, t.version),
    index("refunds_buyer").on(t.buyerId, t.createdAt),
    index("refunds_due").on(t.nextTryAt).where(sql`status = 'pending' and next_try_at is not null`),
    index("refunds_by_hand").on(t.createdAt).where(sql`status <> 'paid' and route = 'bank'`),
    index("refunds_sent").on(t.buyerId, t.paidAt).where(sql`route = 'bank'`),
    index("refunds_unnamed").on(t.buyerId, t.orderId).where(MISSING_ACCOUNT),
    index("refunds_account_kept").on(t.paidAt).where(sql`paid_at is not null and account is not null`),
    rule("refunds_claim", sql`(${t.assignedTo} is null) = (${t.assignedAt} is null)`),
    oneOf("refunds_route", t.route, REFUND_ROUTES),
    oneOf("refunds_status", t.status, REFUND_STATUSES),
    rule("refunds_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
  ],
);
