import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, rupiah } from "./columns";
import { users } from "./users";

const none = (name: string) => rupiah(name).notNull().default(0);

/** Written only by triggers (`0001`): counting would read as many rows. No row: nothing yet. Integer rupiah and numbers of rows. */
export const personTotals = sqliteTable("person_totals", {
  userId: id("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  bought: none("bought"),
  boughtOpen: none("bought_open"),
  /** Without those whose money was divided. */
  boughtCompleted: none("bought_completed"),
  /** Cancelled after work had begun: anyone could place unpaid ones by the dozen. */
  boughtCancelled: none("bought_cancelled"),
  boughtHeldAmount: none("bought_held_amount"),
  sold: none("sold"),
  soldOpen: none("sold_open"),
  soldCompleted: none("sold_completed"),
  soldCancelled: none("sold_cancelled"),
  soldHeld: none("sold_held"),
  soldHeldAmount: none("sold_held_amount"),
  /** After the fee, as `platformFee` takes it. */
  soldHeldIncome: none("sold_held_income"),
  offers: none("offers"),
  requests: none("requests"),
  openRequests: none("open_requests"),
  paidOut: none("paid_out"),
  paidOutAmount: none("paid_out_amount"),
});

/** What came into a seller's account less what left it, by a trigger (`0001`). `span`: "m2026-11" or "d2026-11-23", in Jakarta. */
export const balanceSpans = sqliteTable(
  "balance_spans",
  {
    account: text().notNull(),
    span: text().notNull(),
    moved: rupiah("moved").notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.span] })],
);
