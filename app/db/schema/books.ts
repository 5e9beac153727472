import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment, rule, rupiah } from "./columns";

/** Trial balance per kind of account, written only by the triggers on `ledger_accounts`. */
export const ledgerTotals = sqliteTable("ledger_totals", {
  kind: text().primaryKey(),
  accounts: integer().notNull(),
  balance: rupiah("balance").notNull(),
});

export const ledgerAudits = sqliteTable(
  "book_checks",
  {
    id: integer().primaryKey(),
    /** rowid of the last event checked; events are never deleted. */
    through: integer().notNull(),
    checkedAt: moment("checked_at"),
  },
  (t) => [rule("book_checks_one", sql`${t.id} = 1`)],
);

export const auditBreaches = sqliteTable(
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
