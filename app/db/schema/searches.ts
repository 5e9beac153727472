import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, lengthBetween, moment, rule } from "./columns";
import { listings } from "./listings";
import { users } from "./users";

/** One row: the words of the index and in how many listings each stands, packed, read once per isolate. */
export const searchVocabulary = sqliteTable(
  "search_vocabulary",
  {
    id: integer().primaryKey(),
    words: text().notNull().default(""),
    madeAt: moment("made_at"),
    /** A count under way: the words so far, and the last of them. */
    counted: text().notNull().default(""),
    countedTo: text("counted_to").notNull().default(""),
  },
  (t) => [rule("search_vocabulary_one", sql`${t.id} = 1`)],
);

/** Searches that found nothing: words alone, of nobody, for 90 days. */
export const searchMisses = sqliteTable(
  "search_misses",
  {
    /** YYYY-MM-DD in Jakarta. */
    day: text().notNull(),
    query: text().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.query] }),
    lengthBetween("search_misses_query_length", t.query, 1, 100),
  ],
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

/** The last thirty of a person, for a while (`domain/listing/seen`). */
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
    /** The query part of the search's address, in the one form that `searchHref` writes. */
    query: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** Listings up to this `seq` were looked at; a newer hit is told. */
    seenSeq: integer("seen_seq").notNull(),
    checkedAt: moment("checked_at").notNull(),
  },
  (t) => [
    uniqueIndex("saved_searches_query").on(t.userId, t.query),
    index("saved_searches_due").on(t.checkedAt),
    lengthBetween("saved_searches_query_length", t.query, 1, 500),
  ],
);
