import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Of the index's own database (`migrations/search`): not beside the other tables, which drizzle-kit makes in the first one.

export const indexedListings = sqliteTable("indexed_listings", {
  seq: integer().primaryKey(),
  revision: integer().notNull(),
  pricePlace: integer("price_place"),
});

export const listingFeed = sqliteTable("listing_feed", {
  seq: integer().primaryKey(),
  revision: integer().notNull(),
  pricePlace: integer("price_place"),
  ratingPlace: integer("rating_place"),
  popularPlace: integer("popular_place"),
  title: text(),
  words: text(),
  tags: text(),
});

export const indexBuild = sqliteTable("index_build", {
  id: integer().primaryKey(),
  since: integer().notNull(),
  began: integer().notNull(),
  /** `seq` of the last listing; null: none is under way. */
  builtTo: integer("built_to"),
  /** UTC ms; null before the first came to its end. */
  builtAt: integer("built_at"),
});
