import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, moment, oneOf, rule } from "./columns";
import { users } from "./users";

/** People whom a person blocked. Triggers reject messages, orders and proposals between the two, in both directions. */
export const blocks = sqliteTable(
  "blocks",
  {
    blockerId: id("blocker_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    blockedId: id("blocked_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("blocks_newest").on(t.blockerId, sql`created_at desc`, sql`blocked_id desc`),
    rule("blocks_two_people", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** Photos of reviews, pending until the review is stored. Closing an account finds its photos by `author_id`. */
export const reviewPictures = sqliteTable(
  "review_pictures",
  {
    key: id("key").primaryKey(),
    reviewId: id("review_id").notNull(),
    authorId: id("author_id")
      .notNull()
      .references(() => users.id),
    position: integer().notNull(),
    status: text({ enum: ["pending", "ready"] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("review_pictures_review").on(t.reviewId, t.position),
    index("review_pictures_author").on(t.authorId),
    index("review_pictures_pending").on(t.createdAt).where(sql`status = 'pending'`),
    oneOf("review_pictures_status", t.status, ["pending", "ready"]),
    rule("review_pictures_position", sql`${t.position} between 0 and 2`),
  ],
);
