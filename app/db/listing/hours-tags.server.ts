import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";

/** The seller's hours as `hoursTags` writes them, each after a blank. */
const hoursOf = (ownerId: string) =>
  sql`coalesce((select group_concat(' jam' || weekday || 'x' || from_minute || 'x' || to_minute, '')
    from (select * from working_hours where user_id = ${ownerId} order by weekday)), '')`;

/** Tags of an offer, with the hours of its seller as they are when it is written. */
export function tagsWithHours(tags: string, ownerId: string): SQL<string> {
  return sql<string>`${tags} || ${hoursOf(ownerId)}`;
}

/** Writes a seller's hours anew into the tags of all their offers. */
export function retagHours(db: Database, ownerId: string): BatchStatement {
  const { searchTags } = listings;
  const others = sql`substr(${searchTags}, 1, instr(${searchTags} || ' jam', ' jam') - 1)`;
  return db
    .update(listings)
    .set({ searchTags: sql`${others} || ${hoursOf(ownerId)}` })
    .where(and(eq(listings.ownerId, ownerId), eq(listings.kind, "offer"), isNull(listings.deletedAt)));
}
