import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  ATTEMPT_STATUSES,
  DENIAL_VERDICTS,
  INVOICE_KINDS,
  PAYOUT_CAUSES,
  PAYOUT_STATES,
  PAYOUT_STATUSES,
  REFUND_ROUTES,
  REFUND_STATUSES,
  WITHDRAWAL_STATUSES,
} from "~/database/stored-values";
import type { PayoutAccount } from "~/payouts/account";
import { id, lengthBetween, moment, oneOf, rule, rupiah } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

/** Sums of accounts, which only the triggers on `ledger_accounts` write. */
export const ledgerTotals = sqliteTable("ledger_totals", {
  kind: text().primaryKey(),
  accounts: integer().notNull(),
  balance: rupiah("balance").notNull(),
});

export const ledgerAudits = sqliteTable(
  "book_checks",
  {
    id: integer().primaryKey(),
    /** The rowid of the last event checked. Events are never deleted. */
    through: integer().notNull(),
    checkedAt: moment("checked_at"),
  },
  (t) => [rule("book_checks_one", sql`${t.id} = 1`)],
);

export const auditMismatches = sqliteTable(
  "book_breaches",
  {
    orderId: text("order_id").notNull(),
    rule: text().notNull(),
    found: text({ mode: "json" }).$type<{ expected: number; found: number }>().notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.rule] }),
    index("book_breaches_newest").on(sql`seen_at desc`, sql`order_id desc`),
  ],
);

/** Invoices, numbered without gaps by kind and year (WIB). A trigger on the ledger inserts them. */
export const invoices = sqliteTable(
  "invoices",
  {
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    amount: rupiah("amount").notNull(),
    at: moment("at").notNull(),
    /** A copy of the name, so that an invoice stays the same when an account closes. */
    buyerName: text("buyer_name").notNull(),
    sellerName: text("seller_name").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.year, t.number] }),
    index("invoices_order").on(t.orderId),
    oneOf("invoices_kind", t.kind, INVOICE_KINDS),
    rule("invoices_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
  ],
);

/** A seller's months with sales, numbered without gaps by month (WIB). Triggers on the ledger write them. */
export const sellerMonths = sqliteTable(
  "seller_months",
  {
    /** A month as `2026-11`. */
    month: text().notNull(),
    number: integer().notNull(),
    sellerId: id("seller_id")
      .notNull()
      .references(() => users.id),
    /** Rupiah, our fee included. */
    turnover: rupiah("turnover").notNull(),
    fee: rupiah("fee").notNull(),
    /** Rupiah that banks took back after they were paid out. */
    takenBack: rupiah("taken_back").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.number] }),
    uniqueIndex("seller_months_seller").on(t.sellerId, t.month),
    rule("seller_months_sums", sql`typeof(${t.turnover}) = 'integer' and typeof(${t.fee}) = 'integer'`),
  ],
);

/** One attempt to pay an order. Its gateway id is `JW-{order}-{attempt}`. */
export const payments = sqliteTable(
  "payments",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    attempt: integer().notNull(),
    /** The number of the bill within the order. One payment pays one bill, which has one or more parts. */
    bill: integer().notNull().default(1),
    gateway: text().notNull(),
    gatewayOrderId: text("gateway_order_id").notNull(),
    amount: rupiah("amount").notNull(),
    status: text({ enum: ATTEMPT_STATUSES }).notNull(),
    /** True if the money arrived but the order could not accept it (paid, closed or repriced). It is then refunded. */
    isSurplus: integer("surplus", { mode: "boolean" }).notNull().default(false),
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
    uniqueIndex("payments_one_held").on(t.orderId, t.bill).where(sql`status = 'paid' and surplus = 0`),
    index("payments_open").on(t.checkedAt).where(sql`status in ('pending', 'review')`),
    // The payment pages of these attempts stay open until they expire, so a payment may still arrive.
    index("payments_lingering").on(t.expiresAt).where(sql`status = 'cancelled' and token is not null`),
    oneOf("payments_status", t.status, ATTEMPT_STATUSES),
    rule("payments_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
    rule("payments_number", sql`${t.attempt} >= 1`),
    rule("payments_bill", sql`${t.bill} between 1 and 12`),
    lengthBetween("payments_gateway_order_length", t.gatewayOrderId, 1, 50),
  ],
);

export const gatewayNotifications = sqliteTable(
  "gateway_notifications",
  {
    /** SHA-256 of the raw body, in hex, so that a repeated delivery is the same row. */
    id: text().primaryKey(),
    gatewayOrderId: text("gateway_order_id").notNull(),
    body: text().notNull(),
    receivedAt: moment("received_at").notNull(),
    processedAt: moment("processed_at"),
    outcome: text(),
    /** UTC ms at which the gateway answered an operator's question about the notification. */
    answeredAt: moment("heard_at"),
    /** UTC ms at which `body` was reduced to what the ledger needs. */
    trimmedAt: moment("shortened_at"),
    /** SHA-256 in hex of the archived body, stored under the row's id. Null if `body` contains it. */
    archivedHash: text("archived_hash"),
  },
  (t) => [
    index("gateway_notifications_order").on(t.gatewayOrderId, t.receivedAt),
    index("gateway_notifications_whole").on(t.receivedAt).where(sql`shortened_at is null`),
    // A notification that can still be processed stays in its row.
    index("gateway_notifications_here")
      .on(t.receivedAt)
      .where(sql`archived_hash is null and (processed_at is not null or shortened_at is not null)`),
    lengthBetween("gateway_notifications_body_length", t.body, 2, 65_536),
  ],
);

/** Locks a seller's income from a card payment until `until`, because the bank may take it back. */
export const cardHolds = sqliteTable(
  "card_holds",
  {
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    version: integer().notNull(),
    bill: integer().notNull().default(1),
    sellerId: id("seller_id")
      .notNull()
      .references(() => users.id),
    amount: rupiah("amount").notNull(),
    createdAt: moment("created_at").notNull(),
    until: moment("until").notNull(),
    chargedBackAt: moment("taken_at"),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.version, t.bill] }),
    index("card_holds_seller").on(t.sellerId, t.until).where(sql`taken_at is null`),
    rule("card_holds_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
  ],
);

/** Moves a positive amount. Triggers refuse changes and update `ledger_accounts`. */
export const ledger = sqliteTable(
  "ledger",
  {
    /** The cause of the entry. For an order it is `{order id}:{event version}`. */
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
    // Pages query only accounts after 'm'. Escrow accounts come before and are read with the transfers of their order.
    index("ledger_from").on(t.fromAccount, t.at).where(sql`from_account > 'm'`),
    index("ledger_to").on(t.toAccount, t.at).where(sql`to_account > 'm'`),
    rule("ledger_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
    rule("ledger_two_sides", sql`${t.fromAccount} <> ${t.toAccount}`),
  ],
);

/** Balances, which only the ledger's triggers write. Only outside accounts may be below zero. */
export const ledgerAccounts = sqliteTable(
  "ledger_accounts",
  {
    account: text().primaryKey(),
    balance: rupiah("balance").notNull(),
  },
  (t) => [
    index("ledger_accounts_below").on(t.account).where(sql`balance < 0`),
    rule("ledger_accounts_floor", sql`${t.balance} >= 0 or ${t.account} in ('gateway_clearing', 'bank', 'loss')`),
  ],
);

/** The condition of a refund for which the buyer has not named an account. Must equal the text of the index below. */
export const MISSING_ACCOUNT = sql`status = 'pending' and route = 'bank' and account is null`;

export const refunds = sqliteTable(
  "refunds",
  {
    /** The id is also the gateway's refund key, so that repeating the request pays only once. */
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    buyerId: id("user_id")
      .notNull()
      .references(() => users.id),
    version: integer().notNull(),
    bill: integer().notNull().default(1),
    amount: rupiah("amount").notNull(),
    attempt: integer(),
    route: text({ enum: REFUND_ROUTES }).notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    account: text({ mode: "json" }).$type<PayoutAccount>(),
    tries: integer().notNull().default(0),
    /** UTC ms at which the scheduler asks the gateway or reminds the buyer. Null if it does neither. */
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
    uniqueIndex("refunds_event").on(t.orderId, t.version, t.bill),
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

export const withdrawals = sqliteTable(
  "withdrawals",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id),
    amount: rupiah("amount").notNull(),
    /** Rupiah: the owner's part of the transfer fee. A trigger keeps it below the amount. */
    fee: rupiah("fee").notNull().default(0),
    account: text({ mode: "json" }).$type<PayoutAccount>().notNull(),
    status: text({ enum: WITHDRAWAL_STATUSES }).notNull(),
    approvedBy: id("approved_by").references(() => users.id),
    decidedBy: id("decided_by").references(() => users.id),
    reference: text().notNull().default(""),
    reason: text().notNull().default(""),
    formId: text("form_id").notNull(),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
    assignedTo: id("claimed_by").references(() => users.id),
    assignedAt: moment("claimed_at"),
  },
  (t) => [
    uniqueIndex("withdrawals_form").on(t.userId, t.formId),
    uniqueIndex("withdrawals_one_open").on(t.userId).where(sql`status in ('requested', 'approved')`),
    index("withdrawals_newest").on(t.userId, sql`created_at desc`, sql`id desc`),
    index("withdrawals_decided").on(t.userId, t.decidedAt).where(sql`decided_at is not null`),
    index("withdrawals_open").on(t.createdAt).where(sql`status in ('requested', 'approved')`),
    index("withdrawals_account_kept")
      .on(t.decidedAt)
      .where(sql`decided_at is not null and json_extract(account, '$.number') <> ''`),
    rule("withdrawals_claim", sql`(${t.assignedTo} is null) = (${t.assignedAt} is null)`),
    oneOf("withdrawals_status", t.status, WITHDRAWAL_STATUSES),
    rule("withdrawals_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
  ],
);

/** The condition of payouts that may still come back: checks go on, or they are contradicted without a verdict. */
export const PAYOUT_MAY_RETURN = sql`(state = 'arrived' and next_check_at is not null)
  or (contradicted_at is not null and denial_closed_at is null)`;

/** Payouts sent through a provider. Manual transfers have no row here. */
export const payoutAttempts = sqliteTable(
  "payout_attempts",
  {
    id: id().primaryKey(),
    withdrawalId: id("withdrawal_id").references(() => withdrawals.id),
    refundId: id("refund_id").references(() => refunds.id),
    ownerId: id("user_id")
      .notNull()
      .references(() => users.id),
    route: text().notNull(),
    amount: rupiah("amount").notNull(),
    /** A copy of the account, because a repeated request must be identical. */
    account: text({ mode: "json" }).$type<PayoutAccount>().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** The provider's id of the payout. Null until the provider has answered. */
    reference: text(),
    state: text({ enum: PAYOUT_STATES }).notNull(),
    cause: text({ enum: PAYOUT_CAUSES }),
    tries: integer().notNull().default(0),
    lastError: text("last_error"),
    /** UTC ms since which the provider has given no usable answer. Null while it answers. */
    failingSince: moment("failing_since"),
    createdBy: id("created_by")
      .notNull()
      .references(() => users.id),
    createdAt: moment("created_at").notNull(),
    /** The operator who released it last. `state` says whether the provider accepted it. */
    releasedBy: id("released_by").references(() => users.id),
    releasedAt: moment("released_at"),
    arrivedAt: moment("arrived_at"),
    endedAt: moment("ended_at"),
    /** UTC ms at which the provider contradicted its earlier final status. Null if it never did. */
    contradictedAt: moment("contradicted_at"),
    deniedAs: text("denied_as", { enum: PAYOUT_STATUSES }),
    /** The first operator's finding on the bank's statement. Above the limit, a second operator must confirm it. */
    verdict: text({ enum: DENIAL_VERDICTS }),
    judgedBy: id("judged_by").references(() => users.id),
    judgedAt: moment("judged_at"),
    denialClosedBy: id("denial_closed_by").references(() => users.id),
    denialClosedAt: moment("denial_closed_at"),
    /** Rupiah that a duplicate transfer lost us. `surplusTaken` is the part recovered from the owner's balance. */
    surplus: rupiah("surplus").notNull().default(0),
    surplusTaken: rupiah("surplus_taken").notNull().default(0),
    /** UTC ms. Null if the scheduler does not ask again. */
    nextCheckAt: moment("next_check_at"),
    /** Increases with every change. If two changes start from the same version, the second is refused. */
    version: integer().notNull().default(1),
  },
  (t) => [
    // Prevents two concurrent attempts to pay the same money.
    uniqueIndex("payout_attempts_one_withdrawal").on(t.withdrawalId).where(sql`state not in ('failed', 'returned')`),
    uniqueIndex("payout_attempts_one_refund").on(t.refundId).where(sql`state not in ('failed', 'returned')`),
    uniqueIndex("payout_attempts_key").on(t.route, t.idempotencyKey),
    uniqueIndex("payout_attempts_reference").on(t.route, t.reference),
    index("payout_attempts_withdrawal").on(t.withdrawalId, sql`created_at desc`),
    index("payout_attempts_refund").on(t.refundId, sql`created_at desc`),
    index("payout_attempts_due").on(t.nextCheckAt).where(sql`next_check_at is not null`),
    index("payout_attempts_released").on(t.ownerId, t.releasedAt).where(sql`released_at is not null`),
    index("payout_attempts_returnable").on(t.ownerId).where(PAYOUT_MAY_RETURN),
    index("payout_attempts_lost").on(t.ownerId).where(sql`surplus > 0`),
    index("payout_attempts_failing").on(t.failingSince).where(sql`failing_since is not null`),
    index("payout_attempts_intended").on(t.createdAt).where(sql`state = 'intended'`),
    index("payout_attempts_ended").on(t.endedAt).where(sql`ended_at is not null and released_at is not null`),
    index("payout_attempts_denied").on(t.contradictedAt).where(sql`contradicted_at is not null`),
    rule("payout_attempts_subject", sql`(${t.withdrawalId} is null) <> (${t.refundId} is null)`),
    oneOf("payout_attempts_state", t.state, PAYOUT_STATES),
    oneOf("payout_attempts_cause", t.cause, PAYOUT_CAUSES),
    rule("payout_attempts_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
    rule("payout_attempts_known", sql`${t.reference} is not null or ${t.state} in ('intended', 'failed')`),
    rule("payout_attempts_release", sql`(${t.releasedBy} is null) = (${t.releasedAt} is null)`),
    rule("payout_attempts_arrival", sql`(${t.arrivedAt} is not null) = (${t.state} in ('arrived', 'returned'))`),
    oneOf("payout_attempts_denied_as", t.deniedAs, PAYOUT_STATUSES),
    oneOf("payout_attempts_verdict", t.verdict, DENIAL_VERDICTS),
    rule("payout_attempts_judged", sql`(${t.verdict} is null) = (${t.judgedBy} is null)`),
    rule(
      "payout_attempts_closed",
      sql`(${t.denialClosedAt} is null) = (${t.denialClosedBy} is null) and (${t.denialClosedAt} is null or ${t.verdict} is not null)`,
    ),
    rule(
      "payout_attempts_surplus",
      sql`typeof(${t.surplus}) = 'integer' and typeof(${t.surplusTaken}) = 'integer' and ${t.surplus} in (0, ${t.amount}) and ${t.surplusTaken} between 0 and ${t.surplus}`,
    ),
    lengthBetween("payout_attempts_key_length", t.idempotencyKey, 1, 100),
  ],
);
