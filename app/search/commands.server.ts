import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import type { Context } from "~/platform/context.server";
import { toDateInput } from "~/platform/dates";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { countMiss, storeSavedSearch } from "./saved-queries.server";
import { isTooLong, readSavedSearch, SAVED_CHANGES_AN_HOUR, type SavedSearchRefusal } from "./search";

export function recordEmptySearch(
  { deferredDb, defer, now }: Pick<Context, "deferredDb" | "defer" | "now">,
  miss: string | null,
): void {
  if (miss !== null) defer(countMiss(deferredDb, { day: toDateInput(now), query: miss, now }));
}

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
    const saved = await storeSavedSearch(db, { userId, query, now }, counted);
    return saved ? ok(undefined) : refused("too_many");
  } catch (error) {
    if (isOverLimit(error)) return refused("too_often");
    throw error;
  }
}
