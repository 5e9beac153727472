import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PayoutAccount } from "../../domain/money/payout-account";
import { WITHDRAWAL_STATUSES } from "../../domain/money/withdrawal";
import { id, moment, oneOf, rule, rupiah } from "./columns";
import { users } from "./users";

/** Paid by hand or through a payout provider, one at a time. */
export const withdrawals = sqliteTable(
  "withdrawals",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id),
    amount: rupiah("amount").notNull(),
    /** Of the amount, what its owner was told that the transfer costs them. A trigger keeps it below. */
    fee: rupiah("fee").notNull().default(0),
    account: text({ mode: "json" }).$type<PayoutAccount>().notNull(),
    status: text({ enum: WITHDRAWAL_STATUSES }).notNull(),
    approvedBy: id("approved_by").references(() => users.id),
    decidedBy: id("decided_by").references(() => users.id),
    reference: text().notNull().default(""),
    reason: text().notNull().default(""),
    requestId: text("request_id").notNull(),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
    assignedTo: id("claimed_by").references(() => users.id),
    assignedAt: moment("claimed_at"),
  },
  (t) => [
    uniqueIndex("withdrawals_request").on(t.userId, t.requestId),
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
