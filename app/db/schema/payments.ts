import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ATTEMPT_STATUSES } from "../../domain/money/payment";
import { id, lengthBetween, moment, oneOf, rule, rupiah } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

/** One attempt at paying an order, `JW-{order}-{attempt}` to the gateway. */
export const payments = sqliteTable(
  "payments",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    attempt: integer().notNull(),
    gateway: text().notNull(),
    gatewayOrderId: text("gateway_order_id").notNull(),
    amount: rupiah("amount").notNull(),
    status: text({ enum: ATTEMPT_STATUSES }).notNull(),
    /** A success the order could not take (paid, closed or repriced), which is refunded. */
    surplus: integer({ mode: "boolean" }).notNull().default(false),
    token: text(),
    redirectUrl: text("redirect_url"),
    method: text(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    checkedAt: moment("checked_at").notNull(),
  },
  (t) => [
    uniqueIndex("payments_attempt").on(t.orderId, t.attempt),
    uniqueIndex("payments_gateway_order").on(t.gatewayOrderId),
    uniqueIndex("payments_one_held").on(t.orderId).where(sql`status = 'paid' and surplus = 0`),
    index("payments_open").on(t.checkedAt).where(sql`status in ('pending', 'review')`),
    // Their pages stay open until they expire, so money may still come.
    index("payments_lingering").on(t.expiresAt).where(sql`status = 'cancelled' and token is not null`),
    oneOf("payments_status", t.status, ATTEMPT_STATUSES),
    rule("payments_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
    rule("payments_number", sql`${t.attempt} >= 1`),
    lengthBetween("payments_gateway_order_length", t.gatewayOrderId, 1, 50),
  ],
);

export const gatewayNotifications = sqliteTable(
  "gateway_notifications",
  {
    /** SHA-256 of the raw body, in hex: a repeated delivery is the same row. */
    id: text().primaryKey(),
    gatewayOrderId: text("gateway_order_id").notNull(),
    body: text().notNull(),
    receivedAt: moment("received_at").notNull(),
    processedAt: moment("processed_at"),
    outcome: text(),
    /** UTC ms of the gateway's answer to an operator: settled, but for a running order's wrong sums. */
    answeredAt: moment("heard_at"),
    /** Since when `body` holds only what the books need, UTC ms. */
    trimmedAt: moment("shortened_at"),
    /** SHA-256 in hex of the body that lies in the archive, under the row's id; null: in `body`. */
    archivedHash: text("archived_hash"),
  },
  (t) => [
    index("gateway_notifications_order").on(t.gatewayOrderId, t.receivedAt),
    index("gateway_notifications_whole").on(t.receivedAt).where(sql`shortened_at is null`),
    // What can still be processed again stays in its row.
    index("gateway_notifications_here")
      .on(t.receivedAt)
      .where(sql`archived_hash is null and (processed_at is not null or shortened_at is not null)`),
    lengthBetween("gateway_notifications_body_length", t.body, 2, 65_536),
  ],
);

/** A seller's income paid by card, not to be withdrawn before `until`: the bank may take it back. */
export const cardHolds = sqliteTable(
  "card_holds",
  {
    orderId: id("order_id")
      .primaryKey()
      .references(() => orders.id),
    sellerId: id("seller_id")
      .notNull()
      .references(() => users.id),
    amount: rupiah("amount").notNull(),
    createdAt: moment("created_at").notNull(),
    until: moment("until").notNull(),
    chargedBackAt: moment("taken_at"),
  },
  (t) => [
    index("card_holds_seller").on(t.sellerId, t.until).where(sql`taken_at is null`),
    rule("card_holds_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
  ],
);

/** A row moves a positive amount between two accounts. Triggers refuse changes and keep `ledger_accounts`. */
export const ledger = sqliteTable(
  "ledger",
  {
    /** `{order id}:{event version}` or another name of the cause. */
    transferId: text("transfer_id").notNull(),
    line: integer().notNull(),
    orderId: id("order_id").references(() => orders.id),
    fromAccount: text("from_account").notNull(),
    toAccount: text("to_account").notNull(),
    amount: rupiah("amount").notNull(),
    at: moment("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.transferId, t.line] }),
    // Accounts that are asked for: payout:, platform_fee, refund: and seller:. An escrow is read with its order's transfers.
    index("ledger_from").on(t.fromAccount, t.at).where(sql`from_account > 'm'`),
    index("ledger_to").on(t.toAccount, t.at).where(sql`to_account > 'm'`),
    rule("ledger_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
    rule("ledger_two_sides", sql`${t.fromAccount} <> ${t.toAccount}`),
  ],
);

/** Written by the ledger's triggers alone. Only the outside world may be below zero. */
export const ledgerAccounts = sqliteTable(
  "ledger_accounts",
  {
    account: text().primaryKey(),
    balance: rupiah("balance").notNull(),
  },
  (t) => [
    index("ledger_accounts_below").on(t.account).where(sql`balance < 0`),
    rule(
      "ledger_accounts_floor",
      sql`${t.balance} >= 0 or ${t.account} in ('gateway_clearing', 'bank', 'loss')`,
    ),
  ],
);
