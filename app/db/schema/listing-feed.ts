import { sql } from "drizzle-orm";
import { index, integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { moment, rule } from "./columns";

/** One row while the listing index is fed in a database of its own (`migrations/search`); none where it is not. */
export const indexFeeding = sqliteTable(
  "index_feeding",
  {
    id: integer().primaryKey(),
    /** Since when every change is noted, UTC ms: an index built for another beginning may lack some. */
    since: moment("since").notNull(),
    /** Grows with each change, and with the clock: it never repeats, even where this database goes back in time. */
    revision: integer().notNull(),
    /** The index here is written no longer. */
    alone: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [rule("index_feeding_one", sql`${t.id} = 1`)],
);

/** Listings with a change that the other database does not know yet: written by triggers, one row a listing. */
export const listingChanges = sqliteTable(
  "listing_changes",
  {
    seq: integer().primaryKey(),
    revision: integer().notNull(),
    isNew: integer("is_new", { mode: "boolean" }).notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [index("listing_changes_oldest").on(t.changedAt, t.seq)],
);
