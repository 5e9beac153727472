import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment, rule, rupiah } from "./columns";

/**
 * The trial balance: how many accounts of a kind hold something, and how much together. Written by the triggers on
 * `ledger_accounts` alone, so that a page reads eight rows however many orders there were.
 */
export const ledgerTotals = sqliteTable("ledger_totals", {
  kind: text().primaryKey(),
  /** Accounts that do not stand at zero. */
  accounts: integer().notNull(),
  balance: rupiah("balance").notNull(),
});

/** How far the changes of orders have been checked: one row. */
export const ledgerAudits = sqliteTable(
  "book_checks",
  {
    id: integer().primaryKey(),
    /** rowid of the last event looked at; events only grow. */
    through: integer().notNull(),
    checkedAt: moment("checked_at"),
  },
  (t) => [rule("book_checks_one", sql`${t.id} = 1`)],
);

/** What did not add up when an order was last looked at. */
export const auditBreaches = sqliteTable(
  "book_breaches",
  {
    orderId: text("order_id").notNull(),
    rule: text().notNull(),
    /** In integer rupiah, or in events. */
    found: text({ mode: "json" }).$type<{ expected: number; found: number }>().notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.rule] }),
    index("book_breaches_newest").on(sql`seen_at desc`, sql`order_id desc`),
  ],
);
