import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment, rule, rupiah } from "./columns";

/** What the pages of places say of the offers standing there; counted by the scheduler, never while somebody waits. */
export const placeFigures = sqliteTable(
  "place_figures",
  {
    /** Of a kabupaten or kota; of a province for the sum of all in it. */
    placeCode: text("place_code").notNull(),
    /** Empty for the sum of all categories. */
    category: text().notNull(),
    offers: integer().notNull(),
    today: integer().notNull(),
    /** Half of the offers cost no more; of one category in one kabupaten or kota, otherwise null. */
    middlePrice: rupiah("middle_price"),
    lowestPrice: rupiah("lowest_price").notNull(),
    ratingSum: integer("rating_sum").notNull(),
    ratingCount: integer("rating_count").notNull(),
    /** Between these lies the middle half of the orders completed; null where they are too few. */
    fairFrom: rupiah("fair_from"),
    fairTo: rupiah("fair_to"),
    fairOrders: integer("fair_orders").notNull().default(0),
    countedAt: moment("counted_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.placeCode, t.category] }),
    index("place_figures_count").on(t.countedAt, t.category, t.placeCode),
    // Those of two digits are provinces.
    index("place_figures_most")
      .on(t.category, sql`length(place_code)`, sql`offers desc`)
      .where(sql`offers >= 3`),
    index("place_figures_province")
      .on(t.category, sql`cast(place_code as integer)`, sql`offers desc`)
      .where(sql`length(place_code) > 2`),
    rule("place_figures_offers", sql`${t.offers} > 0`),
  ],
);
