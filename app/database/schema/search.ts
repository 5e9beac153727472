import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { RECIPIENT_REASONS } from "~/proposals/reach";
import { id, lengthBetween, moment, oneOf, rule, rupiah } from "./columns";
import { listings } from "./listings";
import { users } from "./users";

/** Has one row while the listing index is in a separate database (`migrations/search`). */
export const indexFeeding = sqliteTable(
  "index_feeding",
  {
    id: integer().primaryKey(),
    /** UTC ms since which every change is recorded. An index that stores another moment may lack changes. */
    since: moment("since").notNull(),
    /** Increases with each change and with the clock, so it never repeats, even after a restore. */
    revision: integer().notNull(),
    /** True after the index moved to its own database. This database then stops updating its copy. */
    alone: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [rule("index_feeding_one", sql`${t.id} = 1`)],
);

/** Listings whose change the other database has not received. Triggers write one row per listing. */
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

/** Figures of places, which only the scheduler computes. */
export const placeFigures = sqliteTable(
  "place_figures",
  {
    /** The place of the figures. The row of a province counts all its towns. */
    placeCode: text("place_code").notNull(),
    category: text().notNull(),
    offers: integer().notNull(),
    today: integer().notNull(),
    /** Rupiah: the median price. Null unless the row is one category in one kabupaten or kota. */
    middlePrice: rupiah("middle_price"),
    lowestPrice: rupiah("lowest_price").notNull(),
    ratingSum: integer("rating_sum").notNull(),
    ratingCount: integer("rating_count").notNull(),
    /** Rupiah: the middle half of the prices of completed orders. Null if there are too few. */
    fairFrom: rupiah("fair_from"),
    fairTo: rupiah("fair_to"),
    fairOrders: integer("fair_orders").notNull().default(0),
    countedAt: moment("counted_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.placeCode, t.category] }),
    index("place_figures_count").on(t.countedAt, t.category, t.placeCode),
    // A code of two digits is a province.
    index("place_figures_most").on(t.category, sql`length(place_code)`, sql`offers desc`).where(sql`offers >= 3`),
    index("place_figures_province")
      .on(t.category, sql`cast(place_code as integer)`, sql`offers desc`)
      .where(sql`length(place_code) > 2`),
    rule("place_figures_offers", sql`${t.offers} > 0`),
  ],
);

/** The words of the index, each with its number of listings, packed into one row. */
export const searchVocabulary = sqliteTable(
  "search_vocabulary",
  {
    id: integer().primaryKey(),
    words: text().notNull().default(""),
    madeAt: moment("made_at"),
    /** The words of an unfinished count, and the last one counted. */
    counted: text().notNull().default(""),
    countedTo: text("counted_to").notNull().default(""),
  },
  (t) => [rule("search_vocabulary_one", sql`${t.id} = 1`)],
);

/** Searches without a result. A row contains only the words, not the person, and is kept for 90 days. */
export const searchMisses = sqliteTable(
  "search_misses",
  {
    day: text().notNull(),
    query: text().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] }), lengthBetween("search_misses_query_length", t.query, 1, 100)],
);

export const favourites = sqliteTable(
  "favourites",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    listingId: id("service_id")
      .notNull()
      .references(() => listings.id),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index("favourites_newest").on(t.userId, sql`created_at desc`),
  ],
);

export const seenListings = sqliteTable(
  "seen_listings",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    listingId: id("service_id")
      .notNull()
      .references(() => listings.id),
    seenAt: moment("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index("seen_listings_newest").on(t.userId, sql`seen_at desc`),
    index("seen_listings_age").on(t.seenAt),
  ],
);

export const savedSearches = sqliteTable(
  "saved_searches",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The query string in the canonical form of `searchHref`. */
    query: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** The `seq` up to which listings have been checked. The person is notified of newer hits. */
    seenSeq: integer("seen_seq").notNull(),
    checkedAt: moment("checked_at").notNull(),
  },
  (t) => [
    uniqueIndex("saved_searches_query").on(t.userId, t.query),
    index("saved_searches_due").on(t.checkedAt),
    lengthBetween("saved_searches_query_length", t.query, 1, 500),
  ],
);

/** The rounds of a request: how many have run, and when the next one is due. */
export const requestRounds = sqliteTable(
  "request_rounds",
  {
    wantedId: id("service_id")
      .primaryKey()
      .references(() => listings.id),
    /** The number of finished rounds. The second also covers neighbouring places. */
    round: integer().notNull().default(0),
    /** UTC ms of the next round. Null if none follows, or while the request is closed. */
    dueAt: moment("due_at"),
    /** The sellers notified by each round. */
    near: integer().notNull().default(0),
    wider: integer().notNull().default(0),
    /** The median of the sellers' measured response times in minutes. Null if too few are measured. */
    responseMinutes: integer("response_minutes"),
  },
  (t) => [index("request_rounds_due").on(t.dueAt).where(sql`due_at is not null`)],
);

/** The sellers notified of a request. The key ensures that a seller is notified of it and invited only once. */
export const requestRecipients = sqliteTable(
  "request_recipients",
  {
    wantedId: id("service_id")
      .notNull()
      .references(() => listings.id),
    sellerId: id("seller_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The cause of the first notification. */
    reason: text({ enum: RECIPIENT_REASONS }).notNull(),
    createdAt: moment("created_at").notNull(),
    /** UTC ms at which the buyer invited the seller. Null without an invitation. */
    invitedAt: moment("invited_at"),
  },
  (t) => [
    primaryKey({ columns: [t.wantedId, t.sellerId] }),
    index("request_recipients_seller").on(t.sellerId, sql`created_at desc`),
    index("request_recipients_age").on(t.createdAt),
    oneOf("request_recipients_reason", t.reason, RECIPIENT_REASONS),
  ],
);
