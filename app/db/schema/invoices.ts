import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { INVOICE_KINDS } from "../../domain/money/invoice";
import { id, moment, oneOf, rule, rupiah } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

/** For each payment and each sum that goes back: by a trigger on the ledger, numbered without gaps by kind and year of WIB. */
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
    /** As they were then: an invoice stays what it was when an account closes. */
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

/** What a seller sold in a month of WIB, numbered without gaps in the order of their first sales. Kept by triggers on the ledger. */
export const sellerMonths = sqliteTable(
  "seller_months",
  {
    /** `2026-11` */
    month: text().notNull(),
    number: integer().notNull(),
    sellerId: id("seller_id")
      .notNull()
      .references(() => users.id),
    /** Before our fee. */
    turnover: rupiah("turnover").notNull(),
    fee: rupiah("fee").notNull(),
    /** Of what was paid out to them already, by charge-backs. */
    takenBack: rupiah("taken_back").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.number] }),
    uniqueIndex("seller_months_seller").on(t.sellerId, t.month),
    rule("seller_months_sums", sql`typeof(${t.turnover}) = 'integer' and typeof(${t.fee}) = 'integer'`),
  ],
);
