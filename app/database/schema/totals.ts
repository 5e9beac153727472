import { sql } from "drizzle-orm";
import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, rule, rupiah } from "./columns";
import { users } from "./users";

const none = (name: string) => rupiah(name).notNull().default(0);

/** A buyer's costs, by the month (WIB) of the order. A trigger on the invoices writes it. */
export const buyerMonths = sqliteTable(
  "buyer_months",
  {
    buyerId: id("buyer_id")
      .notNull()
      .references(() => users.id),
    /** A month as `2026-11`. */
    month: text().notNull(),
    /** Rupiah that was paid and not given back. */
    spent: rupiah("spent").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.month] }),
    rule("buyer_months_spent", sql`typeof(${t.spent}) = 'integer'`),
  ],
);

/** Counts and sums of a person, which only triggers (`0001`) write. A missing row means zero. */
export const personTotals = sqliteTable("person_totals", {
  userId: id("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  bought: none("bought"),
  boughtOpen: none("bought_open"),
  /** The number of completed orders, without those whose money was split. */
  boughtCompleted: none("bought_completed"),
  /** The number of orders cancelled after work began. Unpaid orders are excluded, because anyone could place dozens. */
  boughtCancelled: none("bought_cancelled"),
  boughtHeldAmount: none("bought_held_amount"),
  sold: none("sold"),
  soldOpen: none("sold_open"),
  soldCompleted: none("sold_completed"),
  soldCancelled: none("sold_cancelled"),
  soldHeld: none("sold_held"),
  soldHeldAmount: none("sold_held_amount"),
  /** Rupiah after our fee, as computed by `platformFee`. */
  soldHeldIncome: none("sold_held_income"),
  offers: none("offers"),
  requests: none("requests"),
  openRequests: none("open_requests"),
  paidOut: none("paid_out"),
  paidOutAmount: none("paid_out_amount"),
});

/** The balance change of an account in a month ("m2026-11") or on a day ("d2026-11-23"), written by a trigger. */
export const balanceSpans = sqliteTable(
  "balance_spans",
  {
    account: text().notNull(),
    span: text().notNull(),
    moved: rupiah("moved").notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.span] })],
);
