import { countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import { insertSavedSearch } from "~/db/search/saved.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import {
  isTooLong,
  readSavedSearch,
  SAVED_CHANGES_AN_HOUR,
  type SavedSearchRefusal,
} from "~/domain/search/saved";
import type { Context } from "~/platform/core/context.server";

/** `text`: the query of a search's address. Saved twice, it is stored once. */
export async function saveSearch(
  { db, now }: Pick<Context, "db" | "now">,
  userId: string,
  text: string,
): Promise<Outcome<void, SavedSearchRefusal>> {
  const read = readSavedSearch(text);
  if (!read) return refused("nothing_asked");
  const { query } = read;
  if (isTooLong(query)) return refused("too_long");
  const counted = countOrAbort(db, `saved-search:${userId}`, SAVED_CHANGES_AN_HOUR, now);
  try {
    const saved = await insertSavedSearch(db, { userId, query, now }, counted);
    return saved ? ok(undefined) : refused("too_many");
  } catch (error) {
    if (isOverLimit(error)) return refused("too_often");
    throw error;
  }
}
