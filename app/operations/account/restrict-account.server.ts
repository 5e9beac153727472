import { RESTRICTED_LISTING, RESTRICTION_BEGUN, RESTRICTION_LIFTED } from "~/copy/account/my-data";
import { endRestriction, writeRestriction } from "~/db/account/restriction.server";
import { countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import { CATEGORIES } from "~/domain/listing/category";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";

type Restricting = Pick<Context, "db" | "now" | "purge">;

/** Of both together: each is a row for years, and empties the lists that everybody reads. */
const CHANGES_AN_HOUR = 20;

/** Takes effect at once, for as long as the person wishes. False: too often this hour. */
export function restrictAccount(context: Restricting, userId: string): Promise<boolean> {
  const said = { reason: RESTRICTED_LISTING, words: RESTRICTION_BEGUN };
  return counting(context, userId, (counted) =>
    writeRestriction(context.db, userId, said, counted, context.now),
  );
}

export function liftRestriction(context: Restricting, userId: string): Promise<boolean> {
  return counting(context, userId, (counted) =>
    endRestriction(context.db, userId, RESTRICTION_LIFTED, counted, context.now),
  );
}

async function counting(
  { db, now, purge }: Restricting,
  userId: string,
  write: (counted: ReturnType<typeof countOrAbort>) => Promise<void>,
): Promise<boolean> {
  const purgePages = () =>
    purge(LISTS, personCacheTag(userId), ...CATEGORIES.map(({ name }) => categoryCacheTag(name)));
  try {
    await write(countOrAbort(db, `restriction:${userId}`, CHANGES_AN_HOUR, now));
  } catch (error) {
    if (isOverLimit(error)) return false;
    // It may stand though its answer was lost.
    purgePages();
    throw error;
  }
  purgePages();
  return true;
}
